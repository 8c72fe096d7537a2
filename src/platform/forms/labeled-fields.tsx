/** Labeled inputs that keep what was typed when a form comes back. */
import type { ComponentProps } from "react";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { type FieldAnswer, useFieldAnswer } from "#ui/form/form-answer.ts";

interface Labeled {
  name: string;
  /** Set it where another form of the page has a field of that name. */
  id?: string;
  label: string;
  help?: string;
  /** The answer of the form around it, unless another is set. */
  answer?: FieldAnswer | undefined;
  /** The stored value. */
  value?: string;
}

type TextFieldProps = Labeled & Omit<ComponentProps<"input">, keyof Labeled | "defaultValue">;

export const TextField = (props: TextFieldProps) => {
  const { id, label, help, answer: _, value, ...input } = props;
  const answer = useFieldAnswer(props);
  return (
    <Field
      id={id ?? `f-${input.name}`}
      label={label}
      name={input.name}
      error={answer?.errors[input.name]}
      {...(help && { help })}
    >
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          defaultValue={answer?.values[input.name] ?? value ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
  );
};

type NotesFieldProps = Labeled & Omit<ComponentProps<"textarea">, keyof Labeled | "defaultValue">;

export const NotesField = (props: NotesFieldProps) => {
  const { id, label, help, answer: _, value, ...area } = props;
  const answer = useFieldAnswer(props);
  return (
    <Field
      id={id ?? `f-${area.name}`}
      label={label}
      name={area.name}
      error={answer?.errors[area.name]}
      {...(help && { help })}
    >
      {(control) => (
        <textarea
          rows={4}
          {...area}
          {...control}
          defaultValue={answer?.values[area.name] ?? value ?? ""}
          className={fieldClass}
        />
      )}
    </Field>
  );
};

export interface ChoiceOption {
  value: string;
  label: string;
}

interface ChoiceFieldProps
  extends Labeled,
    Omit<ComponentProps<"select">, keyof Labeled | "defaultValue" | "children"> {
  options?: readonly ChoiceOption[];
  /** Groups come after the options; one without a label stands among these. */
  groups?: readonly { id: string; label: string; options: readonly ChoiceOption[] }[];
  /** Shown first, for a choice that has to be made, or for none of them. */
  prompt?: string;
}

export const ChoiceField = (props: ChoiceFieldProps) => {
  const { id = `f-${props.name}`, label, help, answer: _, value, prompt, ...rest } = props;
  const { options = [], groups = [], ...select } = rest;
  const answer = useFieldAnswer(props);
  return (
    <Field
      id={id}
      label={label}
      name={select.name}
      error={answer?.errors[select.name]}
      {...(help && { help })}
    >
      {(control) => (
        <select
          {...select}
          {...control}
          defaultValue={answer?.values[select.name] ?? value ?? ""}
          className={`${fieldClass} ${select.className ?? ""}`}
        >
          {prompt === undefined ? null : <option value="">{prompt}</option>}
          <Options options={options} />
          {groups.map((group) =>
            group.label === "" ? (
              <Options key={group.id} options={group.options} />
            ) : (
              <optgroup key={group.id} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
};

const Options = ({ options }: { options: readonly ChoiceOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Values of a list with what each is called. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): readonly ChoiceOption[] => values.map((value) => ({ value, label: labels[value] }));

/** Records with names, e.g. clients or facilities, as options by their ids. */
export const namedOptions = (
  records: readonly { id: string; name: string }[],
): readonly ChoiceOption[] => records.map(({ id, name }) => ({ value: id, label: name }));

/** The facilities of each client; of one's own, clients have no name. */
export const facilityGroups = (
  clients: readonly {
    id: string;
    name: string;
    facilities: readonly { id: string; name: string }[];
  }[],
) =>
  clients.map(({ id, name, facilities }) => ({
    id,
    label: name,
    options: namedOptions(facilities),
  }));
