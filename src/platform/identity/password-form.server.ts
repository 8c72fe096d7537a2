/**
 * Forms that hold a password. Here only its length is validated, with the other fields; what makes a good one
 * is in `passwords/password-rules.server.ts`, which has the list of common ones.
 */
import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { personName } from "./invitation-form.server.ts";
import { identityMessages } from "./messages.server.ts";
import { findLengthFault, passwordErrors } from "./passwords/password-rules.server.ts";
import { username } from "./profile-form.server.ts";

/** Far above the limit, so that a long password gets a message instead of being cut. */
const maxTypedCharacters = 2_000;

/** Never trimmed: spaces are part of a password. */
const typedPassword = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(maxTypedCharacters, message));

const newPassword = byLanguage((language) =>
  typedPassword(identityMessages(language).forms.choosePassword).check(
    z.superRefine((password, { addIssue }) => {
      const fault = findLengthFault(password);
      if (fault !== undefined) addIssue(passwordErrors(language)[fault]);
    }),
  ),
);

export const acceptInvitationForm = byLanguage((language) =>
  z.object({
    name: personName(language),
    username: username(language),
    password: newPassword(language),
  }),
);

/** Makes the first administrator. */
export const setupForm = byLanguage((language) =>
  z.object({
    ...acceptInvitationForm(language).shape,
    code: z
      .string(identityMessages(language).forms.setupCode)
      .check(
        z.trim(),
        z.minLength(1, identityMessages(language).forms.setupCode),
        z.maxLength(100, identityMessages(language).forms.setupCode),
      ),
    email: emailAddress(language),
    /** Asked where the demonstration is there. */
    demonstration: z.optional(z.enum(["remove", "keep"])),
  }),
);

export const forgotPasswordForm = byLanguage((language) =>
  z.object({ email: emailAddress(language) }),
);

export const resetPasswordForm = byLanguage((language) =>
  z.object({ password: newPassword(language) }),
);

export const changePasswordForm = byLanguage((language) =>
  z.object({
    currentPassword: typedPassword(identityMessages(language).forms.currentPassword),
    newPassword: newPassword(language),
  }),
);

export const confirmIdentityForm = byLanguage((language) =>
  z.object({
    password: typedPassword(identityMessages(language).forms.password),
    code: z.optional(z.string().check(z.maxLength(20))),
  }),
);

export const changeEmailForm = byLanguage((language) =>
  z.object({ email: emailAddress(language) }),
);

export const secondFactorForm = byLanguage((language) => {
  const { code } = identityMessages(language).forms;
  return z.object({
    by: z.enum(["app", "recovery-code"]),
    code: z.string(code).check(z.trim(), z.minLength(1, code), z.maxLength(40)),
  });
});
