/** A notification in the words of the list and of the digest. */

import { describeTrouble, readToldTroubles } from "#features/backups/backup-troubles.server.ts";
import { backupMessages } from "#features/backups/messages.server.ts";
import { formatQuarter } from "#features/feedback/format-quarter.server.ts";
import { formatMonth } from "#features/invoices/billing-days.ts";
import { monthlyReportPath, monthWithYear } from "#features/monthly-reports/report-months.ts";
import { categoryLabel } from "#features/work-orders/work-order-types.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatDay, formatWindow } from "#platform/format/visit-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { NotificationListRow } from "./list-notifications.server.ts";
import { notificationServerMessages } from "./messages.server.ts";

type Audience = "client" | "staff";

/** To whom it is told. */
export interface NotificationReader {
  language: Language;
  audience: Audience;
}

export interface NotificationMessage {
  title: string;
  /** What was written or asked for, as it was typed; absent where there is nothing of it. */
  text: string | undefined;
}

/** @param us how the product names whoever did it, where nobody is known by name */
export function notificationMessage(
  row: NotificationListRow,
  reader: NotificationReader,
  us: string,
): NotificationMessage {
  const { language } = reader;
  const messages = notificationServerMessages(language);
  const person = row.actorName ?? us;
  if (row.kind === "malware") return malwareMessage(row, language);
  switch (row.recordKind) {
    case "work-order":
      return workOrderMessageOf(row, reader, person);
    case "backups":
      return backupsMessage(row, language);
    case "document":
      return { title: documentTitle(row, language), text: undefined };
    case "thread":
      return {
        title: row.subject ?? messages.thread.untitled,
        text:
          row.messageText === ""
            ? messages.thread.sentFiles({ person })
            : messages.thread.wrote({ person, text: row.messageText ?? "" }),
      };
    case "key":
      return { title: keyTitle(row, language), text: undefined };
    case "feedback":
      return { title: questionOf(row.details, language), text: undefined };
    case "invoice":
      return invoiceMessage(row, language);
    case "monthly-report":
      return { title: reportTitle(row.details, language), text: undefined };
    case "inspection":
    case "inspection-dispute":
      return inspectionMessage(row, person, language);
    case "schedule":
      return { title: messages.schedule.changed, text: visitsFrom(row, language) };
    default:
      return row.event === "noted"
        ? noteMessage(row, person, language)
        : visitMessage(row, language);
  }
}

function workOrderMessageOf(
  row: NotificationListRow,
  reader: NotificationReader,
  person: string,
): NotificationMessage {
  const { about } = notificationServerMessages(reader.language);
  const category = row.category && categoryLabel(row.category, reader.language);
  const what = [category, row.number].filter(Boolean).join(", ");
  const text = row.commentText || row.orderText || undefined;
  return { title: about({ title: orderTitle(row, reader, person), what }), text };
}

function orderTitle(
  { event, details }: NotificationListRow,
  { language, audience }: NotificationReader,
  person: string,
): string {
  const titles = notificationServerMessages(language).workOrder;
  switch (event) {
    case "created":
      return titles.created;
    case "acknowledged":
      return titles.acknowledged({ person });
    case "assigned":
      return titles.assigned({ person });
    case "held":
      return titles.held;
    case "finished":
      return titles.finished;
    case "declined":
      return titles.declined({ person });
    case "commented":
      return titles.commented({ person });
    case "visit-planned":
      return titles.visitPlanned({ person });
    case "reopened":
      return titles.reopened({ person });
    case "price-offered":
      return titles.priceOffered;
    case "price-accepted":
      return titles.priceAccepted({ person });
    case "warned":
      return titles.warned[clockIn(details, audience)];
    case "breached":
      return titles.breached[clockIn(details, audience)];
    default:
      return titles.changed;
  }
}

function clockIn({ clock }: Record<string, unknown>, audience: Audience) {
  if (clock !== "response") return "completion";
  return audience === "client" ? "ourResponse" : "response";
}

function documentTitle(
  { event, documentTitle: name, details }: NotificationListRow,
  language: Language,
): string {
  const titles = notificationServerMessages(language).document;
  const title = name ?? titles.untitled;
  const day = typeof details.validUntil === "string" ? formatDay(details.validUntil, language) : "";
  switch (event) {
    case "added":
      return titles.added({ title });
    case "replaced":
      return titles.replaced({ title });
    case "ending":
      return titles.ending({ day, title });
    case "expired":
      return titles.expired({ day, title });
    default:
      return titles.changed({ title });
  }
}

