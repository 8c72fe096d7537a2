// A hint says that something changed, for open screens; without content, so that it leaks nothing.
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#database/client.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may, type Permission } from "#domain/accounts/permissions.ts";

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

/** @returns undefined for anything else: every user of the database may notify */
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

export const maySeeHint = (actor: Actor, { kind }: Hint): boolean =>
  kind !== "session" && may(actor, readers[kind]);
