/** The signs of a facility, as office and portal show and print them. */

import { and, asc, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import { floorName } from "#features/facilities/areas/area-label.ts";
import {
  changeFacilityRecord,
  type FacilityResult,
  type OfFacility,
} from "#features/facilities/change-facility.server.ts";
import type { Facility } from "#features/facilities/find-facility.server.ts";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { momentOf } from "#platform/document/moment.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import { changedFields, createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { pdfResponse } from "#platform/http/pdf-response.server.ts";
import { publicOrigin } from "#platform/http/public-origin.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { formatSignCode, newSignCode, signPath } from "./find-sign.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

interface AreaWithSign {
  id: string;
  name: string;
  floor: string;
  /** The sign in use, if the area has one. */
  sign: { code: string; madeAt: Date; madeBy: string } | undefined;
}

/** Areas in use by floor, `2` before `10`, each with its sign. */
export async function listSigns(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<AreaWithSign[]> {
  if (!may(actor, "signs.print")) return [];
  const { code, madeAt } = areaSigns;
  const rows = await db
    .select({
      area: { id: areas.id, name: areas.name, floor: areas.floor },
      sign: { code, madeAt },
      madeBy: accounts.name,
    })
    .from(areas)
    .leftJoin(areaSigns, and(eq(areaSigns.areaId, areas.id), isNull(areaSigns.revokedAt)))
    .leftJoin(accounts, eq(accounts.id, areaSigns.madeBy))
    .where(
      and(
        eq(areas.facilityId, facilityId),
        isNull(areas.archivedAt),
        inVisibleFacility(actor, areas),
      ),
    )
    .orderBy(asc(areas.position), asc(areas.id));
  const listed = rows.map(({ area, sign, madeBy }) => ({
    ...area,
    sign: sign === null ? undefined : { ...sign, madeBy: madeBy ?? "" },
  }));
  return listed.toSorted((a, b) => comparisonIn(actor.language)(a.floor, b.floor));
}

/** Prefix of an area's id in the names of the checkboxes. */
const areaField = "area.";

/** @throws 404 for people who may not print them */
export async function readSigns({ context }: RouteRequest, actor: Actor, facility: Facility) {
  if (!may(actor, "signs.print")) throw notFound();
  const { db } = context.get(appContext);
  const areas = await listSigns(db, actor, facility.id);
  const floors = [...Map.groupBy(areas, ({ floor }) => floor)].map(([floor, onFloor]) => ({
    floor: floorName(floor, actor.language),
    areas: onFloor.map((area) => toSignView(area, facility.timeZone, actor.language)),
  }));
  const signCount = areas.filter(({ sign }) => sign !== undefined).length;
  return { floors, made: signCount, missing: areas.length - signCount };
}

export type SignsData = Awaited<ReturnType<typeof readSigns>>;

const toSignView = ({ id, name, sign }: AreaWithSign, timeZone: string, language: Language) => ({
  id,
  name,
  sign: sign && {
    code: formatSignCode(sign.code),
    path: signPath(sign.code),
    made: momentOf(sign.madeAt, language, timeZone),
    madeBy: sign.madeBy,
  },
});

/** The chosen areas' signs, or those of all areas that have one. @throws 404 where there is none */
export async function signsFile(
  { request, context }: RouteRequest,
  actor: Actor,
  facility: Facility,
): Promise<Response> {
  if (!may(actor, "signs.print")) throw notFound();
  const { searchParams } = new URL(request.url);
  const chosen = new Set(chosenAreas([...searchParams.keys()]));
  const { db } = context.get(appContext);
  const areas = await listSigns(db, actor, facility.id);
  const origin = publicOrigin({ context });
  const signs = areas
    .filter(({ id }) => chosen.size === 0 || chosen.has(id))
    .flatMap(({ name, floor, sign }) =>
      sign === undefined
        ? []
        : { areaName: name, floor: floorName(floor, "en"), address: origin + signPath(sign.code) },
    );
  if (signs.length === 0) throw notFound();
  const format = searchParams.get("format") === "a6" ? "a6" : "letter";
  const content = { facilityName: facility.name, format, signs, date: Date.now() } as const;
  const order = { kind: "signs", content } as const;
  return pdfResponse(actor.accountId, `signs ${facility.name} ${format}`, order, actor.language);
}

export const chosenAreas = (names: readonly string[]): string[] =>
  names.filter((name) => name.startsWith(areaField)).map((name) => name.slice(areaField.length));

// Makes, renews and revokes the signs of areas, for people who may change the areas.

type Context = { db: Database };

/** Makes signs for areas without one in use; if one of the areas is unknown, none is made. */
export const makeSigns = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaIds: readonly string[] | "all",
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns, { archivedAt }) => {
    if (archivedAt !== null) return "wrong-state";
    const chosen = areaIds === "all" ? undefined : inArray(areas.id, [...areaIds]);
    const inUse = and(eq(areas.facilityId, facilityId), isNull(areas.archivedAt), chosen);
    if (areaIds !== "all" && (await tx.$count(areas, inUse)) !== new Set(areaIds).size)
      return "not-found";
    const hasSign = sql`(select 1 from ${areaSigns}
      where ${areaSigns.areaId} = ${areas.id} and ${areaSigns.revokedAt} is null)`;
    const without = await tx
      .select({ id: areas.id, name: areas.name })
      .from(areas)
      .where(and(inUse, notExists(hasSign)))
      .orderBy(areas.position);
    if (without.length === 0) return "wrong-state";
    for (const { id } of without) await insertSign(tx, columns, id, actor);
    const names = without.map(({ name }) => name);
    return { kind: "signs-made", change: createdFields({ signs: names }), details: { names } };
  });

/** The one in use stops at once. */
export const renewSign = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns, { archivedAt }) => {
    const name = await endSign(tx, columns, areaId, actor);
    if (name === undefined || archivedAt !== null) return "wrong-state";
    await insertSign(tx, columns, areaId, actor);
    // Codes are secrets: they open the page of the room.
    return { kind: "sign-renewed", change: nothingChanged, details: { name } };
  });

export const revokeSign = (
  context: Context,
  actor: Actor,
  facilityId: string,
  areaId: string,
): Promise<FacilityResult> =>
  changeFacilityRecord(context, actor, facilityId, async (tx, columns) => {
    const name = await endSign(tx, columns, areaId, actor);
    if (name === undefined) return "wrong-state";
    const change = changedFields({ inUse: true }, { inUse: false });
    return { kind: "sign-revoked", change, details: { name } };
  });

/** @returns the name of the area; undefined where it has no sign in use */
async function endSign(
  tx: Transaction,
  { facilityId }: OfFacility,
  areaId: string,
  { accountId }: Actor,
): Promise<string | undefined> {
  const [ended] = await tx
    .update(areaSigns)
    .set({ revokedAt: sql`now()`, revokedBy: accountId })
    .where(
      and(
        eq(areaSigns.areaId, areaId),
        eq(areaSigns.facilityId, facilityId),
        isNull(areaSigns.revokedAt),
      ),
    )
    .returning({ id: areaSigns.id });
  if (ended === undefined) return undefined;
  const [area] = await tx.select({ name: areas.name }).from(areas).where(eq(areas.id, areaId));
  return area?.name;
}

const insertSign = (
  tx: Transaction,
  { clientId, facilityId }: OfFacility,
  areaId: string,
  { accountId }: Actor,
) =>
  tx.insert(areaSigns).values({
    id: newId(),
    clientId,
    facilityId,
    areaId,
    code: newSignCode(),
    madeBy: accountId,
  });
