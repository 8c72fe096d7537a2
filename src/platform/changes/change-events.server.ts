// A change event says that something changed, for open screens; without content, so that it leaks nothing.

import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Transaction } from "#platform/database/client.ts";
import { parseJson } from "#platform/http/parse-json.ts";
import { type AccessScope, isInAccessScope } from "#platform/identity/access-scope.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import type {
  ChangeEventKinds,
  ChangeEventSubject,
  ClientChangeKind,
  SubmissionChangeKind,
} from "./change-event-kinds.ts";

export const liveChannel = "live";

/** Its record came to the company, mostly by the public site, or is something that subscribers are sent. */
interface SubmissionChangeEvent {
  kind: SubmissionChangeKind;
  /** Id of the record; absent where several changed at once. */
  id?: string | undefined;
}

/** Sessions or assignments of an account changed: for event streams, never for browsers. */
interface SessionChangeEvent {
  kind: "session";
  id: string;
}

/** The person's notifications changed. Only that person gets it; `id` is the account's. */
interface NotificationChangeEvent {
  kind: "notification";
  id: string;
}

/** Its record belongs to a client. */
interface ClientChangeEvent {
  kind: ClientChangeKind;
  /** Id of the record; absent where several of the facility changed at once. */
  id?: string | undefined;
  clientId: string;
  /** Absent: about the whole client, and for those alone who see all facilities of it. */
  facilityId?: string | undefined;
  /** Clients must not even learn that something happened, e.g. an internal comment. */
  isInternal?: boolean | undefined;
}

export type ChangeEvent =
  | SubmissionChangeEvent
  | SessionChangeEvent
  | NotificationChangeEvent
  | ClientChangeEvent;

/** A feature declares its kinds of change events with these. */
interface ChangeEventDefinition<Subject extends ChangeEventSubject = ChangeEventSubject> {
  /** Change events about a client's record reach those alone who see its client and facility. */
  about: Subject;
  /** The right without which nobody learns of it. */
  needs: Permission;
}

/** A kind that a feature declares and does not describe does not compile. */
export type ChangeEventDefinitions = {
  readonly [Kind in keyof ChangeEventKinds]: ChangeEventDefinition<ChangeEventKinds[Kind]>;
};

/** Send one at most for each record and transaction: the database takes a lock for them at the commit. */
export async function sendChangeEvent(tx: Transaction, changeEvent: ChangeEvent): Promise<void> {
  await tx.execute(sql`select ${changeEventSql(changeEvent)}`);
}

/** The call alone, for a statement that does more. */
export const changeEventSql = (changeEvent: ChangeEvent): SQL =>
  sql`pg_notify(${liveChannel}, ${JSON.stringify(changeEvent)})`;

const payloadSchema = z.object({
  kind: z.string(),
  id: z.optional(z.string()),
  clientId: z.optional(z.string()),
  facilityId: z.optional(z.string()),
  isInternal: z.optional(z.boolean()),
});

/** @returns undefined for anything else: every user of the database may notify */
export function parseChangeEvent(
  definitions: ChangeEventDefinitions,
  payload: string,
): ChangeEvent | undefined {
  const parsed = z.safeParse(payloadSchema, parseJson(payload));
  if (!parsed.success) return undefined;
  const { kind, id, clientId, ...rest } = parsed.data;
  if (kind === "session" || kind === "notification")
    return id === undefined ? undefined : { kind, id };
  if (isSubmissionKind(definitions, kind)) return { kind, id };
  return isClientKind(definitions, kind) && clientId !== undefined
    ? { kind, id, clientId, ...rest }
    : undefined;
}

const subjectOf = (definitions: ChangeEventDefinitions, kind: string) =>
  new Map<string, ChangeEventDefinition>(Object.entries(definitions)).get(kind)?.about;

const isSubmissionKind = (
  definitions: ChangeEventDefinitions,
  kind: string,
): kind is SubmissionChangeKind => subjectOf(definitions, kind) === "submission";

const isClientKind = (
  definitions: ChangeEventDefinitions,
  kind: string,
): kind is ClientChangeKind => subjectOf(definitions, kind) === "client";

/** @param accessScope what the actor sees now (`readAccessScopes`) */
export function maySeeChangeEvent(
  definitions: ChangeEventDefinitions,
  actor: Actor,
  changeEvent: ChangeEvent,
  accessScope: AccessScope,
): boolean {
  if (changeEvent.kind === "notification") return changeEvent.id === actor.accountId;
  if (changeEvent.kind === "session") return false;
  if (!may(actor, definitions[changeEvent.kind].needs)) return false;
  if (!isOfClient(changeEvent)) return true;
  if (changeEvent.isInternal && isClientRole(actor.role)) return false;
  return isInAccessScope(accessScope, changeEvent);
}

const isOfClient = (changeEvent: ChangeEvent): changeEvent is ClientChangeEvent =>
  "clientId" in changeEvent;
