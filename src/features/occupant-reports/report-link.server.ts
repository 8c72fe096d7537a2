/**
 * The link by which an occupant follows a report: made of the attempt that the page gave to its form and
 * of what was sent. So a repeated post comes to the same report and link, though only a hash is stored.
 */
import { createHash, createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import {
  type OccupantReportRow,
  occupantReports,
} from "#features/work-orders/tables/occupant-reports.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { hashOf, newToken, parseToken, type Token } from "#platform/identity/tokens.server.ts";
import { signPath } from "./find-sign.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

/** The form of a page gets it: it identifies one attempt, and the moment the page was made. */
export const newAttempt = (): string => newToken().token;

export interface ReportLink {
  id: string;
  token: string;
  secretHash: string;
}

/** @param attempt as it came back; without a usable one, what was sent stands for itself alone */
export function reportLink(attempt: string | undefined, sent: object): ReportLink {
  const { id, secret } = parseToken(attempt) ?? freshToken();
  const fields = Object.entries(sent).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const fingerprint = createHash("sha256").update(JSON.stringify(fields)).digest("hex");
  const derive = (use: string) =>
    createHmac("sha256", `${id}.${secret}`).update(`${use} ${fingerprint}`).digest();
  const derived = { id: asUuid(derive("id")), secret: derive("follow").toString("base64url") };
  const token = `${derived.id}.${derived.secret}`;
  return { id: derived.id, token, secretHash: hashOf(derived.secret) };
}

function freshToken(): Token {
  const token = parseToken(newAttempt());
  if (token === undefined) throw new Error("A new token could not be read");
  return token;
}

/** RFC 9562, version 8: bits of our own. */
function asUuid(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, variant + hex.slice(17, 20), hex.slice(20, 32)].join("-");
}

/** Time since the form was shown; undefined where the attempt does not tell. */
export function elapsedSince(attempt: string | undefined, now: number): number | undefined {
  const token = parseToken(attempt);
  if (token === undefined || token.id.charAt(14) !== "7") return undefined;
  // RFC 9562, 5.7: the first 48 bits are milliseconds.
  const elapsed = now - Number.parseInt(token.id.replace("-", "").slice(0, 12), 16);
  return elapsed >= 0 && elapsed < dayMs ? elapsed : undefined;
}

export interface ReportForMail extends Pick<OccupantReportRow, "kind" | "language"> {
  areaName: string;
  facilityName: string;
  /** Path of the link that follows it, with a secret that is in this email alone. */
  path: string;
}

/** The link of an earlier attempt to send it ends. @returns undefined once the address is forgotten */
export async function reportForMail(db: Database, id: string): Promise<ReportForMail | undefined> {
  const { token, secretHash } = newToken(id);
  const [report] = await db
    .update(occupantReports)
    .set({ emailSecretHash: secretHash })
    .where(eq(occupantReports.id, id))
    .returning();
  if (report?.email === null || report === undefined) return undefined;
  const [room] = await db
    .select({ areaName: areas.name, facilityName: facilities.name, code: areaSigns.code })
    .from(areaSigns)
    .innerJoin(areas, eq(areas.id, areaSigns.areaId))
    .innerJoin(facilities, eq(facilities.id, areaSigns.facilityId))
    .where(eq(areaSigns.id, report.signId));
  if (room === undefined) return undefined;
  const { areaName, facilityName, code } = room;
  const { kind, language } = report;
  return { kind, language, areaName, facilityName, path: `${signPath(code)}/${token}` };
}
