/** Inspections that are planned by themselves: one rule a facility. */
import { randomUUIDv7 } from "node:crypto";
import { asc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { facilities } from "#database/tables/clients.ts";
import { inspectionRules } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { inVisibleFacility } from "#domain/accounts/scope.ts";
import { addDays, type LocalDate, todayIn } from "#domain/schedules/local-date.ts";
import { makeInspection } from "./make-inspection.ts";
import { type PlanError, validatePlan } from "./plan-inspection.ts";
import type { RuleForm } from "./rule-form.ts";

/** So long before its day an inspection is made: what the scope says then is what is inspected. */
const daysAhead = 14;

/** Takes the place of the facility's rule; what it has made stays. */
export const saveRule = (
  { db }: { db: Database },
  actor: Actor,
  { facilityId, ...rule }: RuleForm,
  now = new Date(),
): Promise<{ ok: true } | { ok: false; reason: PlanError }> =>
  db.transaction(async (tx): Promise<{ ok: true } | { ok: false; reason: PlanError }> => {
    const found = await validatePlan(tx, actor, { facilityId, inspectorId: rule.inspectorId });
    if (!found.ok) return found;
    const zone = await zoneOf(tx, facilityId);
    const nextOn = firstDay(todayIn(zone, now), rule.dayOfMonth);
    const columns = { ...rule, nextOn, createdBy: actor.accountId };
    await tx
      .insert(inspectionRules)
      .values({ ...columns, id: randomUUIDv7(), facilityId, clientId: found.clientId })
      .onConflictDoUpdate({ target: inspectionRules.facilityId, set: columns });
    return { ok: true };
  });

export const listRules = (db: Database, actor: Actor) =>
  db
    .select({ ...getTableColumns(inspectionRules), facilityName: facilities.name })
    .from(inspectionRules)
    .innerJoin(facilities, eq(facilities.id, inspectionRules.facilityId))
    .where(mayPlan(actor) ? inVisibleFacility(actor, inspectionRules) : sql`false`)
    .orderBy(asc(facilities.name), asc(facilities.id));

const mayPlan = (actor: Actor) => may(actor, "inspections.perform");

/** For the recurring job: each day once, however many processes do this. */
export async function makeDueInspections(db: Database, now: Date): Promise<{ made: number }> {
  // A day more than anywhere: the exact one is asked of each facility's zone.
  const latest = addDays(todayIn("UTC", now), daysAhead + 1);
  const due = await db
    .select({ id: inspectionRules.id })
    .from(inspectionRules)
    .where(lte(inspectionRules.nextOn, latest));
  let made = 0;
  for (const { id } of due) made += await db.transaction((tx) => makeDue(tx, id, now));
  return { made };
}

async function makeDue(tx: Transaction, id: string, now: Date): Promise<number> {
  const [rule] = await tx
    .select()
    .from(inspectionRules)
    .where(eq(inspectionRules.id, id))
    .for("update");
  if (rule === undefined) return 0;
  const { clientId, facilityId, method, inspectorId, everyMonths } = rule;
  const today = todayIn(await zoneOf(tx, facilityId), now);
  let [day, made] = [rule.nextOn, 0];
  for (; day <= addDays(today, daysAhead); day = monthsLater(day, everyMonths)) {
    // Days on which the server was away are not made up for.
    if (day < today) continue;
    const columns = { clientId, facilityId, method, inspectorId, plannedOn: day, madeBy: null };
    if ((await makeInspection(tx, columns)) !== undefined) made++;
  }
  await tx.update(inspectionRules).set({ nextOn: day }).where(eq(inspectionRules.id, id));
  return made;
}

async function zoneOf(tx: Transaction, facilityId: string): Promise<string> {
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return facility?.timeZone ?? "UTC";
}

function firstDay(today: LocalDate, dayOfMonth: number): LocalDate {
  const date = Temporal.PlainDate.from(today).with({ day: dayOfMonth });
  return date.toString() >= today ? date.toString() : date.add({ months: 1 }).toString();
}

const monthsLater = (day: LocalDate, months: number): LocalDate =>
  Temporal.PlainDate.from(day).add({ months }).toString();
