import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { personName } from "./invitation-form.server.ts";
import { identityMessages } from "./messages.server.ts";

/** Kept in lower case; without `@`, so that a name can never be somebody's address. Empty for none. */
export const username = byLanguage((language) => {
  const { username: help } = identityMessages(language).forms;
  return z.pipe(
    z.optional(
      z
        .string(help)
        .check(z.trim(), z.toLowerCase(), z.regex(/^([a-z0-9][a-z0-9._-]{2,39})?$/, help)),
    ),
    z.transform((value): string | undefined => value || undefined),
  );
});

export const profileForm = byLanguage((language) =>
  z.object({ name: personName(language), username: username(language) }),
);

export type ProfileForm = z.infer<ReturnType<typeof profileForm>>;
