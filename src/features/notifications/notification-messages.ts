/** A notification in the words of the list and of the digest. */

import { formatQuarter } from "#features/feedback/format-quarter.server.ts";
import { formatMonth } from "#features/invoices/billing-days.ts";
import { monthlyReportPath, monthWithYear } from "#features/monthly-reports/report-months.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { plural } from "#platform/format/plural.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { NotificationListRow } from "./list-notifications.server.ts";

type Audience = "client" | "staff";

export interface NotificationMessage {
  title: string;
  /** What was written or asked for, as it was typed; absent where there is nothing of it. */
  text: string | undefined;
}

/** @param us how the product names whoever did it, where nobody is known by name */
export function notificationMessage(
  row: NotificationListRow,
  audience: Audience,
  us: string,
): NotificationMessage {
  const by = row.actorName ?? us;
  if (row.kind === "malware") return malwareMessage(row);
  switch (row.recordKind) {
    case "work-order":
      return workOrderMessageOf(row, audience, by);
    case "document":
      return documentMessage(row);
    case "thread":
      return {
        title: row.subject ?? "A message",
        text: row.messageText === "" ? `${by} sent files` : `${by}: ${row.messageText ?? ""}`,
      };
    case "key":
      return { title: keyTitle(row), text: undefined };
    case "feedback":
      return { title: questionOf(row.details), text: undefined };
    case "invoice":
      return invoiceMessage(row);
    case "monthly-report":
      return { title: reportTitle(row.details), text: undefined };
    case "inspection":
    case "inspection-dispute":
      return inspectionMessage(row, by);
    case "schedule":
      return { title: "The schedule has changed", text: visitsFrom(row) };
    default:
      return row.event === "noted" ? noteMessage(row, by) : visitMessage(row);
  }
}

function workOrderMessageOf(
  row: NotificationListRow,
  audience: Audience,
  by: string,
): NotificationMessage {
  const what = [row.category && categoryLabel(row.category), row.number].filter(Boolean).join(", ");
  const title = orderTitles[row.event]?.(by, audience, row.details) ?? "Work order changed";
  const text = row.commentText || row.orderText || undefined;
  return { title: `${title}: ${what}`, text };
}

function documentMessage({
  event,
  documentTitle,
  details,
}: NotificationListRow): NotificationMessage {
  const what = documentTitle ?? "a document";
  const day = typeof details.validUntil === "string" ? formatDay(details.validUntil, "en") : "";
  const title = {
    added: `New document: ${what}`,
    replaced: `New version: ${what}`,
    ending: `Expires on ${day}: ${what}`,
    expired: `Expired on ${day}: ${what}`,
  }[event];
  return { title: title ?? `Document changed: ${what}`, text: undefined };
}

const keyTitle = ({ event, details: { label }, facilityName }: NotificationListRow): string =>
  `${event === "lost" ? "Reported lost" : "Please confirm that you have it"}: ${String(label)}, ${facilityName ?? ""}`;

/** The same text for every kind of record that the file came with. */
const malwareMessage = ({ details: { fileName, signature } }: NotificationListRow) => ({
  title: "Malware was found in a file, and the file was removed",
  text: `${String(fileName)} (${String(signature)})`,
});

function invoiceMessage({ event, invoiceNumber, period, dueOn }: NotificationListRow) {
  const title = `${event === "overdue" ? "Overdue" : "New"}: invoice ${invoiceNumber ?? ""}`;
  const of = period === null ? "" : `For ${formatMonth(period)}`;
  return { title, text: dueOn === null ? of : `${of}, due ${dayWithYear(dueOn, "en")}` };
}

type Title = (by: string, audience: Audience, details: Record<string, unknown>) => string;

const clockName = ({ clock }: Record<string, unknown>, audience: Audience) =>
  clock === "response" ? (audience === "client" ? "our response" : "response") : "completion";

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
  warned: (_, audience, details) =>
    `A quarter of the time is left: ${clockName(details, audience)}`,
  breached: (_, audience, details) => `Late: ${clockName(details, audience)}`,
};

function inspectionMessage(
  { event, details }: NotificationListRow,
  by: string,
): NotificationMessage {
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

function visitMessage({ event, date, windowStart, windowEnd, cancelReason }: NotificationListRow) {
  const title = visitTitles[event] ?? "Visit changed";
  if (date === null || windowStart === null || windowEnd === null)
    return { title, text: undefined };
  const reason = event === "cancelled" && cancelReason ? cancelReason : undefined;
  const when = `${formatDay(date, "en")}, ${formatWindow(windowStart, windowEnd, "en")}`;
  return { title: `${title}: ${when}`, text: reason };
}

function noteMessage({ date, noteText }: NotificationListRow, by: string): NotificationMessage {
  const when = date === null ? "" : `, ${formatDay(date, "en")}`;
  return { title: `${by} sent a note from a visit${when}`, text: noteText ?? undefined };
}

const visitTitles: Partial<Record<string, string>> = {
  missed: "Missed visit",
  cancelled: "Visit canceled",
  reinstated: "The visit is back on",
  changed: "Visit moved to",
};

function questionOf({ number, category, quarter }: Record<string, unknown>): string {
  if (typeof quarter === "string") return `How was our work ${formatQuarter(quarter, "en")}?`;
  const what = typeof category === "string" ? categoryLabel(category) : "Work order";
  return `How well did we do? ${what}, ${String(number)}`;
}

const reportTitle = ({ month }: Record<string, unknown>): string =>
  `Monthly report${typeof month === "string" ? `: ${monthWithYear(month)}` : ""}`;

function visitsFrom({ details: { count, from } }: NotificationListRow): string | undefined {
  if (typeof count !== "number" || typeof from !== "string") return undefined;
  return `${plural(count, "One visit", `${count} visits`)}, starting ${formatDay(from, "en")}`;
}

/** Path of the page that a notification leads to. */
export function pathOf(
  {
    recordKind,
    recordId,
    facilityId,
  }: Pick<NotificationListRow, "recordKind" | "recordId" | "facilityId">,
  audience: Audience,
): string {
  const area = audience === "client" ? "/client-portal" : "/office";
  if (recordKind === "work-order") return `${area}/work-orders/${recordId}`;
  if (recordKind === "invoice") return `${area}/invoices/${recordId}`;
  if (recordKind === "thread") return `${area}/messages/${recordId}`;
  if (recordKind === "document") return `${area}/documents/${recordId}`;
  if (recordKind === "feedback") return `${area}/feedback/${recordId}`;
  if (recordKind === "key") return `${area}/keys/${recordId}`;
  if (recordKind === "inspection") return `${area}/inspections/${recordId}`;
  if (recordKind === "monthly-report") return monthlyReportPath(audience, recordId);
  if (recordKind === "visit") return `${area}/schedule/${recordId}`;
  return `${area}/schedule?facilityId=${facilityId}`;
}
