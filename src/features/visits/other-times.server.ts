/** When people came and left by phones other than the one that counts. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type AttendanceMethod, attendanceMethod } from "./tables/visits.ts";

export interface OtherTime {
  what: "came" | "left";
  at: Date;
  by: string;
  how: AttendanceMethod | null;
}

interface Standing {
  id: string;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

const came = ["checked-in", "also-checked-in"];
const left = ["checked-out", "also-checked-out"];

const methods: readonly unknown[] = attendanceMethod.enumValues;

/** The caller has checked that the reader may see the visit. */
export async function listOtherTimes(
  db: Database,
  { id, checkedInAt, checkedOutAt }: Standing,
): Promise<OtherTime[]> {
  const { kind, details, recordKind, recordId, position } = historyEvents;
  const rows = await db
    .select({ kind, details, by: accounts.name })
    .from(historyEvents)
    .innerJoin(accounts, eq(accounts.id, historyEvents.actorId))
    .where(and(eq(recordKind, "visit"), eq(recordId, id), inArray(kind, [...came, ...left])))
    .orderBy(asc(position));
  return rows.flatMap(({ kind: said, details: { at: text, how }, by }) => {
    if (typeof text !== "string") return [];
    const at = new Date(text);
    const what = came.includes(said) ? ("came" as const) : ("left" as const);
    const standing = what === "came" ? checkedInAt : checkedOutAt;
    if (at.getTime() === standing?.getTime()) return [];
    return [{ what, at, by, how: isMethod(how) ? how : null }];
  });
}

const isMethod = (how: unknown): how is AttendanceMethod => methods.includes(how);
