import * as z from "zod/mini";
import { allNotificationKinds, emailChoices, type NotificationKind } from "./notification-types.ts";

const choice = z.optional(z.enum(emailChoices, "Please choose one of these"));

/** A field for each kind that the role gets; one that is missing stays as it is. */
export const preferencesForm = z.object(
  // `Object.fromEntries` forgets which names it was given.
  Object.fromEntries(allNotificationKinds.map((kind) => [kind, choice])) as Record<
    NotificationKind,
    typeof choice
  >,
);
