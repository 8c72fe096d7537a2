/** Labeled inputs that keep what was typed when a form comes back. */
import type { ComponentProps } from "react";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";

interface Labeled {
  name: string;
  /** Where another form of the page has a field of that name. */
  id?: string;
  label: string;
  help?: string;
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
  /** What is stored. */
  value?: string;
}

type TextFieldProps = Labeled & Omit<ComponentProps<"input">, keyof Labeled | "defaultValue">;

export const TextField = ({ id, label, help, answer, value, ...input }: TextFieldProps) => (
  <Field
    id={id ?? `f-${input.name}`}
    label={label}
    error={answer?.errors[input.name]}
    {...(help && { help })}
  >
    {(given) => (
      <input
        autoComplete="off"
        {...input}
        {...given}
        defaultValue={answer?.values[input.name] ?? value ?? ""}
        className={fieldClass}
      />
    )}
  </Field>
);

type NotesFieldProps = Labeled & Omit<ComponentProps<"textarea">, keyof Labeled | "defaultValue">;

export const NotesField = ({ id, label, help, answer, value, ...area }: NotesFieldProps) => (
  <Field
    id={id ?? `f-${area.name}`}
    label={label}
    error={answer?.errors[area.name]}
    {...(help && { help })}
  >
    {(given) => (
      <textarea
        rows={4}
        {...area}
        {...given}
        defaultValue={answer?.values[area.name] ?? value ?? ""}
        className={fieldClass}
      />
    )}
  </Field>
);

interface ChoiceFieldProps extends Labeled {
  options: readonly { value: string; label: string }[];
  /** Shown first, for a choice that has to be made. */
  prompt?: string;
}

export const ChoiceField = (props: ChoiceFieldProps) => {
  const { name, id = `f-${name}`, label, help, answer, value, options, prompt } = props;
  return (
    <Field id={id} label={label} error={answer?.errors[name]} {...(help && { help })}>
      {(given) => (
        <select
          {...given}
          name={name}
          defaultValue={answer?.values[name] ?? value ?? ""}
          className={fieldClass}
        >
          {prompt === undefined ? null : <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