function keyTitle(
  { event, details, facilityName }: NotificationListRow,
  language: Language,
): string {
  const { lost, issued } = notificationServerMessages(language).key;
  const key = { label: String(details.label), facility: facilityName ?? "" };
  return event === "lost" ? lost(key) : issued(key);
}

function backupsMessage({ details }: NotificationListRow, language: Language): NotificationMessage {
  const { place, troubles } = readToldTroubles(details);
  const [gravest] = troubles;
  if (gravest === undefined)
    return { title: backupMessages(language).unknownTrouble, text: undefined };
  const { title, advice } = describeTrouble(gravest, place, language);
  return { title, text: advice };
}

/** The same text for every kind of record that the file came with. */
function malwareMessage({ details }: NotificationListRow, language: Language) {
  const { title, file } = notificationServerMessages(language).malware;
  const { fileName, signature } = details;
  return { title, text: file({ file: String(fileName), signature: String(signature) }) };
}

function invoiceMessage(
  { event, invoiceNumber, period, dueOn }: NotificationListRow,
  language: Language,
): NotificationMessage {
  const messages = notificationServerMessages(language).invoice;
  const number = invoiceNumber ?? "";
  const month = period === null ? undefined : formatMonth(period, language);
  const day = dueOn === null ? undefined : dayWithYear(dueOn, language);
  const text =
    month === undefined
      ? day && messages.due({ day })
      : day === undefined
        ? messages.forMonth({ month })
        : messages.forMonthDue({ month, day });
  return {
    title: event === "overdue" ? messages.overdue({ number }) : messages.added({ number }),
    text,
  };
}

function inspectionMessage(
  { event, details }: NotificationListRow,
  person: string,
  language: Language,
): NotificationMessage {
  return {
    title: inspectionTitle(event, person, language),
    text: typeof details.text === "string" ? details.text : undefined,
  };
}

function inspectionTitle(event: string, person: string, language: Language): string {
  const titles = notificationServerMessages(language).inspection;
  switch (event) {
    case "finished":
      return titles.finished;
    case "signed":
      return titles.signed({ person });
    case "disputed":
      return titles.disputed({ person });
    case "remarked":
      return titles.remarked({ person });
    case "re-inspected":
      return titles.reInspected;
    default:
      return titles.changed;
  }
}

function visitMessage(
  { event, date, windowStart, windowEnd, cancelReason }: NotificationListRow,
  language: Language,
): NotificationMessage {
  const { visit, about } = notificationServerMessages(language);
  const titles: Readonly<Record<string, string>> = {
    missed: visit.missed,
    cancelled: visit.canceled,
    reinstated: visit.reinstated,
    changed: visit.moved,
  };
  const title = titles[event] ?? visit.changed;
  if (date === null || windowStart === null || windowEnd === null)
    return { title, text: undefined };
  const reason = event === "cancelled" && cancelReason ? cancelReason : undefined;
  const time = formatWindow(windowStart, windowEnd, language);
  const what = visit.when({ day: formatDay(date, language), time });
  return { title: about({ title, what }), text: reason };
}

function noteMessage(
  { date, noteText }: NotificationListRow,
  person: string,
  language: Language,
): NotificationMessage {
  const { note, noteOn } = notificationServerMessages(language).visit;
  const title =
    date === null ? note({ person }) : noteOn({ person, day: formatDay(date, language) });
  return { title, text: noteText ?? undefined };
}

function questionOf(
  { number, category, quarter }: Record<string, unknown>,
  language: Language,
): string {
  const { ofQuarter, ofWorkOrder, workOrder } = notificationServerMessages(language).feedback;
  if (typeof quarter === "string") return ofQuarter({ quarter: formatQuarter(quarter, language) });
  const label = typeof category === "string" ? categoryLabel(category, language) : workOrder;
  return ofWorkOrder({ category: label, number: String(number) });
}

function reportTitle({ month }: Record<string, unknown>, language: Language): string {
  const { title, titleOf } = notificationServerMessages(language).monthlyReport;
  return typeof month === "string" ? titleOf({ month: monthWithYear(month, language) }) : title;
}

function visitsFrom(
  { details: { count, from } }: NotificationListRow,
  language: Language,
): string | undefined {
  if (typeof count !== "number" || typeof from !== "string") return undefined;
  const { visits } = notificationServerMessages(language).schedule;
  return visits({ count, day: formatDay(from, language) });
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
  if (recordKind === "backups") return `${area}/system`;
  if (recordKind === "visit") return `${area}/schedule/${recordId}`;
  return `${area}/schedule?facilityId=${facilityId}`;
}
