/** Reports that look like spam: on record, without a work order, until somebody of ours has looked. */
import { and, asc, eq, isNull } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import {
  type OccupantReportRow,
  occupantReports,
} from "#features/work-orders/tables/occupant-reports.ts";
import type { Database } from "#platform/database/client.ts";
import { changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import type { CommandContext } from "#platform/records/submission.ts";
import { joinOrAdd, lockSigns } from "./join-or-add.server.ts";
import { areaSigns } from "./tables/area-signs.ts";

export interface HeldReport
  extends Pick<OccupantReportRow, "id" | "kind" | "text" | "language" | "receivedAt"> {
  areaName: string;
  reasons: string[];
}

const isHeld = and(
  eq(occupantReports.screening, "quarantined"),
  isNull(occupantReports.workOrderId),
);

const maxShown = 100;

export async function listHeldReports(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<HeldReport[]> {
  if (!may(actor, "quarantine.decide")) return [];
  const { id, kind, text, language, receivedAt, screeningReasons } = occupantReports;
  return db
    .select({
      id,
      kind,
      text,
      language,
      receivedAt,
      areaName: areas.name,
      reasons: screeningReasons,
    })
    .from(occupantReports)
    .innerJoin(areas, eq(areas.id, occupantReports.areaId))
    .where(
      and(
        isHeld,
        eq(occupantReports.facilityId, facilityId),
        inVisibleFacility(actor, occupantReports),
      ),
    )
    .orderBy(asc(receivedAt), asc(id))
    .limit(maxShown);
}

export type ReleaseResult = { ok: true } | { ok: false; reason: "not-found" };

/** Makes of it what it would have been at once. Released by somebody else meanwhile: not found. */
export function releaseReport(
  context: CommandContext,
  actor: Actor,
  id: string,
): Promise<ReleaseResult> {
  return context.db.transaction(async (tx): Promise<ReleaseResult> => {
    if (!may(actor, "quarantine.decide")) return { ok: false, reason: "not-found" };
    const isIt = and(isHeld, eq(occupantReports.id, id), inVisibleFacility(actor, occupantReports));
    const [held] = await tx
      .select({ areaId: occupantReports.areaId, facilityId: occupantReports.facilityId })
      .from(occupantReports)
      .where(isIt);
    if (held === undefined) return { ok: false, reason: "not-found" };
    // All signs of the room: the one at which it was sent may have been renewed since.
    await lockSigns(tx, held.facilityId, eq(areaSigns.areaId, held.areaId));
    const [report] = await tx
      .update(occupantReports)
      .set({ screening: "accepted" })
      .where(isIt)
      .returning();
    if (report === undefined) return { ok: false, reason: "not-found" };
    const { facilityId, clientId } = report;
    await recordHistory(tx, {
      recordKind: "facility",
      recordId: facilityId,
      clientId,
      facilityId,
      kind: "report-released",
      actorId: actor.accountId,
      change: changedFields({ screening: "quarantined" }, { screening: "accepted" }),
      details: { id },
    });
    await joinOrAdd(context, tx, report);
    return { ok: true };
  });
}
