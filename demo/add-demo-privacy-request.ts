/** A visitor who wrote to the company once, and now asks what it has about her. */
import { eq } from "drizzle-orm";
import { privacyLaws } from "#content/privacy-laws.ts";
import { contactMessages } from "#features/contact-messages/tables/contact-messages.ts";
import { personalData } from "#features/personal-data.server.ts";
import { runSearch } from "#features/privacy/run-step.server.ts";
import { privacyRequests } from "#features/privacy/tables/privacy-requests.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { newReference } from "#platform/records/reference.server.ts";

export interface DemoPrivacyRequest {
  /** Who has sent a message of the demonstration. */
  name: string;
  daysAgo: number;
  note: string;
}

export async function addDemoPrivacyRequest(
  db: Database,
  { name, daysAgo, note }: DemoPrivacyRequest,
  by: string,
  now: Date,
): Promise<void> {
  const [message] = await db
    .select({ email: contactMessages.email })
    .from(contactMessages)
    .where(eq(contactMessages.name, name));
  if (message === undefined) throw new Error(`${name} has sent no message`);
  const id = newId();
  const receivedOn = addDays(todayIn("America/Chicago", now), -daysAgo);
  const dueOn = addDays(receivedOn, privacyLaws.answerDays);
  await db.transaction(async (tx) => {
    await tx.insert(privacyRequests).values({
      id,
      reference: newReference("P"),
      kind: "access",
      name,
      email: message.email,
      phone: "",
      state: "CA",
      language: "en",
      note,
      receivedOn,
      dueOn,
      loggedBy: by,
      searchAskedAt: now,
    });
    await recordHistory(tx, {
      recordKind: "privacy-request",
      recordId: id,
      kind: "logged",
      actorId: by,
      change: createdFields({ kind: "access", state: "CA", receivedOn, dueOn }),
    });
  });
  await runSearch({ db, personalData }, id);
}
