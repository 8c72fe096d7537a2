// A hint says that something changed, for open screens; without content, so that it leaks nothing.
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isInReach, type Reach } from "#platform/identity/reach.ts";
import { isClientRole } from "#platform/identity/roles.ts";

export const liveChannel = "live";

/** Of what the public site receives. */
const submissionHint = z.object({
  kind: z.enum(["lead", "contact-message", "application", "subscriber"]),
  /** Of the record; absent where several changed at once. */
  id: z.optional(z.string()),
});

/** Sessions or assignments of an account changed: for event streams, never for browsers. */
const sessionHint = z.object({ kind: z.literal("session"), id: z.string() });

/** What a person is told, or has read, changed: for that person alone, by the id of the account. */
const ownHint = z.object({ kind: z.literal("notification"), id: z.string() });

/** Of what belongs to a client. */
const clientHint = z.object({
  kind: z.enum([
    "client",
    "facility",
    "scope",
    "visit",
    "work-order",
    "inspection",
    "thread",
    "document",
    "feedback",

    "invoice",
  ]),
  /** Of the record; absent where several of the facility changed at once. */
  id: z.optional(z.string()),
  clientId: z.string(),
  /** Absent: about the whole client, and for those alone who see all facilities of it. */
  facilityId: z.optional(z.string()),
  /** Clients must not even learn that something happened, e.g. an internal comment. */
  isInternal: z.optional(z.boolean()),
});

const hintSchema = z.discriminatedUnion("kind", [submissionHint, sessionHint, ownHint, clientHint]);

export type Hint = z.infer<typeof hintSchema>;
export type SubmissionHint = z.infer<typeof submissionHint>;
type ClientHint = z.infer<typeof clientHint>;

/** At most one for each record and transaction: the database takes a lock for them at the commit. */
export async function sendHint(tx: Transaction, hint: Hint): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(hint)})`);
}

/** @returns undefined for anything else: every user of the database may notify */
export function parseHint(payload: string): Hint | undefined {
  try {
    const parsed = z.safeParse(hintSchema, JSON.parse(payload));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const readers: Record<Exclude<Hint["kind"], "session" | "notification">, Permission> = {
  lead: "leads.read",
  "contact-message": "contact-messages.read",
  application: "applications.read",
  subscriber: "subscribers.read",
  client: "facilities.read",
  facility: "facilities.read",
  scope: "facilities.read",
  visit: "facilities.read",
  "work-order": "facilities.read",
  inspection: "inspections.read",
  thread: "threads.use",
  document: "documents.read",
  feedback: "feedback.read",
  invoice: "invoices.read",
};

/** @param reach what the actor sees now (`readReaches`) */
export function maySeeHint(actor: Actor, hint: Hint, reach: Reach): boolean {
  if (hint.kind === "notification") return hint.id === actor.accountId;
  if (hint.kind === "session" || !may(actor, readers[hint.kind])) return false;
  if (!isOfClient(hint)) return true;
  if (hint.isInternal && isClientRole(actor.role)) return false;
  return isInReach(reach, hint);
}

const isOfClient = (hint: Hint): hint is ClientHint => "clientId" in hint;
