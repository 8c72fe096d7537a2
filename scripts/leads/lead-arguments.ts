import { parseArgs } from "node:util";
import type { RecordFilter } from "#domain/submissions/record-filter.ts";

export type LeadArguments =
  | { ok: true; asCsv: boolean; filter: RecordFilter }
  | { ok: false; message: string };

export const usage = `npm run leads                      what came in, newest first
npm run leads -- --quarantined     only what looks like spam
npm run leads -- --since 7d        of the last 7 days (or 24h, or from a day on: 2026-11-01)
npm run -s leads -- --csv > leads.csv`;

/** @param given arguments after the program's name */
export function readLeadArguments(given: string[], now: Date): LeadArguments {
  const flag = { type: "boolean" } as const;
  const options = { csv: flag, quarantined: flag, since: { type: "string" } } as const;
  try {
    const { values } = parseArgs({ args: given, options });
    const since = values.since === undefined ? undefined : readSince(values.since, now);
    if (since === null)
      return { ok: false, message: `--since ${values.since} is no day and no span.` };
    return {
      ok: true,
      asCsv: values.csv === true,
      filter: {
        ...(values.quarantined && { screening: "quarantined" }),
        ...(since && { since }),
      },
    };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** A time span such as `7d` or `24h` before now, or the start of a day in the local time zone. */
function readSince(text: string, now: Date): Date | null {
  const [, count, unit] = /^(\d{1,4})([dh])$/.exec(text) ?? [];
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * (unit === "d" ? 24 : 1) * 3_600_000);
  }
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(day.getTime()) ? null : day;
}
