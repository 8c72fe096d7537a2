/** A client's account over a period: what was owed, what was billed, credited and paid, what is owed. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { invoicePayments, invoices } from "./tables/invoices.ts";

export type MovementKind = "invoice" | "void" | "payment" | "payment-taken-back";

export interface Movement {
  /** ISO, by the company's calendar. */
  day: string;
  kind: MovementKind;
  invoiceId: string;
  number: string;
  /** Why it was voided, or the reference of a payment. */
  note: string;
  /** What the client owes more (above zero) or less. */
  cents: number;
}

export interface Statement {
  clientName: string;
  /** ISO days, both included. */
  from: string;
  to: string;
  openingCents: number;
  movements: (Movement & { balanceCents: number })[];
  /** How many the whole period has, including those beyond `movements`. */
  movementCount: number;
  closingCents: number;
}

interface Period {
  from: string;
  to: string;
}

/** No statement is read whole: a client of many facilities has thousands of movements. */
export interface StatementRange {
  limit: number;
  offset?: number;
}

/** Undefined for a client that the actor may not see. */
export async function readStatement(
  db: Database,
  actor: Actor,
  clientId: string,
  { from, to }: Period,
  part: StatementRange,
): Promise<Statement | undefined> {
  if (!may(actor, "invoices.read")) return undefined;
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)));
  if (client === undefined) return undefined;
  const { openingCents, periodCents, movementCount } = await readSums(db, clientId, { from, to });
  const movements = await readMovements(db, clientId, { from, to }, part);
  return {
    clientName: client.name,
    from,
    to,
    openingCents,
    movementCount,
    closingCents: openingCents + periodCents,
    movements: movements.map(({ periodCents, ...movement }) => ({
      ...movement,
      balanceCents: openingCents + periodCents,
    })),
  };
}

/** The order of movements that are on the same day. */
const kindOrder: MovementKind[] = ["invoice", "void", "payment", "payment-taken-back"];

/** All of a client up to and with a day. */
const movementsUntil = (clientId: string, to: string): SQL => sql`
  select issued_on as day, 0 as rank, id as invoice_id, id as movement_id, number, '' as note,
    total_cents as cents
  from ${invoices} where client_id = ${clientId} and issued_on <= ${to}
  union all
  select voided_on, 1, id, id, number, coalesce(void_reason, ''), -total_cents
  from ${invoices} where client_id = ${clientId} and issued_on is not null and voided_on <= ${to}
  union all
  select paid.paid_on, case when paid.takes_back is null then 2 else 3 end, paid.invoice_id, paid.id,
    billed.number, paid.reference, -paid.cents
  from ${invoicePayments} as paid join ${invoices} as billed on billed.id = paid.invoice_id
  where paid.client_id = ${clientId} and paid.paid_on <= ${to}`;

async function readSums(db: Database, clientId: string, { from, to }: Period) {
  const { rows } = await db.execute(sql`
    select coalesce(sum(cents) filter (where day < ${from}), 0)::bigint as opening,
      coalesce(sum(cents) filter (where day >= ${from}), 0)::bigint as inside,
      count(*) filter (where day >= ${from}) as count
    from (${movementsUntil(clientId, to)}) as movements`);
  const [sums] = rows;
  return {
    openingCents: Number(sums?.opening),
    periodCents: Number(sums?.inside),
    movementCount: Number(sums?.count),
  };
}

/** Each movement comes with the sum since the beginning of the period, itself included. */
async function readMovements(
  db: Database,
  clientId: string,
  { from, to }: Period,
  { limit, offset = 0 }: StatementRange,
): Promise<(Movement & { periodCents: number })[]> {
  const order = sql`day, rank, number collate "C", movement_id`;
  const { rows } = await db.execute(sql`
    select day::text, rank, invoice_id, number, note, cents,
      (sum(cents) over (order by ${order}))::bigint as so_far
    from (${movementsUntil(clientId, to)}) as movements where day >= ${from}
    order by ${order} limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    day: String(row.day),
    kind: kindOrder[Number(row.rank)] ?? "invoice",
    invoiceId: String(row.invoice_id),
    number: String(row.number),
    note: String(row.note),
    cents: Number(row.cents),
    periodCents: Number(row.so_far),
  }));
}
