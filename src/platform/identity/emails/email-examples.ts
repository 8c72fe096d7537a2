import type { EmailExample, EmailExamples } from "#platform/email/email-examples.server.ts";
import { identityMessages } from "../messages.server.ts";
import {
  emailChangeNotice,
  newDevice,
  passkeyChanged,
  passwordChanged,
  signInFailures,
  twoFactorChanged,
} from "./account-changes.tsx";
import type { AccountEmail } from "./account-emails.ts";
import { accountInvitation } from "./account-invitation.tsx";
import { emailChangeConfirmation } from "./email-change-confirmation.tsx";
import { passwordReset } from "./password-reset.tsx";

type ExampleFacts = Parameters<EmailExample["cases"]>[0];

const changeOf = ({ language, origin, names, now }: ExampleFacts) => ({
  language,
  name: names.reader,
  at: now,
  device: names.device,
  forgotAddress: `${origin}/forgot-password`,
});

const describe =
  (message: AccountEmail): EmailExample["describe"] =>
  (language) =>
    identityMessages(language).sentEmails[message];

export const accountEmailExamples: EmailExamples<AccountEmail> = {
  "account-invitation": {
    describe: describe("account-invitation"),
    cases: ({ language, origin, names }) =>
      [
        { clientName: names.client, invitedBy: names.colleague },
        { clientName: names.client, invitedBy: undefined },
        { clientName: undefined, invitedBy: names.colleague },
        { clientName: undefined, invitedBy: undefined },
      ].map(
        (one) => () =>
          accountInvitation({
            ...one,
            language,
            name: names.reader,
            address: `${origin}/invitation?token=example`,
          }),
      ),
  },
  "password-reset": {
    describe: describe("password-reset"),
    cases: ({ language, origin, names }) => [
      () =>
        passwordReset({
          language,
          name: names.reader,
          address: `${origin}/reset-password?token=example`,
        }),
    ],
  },
  "password-changed": {
    describe: describe("password-changed"),
    cases: (facts) => [() => passwordChanged(changeOf(facts))],
  },
  "two-factor-changed": {
    describe: describe("two-factor-changed"),
    cases: (facts) =>
      (["on", "off", "recovery-code-used"] as const).map(
        (change) => () => twoFactorChanged({ ...changeOf(facts), change }),
      ),
  },
  "passkey-changed": {
    describe: describe("passkey-changed"),
    cases: (facts) =>
      (["added", "removed"] as const).map(
        (change) => () =>
          passkeyChanged({ ...changeOf(facts), change, passkey: facts.names.passkey }),
      ),
  },
  "new-device": {
    describe: describe("new-device"),
    cases: (facts) => [() => newDevice(changeOf(facts))],
  },
  "email-change-notice": {
    describe: describe("email-change-notice"),
    cases: (facts) =>
      (["requested", "done"] as const).map(
        (step) => () =>
          emailChangeNotice({ ...changeOf(facts), step, newEmail: "maria.lopez@example.com" }),
      ),
  },
  "email-change-confirmation": {
    describe: describe("email-change-confirmation"),
    cases: ({ language, origin, names }) => [
      () =>
        emailChangeConfirmation({
          language,
          name: names.reader,
          address: `${origin}/confirm-email?token=example`,
        }),
    ],
  },
  "sign-in-failures": {
    describe: describe("sign-in-failures"),
    cases: (facts) => [() => signInFailures(changeOf(facts))],
  },
};
