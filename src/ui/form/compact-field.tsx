/** Fields where people work: compact, native, with the fault beneath. */
import type { ReactNode } from "react";
import { ConfirmationLink, EarlierCopyLink } from "./attempt-field.tsx";
import { faultId } from "./fault-id.ts";

export const fieldClass =
  "block min-h-11 w-full min-w-0 rounded-md border border-field bg-white px-3 py-2 text-sm text-ink transition-colors placeholder:text-slate hover:border-ink focus:border-teal aria-invalid:border-error aria-invalid:bg-error-tint";

export const selectClass = `${fieldClass} sm:w-auto sm:max-w-56`;

interface FieldProps {
  /** The id must be unique on the page. */
  id: string;
  label: string;
  /** The field's name, by which a form that comes back reports its error. */
  name?: string;
  error?: string | undefined;
  help?: string;
  /** The control; `describedBy` names the sentence beneath it. */
  children: (control: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
}

export function Field({ id, label, name, error, help, children }: FieldProps) {
  const note = error ?? help;
  return (
    <div id={error && name ? faultId(name) : undefined} className="w-full scroll-mt-6">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": note ? `${id}-note` : undefined,
      })}
      {note ? (
        <p
          id={`${id}-note`}
          className={`mt-1 text-sm ${error ? "font-medium text-error" : "text-slate"}`}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Explains beside the form why it was refused.
 * @param of the field whose fault it may be, where that has no place of its own
 */
export function Problem({ text, of }: { text: string | undefined; of?: string }) {
  if (text === undefined) return null;
  return (
    <p
      id={of && faultId(of)}
      role="alert"
      className="w-full rounded-md bg-error-tint p-3 text-sm font-medium text-error"
    >
      {text}
      <EarlierCopyLink />
      <ConfirmationLink />
    </p>
  );
}

/** Puts a `Problem` above the content of the page; empty where there is none. */
export const PageProblem = ({ text, of }: { text: string | undefined; of?: string }) => (
  <div className="mt-4 empty:hidden">
    <Problem text={text} {...(of && { of })} />
  </div>
);
