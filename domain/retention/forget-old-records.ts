import { and, eq, isNotNull, lt, or } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { inquiries, jobApplications, leads, newsletterSignups } from "#database/schema.ts";

/** Days after which each kind of record, or part of it, is forgotten. */
export interface RetentionDays {
  traces: number;
  quarantined: number;
  inquiries: number;
  applications: number;
}

export interface Forgotten {
  /** Records that are gone. */
  records: number;
  /** Records that stay, without user agent and hashed address. */
  traces: number;
}

const dayMs = 86_400_000;

/**
 * Deletes what has been kept long enough and takes the traces of the sender from what stays. Newsletter
 * addresses have rules of their own (`domain/newsletter`). Running it twice changes nothing more.
 */
export async function forgetOldRecords(
  db: Database,
  days: RetentionDays,
  now: Date,
): Promise<Forgotten> {
  const before = (age: number) => new Date(now.getTime() - age * dayMs);
  let records = 0;
  for (const { table, age } of [
    { table: leads, age: days.inquiries },
    { table: inquiries, age: days.inquiries },
    { table: jobApplications, age: days.applications },
  ]) {
    const gone = await db
      .delete(table)
      .where(
        or(
          lt(table.receivedAt, before(age)),
          and(eq(table.screening, "quarantined"), lt(table.receivedAt, before(days.quarantined))),
        ),
      )
      .returning({ id: table.id });
    records += gone.length;
  }

  let traces = 0;
  for (const table of [leads, inquiries, jobApplications, newsletterSignups]) {
    const cleared = await db
      .update(table)
      .set({ userAgent: null, addressHash: null })
      .where(
        and(
          lt(table.receivedAt, before(days.traces)),
          or(isNotNull(table.userAgent), isNotNull(table.addressHash)),
        ),
      )
      .returning({ id: table.id });
    traces += cleared.length;
  }
  return { records, traces };
}
