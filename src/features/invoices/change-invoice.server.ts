/** Lock, right, change, history and change event of every command on an invoice: all or nothing. */
import { and, eq } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type InvoiceRow, invoices } from "./tables/invoices.ts";
import { isVisibleInvoice } from "./visible-invoices.server.ts";

export type InvoiceError =
  /** Also what the actor may not see: nobody may learn that it exists. */
  | "not-found"
  | "not-allowed"
  | "already-done"
  /** E.g. a line for what is issued, or a payment of a draft. */
  | "wrong-state"
  | "empty"
  | "below-zero"
  /** More than is open. */
  | "too-much"
  /** Voided while something is paid. */
  | "has-payments"
  | "unknown-facility"
  /** Somebody else changed it after it was shown. */
  | "changed-since"
  /** There is another invoice for the same month. */
  | "duplicate";

export type InvoiceResult = { ok: true; id: string } | { ok: false; reason: InvoiceError };

export interface InvoiceChange {
  /** For the history, e.g. `issued`. */
  kind: HistoryKindOf<"invoice">;
  change: FieldChanges;
  details?: HistoryDetails;
}

export function changeInvoice(
  { db }: { db: Database },
  actor: Actor,
  id: string,
  decide: (tx: Transaction, invoice: InvoiceRow) => Promise<InvoiceChange | InvoiceError>,
): Promise<InvoiceResult> {
  return db.transaction(async (tx): Promise<InvoiceResult> => {
    const [invoice] = await tx
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), isVisibleInvoice(actor)))
      .for("update");
    if (invoice === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, "invoices.change")) return { ok: false, reason: "not-allowed" };
    const decided = await decide(tx, invoice);
    if (typeof decided === "string") return { ok: false, reason: decided };
    await recordInvoiceChange(tx, invoice, actor.accountId, decided);
    return { ok: true, id };
  });
}

/** @param actorId null where the product did it by itself */
export async function recordInvoiceChange(
  tx: Transaction,
  { id, clientId }: Pick<InvoiceRow, "id" | "clientId">,
  actorId: string | null,
  { kind, change, details }: InvoiceChange,
): Promise<void> {
  const record = { recordKind: "invoice", recordId: id, clientId } as const;
  await recordHistory(tx, { ...record, kind, actorId, change, details });
  const [now] = await tx
    .select({ state: invoices.state })
    .from(invoices)
    .where(eq(invoices.id, id));
  // Clients must not even learn that there is a draft.
  const forWhom = now?.state === "draft" ? { isInternal: true } : {};
  await sendChangeEvent(tx, { kind: "invoice", id, clientId, ...forWhom });
}
