import * as z from "zod/mini";
import { personName } from "./invitation-form.ts";

const usernameHelp =
  "Please use 3 to 40 letters, digits, dots, hyphens or underscores, beginning with a letter or digit";

/** Kept in lower case; without `@`, so that a name can never be somebody's address. Empty for none. */
export const username = z.pipe(
  z.optional(
    z
      .string(usernameHelp)
      .check(z.trim(), z.toLowerCase(), z.regex(/^([a-z0-9][a-z0-9._-]{2,39})?$/, usernameHelp)),
  ),
  z.transform((given): string | undefined => given || undefined),
);

export const profileForm = z.object({ name: personName, username });

export type ProfileForm = z.infer<typeof profileForm>;
