import { eq } from "drizzle-orm";
import { demo } from "#content/demo.ts";
import { demoFacilities } from "#content/demo-facilities.ts";
import { demoTasks } from "#content/demo-tasks.ts";
import { type AreaRow, areas } from "#features/facilities/tables/areas.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration } from "#platform/demonstration.server.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type Frequency, frequencies, frequencyValue } from "./frequency-types.ts";
import { scopeLines, scopes } from "./tables/scopes.ts";

type DemoTasks = Readonly<
  Record<string, readonly (readonly [task: string, frequency: string, weight: number])[]>
>;

interface DemoScope {
  /** Dollars a square foot and month. */
  rate: number;
  note: string;
  /** Changes from version 1 to version 2. */
  changes: readonly (
    | { area: string; task: string; frequency: string }
    | { area: string; add: string; frequency: string; dollars: number }
    | { area: string; drop: string }
  )[];
  next?: "scheduled" | "draft";
}

interface Basis {
  areas: readonly AreaRow[];
  tasks: DemoTasks;
  madeBy: string;
  /** Today in the time zone of the facility. */
  today: Temporal.PlainDate;
}

interface Line extends Frequency {
  areaId: string;
  task: string;
  monthlyPriceCents: number;
}

type Columns = { facilityId: string; clientId: string };

/** All dates are relative to today. */
export const demonstration: Demonstration = {
  async add({ db, places, enteredBy: madeBy, now }) {
    for (const client of demo.clients)
      await db.transaction(async (tx) => {
        for (const { name } of client.facilities) {
          const { id: facilityId, clientId } = places.facilityOf(name);
          const building = demoFacilities[name];
          if (building === undefined) throw new Error(`${name} has no building`);
          const basis = { tasks: demoTasks, madeBy, ...(await readPlace(tx, facilityId, now)) };
          await addDemoScopes(tx, { facilityId, clientId }, building, basis);
        }
      });
  },
};

async function readPlace(tx: Transaction, facilityId: string, now: Date) {
  const [facility] = await tx
    .select({ timeZone: facilities.timeZone })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  return {
    areas: await tx
      .select()
      .from(areas)
      .where(eq(areas.facilityId, facilityId))
      .orderBy(areas.position),
    today: Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(facility?.timeZone ?? "UTC")
      .toPlainDate(),
  };
}

/** Version 1 since fourteen months, version 2 since four, and where it is said a third. */
async function addDemoScopes(
  tx: Transaction,
  columns: Columns,
  scope: DemoScope,
  basis: Basis,
): Promise<void> {
  const monthStart = (months: number) => basis.today.with({ day: 1 }).add({ months }).toString();
  const first = firstVersion(scope, basis);
  const second = scope.changes.reduce((lines, change) => changed(lines, change, basis), first);
  const { madeBy } = basis;
  const common = { ...columns, createdBy: madeBy };
  await addVersion(tx, { ...common, version: 1 }, first, monthStart(-14));
  await addVersion(tx, { ...common, version: 2, note: scope.note }, second, monthStart(-4));
  if (scope.next === undefined) return;
  if (scope.next === "scheduled") {
    const note = "Prices 3 percent up, as agreed at the yearly review.";
    await addVersion(tx, { ...common, version: 3, note }, second.map(dearer), monthStart(1));
  } else {
    const third = second.slice(0, -1).map((line, n) => (n === 0 ? dearer(line) : line));
    await addVersion(tx, { ...common, version: 3 }, third, null);
  }
}

const firstVersion = ({ rate }: DemoScope, { areas, tasks }: Basis): Line[] =>
  areas.flatMap(({ id: areaId, type, squareFeet }) =>
    (tasks[type] ?? []).map(([task, frequency, weight]) => ({
      areaId,
      task,
      ...parse(frequency),
      monthlyPriceCents: Math.round(squareFeet * rate * weight) * 100,
    })),
  );

function changed(lines: Line[], change: DemoScope["changes"][number], { areas }: Basis): Line[] {
  const areaId = areas.find(({ name }) => name === change.area)?.id;
  if (areaId === undefined) throw new Error(`The demonstration has no area named ${change.area}`);
  if ("add" in change) {
    const line = { areaId, task: change.add, ...parse(change.frequency) };
    return [...lines, { ...line, monthlyPriceCents: change.dollars * 100 }];
  }
  const task = "drop" in change ? change.drop : change.task;
  const isIt = (line: Line) => line.areaId === areaId && line.task === task;
  if (!lines.some(isIt)) throw new Error(`${change.area} has no task named ${task}`);
  if ("drop" in change) return lines.filter((line) => !isIt(line));
  const { times, per } = parse(change.frequency);
  return lines.map((line) =>
    isIt(line)
      ? {
          ...line,
          times,
          per,
          monthlyPriceCents: Math.round((line.monthlyPriceCents * times) / line.times),
        }
      : line,
  );
}

const dearer = (line: Line): Line => ({
  ...line,
  monthlyPriceCents: Math.round((line.monthlyPriceCents * 1.03) / 100) * 100,
});

async function addVersion(
  tx: Transaction,
  scope: Columns & { createdBy: string; version: number; note?: string },
  lines: readonly Line[],
  effectiveFrom: string | null,
): Promise<void> {
  const id = newId();
  const { facilityId, clientId } = scope;
  await tx.insert(scopes).values({ ...scope, id, language: "en" });
  await tx
    .insert(scopeLines)
    .values(lines.map((line) => ({ ...line, id: newId(), scopeId: id, facilityId, clientId })));
  // Last: no line is added to a version that is in effect.
  if (effectiveFrom !== null)
    await tx.update(scopes).set({ effectiveFrom }).where(eq(scopes.id, id));
}

function parse(value: string): Frequency {
  const matchingFrequency = frequencies.find((frequency) => frequencyValue(frequency) === value);
  if (matchingFrequency === undefined) throw new Error(`No frequency has the value ${value}`);
  return matchingFrequency;
}
