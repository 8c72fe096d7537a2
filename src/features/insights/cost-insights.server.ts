import { sql } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/facilities/tables/scopes.ts";
import type { Database } from "#platform/database/client.ts";
import { monthsOf, periodBefore, wholeMonth } from "./insight-period.ts";
import type { Insight } from "./insight-types.ts";
import { type InsightScope, seenFacilities } from "./seen-facilities.server.ts";

interface PricedScope {
  facilityId: string;
  /** ISO. */
  effectiveFrom: string;
  priceCents: number;
  /** Sum of the areas in the scope, each counted once. */
  squareFeet: number;
}

/** The caller checks that the reader may know prices. */
export async function readCostInsight(db: Database, scope: InsightScope): Promise<Insight> {
  const { rows } = await db.execute(sql`
    with ${seenFacilities(scope)}, priced as (
      select s.id, s.facility_id, s.effective_from, l.area_id, sum(l.monthly_price_cents) as price
      from seen join ${scopes} as s on s.facility_id = seen.id
        join ${scopeLines} as l on l.scope_id = s.id
      where s.client_id = ${scope.clientId} and s.effective_from is not null
      group by s.id, l.area_id)
    select p.facility_id, p.effective_from::text as effective_from, sum(p.price) as price,
      sum(a.square_feet) as square_feet
    from priced as p join ${areas} as a on a.id = p.area_id
    group by p.id, p.facility_id, p.effective_from`);
  const pricedScopes = rows.map((row) => ({
    facilityId: String(row.facility_id),
    effectiveFrom: String(row.effective_from),
    priceCents: Number(row.price),
    squareFeet: Number(row.square_feet),
  }));
  const { period } = scope;
  const now = costOn(pricedScopes, period.to);
  const before = costOn(pricedScopes, periodBefore(period).to);
  return {
    name: "cost",
    part: undefined,
    value: now.value,
    rows: now.rows,
    before: before.value,
    rowsBefore: before.rows,
    months: monthsOf(period).map((month) => {
      const last = wholeMonth(month).to;
      return { month, ...costOn(pricedScopes, last < period.to ? last : period.to) };
    }),
  };
}

/** The cost of all facilities together, in which each weighs as much as it is large. */
function costOn(
  all: readonly PricedScope[],
  day: string,
): { value: number | undefined; rows: number } {
  const inEffect = new Map<string, PricedScope>();
  for (const scope of all.toSorted((a, b) => (a.effectiveFrom < b.effectiveFrom ? -1 : 1)))
    if (scope.effectiveFrom <= day) inEffect.set(scope.facilityId, scope);
  const priced = [...inEffect.values()].filter(({ priceCents }) => priceCents > 0);
  const sum = (of: "priceCents" | "squareFeet") =>
    priced.reduce((total, scope) => total + scope[of], 0);
  const value = priced.length === 0 ? undefined : sum("priceCents") / sum("squareFeet");
  return { value, rows: priced.length };
}
