/** The lines of a client's invoice for a month, as scopes, extra work and credits make them. */
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import { workOrderPrices } from "#features/work-orders/tables/work-order-prices.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Transaction } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { dayIn, monthOf } from "./billing-days.ts";
import { chargesOfMonth, type PricedVersion } from "./month-charges.ts";
import { billingCredits, facilityBilling } from "./tables/billing.ts";
import type { InvoiceLineRow } from "./tables/invoices.ts";

export type NewLine = Pick<InvoiceLineRow, "facilityId" | "kind" | "cents" | "taxBasisPoints"> &
  Partial<Pick<InvoiceLineRow, "text" | "detail" | "facts" | "workOrderId" | "creditId">>;

export interface Bill {
  clientId: string;
  /** Set where each facility has an invoice of its own. */
  facilityId: string | null;
  period: string;
  taxBasisPoints: number;
}

/** Everything that may be billed, without taxes, in the order of the invoice. */
export async function collectLines(tx: Transaction, bill: Bill): Promise<NewLine[]> {
  const places = await readPlaces(tx, bill);
  const ids = places.map(({ id }) => id);
  if (ids.length === 0) return [];
  const versions = await readVersions(tx, ids);
  const extra = await readExtraWork(tx, bill, ids);
  const lines = places.flatMap((place) => [
    ...serviceLines(bill.period, place, versions.get(place.id) ?? []),
    ...extra
      .filter(({ facilityId }) => facilityId === place.id)
      .map((line) => ({
        ...line,
        taxBasisPoints: place.rate,
      })),
  ]);
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [...lines, ...(await readCredits(tx, places, total))];
}

interface Place {
  id: string;
  name: string;
  rate: number;
  lastDay: string | undefined;
}

async function readPlaces(tx: Transaction, bill: Bill): Promise<Place[]> {
  const { id, clientId, name, timeZone, archivedAt } = facilities;
  const rows = await tx
    .select({ id, name, timeZone, archivedAt, rate: facilityBilling.taxBasisPoints })
    .from(facilities)
    .leftJoin(facilityBilling, eq(facilityBilling.facilityId, id))
    .where(
      and(
        eq(clientId, bill.clientId),
        bill.facilityId === null ? undefined : eq(id, bill.facilityId),
      ),
    )
    .orderBy(asc(byName(name)), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rate: row.rate ?? bill.taxBasisPoints,
    lastDay: row.archivedAt === null ? undefined : dayIn(row.timeZone, row.archivedAt),
  }));
}

async function readVersions(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PricedVersion[]>> {
  const rows = await tx
    .select({
      facilityId: scopes.facilityId,
      version: scopes.version,
      effectiveFrom: sql<string>`${scopes.effectiveFrom}::text`,
      monthlyPriceCents: sql<number>`coalesce(sum(${scopeLines.monthlyPriceCents}), 0)`.mapWith(
        Number,
      ),
    })
    .from(scopes)
    .leftJoin(scopeLines, eq(scopeLines.scopeId, scopes.id))
    .where(and(inArray(scopes.facilityId, [...ids]), isNotNull(scopes.effectiveFrom)))
    .groupBy(scopes.id);
  return Map.groupBy(rows, ({ facilityId }) => facilityId);
}

const serviceLines = (period: string, place: Place, versions: readonly PricedVersion[]) =>
  chargesOfMonth(period, versions, place.lastDay).map((charge): NewLine => {
    const { version, days, daysInMonth, monthlyPriceCents, from, to, cents } = charge;
    const part = { from, to, days, daysInMonth, monthlyPriceCents };
    return {
      facilityId: place.id,
      kind: "service",
      cents,
      taxBasisPoints: place.rate,
      facts: { kind: "service", version, ...(days === daysInMonth ? {} : { part }) },
    };
  });

/**
 * Finds extra work that the client has accepted, that was done by the end of the month (in the time zone of its
 * facility) and that no invoice has billed yet.
 */
async function readExtraWork(tx: Transaction, bill: Bill, ids: readonly string[]) {
  const rows = await tx
    .select({
      price: workOrderPrices,
      number: workOrders.number,
      category: workOrders.category,
      doneOn: sql<string>`(${workOrders.finishedAt} at time zone ${facilities.timeZone})::date::text`,
    })
    .from(workOrderPrices)
    .innerJoin(workOrders, eq(workOrders.id, workOrderPrices.workOrderId))
    .innerJoin(facilities, eq(facilities.id, workOrderPrices.facilityId))
    .where(
      and(
        inArray(workOrderPrices.facilityId, [...ids]),
        isNull(workOrderPrices.invoiceId),
        isNotNull(workOrderPrices.acceptedAt),
        isNotNull(workOrders.finishedAt),
        inArray(workOrders.state, ["done", "accepted"]),
        lt(
          sql`(${workOrders.finishedAt} at time zone ${facilities.timeZone})::date`,
          sql`${monthOf(bill.period, 1)}::date`,
        ),
      ),
    )
    .orderBy(asc(workOrders.finishedAt), asc(workOrders.id));
  return rows.map(({ price, number, category, doneOn }) => ({
    facilityId: price.facilityId,
    kind: "extra-work" as const,
    cents: price.cents,
    text: price.text,
    facts: { kind: "extra-work" as const, number, doneOn, category },
    workOrderId: price.workOrderId,
  }));
}

/**
 * Credits go in the order in which they were entered, as long as the invoice stays above zero; the rest
 * waits.
 */
async function readCredits(
  tx: Transaction,
  places: readonly Place[],
  total: number,
): Promise<NewLine[]> {
  const rows = await tx
    .select()
    .from(billingCredits)
    .where(
      and(
        inArray(
          billingCredits.facilityId,
          places.map(({ id }) => id),
        ),
        isNull(billingCredits.invoiceId),
      ),
    )
    .orderBy(asc(billingCredits.enteredAt), asc(billingCredits.id));
  let remainingCents = total;
  return rows.flatMap(({ id, facilityId, cents, reason }) => {
    if (cents > remainingCents) return [];
    remainingCents -= cents;
    const rate = places.find((place) => place.id === facilityId)?.rate ?? 0;
    return {
      facilityId,
      kind: "credit" as const,
      cents: -cents,
      taxBasisPoints: rate,
      text: reason,
      facts: { kind: "credit" as const },
      creditId: id,
    };
  });
}
