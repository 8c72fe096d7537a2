/** What a client logs in with; the same schema validates in the browser and on the server. */
import * as z from "zod/mini";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";

const maxPasswordCharacters = 1_000;

export const loginForm = z.object({
  /** A username or an e-mail address. */
  username: requiredText("en", { min: 1, max: 254, message: "Username is required" }),
  /** Never trimmed: spaces are part of a password. */
  password: z
    .string("Password is required")
    .check(
      z.minLength(1, "Password is required"),
      z.maxLength(maxPasswordCharacters, "Please keep this under 1,000 characters"),
    ),
  rememberMe: optionalTick("en"),
});

export type LoginForm = z.infer<typeof loginForm>;
