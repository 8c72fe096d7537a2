/** Emails in a test's database that came in and belong to no conversation. */
import { createHash, randomUUID } from "node:crypto";
import {
  type UnmatchedEmailRow,
  unmatchedEmails,
} from "#features/opportunity-emails/tables/unmatched-emails.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";

/** @returns its id */
export async function addUnmatchedEmail(
  db: Database,
  more: Partial<UnmatchedEmailRow> = {},
): Promise<string> {
  const id = newId();
  await db.insert(unmatchedEmails).values({
    id,
    arrivedAt: new Date(),
    fromName: "Dana",
    fromAddress: "dana@prospect.example",
    subject: "Re: Your quote",
    text: "Tuesday works.",
    quoted: "",
    kind: "person",
    messageId: `<${id}@prospect.example>`,
    fingerprint: createHash("sha256").update(randomUUID()).digest("hex"),
    reason: "deleted",
    ...more,
  });
  return id;
}
