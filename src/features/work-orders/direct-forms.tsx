/** How soon a work order is needed, and whether it is asked for already. */

import { Form } from "react-router";
import { HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { selectClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import type { DetailData } from "./detail.server.ts";
import { workOrderMessages } from "./messages.ts";

interface DirectFormProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

export function PriorityForm({ data: { priority, priorities }, answer }: DirectFormProps) {
  const place = usePlace();
  const { commands } = useMessages(workOrderMessages);
  const priorityAnswer = answer?.values.step === "prioritize" ? answer : undefined;
  const error = priorityAnswer?.errors.priority;
  return (
    // Follows what others do meanwhile.
    <Form
      key={`${place} ${priority}`}
      method="post"
      preventScrollReset
      className="flex min-w-0 flex-wrap items-end gap-2"
    >
      <AttemptField />
      <SeenFields stored={{ priority }} answer={priorityAnswer} />

      <HiddenFields fields={{ step: "prioritize" }} />
      <label className="min-w-0">
        <span className="sr-only">{commands.priority}</span>
        <select
          name="priority"
          defaultValue={priorityAnswer?.values.priority || priority}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "priority-note" : undefined}
          className={selectClass}
        >
          {priorities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <CompactSubmitButton look="outline">{commands.change}</CompactSubmitButton>
      {error ? (
        <p id="priority-note" className="w-full text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </Form>
  );
}

export function DuplicateForm({ answer }: Pick<DirectFormProps, "answer">) {
  const { duplicate, numberToKeep, numberPlaceholder } = useMessages(workOrderMessages).commands;
  return (
    <OpenedCommand step="mark-duplicate" label={duplicate} look="bare" answer={answer}>
      {(formAnswer) => (
        <TextField
          id="duplicate-number"
          label={numberToKeep}
          name="number"
          placeholder={numberPlaceholder}
          maxLength={20}
          autoCapitalize="characters"
          answer={formAnswer}
        />
      )}
    </OpenedCommand>
  );
}
