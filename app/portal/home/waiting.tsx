import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { shownCount } from "../../frame/shown-count.ts";
import type { HomeData } from "./home.server.ts";

/** What needs the reader, each with the way to it; or that nothing does. */
export function Waiting({
  waiting: { toAccept, late, unread, toAcknowledge, overdue, toSign },
}: Pick<HomeData, "waiting">) {
  const things = [
    {
      count: toAccept,
      one: "work order is done and waits for you to accept it",
      many: "work orders are done and wait for you to accept them",
      to: "/client-portal/work-orders?tab=to-accept",
    },
    {
      count: toAcknowledge,
      one: "document waits for you to read and acknowledge it",
      many: "documents wait for you to read and acknowledge them",
      to: "/client-portal/documents?tab=to-acknowledge",
    },
    {
      count: toSign,
      one: "inspection waits for your signature",
      many: "inspections wait for your signature",
      to: "/client-portal/inspections?tab=to-sign",
    },
    {
      count: overdue,
      one: "invoice is overdue",
      many: "invoices are overdue",
      to: "/client-portal/invoices?state=overdue",
    },
    {
      count: late,
      one: "work order is late",
      many: "work orders are late",
      to: "/client-portal/work-orders?tab=late",
    },
    {
      count: unread,
      one: "thread has a message that you have not read",
      many: "threads have messages that you have not read",
      to: "/client-portal/messages?unread=yes",
    },
  ].filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting" className="mt-6">
      <h2 id="waiting" className="sr-only">
        Needs you
      </h2>
      {things.length === 0 ? <p className="text-lead text-slate">Nothing waits for you.</p> : null}
      <ul className="flex max-w-3xl flex-col gap-2 empty:hidden">
        {things.map(({ count, one, many, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 rounded-lg border border-line bg-white px-4 py-2.5 font-medium transition-colors hover:border-teal"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-dawn" />
              <span className="grow">
                <strong className="font-semibold tabular-nums">{shownCount(count)}</strong>{" "}
                {count === 1 ? one : many}
              </span>
              <ChevronRight
                aria-hidden="true"
                strokeWidth={1.75}
                className="size-5 shrink-0 text-slate"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
