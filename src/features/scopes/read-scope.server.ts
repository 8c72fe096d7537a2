/** A version of a facility's scope as its screens show it, in office and portal. */
import { areaLabel, floorName } from "#features/facilities/areas/area-label.ts";
import { areaSizeText } from "#features/facilities/areas/change-areas.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { moneyText } from "#platform/format/money.ts";
import type { AppResources } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import {
  listScopeLines,
  listScopes,
  type ScopeLine,
  type ScopeVersion,
} from "./find-scopes.server.ts";
import { frequencyLabel } from "./frequency-types.ts";
import { scopeChanges } from "./scope-changes.ts";

type Db = AppResources["db"];

export type ScopeData = Awaited<ReturnType<typeof readScope>>;

/**
 * @param search `version` names the one that is shown, else that in effect; `against` the one that
 * it is compared with
 */
export async function readScope(db: Db, actor: Actor, facilityId: string, search: URLSearchParams) {
  const { language } = actor;
  const all = await listScopes(db, actor, facilityId);
  const versions = all.filter(({ state }) => state !== "draft");
  const named = (name: string) =>
    versions.find(({ version }) => String(version) === search.get(name));
  const namedScopes =
    named("version") ?? versions.find(({ state }) => state === "in-effect") ?? versions[0];
  const against = named("against");
  const lines = namedScopes ? await listScopeLines(db, actor, namedScopes.id) : [];
  const isCompared =
    namedScopes !== undefined && against !== undefined && against.id !== namedScopes.id;
  return {
    versions: versions.map((version) => toScopeVersionView(version, language)),
    draft: all.find(({ state }) => state === "draft")?.version,
    shown: namedScopes && toScopeVersionView(namedScopes, language),
    against: isCompared ? toScopeVersionView(against, language) : undefined,
    changes: isCompared
      ? toScopeChangeRows(await listScopeLines(db, actor, against.id), lines, language)
      : undefined,
    areas: toScopeAreaViews(lines, language),
  };
}

export type ScopeVersionView = ReturnType<typeof toScopeVersionView>;

export function toScopeVersionView(scope: ScopeVersion, language: Language) {
  const { id, version, state, note, createdByName, lineCount, monthlyPriceCents } = scope;
  const { language: written } = scope;
  return {
    id,
    version,
    state,
    note,
    language: written,
    createdByName,
    lineCount,
    effectiveFrom: scope.effectiveFrom,
    from: scope.effectiveFrom && dayWithYear(scope.effectiveFrom, language),
    created: momentOf(scope.createdAt, language, scope.timeZone),
    total: monthlyPriceCents === null ? null : moneyText(monthlyPriceCents),
    yearly: monthlyPriceCents === null ? null : moneyText(monthlyPriceCents * 12),
  };
}

export type ScopeAreaView = ReturnType<typeof toScopeAreaViews>[number];

/** Areas come in the order of the building. */
export function toScopeAreaViews(lines: readonly ScopeLine[], language: Language) {
  return [...Map.groupBy(lines, ({ areaId }) => areaId)].map(([id, ofArea]) => ({
    id,
    name: ofArea[0]?.areaName ?? "",
    floor: floorName(ofArea[0]?.floor ?? "", language),
    squareFeet: ofArea[0] === undefined ? "" : areaSizeText(ofArea[0], language),
    lines: ofArea.map(({ id: lineId, task, times, per, monthlyPriceCents }) => ({
      id: lineId,
      task,
      frequency: frequencyLabel({ times, per }, language),
      price: priceOf(monthlyPriceCents),
    })),
  }));
}

export type ScopeChangeRow = ReturnType<typeof toScopeChangeRows>[number];

/** One line for each task that was added, removed or changed. */
export function toScopeChangeRows(
  before: readonly ScopeLine[],
  after: readonly ScopeLine[],
  language: Language,
) {
  return scopeChanges(before, after).map((change) => {
    const line = change.what === "removed" ? change.before : change.after;
    return {
      what: change.what,
      key: `${line.areaId} ${line.task}`,
      task: line.task,
      area: areaLabel(line.areaName, line.floor, language),
      was: change.what === "added" ? null : termsOf(change.before, language),
      is: change.what === "removed" ? null : termsOf(change.after, language),
    };
  });
}

const termsOf = ({ times, per, monthlyPriceCents }: ScopeLine, language: Language) =>
  [frequencyLabel({ times, per }, language), priceOf(monthlyPriceCents)].filter(Boolean).join(", ");

const priceOf = (cents: number | null) => (cents === null ? null : moneyText(cents));
