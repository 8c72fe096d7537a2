/** Inspections that are planned by themselves: one rule a facility. */
import { and, asc, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { addDays, type LocalDate, todayIn } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { RuleForm } from "./inspection-forms.ts";
import { makeInspection, type PlanProblem, validatePlan } from "./plan-inspection.server.ts";
import { inspectionRules } from "./tables/inspections.ts";

/** An inspection is made so many days ahead, from the scope as it is then. */
const daysAhead = 14;

/** Values of the fields in the rule's form; empty where there is no rule. */
export const ruleTexts = (rule: Omit<RuleForm, "facilityId"> | undefined): Texts => ({
  everyMonths: rule === undefined ? "" : String(rule.everyMonths),
  dayOfMonth: rule === undefined ? "" : String(rule.dayOfMonth),
  inspectorId: rule?.inspectorId ?? "",
  method: rule?.method ?? "",
});

export type SaveRuleResult = { ok: true } | { ok: false; reason: PlanProblem } | EditRefusal;

/**
 * Makes the facility's rule, or changes it; what it has made stays.
 * @param seen the rule that was shown, and by `facilityId` whose it was: of another facility none was
 */
export const saveRule = (
  { db }: { db: Database },
  actor: Actor,
  { facilityId, ...rule }: RuleForm,
  seen: Texts = {},
  now = new Date(),
): Promise<SaveRuleResult> =>
  db.transaction(async (tx): Promise<SaveRuleResult> => {
    const plan = await validatePlan(tx, actor, { facilityId, inspectorId: rule.inspectorId });
    if (!plan.ok) return plan;
    const { timeZone } = await lockFacility(tx, facilityId);
    const isIt = eq(inspectionRules.facilityId, facilityId);
    const [before] = await tx.select().from(inspectionRules).where(isIt).for("update");
    const isOfOther = seen.facilityId !== undefined && seen.facilityId !== facilityId;
    const record = { recordKind: "facility", recordId: facilityId } as const;
    const change = await mergeFields(tx, actor, record, {
      stored: { ...ruleTexts(before), facilityId },
      seen: isOfOther ? ruleTexts(undefined) : seen,
      sent: { ...ruleTexts(rule), facilityId },
    });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return { ok: true };
    const { clientId } = plan;
    const isOtherDay = "dayOfMonth" in change.after || "everyMonths" in change.after;
    // Another person may have changed the day while only how often was changed here.
    const { dayOfMonth } = { ...rule, ...before, ...touchedOf(rule, change) };
    const earliest = await dayAfterMade(tx, facilityId, todayIn(timeZone, now));
    const nextOn = firstDay(earliest, dayOfMonth);
    if (before === undefined)
      await tx.insert(inspectionRules).values({
        ...rule,
        id: newId(),
        facilityId,
        clientId,
        nextOn,
        createdBy: actor.accountId,
      });
    else
      await tx
        .update(inspectionRules)
        .set({ ...touchedOf(rule, change), ...(isOtherDay && { nextOn }) })
        .where(isIt);
    await recordChange(tx, {
      ...record,
      clientId,
      facilityId,
      kind: before === undefined ? "inspection-rule-made" : "inspection-rule-changed",
      actorId: actor.accountId,
      change: before === undefined ? createdFields(change.after) : change,
    });
    return { ok: true };
  });

/** Two people who save a rule at once wait for each other, even where there is none yet. */
async function lockFacility(tx: Transaction, facilityId: string): Promise<{ timeZone: string }> {
  const { id, timeZone } = facilities;
  const [facility] = await tx
    .select({ timeZone })
    .from(facilities)
    .where(eq(id, facilityId))
    .for("update");
  if (facility === undefined) throw new Error(`The facility ${facilityId} was lost`);
  return facility;
}

export const listRules = (db: Database, actor: Actor) =>
  db
    .select({ ...getTableColumns(inspectionRules), facilityName: facilities.name })
    .from(inspectionRules)
    .innerJoin(facilities, eq(facilities.id, inspectionRules.facilityId))
    .where(mayPlan(actor) ? inVisibleFacility(actor, inspectionRules) : sql`false`)
    .orderBy(asc(byName(facilities.name)), asc(facilities.id));

const mayPlan = (actor: Actor) => may(actor, "inspections.perform");

/**
 * Called every three hours, after visits were planned. Each day of a rule is done once, however many processes
 * run the job. Facilities that are no longer served get none.
 */
export async function makeDueInspections(db: Database, now: Date): Promise<{ made: number }> {
  // A day more than anywhere: the exact one is asked of each facility's zone.
  const latest = addDays(todayIn("UTC", now), daysAhead + 1);
  const due = await db
    .select({ id: inspectionRules.id })
    .from(inspectionRules)
    .innerJoin(facilities, eq(facilities.id, inspectionRules.facilityId))
    .where(and(lte(inspectionRules.nextOn, latest), isNull(facilities.archivedAt)));
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

/** @returns today, or the day after the last one on which a rule has made an inspection already */
async function dayAfterMade(
  tx: Transaction,
  facilityId: string,
  today: LocalDate,
): Promise<LocalDate> {
  const [made] = await tx
    .select({ last: sql<string | null>`max(${historyEvents.details} ->> 'on')` })
    .from(historyEvents)
    .where(
      and(
        eq(historyEvents.recordKind, "inspection"),
        eq(historyEvents.kind, "planned"),
        eq(historyEvents.facilityId, facilityId),
        // Nobody's are those of rules. A canceled one counts as well, and whatever became of its day.
        isNull(historyEvents.actorId),
      ),
    );
  return made?.last && made.last >= today ? addDays(made.last, 1) : today;
}

async function zoneOf(tx: Transaction, facilityId: string): Promise<string> {
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return facility?.timeZone ?? "UTC";
}

function firstDay(earliest: LocalDate, dayOfMonth: number): LocalDate {
  const date = Temporal.PlainDate.from(earliest).with({ day: dayOfMonth });
  return date.toString() >= earliest ? date.toString() : date.add({ months: 1 }).toString();
}

const monthsLater = (day: LocalDate, months: number): LocalDate =>
  Temporal.PlainDate.from(day).add({ months }).toString();

/** Follows the plan of visits: some inspections are made during one. */
export async function planInspections(db: Database, log: Logger): Promise<void> {
  const due = await makeDueInspections(db, new Date());
  if (due.made > 0) log.info(due, "inspections planned");
}
