/**
 * Hints that something changed, for screens that are open: raised inside the transaction of the change,
 * delivered once it has committed. They carry no content, so that whoever overhears one learns none.
 */
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#database/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may, type Permission } from "#domain/accounts/permissions.ts";

/** The channel of `NOTIFY`. */
export const liveChannel = "live";

const hintSchema = z.object({
  kind: z.enum(["lead", "contact-message", "application", "subscriber", "session"]),
  /** Of the record; absent where several changed at once. For `session`, of the account. */
  id: z.optional(z.string()),
});

export type Hint = z.infer<typeof hintSchema>;

/** At most one for each record and transaction: the database takes a lock for them at the commit. */
export async function sendHint(tx: Transaction, hint: Hint): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(hint)})`);
}

/** @returns nothing for what is no hint: anybody who may use the database may notify */
export function parseHint(payload: string): Hint | undefined {
  try {
    const judged = z.safeParse(hintSchema, JSON.parse(payload));
    return judged.success ? judged.data : undefined;
  } catch {
    return undefined;
  }
}

const readers: Record<Exclude<Hint["kind"], "session">, Permission> = {
  lead: "leads.read",
  "contact-message": "contact-messages.read",
  application: "applications.read",
  subscriber: "subscribers.read",
};

/** Whether the actor may learn that something of this kind changed. */
export const maySeeHint = (actor: Actor, { kind }: Hint): boolean =>
  kind !== "session" && may(actor, readers[kind]);
