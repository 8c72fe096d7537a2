/** Versions of a facility's scope and their lines, as far as the actor may know them. */
import { createHash } from "node:crypto";
import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { type AreaSize, areas } from "#features/facilities/tables/areas.ts";
import type { Database } from "#platform/database/client.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import { timesAYear } from "./frequency-types.ts";
import type { ComparedLine } from "./scope-changes.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

export type ScopeState = "draft" | "scheduled" | "in-effect" | "past";

export interface ScopeVersion {
  id: string;
  version: number;
  /** ISO date; null for a draft. */
  effectiveFrom: string | null;
  state: ScopeState;
  note: string;
  /** The language that the note was written in. */
  language: WrittenLanguage;
  createdByName: string;
  createdAt: Date;
  /** The facility's, an IANA name. */
  timeZone: string;
  lineCount: number;
  /** Null where the actor may not know prices. */
  monthlyPriceCents: number | null;
}

/** The latest first; drafts only for those who write them. */
export async function listScopes(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<ScopeVersion[]> {
  const rows = await db
    .select({
      id: scopes.id,
      version: scopes.version,
      effectiveFrom: scopes.effectiveFrom,
      note: scopes.note,
      language: scopes.language,
      createdByName: accounts.name,
      createdAt: scopes.createdAt,
      timeZone: facilities.timeZone,
      lineCount: sql<number>`(select count(*) from ${scopeLines} as l
        where l.scope_id = ${scopes.id})`.mapWith(Number),
      monthlyPriceCents: sql<number>`(select coalesce(sum(l.monthly_price_cents), 0)
        from ${scopeLines} as l where l.scope_id = ${scopes.id})`.mapWith(Number),
      hasCome: sql<boolean>`coalesce(${scopes.effectiveFrom}
        <= (now() at time zone ${facilities.timeZone})::date, false)`,
    })
    .from(scopes)
    .innerJoin(facilities, eq(facilities.id, scopes.facilityId))
    .innerJoin(accounts, eq(accounts.id, scopes.createdBy))
    .where(and(eq(scopes.facilityId, facilityId), isReadable(actor)))
    .orderBy(desc(scopes.version));
  const inEffect = rows.find(({ hasCome }) => hasCome);
  return rows.map(({ hasCome, monthlyPriceCents, ...row }) => ({
    ...row,
    state: stateOf(row.effectiveFrom, hasCome, row.id === inEffect?.id),
    monthlyPriceCents: may(actor, "prices.read") ? monthlyPriceCents : null,
  }));
}

function stateOf(effectiveFrom: string | null, hasCome: boolean, isLatest: boolean): ScopeState {
  if (effectiveFrom === null) return "draft";
  if (!hasCome) return "scheduled";
  return isLatest ? "in-effect" : "past";
}

export interface ScopeLine extends ComparedLine, AreaSize {
  id: string;
}

/** By floor and area, the most frequent first; empty if the actor may not see the version. */
export async function listScopeLines(
  db: Database,
  actor: Actor,
  scopeId: string,
): Promise<ScopeLine[]> {
  const rows = await db
    .select({
      id: scopeLines.id,
      areaId: areas.id,
      areaName: areas.name,
      floor: areas.floor,
      squareFeet: areas.squareFeet,
      toilets: areas.toilets,
      urinals: areas.urinals,
      sinks: areas.sinks,
      position: areas.position,
      task: scopeLines.task,
      times: scopeLines.times,
      per: scopeLines.per,
      monthlyPriceCents: scopeLines.monthlyPriceCents,
    })
    .from(scopeLines)
    .innerJoin(scopes, eq(scopes.id, scopeLines.scopeId))
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(and(eq(scopes.id, scopeId), isReadable(actor)))
    .orderBy(asc(areas.id));
  const mayKnow = may(actor, "prices.read");
  const compare = comparisonIn(actor.language);
  return rows
    .map((row) => ({ ...row, monthlyPriceCents: mayKnow ? row.monthlyPriceCents : null }))
    .toSorted((a, b) => compare(a.floor, b.floor) || withinFloor(a, b, compare));
}

type PlacedLine = ScopeLine & { position: number };

function withinFloor(
  a: PlacedLine,
  b: PlacedLine,
  compare: (one: string, other: string) => number,
): number {
  return a.position - b.position || timesAYear(b) - timesAYear(a) || compare(a.task, b.task);
}

function isReadable(actor: Actor): SQL | undefined {
  if (!may(actor, "facilities.read")) return sql`false`;
  const visible = inVisibleFacility(actor, scopes);
  return may(actor, "facilities.change") ? visible : and(visible, isNotNull(scopes.effectiveFrom));
}

/** Names the content of a version, so that nobody sets in effect what nobody reviewed. */
export function fingerprintOf(lines: readonly Omit<ComparedLine, "areaName" | "floor">[]): string {
  const content = lines
    .map(({ areaId, task, times, per, monthlyPriceCents }) =>
      JSON.stringify([areaId, task, times, per, monthlyPriceCents]),
    )
    .toSorted();
  return createHash("sha256").update(content.join("\n")).digest("hex").slice(0, 32);
}
