/** A client's account over a period: what was owed, what was billed, credited and paid, what is owed. */
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { clients } from "#database/tables/clients.ts";
import { invoicePayments, invoices } from "#database/tables/invoices.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { ofVisibleClient } from "#domain/accounts/scope.ts";

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
  closingCents: number;
}

interface Period {
  from: string;
  to: string;
}

/** Undefined for a client that the actor may not see. */
export async function readStatement(
  db: Database,
  actor: Actor,
  clientId: string,
  { from, to }: Period,
): Promise<Statement | undefined> {
  if (!may(actor, "invoices.read")) return undefined;
  const [client] = await db
    .select({ name: clients.name })
    .from(clients)
    .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)));
  if (client === undefined) return undefined;
  const all = await readMovements(db, clientId, to);
  const before = all.filter(({ day }) => day < from);
  const openingCents = before.reduce((sum, { cents }) => sum + cents, 0);
  let balanceCents = openingCents;
  const movements = all
    .filter(({ day }) => day >= from)
    .map((movement) => {
      balanceCents += movement.cents;
      return { ...movement, balanceCents };
    });
  return { clientName: client.name, from, to, openingCents, movements, closingCents: balanceCents };
}

const kindOrder: Record<MovementKind, number> = {
  invoice: 0,
  void: 1,
  payment: 2,
  "payment-taken-back": 3,
};

/** Up to and with a day, in the order in which they count. */
async function readMovements(db: Database, clientId: string, to: string): Promise<Movement[]> {
  const issued = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.clientId, clientId),
        isNotNull(invoices.issuedOn),
        lte(invoices.issuedOn, to),
      ),
    );
  const paid = await db
    .select({ payment: invoicePayments, number: sql<string>`${invoices.number}` })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(and(eq(invoicePayments.clientId, clientId), lte(invoicePayments.paidOn, to)));
  const movements = [
    ...issued.map(
      (invoice): Movement => ({
        ...{ day: invoice.issuedOn ?? "", kind: "invoice", invoiceId: invoice.id },
        ...{ number: invoice.number ?? "", note: "", cents: invoice.totalCents },
      }),
    ),
    ...issued.flatMap((invoice): Movement[] =>
      invoice.voidedOn === null || invoice.voidedOn > to
        ? []
        : [
            {
              ...{ day: invoice.voidedOn, kind: "void", invoiceId: invoice.id },
              ...{ number: invoice.number ?? "", note: invoice.voidReason ?? "" },
              cents: -invoice.totalCents,
            },
          ],
    ),
    ...paid.map(
      ({ payment, number }): Movement => ({
        ...{ day: payment.paidOn, invoiceId: payment.invoiceId, number, note: payment.reference },
        kind: payment.takesBack === null ? "payment" : "payment-taken-back",
        cents: -payment.cents,
      }),
    ),
  ];
  return movements.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      kindOrder[a.kind] - kindOrder[b.kind] ||
      a.number.localeCompare(b.number),
  );
}
