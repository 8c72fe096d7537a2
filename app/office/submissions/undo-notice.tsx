import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { DetailData } from "./detail.server.ts";
import { useUndoOffer } from "./use-undo-offer.ts";

const done: Readonly<Record<string, string>> = {
  assigned: "Assigned.",
  unassigned: "Assigned to nobody.",
  answered: "Marked as answered.",
  reopened: "Reopened.",
  noted: "Note added.",
  released: "Released. Its emails leave in a few seconds.",
  "spam-confirmed": "Confirmed as spam.",
};

/**
 * Says what was done, and takes it back for ten seconds, which wait while the pointer or the focus is
 * on it. F8 moves the focus here, as to the notices of the public site.
 */
export function UndoNotice({ data }: { data: Pick<DetailData, "undo" | "history"> }) {
  const { offer, end } = useUndoOffer(data);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "F8") notice.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <div role="status">
      {offer ? (
        <section
          ref={notice}
          key={offer.eventId}
          tabIndex={-1}
          aria-label="Notices (F8)"
          onAnimationEnd={end}
          className="undo-notice fixed inset-x-4 bottom-20 z-30 flex items-center justify-between gap-4 rounded-lg border border-line bg-white py-2 pr-2 pl-5 shadow-float sm:left-auto sm:w-96 lg:right-8 lg:bottom-8"
        >
          <p className="text-sm font-semibold">{done[offer.done] ?? "Done."}</p>
          <Form method="post" replace preventScrollReset>
            <input type="hidden" name="step" value="undo" />
            <input type="hidden" name="event" value={offer.eventId} />
            <button
              type="submit"
              className="min-h-11 rounded-full px-4 text-sm font-semibold text-teal hover:bg-tint"
            >
              Undo
            </button>
          </Form>
        </section>
      ) : null}
    </div>
  );
}
