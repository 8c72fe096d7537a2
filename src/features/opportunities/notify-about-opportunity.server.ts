/** Tells people that an opportunity is theirs, or that a note names them; in the transaction of the change. */
import type { Transaction } from "#platform/database/client.ts";
import type { Language } from "#platform/language/language.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { quoteInDetails } from "#platform/notifications/read-subjects.server.ts";
import { opportunityNotifications, opportunityRecord } from "./notifications.server.ts";

/** A person who makes themselves the owner needs no notification. */
export const notifyOwner = (
  tx: Transaction,
  actorId: string,
  recordId: string,
  ownerId: string,
): Promise<void> =>
  raiseNotifications(
    tx,
    undefined,
    {
      kind: opportunityNotifications["opportunity-owned"],
      event: "owned",
      record: opportunityRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId,
      replaces: true,
    },
    [ownerId],
  );

export const notifyMentioned = (
  tx: Transaction,
  actorId: string,
  recordId: string,
  note: { text: string; language: Language; mentioned: readonly string[] },
): Promise<void> =>
  raiseNotifications(
    tx,
    undefined,
    {
      kind: opportunityNotifications["opportunity-mentioned"],
      event: "mentioned",
      record: opportunityRecord,
      recordId,
      clientId: null,
      facilityId: null,
      actorId,
      details: quoteInDetails(note.text, note.language),
    },
    note.mentioned,
  );
