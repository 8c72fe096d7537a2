/** A notification in the words of the list and of the digest. */

import { quarterInWords } from "#features/feedback/feedback-types.ts";
import { monthInWords } from "#features/invoices/billing-days.ts";
import { monthlyReportPath, monthWithYear } from "#features/monthly-reports/report-months.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { dayWithYear } from "#platform/format/day-words.ts";
import { dayInWords, windowInWords } from "#platform/format/visit-words.ts";
import type { NotificationLine } from "./list-notifications.ts";

type Side = "client" | "staff";

export interface NotificationWords {
  title: string;
  /** What was written or asked for, as it was typed; absent where there is nothing of it. */
  text: string | undefined;
}

/** @param us how the product names whoever did it, where nobody is known by name */
export function wordsOf(line: NotificationLine, side: Side, us: string): NotificationWords {
  const by = line.actorName ?? us;
  if (line.kind === "malware") return malwareWords(line);
  switch (line.recordKind) {
    case "work-order":
      return orderWords(line, side, by);
    case "document":
      return documentWords(line);
    case "thread":
      return {
        title: line.subject ?? "A message",
        text: line.messageText === "" ? `${by} sent files` : `${by}: ${line.messageText ?? ""}`,
      };
    case "feedback":
      return { title: questionOf(line.details), text: undefined };
    case "invoice":
      return invoiceWords(line);
    case "monthly-report":
      return { title: reportTitle(line.details), text: undefined };
    case "inspection":
    case "inspection-dispute":
      return inspectionWords(line, by);
    case "schedule":
      return { title: "The schedule has changed", text: countOf(line) };
    default:
      return line.event === "noted" ? noteWords(line, by) : visitWords(line);
  }
}

function orderWords(line: NotificationLine, side: Side, by: string): NotificationWords {
  const what = [line.category && categoryLabel(line.category), line.number]
    .filter(Boolean)
    .join(", ");
  const title = orderTitles[line.event]?.(by, side, line.details) ?? "Work order changed";
  const text = line.commentText || line.orderText || undefined;
  return { title: `${title}: ${what}`, text };
}

function documentWords({ event, documentTitle, details }: NotificationLine): NotificationWords {
  const what = documentTitle ?? "a document";
  const day = typeof details.validUntil === "string" ? dayInWords(details.validUntil) : "";
  const title = {
    added: `New document: ${what}`,
    replaced: `New version: ${what}`,
    ending: `Expires on ${day}: ${what}`,
    expired: `Expired on ${day}: ${what}`,
  }[event];
  return { title: title ?? `Document changed: ${what}`, text: undefined };
}

/** Of whatever record it came with. */
const malwareWords = ({ details: { fileName, signature } }: NotificationLine) => ({
  title: "Malware was found in a file, and the file was removed",
  text: `${String(fileName)} (${String(signature)})`,
});

function invoiceWords({ event, invoiceNumber, period, dueOn }: NotificationLine) {
  const title = `${event === "overdue" ? "Overdue" : "New"}: invoice ${invoiceNumber ?? ""}`;
  const of = period === null ? "" : `For ${monthInWords(period)}`;
  return { title, text: dueOn === null ? of : `${of}, due ${dayWithYear(dueOn)}` };
}

type Title = (by: string, side: Side, details: Record<string, unknown>) => string;

const clockName = ({ clock }: Record<string, unknown>, side: Side) =>
  clock === "response" ? (side === "client" ? "our response" : "response") : "completion";

const orderTitles: Partial<Record<string, Title>> = {
  created: () => "New work order",
  acknowledged: (by) => `${by} is taking care of it`,
  assigned: (by) => `${by} assigned it to you`,
  held: () => "On hold",
  finished: () => "Done, please take a look",
  declined: (by) => `${by} declined it`,
  commented: (by) => `${by} wrote a comment`,
  "visit-planned": (by) => `${by} planned a visit for it`,
  reopened: (by) => `${by} reopened it`,
  "price-offered": () => "A price to accept",
  "price-accepted": (by) => `${by} accepted the price`,
  warned: (_, side, details) => `A quarter of the time is left: ${clockName(details, side)}`,
  breached: (_, side, details) => `Late: ${clockName(details, side)}`,
};

function inspectionWords({ event, details }: NotificationLine, by: string): NotificationWords {
  const title = inspectionTitles[event]?.(by) ?? "Inspection changed";
  return { title, text: typeof details.text === "string" ? details.text : undefined };
}

const inspectionTitles: Partial<Record<string, (by: string) => string>> = {
  finished: () => "Inspection finished, please review and sign",
  signed: (by) => `${by} signed an inspection`,
  disputed: (by) => `${by} disputed a rating`,
  remarked: (by) => `${by} wrote about an inspection`,
  "re-inspected": () => "Corrected and re-inspected, please accept",
};

function visitWords({ event, date, windowStart, windowEnd, cancelReason }: NotificationLine) {
  const title = visitTitles[event] ?? "Visit changed";
  if (date === null || windowStart === null || windowEnd === null)
    return { title, text: undefined };
  const reason = event === "cancelled" && cancelReason ? cancelReason : undefined;
  const when = `${dayInWords(date)}, ${windowInWords(windowStart, windowEnd)}`;
  return { title: `${title}: ${when}`, text: reason };
}

function noteWords({ date, noteText }: NotificationLine, by: string): NotificationWords {
  const when = date === null ? "" : `, ${dayInWords(date)}`;
  return { title: `${by} wrote from a visit${when}`, text: noteText ?? undefined };
}

const visitTitles: Partial<Record<string, string>> = {
  missed: "Missed visit",
  cancelled: "Visit cancelled",
  reinstated: "The visit is back on",
  changed: "Visit moved to",
};

function questionOf({ number, category, quarter }: Record<string, unknown>): string {
  if (typeof quarter === "string") return `How was our work ${quarterInWords(quarter)}?`;
  const what = typeof category === "string" ? categoryLabel(category) : "Work order";
  return `How well did we do? ${what}, ${String(number)}`;
}

const reportTitle = ({ month }: Record<string, unknown>): string =>
  `Monthly report${typeof month === "string" ? `: ${monthWithYear(month)}` : ""}`;

function countOf({ details: { count, from } }: NotificationLine): string | undefined {
  if (typeof count !== "number" || typeof from !== "string") return undefined;
  return `${count === 1 ? "One visit" : `${count} visits`}, starting ${dayInWords(from)}`;
}

/** Path of the page that a notification leads to. */
export function pathOf(
  {
    recordKind,
    recordId,
    facilityId,
  }: Pick<NotificationLine, "recordKind" | "recordId" | "facilityId">,
  side: Side,
): string {
  const area = side === "client" ? "/client-portal" : "/office";
  if (recordKind === "work-order") return `${area}/work-orders/${recordId}`;
  if (recordKind === "invoice") return `${area}/invoices/${recordId}`;
  if (recordKind === "thread") return `${area}/messages/${recordId}`;
  if (recordKind === "document") return `${area}/documents/${recordId}`;
  if (recordKind === "feedback") return `${area}/feedback/${recordId}`;
  if (recordKind === "inspection") return `${area}/inspections/${recordId}`;
  if (recordKind === "monthly-report") return monthlyReportPath(side, recordId);
  if (recordKind === "visit") return `${area}/schedule/${recordId}`;
  return `${area}/schedule?facility=${facilityId}`;
}
