/** Inspections in a test's database. */
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { giveAnswer } from "#features/inspections/apply-entry.server.ts";
import { finishInspection } from "#features/inspections/finish-inspection.server.ts";
import {
  makeInspection,
  type NewInspection,
} from "#features/inspections/plan-inspection.server.ts";
import { inspectionAreas, inspectionItems, inspections, scopes } from "#features/schema.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addAreaTo, addScope, type TestFacility } from "./facilities.ts";
import { actorOf, addPerson } from "./people.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;

interface InspectionOptions extends Partial<NewInspection> {
  /** Tasks in each area of a scope that is made for it. */
  tasks?: readonly string[];
}

/**
 * An administrator makes it with two tasks in each area of a scope of its own, unless the facility has one.
 */
export async function addInspection(
  context: Context,
  facility: TestFacility,
  { tasks = ["Empty trash", "Vacuum carpet"], ...columns }: InspectionOptions = {},
): Promise<string> {
  const inspectorId =
    columns.inspectorId ?? (await addPerson(context, { role: "administrator" })).id;
  const lines = facility.areaIds.flatMap((areaId) => tasks.map((task) => ({ areaId, task })));
  if (lines.length > 0) await addScope(context, facility, { lines, createdBy: inspectorId });
  const id = await context.db.transaction((tx) =>
    makeInspection(tx, {
      facilityId: facility.id,
      clientId: facility.clientId,
      method: "five-point",
      plannedOn: "2026-11-20",
      madeBy: null,
      ...columns,
      inspectorId,
    }),
  );
  if (id === undefined) throw new Error("no scope");
  return id;
}

interface FinishedOptions {
  /** Task of its one item. */
  task?: string;
  rating?: string;
  /** A new administrator without it. */
  by?: Actor;
  /** The queue, for a test of emails that leave at once. */
  queue?: PgBoss;
}

/** The facility is there already; a scope is made if it has none. Failed items are there, too. */
export async function addFinishedAt(
  context: Context,
  { facilityId, clientId }: { facilityId: string; clientId: string },
  { task = "Mop", rating = "5", by, queue }: FinishedOptions = {},
): Promise<string> {
  const { db } = context;
  const administrator = by ?? actorOf(await addPerson(context, { role: "administrator" }));
  const hasScope = and(eq(scopes.facilityId, facilityId), isNotNull(scopes.effectiveFrom));
  const facility = { id: facilityId, clientId, areaIds: [] as string[] };
  if ((await db.$count(scopes, hasScope)) === 0) {
    facility.areaIds = [(await addAreaTo(context, facility)).id];
    // A scope is made of a draft, of which a facility has one.
    const isDraft = and(eq(scopes.facilityId, facilityId), isNull(scopes.effectiveFrom));
    await db.update(scopes).set({ version: 1_000, effectiveFrom: "2990-01-01" }).where(isDraft);
  }
  const inspectorId = administrator.accountId;
  const id = await addInspection(context, facility, { inspectorId, tasks: [task] });
  const answer = { rating, comment: `${task} is due`, replaces: [] };
  for (const { id: itemId } of await itemsOf(context, id))
    await giveAnswer(noMail(context), administrator, id, { itemId, ...answer });
  await finishInspection(queue ? { db, queue } : noMail(context), administrator, id);
  return id;
}

/** Unless the person has chosen, inspections are in digests, so the queue is never used. */
const noMail = ({ db }: Pick<Context, "db">) => ({ db, queue: {} as PgBoss });

export async function inspectionRow({ db }: Pick<Context, "db">, id: string) {
  const [row] = await db.select().from(inspections).where(eq(inspections.id, id));
  if (row === undefined) throw new Error("no such inspection");
  return row;
}

export const itemsOf = ({ db }: Pick<Context, "db">, inspectionId: string) =>
  db
    .select()
    .from(inspectionItems)
    .where(eq(inspectionItems.inspectionId, inspectionId))
    .orderBy(asc(inspectionItems.position));

export const areasOf = ({ db }: Pick<Context, "db">, inspectionId: string) =>
  db
    .select()
    .from(inspectionAreas)
    .where(eq(inspectionAreas.inspectionId, inspectionId))
    .orderBy(asc(inspectionAreas.position));
