/** A feature declares its notifications in its manifest with these. */
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Permission } from "#platform/identity/permissions.ts";
import type { Role } from "#platform/identity/roles.ts";
import type { Language } from "#platform/language/language.ts";
import type { WrittenWords } from "#platform/language/written-words.ts";
import {
  type EmailChoice,
  emailChoices,
  type NotificationKind,
  type NotificationKinds,
  type NotificationRecordKind,
} from "./notification-kinds.ts";

export type NotificationAudience = "client" | "staff";

/** The person for whom a notification is worded. */
export interface NotificationReader {
  language: Language;
  audience: NotificationAudience;
}

/** The text of a notification in the list and the digest. */
export interface NotificationMessage {
  title: string | WrittenWords;
  /**
   * A person's text as it was typed, with its language, or `ownWords` for the product's. Undefined where
   * there is none.
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
  /** The name of whoever did it; the company's where nobody has a name. */
  person: string;
}

/** A kind of notification, for which a person chooses emails. */
export interface NotificationDefinition<Kind extends NotificationKind = NotificationKind> {
  name: Kind;
  /** The order on the page where people choose emails: the lowest comes first. */
  place: number;
  /** Roles to whom it may happen; nobody else is asked about it. */
  roles: readonly Role[];
  /** Applies until the person chooses. */
  usual: EmailChoice;
  /** Where not every choice makes sense. */
  choices?: readonly EmailChoice[];
  /** What it is about, where emails are chosen. */
  label(reader: NotificationReader): string;
  /** The text, whichever record it is about; without it the record's definition gives the text. */
  describe?(notification: RaisedNotification, reader: NotificationReader): NotificationMessage;
}

/** A kind of record that notifications lead to. */
export interface NotificationRecord<Kind extends NotificationRecordKind = NotificationRecordKind> {
  name: Kind;
  /** The right to its page: nobody is notified of what they may not open. */
  needs: Permission | Readonly<Record<NotificationAudience, Permission>>;
  /** Such records belong to no client: the right alone decides, whatever clients its reader looks after. */
  isOfNoClient?: true;
  /** A further condition beside that right and the facility, for the `where` of notifications. */
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

export const choicesOf = ({
  choices,
}: Pick<NotificationDefinition, "choices">): readonly EmailChoice[] => choices ?? emailChoices;

type Kinds = Pick<NotificationDefinitions, "kinds">;

export const isNotificationKind = ({ kinds }: Kinds, kind: string): kind is NotificationKind =>
  Object.hasOwn(kinds, kind);

/** The order is the one in which people choose. */
export const notificationKindsInOrder = ({ kinds }: Kinds): NotificationDefinition[] =>
  Object.values<NotificationDefinition>(kinds).toSorted((kind, other) => kind.place - other.place);

export const notificationKindsFor = (definitions: Kinds, role: Role): NotificationDefinition[] =>
  notificationKindsInOrder(definitions).filter(({ roles }) => roles.includes(role));

/** Start of the addresses that the reader's notifications lead to. */
export const homeOf = (audience: NotificationAudience) =>
  audience === "client" ? "/client-portal" : "/office";
