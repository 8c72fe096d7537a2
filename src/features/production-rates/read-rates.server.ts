/** The rates that count now, and those that counted before. */
import { desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "#platform/database/client.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { FixtureTimes, ProductionRate } from "./production-rate.ts";
import { isFixture } from "./rate-form.ts";
import { conditionLabels, subjectLabel } from "./rate-texts.ts";
import type { FixtureName } from "./rated-subject-types.ts";
import { shippedFixtureTimes, shippedProductionRates } from "./shipped-rates.ts";
import { type ProductionRateRow, productionRates } from "./tables/production-rates.ts";

interface RatesInForce {
  rates: readonly ProductionRate[];
  fixtureTimes: FixtureTimes;
}

/** The company's rates come before the shipped ones. `rateFor` decides which one counts for an area. */
export async function readRatesInForce(db: Database | Transaction): Promise<RatesInForce> {
  const rows = await db.select().from(productionRates).where(isNull(productionRates.endedAt));
  const ownRates = rows.flatMap((row) => toRate(row) ?? []);
  const times = rows.flatMap(({ subject, secondsEach, source }) =>
    isFixture(subject) && secondsEach !== null
      ? [[subject, { seconds: secondsEach, source, isOwn: true }] as const]
      : [],
  );
  return {
    rates: [...ownRates, ...shippedProductionRates],
    fixtureTimes: {
      ...shippedFixtureTimes,
      ...(Object.fromEntries(times) as Partial<Record<FixtureName, FixtureTimes[FixtureName]>>),
    },
  };
}

function toRate({ subject, squareFeetAnHour, ...row }: ProductionRateRow) {
  if (isFixture(subject) || squareFeetAnHour === null) return undefined;
  const { id, floorCovering, facilityType, low, high, source } = row;
  return {
    id,
    areaType: subject,
    floorCovering,
    facilityType,
    squareFeetAnHour,
    low,
    high,
    source,
    isOwn: true,
  } satisfies ProductionRate;
}

const enders = alias(accounts, "enders");

const shownEarlier = 100;

export async function listOwnRates(db: Database) {
  const columns = {
    rate: productionRates,
    addedByName: accounts.name,
    endedByName: enders.name,
  };
  const query = () =>
    db
      .select(columns)
      .from(productionRates)
      .innerJoin(accounts, eq(accounts.id, productionRates.addedBy))
      .leftJoin(enders, eq(enders.id, productionRates.endedBy));
  const [inForce, earlier, [counted]] = await Promise.all([
    query().where(isNull(productionRates.endedAt)),
    query()
      .where(isNotNull(productionRates.endedAt))
      .orderBy(desc(productionRates.endedAt))
      .limit(shownEarlier),
    db
      .select({
        added: sql<number>`count(*)::int`,
        takenOut: sql<number>`(count(*) filter (where ended_at is not null and replaced_by is null))::int`,
      })
      .from(productionRates),
  ]);
  // The table that is shipped is version 1; each rate that came or went makes another.
  const version = 1 + (counted?.added ?? 0) + (counted?.takenOut ?? 0);
  return { inForce, earlier, version };
}

/** The history calls a rate by its subject. */
export const readRateNames: NameReader = async (db, ids, language) => {
  const rows = await db.select().from(productionRates).where(isAmong(productionRates.id, ids));
  return rows.map((rate) => [
    rate.id,
    {
      name: [subjectLabel(rate.subject, language), ...conditionLabels(rate, language)].join(", "),
    },
  ]);
};
