import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { choiceMessages } from "./messages.server.ts";
import { allNotificationKinds, emailChoices, type NotificationKind } from "./notification-types.ts";

/** A field for each kind that the role gets; one that is missing stays as it is. */
export const preferencesForm = byLanguage((language) => {
  const choice = z.optional(z.enum(emailChoices, choiceMessages(language).oneOfThese));
  return z.object(
    // `Object.fromEntries` forgets which names it was given.
    Object.fromEntries(allNotificationKinds.map((kind) => [kind, choice])) as Record<
      NotificationKind,
      typeof choice
    >,
  );
});
