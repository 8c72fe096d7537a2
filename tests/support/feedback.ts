/** Questions and answers in a test's database. */

import { feedback } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";

type Row = Partial<typeof feedback.$inferInsert>;
type Place = Pick<typeof feedback.$inferInsert, "clientId" | "facilityId" | "accountId">;

/** The question is about the third quarter of 2026, asked now and open for a week. */
export async function addQuestion(
  { db }: Pick<AccountsContext, "db">,
  place: Place,
  columns: Row = {},
): Promise<string> {
  const id = newId();
  const about = columns.workOrderId ? {} : { quarter: "2026-Q3" };
  const expiresAt = new Date(Date.now() + 7 * dayMs);
  await db
    .insert(feedback)
    .values({ askedAt: new Date(), expiresAt, ...about, ...columns, ...place, id });
  return id;
}
