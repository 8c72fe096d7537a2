/** The commands on an invoice: who may, what is written and who learns of it. */
import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import {
  changedFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { type InvoiceRow, invoices } from "./tables/invoices.ts";
import { isVisibleInvoice } from "./visible-invoices.server.ts";

export type InvoiceProblem =
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

export type InvoiceResult = ChangeResult<InvoiceProblem, ChangedInvoice>;

interface ChangedInvoice extends Done {
  id: string;
}

export interface InvoiceChange {
  /** The kind of event in the history, e.g. `issued`. */
  kind: HistoryKindOf<"invoice">;
  /** Columns to be written. */
  set?: Partial<InvoiceRow>;
  /** Changes that were written to other rows, e.g. the total of other lines. */
  change?: FieldChanges;
  details?: HistoryDetails;
}

/** @param lockBefore what other commands lock before they come to the invoice */
export const changeInvoice = <Answer extends EditRefusal = never>(
  context: { db: Database },
  actor: Actor,
  id: string,
  decide: (
    tx: Transaction,
    invoice: InvoiceRow,
  ) => Promise<InvoiceChange | InvoiceProblem | NoInfer<Answer>>,
  lockBefore?: (tx: Transaction) => Promise<void>,
): Promise<InvoiceResult | NoInfer<Answer>> =>
  changeRecord<InvoiceRow, InvoiceChange, InvoiceProblem, ChangedInvoice | Answer>(context, {
    async lock(tx) {
      await lockBefore?.(tx);
      const [invoice] = await tx
        .select()
        .from(invoices)
        .where(and(eq(invoices.id, id), isVisibleInvoice(actor)))
        .for("update");
      return invoice;
    },
    isAllowed: may(actor, "invoices.change"),
    decide,
    async apply(tx, invoice, { set, ...change }) {
      if (set !== undefined) await tx.update(invoices).set(set).where(eq(invoices.id, id));
      const written = set && changedFields(invoice, set);
      await recordInvoiceChange(tx, invoice, actor.accountId, { change: written, ...change });
      return { ok: true, id };
    },
  });

/**
 * @param actorId null where the product did it by itself
 * @param event happens at this moment if it has no `at`
 */
export async function recordInvoiceChange(
  tx: Transaction,
  { id, clientId }: Pick<InvoiceRow, "id" | "clientId">,
  actorId: string | null,
  { change = nothingChanged, ...event }: Omit<InvoiceChange, "set"> & { at?: Date | undefined },
): Promise<void> {
  const [now] = await tx
    .select({ state: invoices.state })
    .from(invoices)
    .where(eq(invoices.id, id));
  await recordChange(
    tx,
    { recordKind: "invoice", recordId: id, clientId, actorId, change, ...event },
    // Clients must not even learn that there is a draft.
    now?.state === "draft" ? { isInternal: true } : {},
  );
}
