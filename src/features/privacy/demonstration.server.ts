/** A visitor who wrote to the company once, and now asks what it has about her. */
import { demoPrivacyRequest } from "#content/demo-privacy-request.ts";
import { privacyLaws } from "#content/privacy-laws.ts";
import { demoAddressOf } from "#demo/demo-submission.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { runSearch } from "./run-step.server.ts";
import { privacyRequests } from "./tables/privacy-requests.ts";

export const demonstration: Demonstration = {
  // The request finds records of these features, so they come first.
  after: ["contact-messages", "submissions", "newsletter"],
  add: addRequest,
};

async function addRequest({ db, places, personalData, now }: DemoParts): Promise<void> {
  const { name, daysAgo, note } = demoPrivacyRequest;
  const id = newId();
  const by = places.accountOf("staff.admin");
  const receivedOn = addDays(todayIn("America/Chicago", now), -daysAgo);
  const dueOn = addDays(receivedOn, privacyLaws.answerDays);
  await db.transaction(async (tx) => {
    await tx.insert(privacyRequests).values({
      id,
      reference: newReference("P"),
      kind: "access",
      name,
      email: demoAddressOf(name),
      phone: "",
      state: "CA",
      language: "en",
      note,
      receivedOn,
      dueOn,
      loggedBy: by,
      loggedAt: now,
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
