/**
 * Forms that hold a password. What makes a good one is validated on the server (`passwords/password-rules.server.ts`),
 * which has the list of common ones; here only its length.
 */
import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";
import { personName } from "./invitation-form.ts";
import { username } from "./profile-form.ts";

/** Far above the limit, so that a long password gets a message instead of being cut. */
const maxTypedCharacters = 2_000;

/** Never trimmed: spaces are part of a password. */
const typedPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(maxTypedCharacters, message));

export const acceptInvitationForm = z.object({
  name: personName,
  username,
  password: typedPassword("Please choose a password"),
});

export const forgotPasswordForm = z.object({ email: emailAddress("en") });

export const resetPasswordForm = z.object({ password: typedPassword("Please choose a password") });

export const changePasswordForm = z.object({
  currentPassword: typedPassword("Please enter your current password"),
  newPassword: typedPassword("Please choose a password"),
});

export const confirmIdentityForm = z.object({
  password: typedPassword("Please enter your password"),
  code: z.optional(z.string().check(z.maxLength(20))),
});

export const changeEmailForm = z.object({ email: emailAddress("en") });

export const secondFactorForm = z.object({
  by: z.enum(["app", "recovery-code"]),
  code: z
    .string("Please enter the code")
    .check(z.trim(), z.minLength(1, "Please enter the code"), z.maxLength(40)),
});
