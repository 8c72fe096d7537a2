import { facilityOfficeMessages } from "#features/facilities/office/messages.ts";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Field, fieldClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { frequencies, frequencyLabel, frequencyValue } from "../frequency-types.ts";
import { scopeOfficeMessages } from "./messages.ts";

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
  const language = useLanguage();
  const { draft } = scopeOfficeMessages(language);
  const { choose } = facilityOfficeMessages(language);
  const initial = (field: "areaId" | "task" | "frequency" | "price", otherwise = "") =>
    answer?.values[field] ?? stored?.texts[field] ?? otherwise;
  const fault = (field: string) => answer?.errors[field];
  return (
    <PostForm
      answer={answer}
      noValidate
      preventScrollReset
      className={`grid items-start gap-4 ${name === "edit" ? "sm:grid-cols-2" : ""}`}
    >
      <input type="hidden" name="form" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="line" value={stored.id} />
          <SeenFields stored={stored.texts} />
        </>
      ) : null}
      <ChoiceField
        id={`${name}-area`}
        label={draft.area}
        name="areaId"
        prompt={choose}
        options={choices}
        value={initial("areaId", area)}
      />
      <Field name="task" id={`${name}-task`} label={draft.task} error={fault("task")}>
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
        label={draft.howOften}
        name="frequency"
        options={frequencies.map((frequency) => ({
          value: frequencyValue(frequency),
          label: capital(frequencyLabel(frequency, language)),
        }))}
        value={initial("frequency", "5-week")}
      />
      <Field name="price" id={`${name}-price`} label={draft.price} error={fault("price")}>
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
      <CompactSubmitButton className="justify-self-start">
        {stored ? draft.saveLine : draft.addLineAction}
      </CompactSubmitButton>
    </PostForm>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
