/** Series and visits in a test's database. */
import { eq } from "drizzle-orm";
import { visitExceptions, visitSeries, visits, visitTasks } from "#features/schema.ts";
import { columnsOf } from "#features/visits/series/make-visits.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, type LocalDate, type LocalTime, todayIn } from "#platform/format/local-date.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";

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
  const id = newId();
  await db.insert(visitSeries).values({
    title: "Evening cleaning",
    rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR,SA,SU",
    startsOn: "2026-01-01",
    windowStart: "22:00",
    windowEnd: "02:00",
    crewSize: 2,
    ...columns,
    ...place,
    id,
  });
  return id;
}

interface VisitOptions extends Row<typeof visits> {
  /** The date of the visit; tonight in Chicago if it is absent. */
  date?: LocalDate;
}

/** The visit has a series of its own, unless told otherwise. */
export async function addVisit(
  context: Context,
  place: Place,
  { date = todayIn(chicago, new Date()), ...columns }: VisitOptions = {},
): Promise<string> {
  const id = newId();
  const seriesId = columns.seriesId ?? (await addSeries(context, place));
  const plan = { date, startsAt: "22:00", endsAt: "02:00", crewSize: 2 };
  await context.db.insert(visits).values({
    ...columnsOf(plan, chicago),
    ...columns,
    ...place,
    id,
    seriesId,
    originalDate: date,
  });
  return id;
}

/** The window is an hour and a half, so many hours from now, whatever the time of day of the tests. */
export function windowInHours(hours: number): {
  date: LocalDate;
  startsAt: LocalTime;
  endsAt: LocalTime;
} {
  const begins = Temporal.Now.zonedDateTimeISO(chicago).add({ hours });
  const timeOf = (moment: Temporal.ZonedDateTime) =>
    moment.toPlainTime().toString({ smallestUnit: "minute" });
  return {
    date: begins.toPlainDate().toString(),
    startsAt: timeOf(begins),
    endsAt: timeOf(begins.add({ minutes: 90 })),
  };
}

/** The window of the visit began so many minutes ago, and lasts for four hours. */
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

/** It is over: no job adds to its visits. */
export const addEndedSeries = (context: Context, place: Place, word: string): Promise<string> =>
  addSeries(context, place, { title: `${word} evening`, endsOn: "2026-01-02" });

/** The crew lead is there; a task to do and an exception have the word in their texts. */
export async function addAttendedVisit(
  context: Context,
  { clientId, facilityId, areaId }: Place & { areaId: string },
  { word, crewLead }: { word: string; crewLead: string },
): Promise<string> {
  const place = { clientId, facilityId };
  // Its bar is drawn in hundredths of 24 hours and is at 10 now: none is added for seven minutes.
  const visitId = await addVisitBegun(context, place, 114, {
    seriesId: await addEndedSeries(context, place, word),
    endsAt: new Date(Date.now() + (23 * 60 - 114) * 60_000),
    state: "in-progress",
    checkedInAt: new Date(),
    checkedInBy: crewLead,
    checkedInHow: "site-code",
  });
  const task = { areaId, areaName: `${word} lobby`, floor: "1", task: `${word} vacuum` };
  await context.db
    .insert(visitTasks)
    .values({ ...place, ...task, visitId, id: newId(), position: 1 });
  const exception = { text: `${word} locked`, notedBy: crewLead };
  await context.db.insert(visitExceptions).values({ ...place, ...exception, visitId, id: newId() });
  return visitId;
}

interface EndedVisit {
  /** The person who checked in and out. */
  by: string;
  date: LocalDate;
  tasks: number;
  done: number;
}

/** The first so many of its tasks are done. */
export async function addEndedVisit(
  context: Context,
  place: Place,
  { by, date, tasks, done }: EndedVisit,
): Promise<string> {
  const { beginsAt, endsAt } = columnsOf(
    { date, startsAt: "22:00", endsAt: "02:00", crewSize: 2 },
    chicago,
  );
  const visitId = await addVisit(context, place, {
    date,
    state: "completed",
    checkedInAt: beginsAt,
    checkedInBy: by,
    checkedInHow: "site-code",
    checkedOutAt: endsAt,
    checkedOutBy: by,
    checkedOutHow: "site-code",
  });
  if (tasks === 0) return visitId;
  await context.db.insert(visitTasks).values(
    Array.from({ length: tasks }, (_, position) => ({
      id: newId(),
      visitId,
      clientId: place.clientId,
      facilityId: place.facilityId,
      position,
      task: `Task ${position}`,
      areaId: newId(),
      areaName: "Lobby",
      floor: "1",
      doneAt: position < done ? endsAt : null,
      doneBy: position < done ? by : null,
    })),
  );
  return visitId;
}

export async function visitOf({ db }: Context, id: string) {
  const [row] = await db.select().from(visits).where(eq(visits.id, id));
  if (row === undefined) throw new Error("no such visit");
  return row;
}

export const tomorrow = (): LocalDate => addDays(todayIn(chicago, new Date()), 1);
