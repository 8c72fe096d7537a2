import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Drawing } from "../drawing.tsx";
import { useForm } from "./form.tsx";

interface FieldFrameProps {
  name: string;
  label: string;
  /** Shown beneath the field until an error message takes its place. */
  help?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

const controlClass =
  "mt-2 block min-h-13 w-full rounded-md border border-field bg-white px-4 py-3 text-base text-ink transition-colors placeholder:text-slate hover:border-ink focus:border-teal aria-invalid:border-error aria-invalid:bg-error-tint";

/** Label, control, message. The message's line is reserved, so that the page does not jump. */
function FieldFrame({ name, label, help, className, children }: FieldFrameProps) {
  const form = useForm();
  const id = `${form.name}-${name}`;
  const error = form.errors[name];
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-sm font-semibold text-balance">
        {label}
      </label>
      {children({
        id,
        name,
        className: controlClass,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error || help ? `${id}-note` : undefined,
      })}
      <p
        id={`${id}-note`}
        className={`mt-1 min-h-[1.5em] text-sm ${error ? "font-medium text-error" : "text-slate"}`}
      >
        {error ?? help}
      </p>
    </div>
  );
}

interface FieldProps {
  name: string;
  label: string;
  help?: string;
  type?: "text" | "email" | "tel" | "url" | "password";
  inputMode?: "numeric" | "email" | "tel" | "url";
  autoComplete: string;
  /** The value is no word, so the browser neither capitalizes nor corrects it. */
  plain?: boolean;
  className?: string;
}

export function Field({
  name,
  label,
  help,
  type = "text",
  inputMode,
  autoComplete,
  plain = false,
  className,
}: FieldProps) {
  const value = useInitialText(name);
  return (
    <FieldFrame name={name} label={label} help={help} className={className}>
      {(control) => (
        <input
          {...control}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize={plain ? "none" : undefined}
          spellCheck={plain ? false : undefined}
          defaultValue={value}
          required
        />
      )}
    </FieldFrame>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  help?: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  /** May stay empty; the label should say so. */
  optional?: boolean;
  className?: string;
}

export function SelectField({
  name,
  label,
  help,
  placeholder,
  options,
  optional = false,
  className,
}: SelectFieldProps) {
  const value = useInitialText(name);
  return (
    <FieldFrame name={name} label={label} help={help} className={className}>
      {({ className: look, ...control }) => (
        <div className="relative">
          <select
            {...control}
            className={`appearance-none pr-12 ${look}`}
            defaultValue={value ?? ""}
            required={!optional}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Drawing
            icon={ChevronDown}
            className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps {
  name: string;
  label: string;
  help?: string;
  rows: number;
  className?: string;
}

export function TextAreaField({ name, label, help, rows, className }: TextAreaFieldProps) {
  const value = useInitialText(name);
  return (
    <FieldFrame name={name} label={label} help={help} className={className}>
      {(control) => <textarea {...control} rows={rows} defaultValue={value} required />}
    </FieldFrame>
  );
}

function useInitialText(name: string): string | undefined {
  const value = useForm().values[name];
  return typeof value === "string" ? value : undefined;
}
