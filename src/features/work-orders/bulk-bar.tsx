import { type ReactNode, useState } from "react";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem, selectClass } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import type { BulkAnswer, BulkResult } from "./bulk.server.ts";
import type { ListData } from "./list-screen.server.ts";
import { workOrderMessages } from "./messages.ts";

/** Id of the form to which the ticks of the rows belong, wherever they are on the page. */
export const bulkForm = "bulk";

interface BulkBarProps {
  data: ListData;
  /** False once nothing on the page can be ticked any more: only the answer is shown. */
  hasTicks: boolean;
  answer: BulkAnswer | undefined;
}

/** Commands for all work orders that are checked in the list. */
export function BulkBar({ data, hasTicks, answer }: BulkBarProps) {
  const { bulk } = useMessages(workOrderMessages);
  const isResult = answer !== undefined && "done" in answer;
  const fault = answer && !isResult && (answer.problem ?? Object.values(answer.errors)[0]);
  return (
    <PostForm
      id={bulkForm}
      // Ticks of a list that may be another one by then.
      data-no-draft=""
      aria-label={bulk.label}
      preventScrollReset
      // On phones it would push the list off the screen, so there it appears with the first check mark.
      className={`mb-3 flex flex-wrap items-center gap-2 rounded-md bg-sand px-3 py-2 text-sm ${answer ? "" : "max-sm:hidden max-sm:group-has-[[data-row]_:checked]/list:flex"}`}
    >
      {hasTicks ? <Commands {...data} /> : null}
      <Problem text={fault || undefined} />
      <div role="status" className="w-full empty:hidden">
        {isResult ? <Result {...answer} /> : null}
      </div>
    </PostForm>
  );
}

function Commands({ view, assignees }: Pick<ListData, "view" | "assignees">) {
  const { bulk, commands } = useMessages(workOrderMessages);
  return (
    <>
      <span className="mr-1 font-semibold">{bulk.selected}</span>
      {view.audience === "client" ? (
        <CommandButton command="accept">{commands.accept}</CommandButton>
      ) : (
        <OfficeCommands assignees={assignees} />
      )}
    </>
  );
}

function OfficeCommands({ assignees }: Pick<ListData, "assignees">) {
  const { bulk, commands } = useMessages(workOrderMessages);
  return (
    <>
      <CommandButton command="acknowledge">{commands.acknowledge}</CommandButton>
      <CommandButton command="finish">{commands.finish}</CommandButton>
      <span className="flex min-w-0 items-center gap-2">
        <label className="min-w-0">
          <span className="sr-only">{bulk.assignTo}</span>
          <select name="to" defaultValue="" className={selectClass}>
            <option value="">{bulk.chooseSomeone}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <CommandButton command="assign">{bulk.assign}</CommandButton>
      </span>
    </>
  );
}

const CommandButton = ({
  command,
  children,
}: {
  command: BulkResult["step"];
  children: ReactNode;
}) => (
  <CompactSubmitButton look="outline" name="step" value={command}>
    {children}
  </CompactSubmitButton>
);

/** Takes back what was done to all of them, as the list offers it. */
export function BulkUndo({ answer }: Pick<BulkBarProps, "answer">) {
  const { bulk } = useMessages(workOrderMessages);
  const [endedAt, setEndedAt] = useState<number>();
  const result = answer && "undoFields" in answer ? answer : undefined;
  const isOffered = result && result.at !== endedAt && Object.keys(result.undoFields).length > 0;
  return (
    <UndoNotice
      offer={
        isOffered
          ? {
              id: String(result.at),
              text: bulk.done[result.step]({ count: result.done }),
              fields: { step: "undo", ...result.undoFields },
            }
          : undefined
      }
      onEnd={() => setEndedAt(result?.at)}
    />
  );
}

/** Each that could not be done, by number, with the reason. */
function Result({ step, done, failed }: BulkResult) {
  const { bulk } = useMessages(workOrderMessages);
  return (
    <div className="rounded-md bg-white p-3">
      <p className="font-semibold">
        {failed.length > 0
          ? bulk.partlyDone[step]({ count: done, failed: failed.length })
          : bulk.done[step]({ count: done })}
      </p>
      <ul className="mt-1 empty:hidden">
        {failed.map(({ number, why }) => (
          <li key={number}>
            <RichText
              text={bulk.failed({ why })}
              tags={{ number: () => <span className="tabular-nums">{number}</span> }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
