/** One invoice with all that belongs to it. */
import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { stateOf } from "./invoice-state.server.ts";
import type { InvoiceState } from "./invoice-types.ts";
import {
  type InvoiceLineRow,
  type InvoiceRow,
  invoiceLines,
  invoicePayments,
  invoices,
} from "./tables/invoices.ts";
import { isVisibleInvoice } from "./visible-invoices.server.ts";

export interface Payment {
  id: string;
  /** Below zero for one that takes another back. */
  cents: number;
  paidOn: string;
  method: "check" | "ach" | "card" | "other";
  reference: string;
  takesBack: string | null;
}

export interface Invoice extends Omit<InvoiceRow, "state"> {
  state: InvoiceState;
  clientName: string;
  /** IANA name of the facility's zone; null if the invoice is for all facilities. */
  timeZone: string | null;
  openCents: number;
  lines: (InvoiceLineRow & { facilityName: string | null })[];
  payments: Payment[];
}

/** @param today ISO, by the company's calendar */
export async function findInvoice(
  db: Database,
  actor: Actor,
  id: string,
  today: string,
): Promise<Invoice | undefined> {
  const [row] = await db
    .select({ invoice: invoices, clientName: clients.name, timeZone: facilities.timeZone })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(facilities, eq(facilities.id, invoices.facilityId))
    .where(and(eq(invoices.id, id), isVisibleInvoice(actor)));
  if (row === undefined) return undefined;
  const { invoice, clientName, timeZone } = row;
  const lines = await db
    .select({ line: invoiceLines, facilityName: facilities.name })
    .from(invoiceLines)
    .leftJoin(facilities, eq(facilities.id, invoiceLines.facilityId))
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const state = stateOf(invoice, today);
  return {
    ...invoice,
    clientName,
    timeZone,
    state,
    openCents: invoice.state === "issued" ? invoice.totalCents - invoice.paidCents : 0,
    lines: lines.map(({ line, facilityName }) => ({ ...line, facilityName })),
    payments: await listPayments(db, id),
  };
}

const listPayments = (db: Database, invoiceId: string): Promise<Payment[]> =>
  db
    .select({
      id: invoicePayments.id,
      cents: invoicePayments.cents,
      paidOn: invoicePayments.paidOn,
      method: invoicePayments.method,
      reference: invoicePayments.reference,
      takesBack: invoicePayments.takesBack,
    })
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, invoiceId))
    .orderBy(desc(invoicePayments.enteredAt), desc(invoicePayments.id));
