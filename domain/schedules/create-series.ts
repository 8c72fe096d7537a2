import { randomUUIDv7 } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { facilities } from "#database/tables/clients.ts";
import { visitSeries } from "#database/tables/visit-series.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import { isLocalDate, todayIn } from "./local-date.ts";
import { makeVisits } from "./make-visits.ts";
import { ruleOf } from "./recurrence-rule.ts";
import type { SeriesForm } from "./series-form.ts";

export type CreateSeriesResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-found" | "not-allowed" | "no-such-date" | "in-the-past" };

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
    if (!isLocalDate(plan.startsOn) || (plan.endsOn && !isLocalDate(plan.endsOn)))
      return { ok: false, reason: "no-such-date" };
    if (plan.startsOn < todayIn(facility.timeZone, now))
      return { ok: false, reason: "in-the-past" };
    const id = randomUUIDv7();
    const rule = ruleOf(pattern);
    const [series] = await tx
      .insert(visitSeries)
      .values({
        ...{ ...plan, id, facilityId, clientId: facility.clientId, rule },
        ...{ windowStart: startsAt, windowEnd: endsAt, createdBy: actor.accountId },
      })
      .returning();
    if (series === undefined) throw new Error("A series was not inserted");
    await makeVisits(tx, series, now);
    await recordHistory(tx, {
      ...{ recordKind: "visit-series", recordId: id, kind: "created", actorId: actor.accountId },
      ...{ clientId: facility.clientId, facilityId },
      details: { rule, startsOn: plan.startsOn, endsOn: plan.endsOn, startsAt, endsAt },
    });
    await sendHint(tx, { kind: "visit", clientId: facility.clientId, facilityId });
    return { ok: true, id };
  });
}
