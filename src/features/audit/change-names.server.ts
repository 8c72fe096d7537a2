/** Names for the ids of changes: people, places, and the records that were changed. */
import { sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { areas } from "#features/facilities/tables/areas.ts";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Database } from "#platform/database/client.ts";
import { isAmong, type Names, type RecordName } from "#platform/history/history-nouns.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { Language } from "#platform/language/language.ts";
import { isChangeRecordKind } from "./change-labels.server.ts";
import type { Change } from "./list-changes.server.ts";
import { readRecordNames } from "./record-names.server.ts";

export interface PersonName {
  name: string;
  role: Role;
  isRemoved: boolean;
}

export interface ChangeNames {
  people: ReadonlyMap<string, PersonName>;
  /** Key: id of the record. Deleted records are absent. */
  records: ReadonlyMap<string, RecordName>;
  /**
   * Names for any id in changes and details: people, clients, facilities, areas, orders, visits.
   */
  anything: ReadonlyMap<string, string>;
}

/** It checks no rights: `listChanges` has done so for these changes. */
export async function nameChanges(
  db: Database,
  changes: readonly Change[],
  language: Language,
): Promise<ChangeNames> {
  const collected = new Set<string>();
  for (const change of changes) collectIds(change, collected);
  const ids = [...collected];
  const [people, others, records] = await Promise.all([
    readPeople(db, ids),
    readOthers(db, ids),
    readRecords(db, changes, language),
  ]);
  const peoplesNames = people.map(([id, { name }]) => [id, name] as const);
  return {
    people: new Map(people),
    records: new Map(records),
    anything: new Map([...others, ...peoplesNames]),
  };
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isId = (text: string): boolean => idPattern.test(text);

function collectIds(value: unknown, ids: Set<string>): void {
  if (typeof value === "string" && isId(value)) ids.add(value);
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) collectIds(part, ids);
}

async function readPeople(db: Database, ids: readonly string[]): Promise<Names<PersonName>> {
  const { id, name, role, state } = accounts;
  const rows = await db.select({ id, name, role, state }).from(accounts).where(isAmong(id, ids));
  return rows.map((row) => [
    row.id,
    { name: row.name, role: row.role, isRemoved: row.state === "removed" },
  ]);
}

/** One read for all tables. */
async function readOthers(db: Database, ids: readonly string[]): Promise<Names<string>> {
  const named = (table: typeof clients | typeof facilities | typeof areas) =>
    db
      .select({ id: sql<string>`${table.id}`, name: sql<string>`${table.name}` })
      .from(table)
      .where(isAmong(table.id, ids));
  const rows = await unionAll(
    named(clients),
    named(facilities),
    named(areas),
    db
      .select({ id: sql<string>`${workOrders.id}`, name: sql<string>`${workOrders.number}` })
      .from(workOrders)
      .where(isAmong(workOrders.id, ids)),
    db
      .select({ id: sql<string>`${visits.id}`, name: sql<string>`${visits.date}::text` })
      .from(visits)
      .where(isAmong(visits.id, ids)),
  );
  return rows.map(({ id, name }) => [id, name]);
}

async function readRecords(
  db: Database,
  changes: readonly Change[],
  language: Language,
): Promise<Names<RecordName>> {
  const byNoun = Map.groupBy(changes, ({ recordKind }) => recordKind);
  const namesByNoun = await Promise.all(
    [...byNoun].map(([noun, labels]) => {
      const ids = new Set(labels.flatMap(({ recordId }) => recordId ?? []));
      return isChangeRecordKind(noun) ? readRecordNames(db, noun, [...ids], language) : [];
    }),
  );
  return namesByNoun.flat();
}
