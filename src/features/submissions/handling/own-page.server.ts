import { revokeOwnPageLinks } from "#features/own-pages/own-page-links.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import {
  changeSubmissionRecord,
  type SubmissionName,
  type SubmissionResult,
} from "./change-submission-record.server.ts";
import { mayAnswer } from "./submission-kinds.ts";

/** The secret links to the sender's page open nothing from here on; an email that leaves later has a new one. */
export const turnOffOwnPage = (
  context: { db: Database },
  actor: Actor,
  { kind, id }: SubmissionName,
): Promise<SubmissionResult> =>
  changeSubmissionRecord(context, actor, { kind, id }, mayAnswer(actor, kind), async (tx) => {
    // Contact messages have no such page.
    if (kind === "contact-message") return "wrong-state";
    const count = await revokeOwnPageLinks(tx, { kind, subjectId: id });
    return count === 0 ? "already-done" : { kind: "sender-link-off" };
  });
