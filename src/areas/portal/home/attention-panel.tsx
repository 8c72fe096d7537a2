import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { plural } from "#platform/format/plural.ts";
import { formatCount, shownAttentionCount } from "#platform/frame/format-count.ts";
import type { HomeData } from "./home.server.ts";

interface Thing {
  count: number;
  shown?: string;
  one: string;
  many: string;
  to: string;
}

/** What needs the reader, each with the way to it; or that nothing does. */
export function AttentionPanel({
  waiting: { toAccept, unread, toAcknowledge, overdue, toSign },
}: Pick<HomeData, "waiting">) {
  const things: Thing[] = [
    {
      count: toAccept,
      one: "finished work order to accept",
      many: "finished work orders to accept",
      to: "/client-portal/work-orders?tab=to-accept",
    },
    {
      count: toAcknowledge,
      one: "document to acknowledge",
      many: "documents to acknowledge",
      to: "/client-portal/documents?tab=to-acknowledge",
    },
    {
      count: toSign,
      one: "inspection to sign",
      many: "inspections to sign",
      to: "/client-portal/inspections?tab=to-sign",
    },
    {
      count: overdue,
      one: "invoice overdue",
      many: "invoices overdue",
      to: "/client-portal/invoices?state=overdue",
    },
    {
      count: unread,
      // Counting ends earlier here than elsewhere.
      shown: shownAttentionCount(unread),
      one: "thread with unread messages",
      many: "threads with unread messages",
      to: "/client-portal/messages?unread=yes",
    },
  ];
  const needingAttention = things.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <h2 id="waiting" className="text-subtitle font-semibold tracking-snug">
        What needs your attention
      </h2>
      {needingAttention.length === 0 ? <p className="mt-2 text-slate">Nothing right now.</p> : null}
      <ul
        className={`mt-3 grid gap-x-4 border-b border-line empty:hidden ${needingAttention.length > 1 ? "md:grid-cols-2 2xl:grid-cols-3" : "max-w-xl"}`}
      >
        {needingAttention.map(({ count, shown = formatCount(count), one, many, to }) => (
          <li key={to} className="border-t border-line">
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 px-1 py-2 font-medium transition-colors hover:bg-sand"
            >
              <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-dawn" />
              <span className="grow">
                <strong className="font-semibold tabular-nums">{shown}</strong>{" "}
                {plural(count, one, many)}
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
