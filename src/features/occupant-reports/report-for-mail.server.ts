import { eq } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import {
  type OccupantReportRow,
  occupantReports,
} from "#features/work-orders/tables/occupant-reports.ts";
import type { Database } from "#platform/database/client.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import { signPath } from "./sign-code.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

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
