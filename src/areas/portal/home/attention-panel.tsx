import { AttentionLine } from "#platform/frame/attention-line.tsx";
import { formatCount, shownAttentionCount } from "#platform/frame/format-count.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { portalMessages } from "../messages.ts";
import type { PortalHomeData } from "./home.server.ts";

/** Links to everything that needs the reader, or reports that nothing does. */
export function AttentionPanel({
  waiting: { toAccept, unread, toAcknowledge, overdue, toSign },
}: Pick<PortalHomeData, "waiting">) {
  const { attention: texts } = useMessages(portalMessages);
  const things = [
    { count: toAccept, text: texts.toAccept, to: "/client-portal/work-orders?tab=to-accept" },
    {
      count: toAcknowledge,
      text: texts.toAcknowledge,
      to: "/client-portal/documents?tab=to-acknowledge",
    },
    { count: toSign, text: texts.toSign, to: "/client-portal/inspections?tab=to-sign" },
    { count: overdue, text: texts.overdue, to: "/client-portal/invoices?state=overdue" },
    {
      count: unread,
      // Counting ends earlier here than elsewhere.
      shown: shownAttentionCount(unread),
      text: texts.unread,
      to: "/client-portal/messages?unread=yes",
    },
  ];
  const needingAttention = things.filter(({ count }) => count > 0);
  return (
    <TitledSection titleId="waiting" title={texts.title} className="mt-8">
      {needingAttention.length === 0 ? <p className="mt-2 text-slate">{texts.nothing}</p> : null}
      <ul
        className={`mt-3 grid gap-x-4 border-b border-line empty:hidden ${needingAttention.length > 1 ? "md:grid-cols-2 2xl:grid-cols-3" : "max-w-xl"}`}
      >
        {needingAttention.map(({ count, shown = formatCount(count), text, to }) => (
          <li key={to} className="border-t border-line">
            <AttentionLine to={to} text={text({ count, shown })} needsAttention />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
