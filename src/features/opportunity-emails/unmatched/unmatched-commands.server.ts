/** Each command on an unmatched email can be undone. */
import { eq } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import {
  lockOpportunity,
  recordOpportunityEvent,
} from "#features/opportunities/change-opportunity.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, changeRecord, done } from "#platform/records/change-record.server.ts";
import type { UnmatchedState } from "../email-types.ts";
import { notifyAboutReply } from "../notify-about-reply.server.ts";
import { opportunityEmails } from "../tables/opportunity-emails.ts";
import { type UnmatchedEmailRow, unmatchedEmails } from "../tables/unmatched-emails.ts";

interface Context {
  db: Database | Transaction;
  queue: PgBoss;
}

export type UnmatchedProblem =
  /** A colleague was faster. */
  | "decided"
  /** It was deleted meanwhile. */
  | "no-opportunity";

export type UnmatchedChange = ChangeResult<UnmatchedProblem>;

interface Decision {
  kind: HistoryKindOf<"unmatched-email">;
  state: UnmatchedState;
  joinedAs: string | null;
}

const decideOn = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  decide: (tx: Transaction, row: UnmatchedEmailRow) => Promise<Decision | UnmatchedProblem>,
): Promise<UnmatchedChange> =>
  changeRecord<UnmatchedEmailRow, Decision, UnmatchedProblem, { ok: true }>(
    { db },
    {
      async lock(tx) {
        if (!may(actor, "opportunities.read")) return undefined;
        const isIt = eq(unmatchedEmails.id, id);
        const [unmatched] = await tx
          .select({ opportunityId: opportunityEmails.opportunityId })
          .from(unmatchedEmails)
          .innerJoin(opportunityEmails, eq(opportunityEmails.id, unmatchedEmails.joinedAs))
          .where(isIt);
        // Deleting an opportunity locks it before its emails, so the order must be the same here.
        if (unmatched !== undefined) await lockOpportunity(tx, unmatched.opportunityId);
        const [row] = await tx.select().from(unmatchedEmails).where(isIt).for("update");
        return row;
      },
      isAllowed: may(actor, "opportunities.change"),
      decide,
      async apply(tx, row, { kind, state, joinedAs }) {
        const decidedBy = state === "waiting" ? null : actor.accountId;
        await tx
          .update(unmatchedEmails)
          .set({ state, joinedAs, decidedBy })
          .where(eq(unmatchedEmails.id, id));
        if (row.joinedAs !== null && joinedAs === null)
          await tx.delete(opportunityEmails).where(eq(opportunityEmails.id, row.joinedAs));
        await recordHistory(tx, {
          recordKind: "unmatched-email",
          recordId: id,
          kind,
          actorId: actor.accountId,
          change: changedFields({ state: row.state }, { state }),
        });
        await sendChangeEvent(tx, { kind: "unmatched-email", id });
        return done;
      },
    },
  );

/** It stands in the conversation as if it had come there, at its own time; whoever it belongs to is told. */
export const joinUnmatched = (
  { db, queue }: Context,
  actor: Actor,
  id: string,
  opportunityId: string,
): Promise<UnmatchedChange> =>
  db.transaction(async (outer) => {
    if (!may(actor, "opportunities.change"))
      return { ok: false, reason: may(actor, "opportunities.read") ? "not-allowed" : "not-found" };
    const opportunity = await lockOpportunity(outer, opportunityId);
    return decideOn({ db: outer }, actor, id, async (tx, row) => {
      if (row.state === "joined") return "decided";
      if (opportunity === undefined) return "no-opportunity";
      const { arrivedAt: at, subject, text, quoted, fromName, fromAddress, kind } = row;
      const { unread, leftOut, messageId, fingerprint } = row;
      const joinedAs = newId();
      const email = { subject, text, quoted, fromName, fromAddress, kind, unread, leftOut };
      const added = await tx
        .insert(opportunityEmails)
        .values({
          ...email,
          id: joinedAs,
          opportunityId,
          direction: "received",
          at,
          messageId,
          fingerprint,
        })
        .onConflictDoNothing({ target: opportunityEmails.fingerprint })
        .returning({ id: opportunityEmails.id });
      if (added.length === 0) return "decided";
      await recordOpportunityEvent(tx, actor.accountId, opportunityId, {
        kind: "email-joined",
        change: nothingChanged,
      });
      if (kind === "person")
        await notifyAboutReply(tx, queue, opportunity, { id: joinedAs, text }, actor.accountId);
      return { kind: "joined", state: "joined", joinedAs };
    });
  });

export const putAside = (context: Context, actor: Actor, id: string): Promise<UnmatchedChange> =>
  decideOn(context, actor, id, async (_, { state }) =>
    state === "waiting" ? { kind: "put-aside", state: "aside", joinedAs: null } : "decided",
  );

/** Back to those that wait, out of the conversation where it was joined to one. */
export const bringBack = (context: Context, actor: Actor, id: string): Promise<UnmatchedChange> =>
  decideOn(context, actor, id, async (tx, { state, joinedAs }) => {
    if (state === "waiting") return "decided";
    if (joinedAs !== null) {
      const [email] = await tx
        .select({ opportunityId: opportunityEmails.opportunityId })
        .from(opportunityEmails)
        .where(eq(opportunityEmails.id, joinedAs));
      if (email !== undefined)
        await recordOpportunityEvent(tx, actor.accountId, email.opportunityId, {
          kind: "email-taken-out",
          change: nothingChanged,
        });
    }
    return { kind: "brought-back", state: "waiting", joinedAs: null };
  });
