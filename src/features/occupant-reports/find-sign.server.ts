import { eq } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import type { Database } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { randomSymbols } from "#platform/records/reference.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

const length = 12;

/**
 * Random, out of 5.8 x 10^14 (17^12, 49 bits): with 20,000 signs in use, thirty billion tries for a hit.
 * So wrong ones need no limit, by which one visitor of a building could shut out the others.
 */
export const newSignCode = (): string => randomSymbols(length);

/** Groups of four, as on printed signs and in addresses: `7KRM-4M2W-FHTX`. */
export const formatSignCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/**
 * Reads a code as somebody types it: in any case, with or without hyphens.
 * @returns undefined for anything else
 */
export function readSignCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[-\s]/g, "").toUpperCase();
  return /^[2-9FHJKMRTWX]{12}$/.test(code) ? code : undefined;
}

export const signPath = (code: string): string => `/r/${formatSignCode(code)}`;

/** A sign's page tells no more of a client than the room and the building. */
export interface SignedRoom {
  areaName: string;
  floor: string;
  facilityName: string;
  timeZone: string;
}

export interface FoundSign extends SignedRoom {
  id: string;
  /** The code as stored, without dashes. */
  code: string;
  areaId: string;
  facilityId: string;
  clientId: string;
}

/**
 * No account is needed, because whoever stands at the sign has its code.
 * @returns `ended` if the sign was revoked, or its area or facility is no longer served
 */
export async function findSign(
  db: Database,
  typed: string,
): Promise<FoundSign | "ended" | undefined> {
  const code = readSignCode(typed);
  if (code === undefined) return undefined;
  const { id, areaId, facilityId, clientId } = areaSigns;
  const [row] = await db
    .select({
      sign: { id, code: areaSigns.code, areaId, facilityId, clientId },
      room: { areaName: areas.name, floor: areas.floor, facilityName: facilities.name },
      timeZone: facilities.timeZone,
      revokedAt: areaSigns.revokedAt,
      areaArchivedAt: areas.archivedAt,
      facilityArchivedAt: facilities.archivedAt,
    })
    .from(areaSigns)
    .innerJoin(areas, eq(areas.id, areaId))
    .innerJoin(facilities, eq(facilities.id, facilityId))
    .where(eq(areaSigns.code, code));
  if (row === undefined) return undefined;
  if (row.revokedAt ?? row.areaArchivedAt ?? row.facilityArchivedAt) return "ended";
  return { ...row.sign, ...row.room, timeZone: row.timeZone };
}
