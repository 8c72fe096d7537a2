import type { Language } from "#platform/language/language.ts";
import { choiceMessages } from "./messages.server.ts";
import type {
  NotificationDefinitions,
  NotificationReader,
} from "./notification-definitions.server.ts";
import type { NotificationKind, Unsubscription } from "./notification-kinds.ts";

type Kinds = Pick<NotificationDefinitions, "kinds">;

/** What a person chooses emails by. */
export const notificationLabels = ({ kinds }: Kinds, reader: NotificationReader) =>
  // `Object.fromEntries` forgets which names it was given.
  Object.fromEntries(
    Object.entries(kinds).map(([kind, { label }]) => [kind, label(reader)] as const),
  ) as Readonly<Record<NotificationKind, string>>;

/** Who follows the link of a mail is not known to be of either side, so it speaks as to clients. */
export const unsubscriptionLabel = (
  { kinds }: Kinds,
  what: Unsubscription,
  language: Language,
): string =>
  what === "digest"
    ? choiceMessages(language).digest
    : kinds[what].label({ language, audience: "client" });
