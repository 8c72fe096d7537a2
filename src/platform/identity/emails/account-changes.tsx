/** Notifies the owner of an account about changes to signing in, so that none goes unnoticed. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { accountMessage, notYou } from "./account-message.tsx";

interface Change {
  name: string;
  at: Date;
  /** E.g. `Chrome on Windows`. */
  device: string;
  /** Page for requesting a new password. */
  forgotAddress: string;
}

const because = "You received this email because it concerns the security of your account.";

const moment = (at: Date) =>
  `${at.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short", timeZone: company.timeZone })} (${company.timeZone.split("/")[1]} time)`;

const accountChange = (
  change: Change,
  subject: string,
  sentence: string,
  after: readonly string[] = [],
) =>
  accountMessage({
    language: "en",
    subject,
    preview: "If that was you, there’s nothing to do.",
    title: subject,
    name: change.name,
    paragraphs: [
      `${sentence} It happened on ${moment(change.at)} with ${change.device}.`,
      ...after,
      notYou(change.forgotAddress),
    ],
    because,
  });

export const passwordChanged = (change: Change): Promise<Message> =>
  accountChange(
    change,
    "Your password was changed",
    "The password for your account was changed, and all other browsers were signed out.",
  );

export const twoFactorChanged = (
  change: Change & { change: "on" | "off" | "recovery-code-used" },
): Promise<Message> => {
  switch (change.change) {
    case "on":
      return accountChange(
        change,
        "Two-factor sign-in is on",
        "From now on, signing in takes a code from your authenticator app.",
        ["Keep your recovery codes somewhere other than the phone that shows the codes."],
      );
    case "off":
      return accountChange(
        change,
        "Two-factor sign-in is off",
        "From now on, the password alone is enough to sign in.",
      );
    case "recovery-code-used":
      return accountChange(
        change,
        "A recovery code was used",
        "Someone signed in to your account with one of your recovery codes. It can’t be used again.",
      );
  }
};

export const passkeyChanged = (
  change: Change & { change: "added" | "removed"; passkey: string },
): Promise<Message> =>
  accountChange(
    change,
    `A passkey was ${change.change}`,
    `The passkey "${oneLine(change.passkey, 60)}" was ${change.change === "added" ? "added to" : "removed from"} your account.`,
  );

export const newDevice = (change: Change): Promise<Message> =>
  accountChange(
    change,
    "Sign-in from a new device",
    "Someone signed in to your account in a browser it hadn’t been used in before.",
  );

export const emailChangeNotice = (
  change: Change & { newEmail: string; step: "requested" | "done" },
): Promise<Message> => {
  const newEmail = oneLine(change.newEmail, 254);
  return change.step === "requested"
    ? accountChange(
        change,
        "A new email address was requested",
        `The email address for your account will become ${newEmail} once it’s confirmed there.`,
      )
    : accountChange(
        change,
        "Your email address was changed",
        `The email address for your account is now ${newEmail}. We no longer send emails here.`,
      );
};

export const signInFailures = ({
  name,
  forgotAddress,
}: Pick<Change, "name" | "forgotAddress">): Promise<Message> =>
  accountMessage({
    language: "en",
    subject: "Many failed sign-ins",
    preview: "Someone keeps trying to sign in to your account.",
    title: "Someone keeps trying to sign in",
    name,
    paragraphs: [
      "Someone tried to sign in to your account many times and failed. No one got in, and further attempts are held back for a while. The browsers you use can still sign in.",
      `If that was you, choose a new password at ${forgotAddress}. If it wasn’t, a long, unique password and two-factor sign-in will keep strangers out.`,
    ],
    because,
  });
