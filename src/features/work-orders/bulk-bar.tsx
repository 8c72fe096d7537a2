import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem, selectClass } from "#ui/form/compact-field.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import type { BulkAnswer, BulkResult } from "./bulk.server.ts";
import type { ListData } from "./read-list.server.ts";

/** Id of the form to which the ticks of the rows belong, wherever they are on the page. */
export const bulkForm = "bulk";

interface BulkBarProps {
  data: ListData;
  answer: BulkAnswer | undefined;
}

/** What can be done with the work orders that are ticked. */
export function BulkBar({ data, answer }: BulkBarProps) {
  const isResult = answer !== undefined && "done" in answer;
  const fault = answer && !isResult && (answer.problem ?? Object.values(answer.errors)[0]);
  return (
    <Form
      method="post"
      id={bulkForm}
      // Ticks of a list that may be another one by then.
      data-no-draft=""
      aria-label="Actions for the selected work orders"
      preventScrollReset
      // On phones it would push the list away: there it comes with the first tick.
      className={`mb-3 flex flex-wrap items-center gap-2 rounded-md bg-sand px-3 py-2 text-sm ${answer ? "" : "max-sm:hidden max-sm:group-has-[[data-row]_:checked]/list:flex"}`}
    >
      <AttemptField />

      <span className="mr-1 font-semibold">Selected:</span>
      {data.view.audience === "client" ? (
        <CommandButton command="accept">Accept the work</CommandButton>
      ) : (
        <OfficeCommands assignees={data.assignees} />
      )}
      <Problem text={fault || undefined} />
      <div role="status" className="w-full empty:hidden">
        {isResult ? <Result {...answer} /> : null}
      </div>
    </Form>
  );
}

const OfficeCommands = ({ assignees }: Pick<ListData, "assignees">) => (
  <>
    <CommandButton command="acknowledge">Acknowledge</CommandButton>
    <CommandButton command="finish">Mark as done</CommandButton>
    <span className="flex min-w-0 items-center gap-2">
      <label className="min-w-0">
        <span className="sr-only">Assign them to</span>
        <select name="to" defaultValue="" className={selectClass}>
          <option value="">Choose someone</option>
          {assignees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <CommandButton command="assign">Assign</CommandButton>
    </span>
  </>
);

const CommandButton = ({
  command,
  children,
}: {
  command: BulkResult["step"];
  children: ReactNode;
}) => (
  <button
    type="submit"
    name="step"
    value={command}
    className={buttonClass("outline", "", "compact")}
  >
    {children}
  </button>
);

const doneMessages: Record<BulkResult["step"], string> = {
  acknowledge: "acknowledged",
  assign: "assigned",
  finish: "marked as done",
  accept: "accepted",
  undo: "undone",
};

/** Takes back what was done to all of them, as the list offers it. */
export function BulkUndo({ answer }: Pick<BulkBarProps, "answer">) {
  const [endedAt, setEndedAt] = useState<number>();
  const result = answer && "undoFields" in answer ? answer : undefined;
  const isOffered = result && result.at !== endedAt && Object.keys(result.undoFields).length > 0;
  return (
    <UndoNotice
      offer={
        isOffered
          ? {
              id: String(result.at),
              text: `${result.done} ${doneMessages[result.step]}.`,
              fields: { step: "undo", ...result.undoFields },
            }
          : undefined
      }
      onEnd={() => setEndedAt(result?.at)}
    />
  );
}

/** Each that could not be done, by number, with the reason. */
const Result = ({ step, done, failed }: BulkResult) => (
  <div className="rounded-md bg-white p-3">
    <p className="font-semibold">
      {done} {doneMessages[step]}
      {failed.length > 0 ? `, ${failed.length} not:` : "."}
    </p>
    <ul className="mt-1 empty:hidden">
      {failed.map(({ number, why }) => (
        <li key={number}>
          <span className="tabular-nums">{number}</span>: {why}
        </li>
      ))}
    </ul>
  </div>
);
