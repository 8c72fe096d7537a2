import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import { plural } from "#platform/format/plural.ts";
import { readChanges } from "#platform/history/field-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import type { InvoicesViewData } from "./invoices-view.ts";

/** The events that a client sees: drafts and held reminders are our own business. */
const forClients: readonly string[] = [
  "issued",
  "paid",
  "payment-taken-back",
  "voided",
  "reminded",
];

/** Newest first. */
export const historyOf = (
  history: readonly HistoryListRow[],
  audience: InvoicesViewData["audience"],
) =>
  history
    .filter(({ kind }) => audience === "staff" || forClients.includes(kind))
    .map(({ id, at, kind, actorName, details }) => ({
      id,
      at: momentOf(at),
      who: actorName,
      what: sentenceOf(kind, details),
    }));

function sentenceOf(kind: string, details: Record<string, unknown>): string {
  const { cents, text, until, days, number } = details;
  const amount = typeof cents === "number" ? moneyText(cents) : "";
  switch (kind) {
    case "drafted":
      return "Drafted";
    case "line-added":
      return `Line added: ${String(text)}, ${amount}`;
    case "line-removed":
      return `Line removed: ${String(text)}, ${amount}`;
    case "refreshed":
      return "Lines rebuilt";
    case "issued":
      return `Issued as ${String(number)}`;
    case "paid":
      return `Payment entered: ${amount}`;
    case "payment-taken-back":
      return `Payment taken back: ${amount}`;
    case "voided":
      return "Voided";
    case "reminders-held": {
      const before = readChanges(details).find(({ name }) => name === "heldUntil")?.from;
      const held = `Reminders held up to ${typeof until === "string" ? dayWithYear(until) : ""}`;
      return typeof before === "string" && before !== ""
        ? `${held} instead of ${dayWithYear(before)}`
        : held;
    }
    case "reminders-released":
      return "Reminders go out again";
    case "reminded":
      return `Reminder sent, ${plural(Number(days), "one day", `${String(days)} days`)} past due`;
    default:
      return "Changed";
  }
}
