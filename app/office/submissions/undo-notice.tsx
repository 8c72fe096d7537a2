import { Form } from "react-router";
import type { DetailData } from "./detail.server.ts";

const done: Readonly<Record<string, string>> = {
  assigned: "Assigned.",
  unassigned: "Assigned to nobody.",
  answered: "Marked as answered.",
  reopened: "Reopened.",
  noted: "Note added.",
  released: "Released. Its emails leave in a few seconds.",
  "spam-confirmed": "Confirmed as spam.",
};

/** Says what was done, and takes it back for ten seconds. */
export function UndoNotice({ undo }: { undo: DetailData["undo"] }) {
  return (
    <div role="status">
      {undo ? (
        <div
          key={undo.eventId}
          className="undo-notice fixed inset-x-4 bottom-20 z-30 flex items-center justify-between gap-4 rounded-lg border border-line bg-white py-2 pr-2 pl-5 shadow-float sm:left-auto sm:w-96 lg:right-8 lg:bottom-8"
        >
          <p className="text-sm font-semibold">{done[undo.done] ?? "Done."}</p>
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="step" value="undo" />
            <input type="hidden" name="event" value={undo.eventId} />
            <button
              type="submit"
              className="min-h-11 rounded-full px-4 text-sm font-semibold text-teal hover:bg-tint"
            >
              Undo
            </button>
          </Form>
        </div>
      ) : null}
    </div>
  );
}
