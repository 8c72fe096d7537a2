import { Form } from "react-router";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { frequencies, frequencyLabel, frequencyValue } from "../scope/frequency-types.ts";

interface LineFieldsProps {
  /** Prefix of the ids, because a page has two of these forms. */
  name: "add" | "edit";
  stored?: { id: string; texts: Readonly<Record<string, string>> };
  /** Chosen at first. */
  area?: string;
  choices: readonly { value: string; label: string }[];
  /** Proposed while a task is typed. */
  tasks: readonly string[];
  answer: FormAnswer | undefined;
}

/** One line of a scope: where, what, how often, at which price. */
export function LineFields({ name, stored, area, choices, tasks, answer }: LineFieldsProps) {
  const initial = (field: "areaId" | "task" | "frequency" | "price", otherwise = "") =>
    answer?.values[field] ?? stored?.texts[field] ?? otherwise;
  const fault = (field: string) => answer?.errors[field];
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className={`grid items-start gap-4 ${name === "edit" ? "sm:grid-cols-2" : ""}`}
    >
      <AttemptField />

      <input type="hidden" name="form" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="line" value={stored.id} />
          <SeenFields stored={stored.texts} answer={answer} />
        </>
      ) : null}
      <ChoiceField
        id={`${name}-area`}
        label="Area"
        name="areaId"
        prompt="Choose"
        options={choices}
        value={initial("areaId", area)}
        answer={answer}
      />
      <Field id={`${name}-task`} label="Task" error={fault("task")}>
        {(control) => (
          <>
            <input
              {...control}
              name="task"
              list={`${name}-tasks`}
              maxLength={120}
              autoComplete="off"
              defaultValue={initial("task")}
              className={fieldClass}
            />
            <datalist id={`${name}-tasks`}>
              {tasks.map((task) => (
                <option key={task} value={task} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <ChoiceField
        id={`${name}-frequency`}
        label="How often"
        name="frequency"
        options={frequencies.map((one) => ({
          value: frequencyValue(one),
          label: capital(frequencyLabel(one)),
        }))}
        value={initial("frequency", "5-week")}
        answer={answer}
      />
      <Field id={`${name}-price`} label="Monthly price, in dollars" error={fault("price")}>
        {(control) => (
          <input
            {...control}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={initial("price")}
            className={`${fieldClass} tabular-nums`}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass("primary", "justify-self-start", "compact")}>
        {stored ? "Save the line" : "Add the line"}
      </button>
    </Form>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
