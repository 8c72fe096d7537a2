/** Series and visits in a test's database. */
import { randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { visitSeries, visits } from "#database/schema.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import { addDays, type LocalDate, todayIn } from "#domain/schedules/local-date.ts";
import { columnsOf } from "#domain/schedules/make-visits.ts";

type Context = Pick<AccountsContext, "db">;
type Row<Table extends { $inferInsert: unknown }> = Partial<Table["$inferInsert"]>;
type Place = Pick<typeof visitSeries.$inferInsert, "clientId" | "facilityId">;

const chicago = "America/Chicago";

/** Every night, from 22:00 to 02:00, without its visits. */
export async function addSeries(
  { db }: Context,
  place: Place,
  columns: Row<typeof visitSeries> = {},
): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(visitSeries).values({
    ...{ title: "Evening cleaning", rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR,SA,SU" },
    ...{ startsOn: "2026-01-01", windowStart: "22:00", windowEnd: "02:00", crewSize: 2 },
    ...{ ...columns, ...place, id },
  });
  return id;
}

interface VisitOptions extends Row<typeof visits> {
  /** Tonight in Chicago without it. */
  date?: LocalDate;
}

/** In a series of its own, unless told otherwise. */
export async function addVisit(
  context: Context,
  place: Place,
  { date = todayIn(chicago, new Date()), ...columns }: VisitOptions = {},
): Promise<string> {
  const id = randomUUIDv7();
  const seriesId = columns.seriesId ?? (await addSeries(context, place));
  const plan = { date, startsAt: "22:00", endsAt: "02:00", crewSize: 2 };
  await context.db.insert(visits).values({
    ...{ ...columnsOf(plan, chicago), ...columns, ...place, id, seriesId, originalDate: date },
  });
  return id;
}

/** With a window that began so many minutes ago, and lasts for four hours. */
export function addVisitBegun(
  context: Context,
  place: Place,
  minutesAgo: number,
  columns: Row<typeof visits> = {},
): Promise<string> {
  const beginsAt = new Date(Date.now() - minutesAgo * 60_000);
  const endsAt = new Date(beginsAt.getTime() + 4 * 3_600_000);
  const date = todayIn(chicago, beginsAt);
  return addVisit(context, place, { beginsAt, endsAt, date, ...columns });
}

export async function visitOf({ db }: Context, id: string) {
  const [row] = await db.select().from(visits).where(eq(visits.id, id));
  if (row === undefined) throw new Error("no such visit");
  return row;
}

export const tomorrow = (): LocalDate => addDays(todayIn(chicago, new Date()), 1);
