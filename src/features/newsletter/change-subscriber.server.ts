/** The office unsubscribes readers who call or write, or deletes their addresses. */
import { eq, sql } from "drizzle-orm";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, nothingChanged } from "#platform/history/field-changes.ts";
import { type NewHistoryEvent, recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { newsletterSignups, type SubscriberRow, subscribers } from "./tables/newsletter.ts";
import { cancelQueued } from "./unsubscribe.server.ts";

/** They get nothing from now on; only they themselves can subscribe again. */
export const unsubscribeForReader = (
  context: { db: Database },
  actor: Actor,
  id: string,
): Promise<ChangeResult<"already-left">> =>
  changeSubscriber<"already-left">(context, actor, id, {
    decide: ({ unsubscribedAt }) => (unsubscribedAt === null ? undefined : "already-left"),
    async write(tx, { mailbox }) {
      await markAsLeft(tx, id, mailbox);
      return {
        kind: "unsubscribed",
        change: changedFields({ state: "subscribed" }, { state: "unsubscribed" }),
      };
    },
  });

/** The address goes at once; that its owner has left stays as a hash, which imports ask. */
export const removeSubscriber = (
  context: { db: Database },
  actor: Actor,
  id: string,
): Promise<ChangeResult<never>> =>
  changeSubscriber<never>(context, actor, id, {
    decide: () => undefined,
    async write(tx, { mailbox }) {
      await markAsLeft(tx, id, mailbox);
      await tx.delete(subscribers).where(eq(subscribers.id, id));
      // The audit must not keep the address that is to be forgotten.
      return { kind: "removed", change: nothingChanged };
    },
  });

async function markAsLeft(tx: Transaction, id: string, mailbox: string): Promise<void> {
  await tx
    .update(subscribers)
    .set({ unsubscribedAt: sql`coalesce(${subscribers.unsubscribedAt}, now())` })
    .where(eq(subscribers.id, id));
  await tx.delete(newsletterSignups).where(eq(newsletterSignups.mailbox, mailbox));
  await cancelQueued(tx, mailbox);
}

interface SubscriberChange<Reason extends string> {
  decide: (row: SubscriberRow) => Reason | undefined;
  write: (
    tx: Transaction,
    row: SubscriberRow,
  ) => Promise<Pick<NewHistoryEvent<"subscriber">, "kind" | "change">>;
}

const changeSubscriber = <Reason extends string>(
  context: { db: Database },
  actor: Actor,
  id: string,
  { decide, write }: SubscriberChange<Reason>,
): Promise<ChangeResult<Reason>> =>
  changeRecord<SubscriberRow, object, Reason, Done>(context, {
    async lock(tx) {
      if (!may(actor, "subscribers.read")) return undefined;
      const isThis = eq(subscribers.id, id);
      const [row] = await tx.select().from(subscribers).where(isThis).for("update");
      return row;
    },
    // A person who may write to all readers may also unsubscribe one.
    isAllowed: may(actor, "newsletters.send"),
    decide: async (_, row) => decide(row) ?? {},
    async apply(tx, row) {
      const event = await write(tx, row);
      await recordHistory(tx, {
        ...event,
        recordKind: "subscriber",
        recordId: id,
        actorId: actor.accountId,
      });
      await sendChangeEvent(tx, { kind: "subscriber", id });
      return done;
    },
  });
