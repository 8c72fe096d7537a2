import type { Language } from "#platform/language/language.ts";
import { choiceMessages } from "./messages.server.ts";
import {
  allNotificationKinds,
  type NotificationKind,
  type Unsubscription,
} from "./notification-types.ts";

type Audience = "client" | "staff";

function labelOf(kind: NotificationKind, language: Language, audience: Audience): string {
  const label = choiceMessages(language).kinds[kind];
  return typeof label === "string" ? label : label[audience];
}

/** What a person chooses emails by. */
export const notificationLabels = (language: Language, audience: Audience) =>
  // `Object.fromEntries` forgets which names it was given.
  Object.fromEntries(
    allNotificationKinds.map((kind) => [kind, labelOf(kind, language, audience)]),
  ) as Readonly<Record<NotificationKind, string>>;

/** Who follows the link of a mail is not known to be of either side, so it speaks as to clients. */
export const unsubscriptionLabel = (what: Unsubscription, language: Language): string =>
  what === "digest" ? choiceMessages(language).digest : labelOf(what, language, "client");
