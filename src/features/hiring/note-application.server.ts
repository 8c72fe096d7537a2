import { addNote } from "#features/submissions/handling/answer.server.ts";
import { listAssignees } from "#features/submissions/handling/assign.server.ts";
import type { SubmissionResult } from "#features/submissions/handling/change-submission-record.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { mentionedIn } from "#platform/notifications/mentions.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { applicationRecord, hiringNotifications } from "./notifications.server.ts";

/** A note for the staff alone; whoever it names with an @ is notified. */
export const noteApplication = (
  { db }: { db: Database },
  actor: Actor,
  id: string,
  text: string,
): Promise<SubmissionResult> =>
  db.transaction(async (tx) => {
    const result = await addNote({ db: tx }, actor, { kind: "application", id }, { text });
    if (!result.ok) return result;
    const mentioned = mentionedIn(text, await listAssignees(tx, actor, "application"));
    await raiseNotifications(
      tx,
      undefined,
      {
        kind: hiringNotifications["application-mentioned"],
        event: "mentioned",
        record: applicationRecord,
        recordId: id,
        clientId: null,
        facilityId: null,
        actorId: actor.accountId,
      },
      mentioned,
    );
    return result;
  });
