/** Whose it is, how soon it is needed, whether it is asked for already. */

import { Form, useLocation } from "react-router";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Field, fieldClass, selectClass } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import type { DetailData } from "./detail.server.ts";

interface DirectFormProps {
  data: DetailData;
  answer: FormAnswer | undefined;
}

export function AssignForm({ data }: DirectFormProps) {
  const { assignedTo, assigneeName, assignees, me } = data;
  const seen = assignedTo ?? "";
  const isListed = assignees.some(({ id }) => id === assignedTo);
  return (
    <Form method="post" preventScrollReset className="flex min-w-0 items-end gap-2">
      <AttemptField />

      <input type="hidden" name="step" value="assign" />
      <input type="hidden" name="seen" value={seen} />
      <label className="min-w-0">
        <span className="sr-only">Assigned to</span>
        {/* Follows what others do meanwhile. */}
        <select
          key={seen}
          name="to"
          defaultValue={seen}
          className={selectClass}
          data-shortcut="assign"
        >
          <option value="">No one</option>
          {assignedTo && !isListed ? (
            <option value={assignedTo}>{assigneeName ?? "Someone"}</option>
          ) : null}
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? `${name} (you)` : name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Assign
      </button>
    </Form>
  );
}

export function PriorityForm({ data: { priority, priorities }, answer }: DirectFormProps) {
  const { key: place } = useLocation();
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

      <input type="hidden" name="step" value="prioritize" />
      <label className="min-w-0">
        <span className="sr-only">Priority</span>
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
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        Change
      </button>
      {error ? (
        <p id="priority-note" className="w-full text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </Form>
  );
}

export function DuplicateForm({ answer }: DirectFormProps) {
  const duplicateAnswer = answer?.values.step === "mark-duplicate" ? answer : undefined;
  return (
    <details className="group open:w-full" open={duplicateAnswer !== undefined}>
      <summary className={`${buttonClass("bare", "", "compact")} group-open:mb-3`}>
        Duplicate
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="flex max-w-xl flex-col items-start gap-3 rounded-md bg-sand p-4"
        noValidate
      >
        <AttemptField />

        <input type="hidden" name="step" value="mark-duplicate" />
        <Field
          id="duplicate-number"
          label="Number of the work order that goes on"
          error={duplicateAnswer?.errors.number}
        >
          {(given) => (
            <input
              {...given}
              name="number"
              placeholder="WO-"
              maxLength={20}
              autoCapitalize="characters"
              defaultValue={duplicateAnswer?.values.number ?? ""}
              className={fieldClass}
            />
          )}
        </Field>
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Mark as a duplicate
        </button>
      </Form>
    </details>
  );
}
