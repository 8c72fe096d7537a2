import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { startUpPlanMessages } from "./messages.ts";
import { filledRows, maxPromisedTasks, maxTask, promisedTaskField } from "./promised-tasks.ts";

/** Blank rows after the filled ones; whoever needs more saves first. */
const blankRows = 3;

interface PromisedTaskFieldsProps {
  texts: Texts;
  answer: FormAnswer | undefined;
}

/** Tasks by their days from the first day of service: a row that is emptied is taken out. */
export function PromisedTaskFields({ texts, answer }: PromisedTaskFieldsProps) {
  const { rows } = useMessages(startUpPlanMessages);
  const filled = Math.max(filledRows(texts), filledRows(answer?.values ?? {}));
  const count = Math.min(maxPromisedTasks, filled + blankRows);
  return (
    <ol className="flex w-full flex-col gap-4">
      {Array.from({ length: count }, (_, at) => (
        <li
          key={promisedTaskField(at, "task")}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-3"
        >
          <TextField
            name={promisedTaskField(at, "day")}
            label={rows.day({ number: at + 1 })}
            // Keyboards of phones for numbers alone may have no minus.
            type="text"
            value={texts[promisedTaskField(at, "day")] ?? ""}
          />
          <TextField
            name={promisedTaskField(at, "task")}
            label={rows.task({ number: at + 1 })}
            maxLength={maxTask}
            value={texts[promisedTaskField(at, "task")] ?? ""}
          />
        </li>
      ))}
    </ol>
  );
}
