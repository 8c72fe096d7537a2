// A change event says that something changed, for open screens; without content, so that it leaks nothing.
import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#platform/database/client.ts";
import { type AccessScope, isInAccessScope } from "#platform/identity/access-scope.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";

export const liveChannel = "live";

/** For records that the public site receives, and what administrators bring and take as files. */
const submissionChangeEvent = z.object({
  kind: z.enum(["lead", "contact-message", "application", "subscriber", "import", "data-export"]),
  /** Id of the record; absent where several changed at once. */
  id: z.optional(z.string()),
});

/** Sessions or assignments of an account changed: for event streams, never for browsers. */
const sessionChangeEvent = z.object({ kind: z.literal("session"), id: z.string() });

/** What a person is told, or has read, changed: for that person alone, by the id of the account. */
const notificationChangeEvent = z.object({ kind: z.literal("notification"), id: z.string() });

/** For records that belong to a client. */
const clientChangeEvent = z.object({
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
    "key",

    "invoice",
  ]),
  /** Id of the record; absent where several of the facility changed at once. */
  id: z.optional(z.string()),
  clientId: z.string(),
  /** Absent: about the whole client, and for those alone who see all facilities of it. */
  facilityId: z.optional(z.string()),
  /** Clients must not even learn that something happened, e.g. an internal comment. */
  isInternal: z.optional(z.boolean()),
});

const changeEventSchema = z.discriminatedUnion("kind", [
  submissionChangeEvent,
  sessionChangeEvent,
  notificationChangeEvent,
  clientChangeEvent,
]);

export type ChangeEvent = z.infer<typeof changeEventSchema>;
export type SubmissionChangeEvent = z.infer<typeof submissionChangeEvent>;
type ClientChangeEvent = z.infer<typeof clientChangeEvent>;

/** At most one for each record and transaction: the database takes a lock for them at the commit. */
export async function sendChangeEvent(tx: Transaction, changeEvent: ChangeEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(changeEvent)})`);
}

/** @returns undefined for anything else: every user of the database may notify */
export function parseChangeEvent(payload: string): ChangeEvent | undefined {
  try {
    const parsed = z.safeParse(changeEventSchema, JSON.parse(payload));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const readers: Record<Exclude<ChangeEvent["kind"], "session" | "notification">, Permission> = {
  lead: "leads.read",
  "contact-message": "contact-messages.read",
  application: "applications.read",
  subscriber: "subscribers.read",
  import: "data.import",
  "data-export": "data.export",
  client: "facilities.read",
  facility: "facilities.read",
  scope: "facilities.read",
  visit: "facilities.read",
  "work-order": "facilities.read",
  inspection: "inspections.read",
  thread: "threads.use",
  document: "documents.read",
  feedback: "feedback.read",
  key: "keys.read",
  invoice: "invoices.read",
};

/** @param accessScope what the actor sees now (`readAccessScopes`) */
export function maySeeChangeEvent(
  actor: Actor,
  changeEvent: ChangeEvent,
  accessScope: AccessScope,
): boolean {
  if (changeEvent.kind === "notification") return changeEvent.id === actor.accountId;
  if (changeEvent.kind === "session" || !may(actor, readers[changeEvent.kind])) return false;
  if (!isOfClient(changeEvent)) return true;
  if (changeEvent.isInternal && isClientRole(actor.role)) return false;
  return isInAccessScope(accessScope, changeEvent);
}

const isOfClient = (changeEvent: ChangeEvent): changeEvent is ClientChangeEvent =>
  "clientId" in changeEvent;
