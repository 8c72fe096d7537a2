/** Labeled inputs that keep what was typed when a form comes back. */
import type { ComponentProps } from "react";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";

interface Shared {
  name: string;
  label: string;
  help?: string;
  answer: FormAnswer | undefined;
  /** What is stored. */
  value?: string;
}

type TextProps = Shared &
  Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "maxLength" | "autoComplete" | "list" | "required" | "autoFocus"
  >;

export const TextField = ({ name, label, help, answer, value, ...input }: TextProps) => (
  <Field id={`f-${name}`} label={label} error={answer?.errors[name]} {...(help && { help })}>
    {(given) => (
      <input
        autoComplete="off"
        {...input}
        {...given}
        name={name}
        defaultValue={answer?.values[name] ?? value ?? ""}
        className={fieldClass}
      />
    )}
  </Field>
);

interface NotesProps extends Shared {
  /** Set where another form of the page has a field with the same name. */
  id?: string;
}

export const NotesField = ({ name, id = `f-${name}`, ...props }: NotesProps) => {
  const { label, help, answer, value } = props;
  return (
    <Field id={id} label={label} error={answer?.errors[name]} {...(help && { help })}>
      {(given) => (
        <textarea
          {...given}
          name={name}
          rows={4}
          defaultValue={answer?.values[name] ?? value ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
  );
};

interface ChoiceProps extends Shared {
  options: readonly { value: string; label: string }[];
  /** Shown first, for a choice that has to be made. */
  prompt?: string;
}

export const ChoiceField = (props: ChoiceProps) => {
  const { name, label, help, answer, value, options, prompt } = props;
  return (
    <Field id={`f-${name}`} label={label} error={answer?.errors[name]} {...(help && { help })}>
      {(given) => (
        <select
          {...given}
          name={name}
          defaultValue={answer?.values[name] ?? value ?? ""}
          className={fieldClass}
        >
          {prompt ? <option value="">{prompt}</option> : null}
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
