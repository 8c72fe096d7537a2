/** Tells people that an opportunity is theirs, or that a note names them; in the transaction of the change. */
import type { Transaction } from "#platform/database/client.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { opportunityNotifications, opportunityRecord } from "./notifications.server.ts";

/** Who gives an opportunity to themselves is told nothing. */
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

const maxExcerpt = 280;

export const notifyMentioned = (
  tx: Transaction,
  actorId: string,
  recordId: string,
  note: { text: string; mentioned: readonly string[] },
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
      details: { text: Array.from(note.text).slice(0, maxExcerpt).join("") },
    },
    note.mentioned,
  );
