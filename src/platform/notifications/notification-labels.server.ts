import type { Language } from "#platform/language/language.ts";
import { choiceMessages } from "./messages.server.ts";
import type {
  NotificationDefinitions,
  NotificationReader,
} from "./notification-definitions.server.ts";
import type { NotificationKind, Unsubscription } from "./notification-kinds.ts";

type Kinds = Pick<NotificationDefinitions, "kinds">;

/** A person chooses emails by these labels. */
export const notificationLabels = ({ kinds }: Kinds, reader: NotificationReader) =>
  // `Object.fromEntries` forgets which names it was given.
  Object.fromEntries(
    Object.entries(kinds).map(([kind, { label }]) => [kind, label(reader)] as const),
  ) as Readonly<Record<NotificationKind, string>>;

/**
 * The link of an email does not reveal if its reader is a client or of the staff, so it is worded for
 * clients.
 */
export const unsubscriptionLabel = (
  { kinds }: Kinds,
  what: Unsubscription,
  language: Language,
): string =>
  what === "digest"
    ? choiceMessages(language).digest
    : kinds[what].label({ language, audience: "client" });
