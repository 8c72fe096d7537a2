/** Validates a sign-in with the same schema in the browser and on the server. */
import * as z from "zod/mini";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { formMessages } from "#platform/forms/messages.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { loginMessages } from "./messages.ts";

const maxPasswordCharacters = 1_000;

export const loginForm = byLanguage((language) => {
  const { username, password } = loginMessages(language);
  return z.object({
    /** A username or an e-mail address. */
    username: requiredText(language, { min: 1, max: 254, message: username }),
    /** Never trimmed: spaces are part of a password. */
    password: z
      .string(password)
      .check(
        z.minLength(1, password),
        z.maxLength(
          maxPasswordCharacters,
          formMessages(language).tooLong({ max: maxPasswordCharacters }),
        ),
      ),
    rememberMe: optionalTick(language),
  });
});

export type LoginForm = z.infer<ReturnType<typeof loginForm>>;
