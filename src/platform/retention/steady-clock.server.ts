import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#platform/database/client.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import { settings } from "#platform/records/tables/settings.ts";

const name = "cleanUp-clock";
/** More than this between two readings of the clock is a jump, or a server that was off for long. */
const maxBetweenChecksMs = 2 * dayMs;
const maxClockDifferenceMs = hourMs;
const steadyAfterMs = 3 * dayMs;

const setting = z.object({ seen: z.iso.datetime(), steadySince: z.iso.datetime() });

/** Both clocks are read at the same moment: the database's, which dates records, and this process's. */
export interface Clocks {
  database: Date;
  process: Date;
}

export type SteadyClock =
  | { ok: true; now: Date; steadyMs: number }
  | { ok: false; reason: "clocks-differ"; clocks: Clocks }
  /** `until`: when it will count as steady; `before`: its time before a jump. */
  | { ok: false; reason: "watched"; now: Date; until: Date; before: Date | undefined };

export async function readClocks(db: Database): Promise<Clocks> {
  const { rows } = await db.execute(
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  );
  return { database: new Date(Number(rows[0]?.ms)), process: new Date() };
}

/** Call it every hour: the time is stored, so that a jump is noticed after a restart as well. */
export function lookAtClock(db: Database, clocks: Clocks): Promise<SteadyClock> {
  const now = clocks.database;
  if (Math.abs(now.getTime() - clocks.process.getTime()) > maxClockDifferenceMs)
    return Promise.resolve({ ok: false, reason: "clocks-differ", clocks });

  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.name, name)).for("update");
    const remembered = rememberedIn(row?.value);
    const isJump = remembered !== undefined && hasJumped(remembered.seen, now);
    const steadySince = remembered === undefined || isJump ? now : remembered.steadySince;
    const value = JSON.stringify({ seen: now, steadySince });
    await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    const steadyMs = now.getTime() - steadySince.getTime();
    if (steadyMs >= steadyAfterMs) return { ok: true, now, steadyMs };
    const until = new Date(steadySince.getTime() + steadyAfterMs);
    const before = isJump ? remembered.seen : undefined;
    return { ok: false, reason: "watched", now, until, before };
  });
}

/** True if the last readings of the clock allow deletions by age. */
export async function isClockSteady(db: Database, clocks?: Clocks): Promise<boolean> {
  const { database: now, process } = clocks ?? (await readClocks(db));
  if (Math.abs(now.getTime() - process.getTime()) > maxClockDifferenceMs) return false;
  const [row] = await db.select().from(settings).where(eq(settings.name, name));
  const remembered = rememberedIn(row?.value);
  if (remembered === undefined || hasJumped(remembered.seen, now)) return false;
  return now.getTime() - remembered.steadySince.getTime() >= steadyAfterMs;
}

const hasJumped = (seen: Date, now: Date) =>
  Math.abs(now.getTime() - seen.getTime()) > maxBetweenChecksMs;

function rememberedIn(value: string | undefined): { seen: Date; steadySince: Date } | undefined {
  if (value === undefined) return undefined;
  const { seen, steadySince } = setting.parse(JSON.parse(value));
  return { seen: new Date(seen), steadySince: new Date(steadySince) };
}
