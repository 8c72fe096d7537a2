import { Form } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Problem, selectClass } from "#app/ui/form/compact-field.tsx";
import type { BulkAnswer, BulkResult } from "./bulk.server.ts";
import type { ListData } from "./read-list.server.ts";

/** The ticks of the rows belong to it, wherever they stand. */
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
      aria-label="With the selected work orders"
      preventScrollReset
      // On phones it would push the list away: there it comes with the first tick.
      className={`mb-3 flex flex-wrap items-center gap-2 rounded-md bg-sand px-3 py-2 text-sm ${answer ? "" : "max-sm:hidden max-sm:group-has-[[data-row]_:checked]/list:flex"}`}
    >
      <span className="mr-1 font-semibold">With the selected</span>
      <button
        type="submit"
        name="step"
        value="acknowledge"
        className={buttonClass("outline", "", "compact")}
      >
        Acknowledge
      </button>
      <button
        type="submit"
        name="step"
        value="finish"
        className={buttonClass("outline", "", "compact")}
      >
        Mark as done
      </button>
      <span className="flex min-w-0 items-center gap-2">
        <label className="min-w-0">
          <span className="sr-only">Assign them to</span>
          <select name="to" defaultValue="" className={selectClass}>
            <option value="">Choose somebody</option>
            {data.assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="submit"
          name="step"
          value="assign"
          className={buttonClass("outline", "", "compact")}
        >
          Assign
        </button>
      </span>
      <Problem text={fault || undefined} />
      <div role="status" className="w-full empty:hidden">
        {isResult ? <Result {...answer} /> : null}
      </div>
    </Form>
  );
}

const doneWords: Record<BulkResult["step"], string> = {
  acknowledge: "acknowledged",
  assign: "assigned",
  finish: "marked as done",
};

/** Each that could not be done, by number, with the reason. */
const Result = ({ step, done, failed }: BulkResult) => (
  <div className="rounded-md bg-white p-3">
    <p className="font-semibold">
      {done} {doneWords[step]}
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
