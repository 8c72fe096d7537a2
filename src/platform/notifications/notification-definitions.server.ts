/** What a feature says of its notifications in its manifest. */
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Role } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenWords } from "#platform/language/written-words.ts";
import type {
  EmailChoice,
  NotificationKind,
  NotificationKinds,
  NotificationRecordKind,
} from "./notification-kinds.ts";

export type NotificationAudience = "client" | "staff";

/** Who reads it. */
export interface NotificationReader {
  language: Language;
  audience: NotificationAudience;
}

/** What the list and the digest say. */
export interface NotificationMessage {
  title: string | WrittenWords;
  /**
   * What was written or asked for, as it was typed, with its language; `ownWords` of what the product
   * says. Absent where there is nothing of it.
   */
  text: WrittenWords | undefined;
}

/** A notification as it was raised. */
export interface RaisedNotification {
  id: string;
  event: string;
  recordId: string;
  /** Null for the client as a whole. */
  facilityId: string | null;
  facilityName: string | null;
  details: Record<string, unknown>;
  /** Who did it; the company's name where nobody is known by name. */
  person: string;
}

/** One kind, by which a person chooses emails. */
export interface NotificationDefinition<Kind extends NotificationKind = NotificationKind> {
  name: Kind;
  /** Where people choose emails: the lowest comes first. */
  place: number;
  /** Roles to whom it may happen; nobody else is asked about it. */
  roles: readonly Role[];
  /** Applies until the person chooses. */
  usual: EmailChoice;
  choices: readonly EmailChoice[];
  /** What it is about, where emails are chosen. */
  label(reader: NotificationReader): string;
  /** What it says about whichever record; without it the record says it. */
  describe?(notification: RaisedNotification, reader: NotificationReader): NotificationMessage;
}

/** One kind of record that notifications lead to. */
export interface NotificationRecord<Kind extends NotificationRecordKind = NotificationRecordKind> {
  name: Kind;
  /** The right to its page: nobody is notified of what they may not open. */
  needs: Permission | Readonly<Record<NotificationAudience, Permission>>;
  /** Such records belong to no client: the right alone decides, whatever clients its reader looks after. */
  isOfNoClient?: true;
  /** What else must hold beside that right and the facility: for the `where` of notifications. */
  isVisible?(actor: Actor, recordId: PgColumn): SQL | undefined;
  /** The page's address in the reader's area. */
  pathOf(
    notification: Pick<RaisedNotification, "recordId" | "facilityId">,
    audience: NotificationAudience,
  ): string;
  /** Reads, for all of them at once, what they are about as it is now. @returns what each says */
  describe(
    db: Database,
    notifications: readonly RaisedNotification[],
    reader: NotificationReader,
  ): Promise<(notification: RaisedNotification) => NotificationMessage>;
}

/** A kind or record that a feature declares and does not define does not compile. */
export interface NotificationDefinitions {
  readonly kinds: { readonly [Kind in NotificationKind]: NotificationDefinition<Kind> };
  readonly records: { readonly [Kind in NotificationRecordKind]: NotificationRecord<Kind> };
}

/** The records that a kind may be about. */
export type RecordOf<Kind extends NotificationKind> = NotificationRecord<NotificationKinds[Kind]>;

type Kinds = Pick<NotificationDefinitions, "kinds">;

export const isNotificationKind = ({ kinds }: Kinds, kind: string): kind is NotificationKind =>
  Object.hasOwn(kinds, kind);

/** In the order in which people choose. */
export const notificationKindsInOrder = ({ kinds }: Kinds): NotificationDefinition[] =>
  Object.values<NotificationDefinition>(kinds).toSorted((kind, other) => kind.place - other.place);

export const notificationKindsFor = (definitions: Kinds, role: Role): NotificationDefinition[] =>
  notificationKindsInOrder(definitions).filter(({ roles }) => roles.includes(role));

/** Start of the addresses that the reader's notifications lead to. */
export const homeOf = (audience: NotificationAudience) =>
  audience === "client" ? "/client-portal" : "/office";
