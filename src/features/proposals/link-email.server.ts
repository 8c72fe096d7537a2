/** The email that brings the link of a version: what has become of it, and the same once more. */
import { and, asc, eq, inArray } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { sendSettledAgain } from "#platform/email/send-again.server.ts";
import { type EmailRow, emails } from "#platform/email/tables/emails.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import {
  type LockedProposal,
  lockAsStaff,
  recordProposalEvent,
  standingOf,
} from "./change-proposal.server.ts";
import { addEvidence } from "./evidence.server.ts";
import { findLatestVersion, type ProposalProblem } from "./proposal-commands.server.ts";
import type { ProposalVersionRow } from "./tables/proposals.ts";

export type LinkEmail = Pick<EmailRow, "state" | "createdAt" | "sentAt" | "lastAnswer">;

const isLinkEmailOf = (versionIds: readonly string[]) =>
  and(
    eq(emails.aboutKind, "proposal"),
    inArray(emails.aboutId, [...versionIds]),
    eq(emails.message, "proposal-sent"),
  );

/** The latest to each version; none where it was deleted by age, by when it had been sent. */
export async function listLinkEmails(
  db: Database | Transaction,
  versionIds: readonly string[],
): Promise<Map<string | null, LinkEmail>> {
  if (versionIds.length === 0) return new Map();
  const { aboutId, state, createdAt, sentAt, lastAnswer } = emails;
  const rows = await db
    .select({ aboutId, state, createdAt, sentAt, lastAnswer })
    .from(emails)
    .where(isLinkEmailOf(versionIds))
    .orderBy(asc(createdAt), asc(emails.id));
  return new Map(rows.map(({ aboutId: id, ...email }) => [id, email]));
}

/** One that failed or was held is sent anew, and else another one with a secret of its own. */
export const sendLinkAgain = (
  { db, queue }: { db: Database | Transaction; queue: PgBoss },
  actor: Actor,
  opportunityId: string,
  number: number,
): Promise<ChangeResult<ProposalProblem>> =>
  changeRecord<
    LockedProposal,
    { proposal: NonNullable<LockedProposal["proposal"]>; version: ProposalVersionRow },
    ProposalProblem,
    Done
  >(
    { db },
    {
      lock: (tx) => lockAsStaff(tx, actor, opportunityId),
      isAllowed: may(actor, "proposals.change"),
      async decide(tx, locked) {
        const latest = findLatestVersion(locked, number);
        if (latest === undefined || standingOf(latest.version) !== "open") return "not-open";
        const last = (await listLinkEmails(tx, [latest.version.id])).get(latest.version.id);
        return last?.state === "queued" ? "on-its-way" : latest;
      },
      async apply(tx, _, { proposal, version }) {
        const { id, recipientEmail } = version;
        if (!(await sendSettledAgain(tx, queue, isLinkEmailOf([id]))))
          await queueEmails(tx, queue, [
            {
              message: "proposal-sent",
              to: recipientEmail,
              about: { kind: "proposal", id },
              data: {},
            },
          ]);
        const actorId = actor.accountId;
        await addEvidence(tx, proposal.id, {
          kind: "resent",
          version: number,
          facts: { account: actorId },
        });
        await recordProposalEvent(tx, proposal, {
          kind: "resent",
          actorId,
          change: nothingChanged,
          details: { number },
        });
        return done;
      },
    },
  );
