/** What shorter periods would delete within the hour, for whoever is about to set them. */
import { and, eq, lt, or } from "drizzle-orm";
import type { RetentionDays } from "#content/retention.ts";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { jobApplications } from "#features/job-applications/tables/job-applications.ts";
import { leads } from "#features/leads/tables/leads.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";

/** Records of people who wrote; emails and notifications only tell of them. */
export async function countDue(db: Database, days: RetentionDays, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age * dayMs);
  const kinds = [
    { table: leads, age: days.contactMessages },
    { table: contactMessages, age: days.contactMessages },
    { table: jobApplications, age: days.applications },
  ];
  let due = 0;
  for (const { table, age } of kinds) {
    const isOldSpam = and(
      eq(table.screening, "quarantined"),
      lt(table.receivedAt, before(days.quarantined)),
    );
    due += await db.$count(table, or(lt(table.receivedAt, before(age)), isOldSpam));
  }
  return due;
}
