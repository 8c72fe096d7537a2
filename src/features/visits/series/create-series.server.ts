import { and, eq, isNull } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { visitSeries } from "../tables/visit-series.ts";
import { firstVisitOf, type NoVisitReason } from "./first-visit.ts";
import { findCalendar, makeVisits } from "./make-visits.server.ts";
import { ruleOf } from "./recurrence-rule.ts";
import { fieldsOfNewSeries, type SeriesForm } from "./series-form.ts";

export type CreateSeriesResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-found" | "not-allowed" | "in-the-past" | NoVisitReason };

/** Plans recurring visits of a facility; those of the next weeks are made at once. */
export function createSeries(
  { db }: { db: Database },
  actor: Actor,
  facilityId: string,
  form: SeriesForm,
  now = new Date(),
): Promise<CreateSeriesResult> {
  return db.transaction(async (tx): Promise<CreateSeriesResult> => {
    const { id: idColumn, clientId, timeZone, archivedAt } = facilities;
    const [facility] = await tx
      .select({ clientId, timeZone })
      .from(facilities)
      .where(
        and(
          eq(idColumn, facilityId),
          isNull(archivedAt),
          inVisibleFacility(actor, { facilityId: idColumn, clientId }),
        ),
      );
    if (facility === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, "schedule.change")) return { ok: false, reason: "not-allowed" };
    const { pattern, startsAt, endsAt, ...plan } = form;
    if (plan.startsOn < todayIn(facility.timeZone, now))
      return { ok: false, reason: "in-the-past" };
    const id = newId();
    const rule = ruleOf(pattern);
    const calendar = await findCalendar(tx, facilityId);
    const first = firstVisitOf({ ...plan, rule, startsAt, endsAt }, calendar, now);
    if (!first.ok) return first;
    const [series] = await tx
      .insert(visitSeries)
      .values({
        ...plan,
        id,
        facilityId,
        clientId: facility.clientId,
        rule,
        windowStart: startsAt,
        windowEnd: endsAt,
        createdBy: actor.accountId,
      })
      .returning();
    if (series === undefined) throw new Error("A series was not inserted");
    await makeVisits(tx, series, now);
    await recordHistory(tx, {
      recordKind: "visit-series",
      recordId: id,
      kind: "created",
      actorId: actor.accountId,
      clientId: facility.clientId,
      facilityId,
      change: createdFields(fieldsOfNewSeries(series)),
    });
    await sendChangeEvent(tx, { kind: "visit", clientId: facility.clientId, facilityId });
    return { ok: true, id };
  });
}
