import * as z from "zod/mini";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { notificationKindsInOrder } from "#platform/notifications/notification-definitions.server.ts";
import { emailChoices, type NotificationKind } from "#platform/notifications/notification-kinds.ts";
import { accountServerMessages } from "../messages.server.ts";

export const preferenceFields: readonly NotificationKind[] = notificationKindsInOrder(
  notificationDefinitions,
).map(({ name }) => name);

/** A field for each kind that the role gets; one that is missing stays as it is. */
export const preferencesForm = byLanguage((language) => {
  const choice = z.optional(z.enum(emailChoices, accountServerMessages(language).oneOfThese));
  return z.object(
    // `Object.fromEntries` forgets which names it was given.
    Object.fromEntries(preferenceFields.map((kind) => [kind, choice])) as Record<
      NotificationKind,
      typeof choice
    >,
  );
});
