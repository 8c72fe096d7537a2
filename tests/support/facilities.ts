/** Facilities with areas and scopes of work in a test's database. */
import { eq } from "drizzle-orm";
import { areas, facilities, facilityHolidays, scopeLines, scopes } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { addClient, addPerson } from "./people.ts";

type Context = Pick<AccountsContext, "db" | "passwords">;
type Row<Table extends { $inferInsert: unknown }> = Partial<Table["$inferInsert"]>;

export interface TestFacility {
  id: string;
  clientId: string;
  areaIds: string[];
}

interface FacilityOptions extends Row<typeof facilities> {
  /** A new client without it. */
  clientId?: string;
  areas?: Row<typeof areas>[];
  /** ISO dates. */
  holidays?: string[];
}

/** The facility is in Chicago, has the usual hours, and two areas unless told otherwise. */
export async function addFacility(
  { db }: Pick<Context, "db">,
  { clientId, areas: areaColumns = [{}, {}], holidays = [], ...columns }: FacilityOptions = {},
): Promise<TestFacility> {
  const id = newId();
  const facility = { facilityId: id, clientId: clientId ?? (await addClient({ db })).id };
  await db.insert(facilities).values({
    name: `Clinic ${id.slice(-6)}`,
    timeZone: "America/Chicago",
    ...columns,
    id,
    clientId: facility.clientId,
  });
  const areaIds: string[] = [];
  for (const [index, area] of areaColumns.entries())
    areaIds.push(await addArea({ db }, facility, { position: index + 1, ...area }));
  for (const date of holidays)
    await db.insert(facilityHolidays).values({ ...facility, date, name: "Holiday" });
  return { id, clientId: facility.clientId, areaIds };
}

/** Adds an area to a facility that is there already. */
export async function addAreaTo(
  { db }: Pick<Context, "db">,
  { id, clientId }: Pick<TestFacility, "id" | "clientId">,
  columns: Row<typeof areas> = {},
): Promise<{ id: string }> {
  return { id: await addArea({ db }, { facilityId: id, clientId }, columns) };
}

async function addArea(
  { db }: Pick<Context, "db">,
  facility: { facilityId: string; clientId: string },
  columns: Row<typeof areas>,
): Promise<string> {
  const id = newId();
  await db.insert(areas).values({
    name: `Room ${id.slice(-6)}`,
    floor: "1",
    type: "office",
    squareFeet: 1_200,
    floorCovering: "carpet",
    position: 1,
    ...columns,
    ...facility,
    id,
  });
  return id;
}

interface ScopeOptions extends Row<typeof scopes> {
  /** Five times a week for $100 a month in each area without it. */
  lines?: Row<typeof scopeLines>[];
}

/** The scope is in effect since 2020 unless told otherwise; `effectiveFrom: null` makes a draft. */
export async function addScope(
  context: Context,
  { id: facilityId, clientId, areaIds }: TestFacility,
  { lines, effectiveFrom = "2020-01-01", ...columns }: ScopeOptions = {},
): Promise<string> {
  const { db } = context;
  const id = newId();
  const createdBy = columns.createdBy ?? (await addPerson(context, { role: "administrator" })).id;
  await db
    .insert(scopes)
    .values({ version: 1, ...columns, id, clientId, facilityId, createdBy, effectiveFrom: null });
  const scopeRows = lines ?? areaIds.map((areaId) => ({ areaId, task: "Vacuum carpet" }));
  for (const line of scopeRows)
    await db.insert(scopeLines).values({
      task: "Empty trash",
      times: 5,
      per: "week",
      monthlyPriceCents: 10_000,
      areaId: areaIds[0] ?? "",
      ...line,
      id: newId(),
      scopeId: id,
      clientId,
      facilityId,
    });
  // Last: no line is added to a version that is in effect.
  if (effectiveFrom !== null)
    await db.update(scopes).set({ effectiveFrom }).where(eq(scopes.id, id));
  return id;
}
