/** Notifies the owner of an account about changes to signing in, so that none goes unnoticed. */
import { company } from "#content/company.ts";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { plainSpaces } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import { formatDevice } from "../device-name.server.ts";
import { identityMessages } from "../messages.server.ts";
import { accountMessage } from "./account-message.tsx";

interface Change {
  language: Language;
  name: string;
  at: Date;
  /** The stored code of a device, e.g. `Chrome/Windows`. */
  device: string;
  /** Page for requesting a new password. */
  forgotAddress: string;
}

function momentIn(at: Date, language: Language): string {
  const { timeZone } = company;
  const format = dateFormat({ dateStyle: "long", timeStyle: "short", timeZone }, language);
  const city = timeZone.split("/")[1] ?? timeZone;
  return identityMessages(language).emails.moment({ time: plainSpaces(format.format(at)), city });
}

/** The event as the email's subject and as a sentence. */
interface Told {
  title: string;
  text: string;
}

function accountChange(
  { language, name, at, device, forgotAddress }: Change,
  { title, text }: Told,
  after: readonly string[] = [],
): Promise<Message> {
  const { change, notYou } = identityMessages(language).emails;
  const when = change.when({
    moment: momentIn(at, language),
    device: formatDevice(device, language),
  });
  return accountMessage({
    language,
    subject: title,
    preview: change.preview,
    title,
    name,
    paragraphs: [
      `${text} ${when}`,
      ...after,
      notYou({ address: forgotAddress, phone: company.phone.display }),
    ],
    because: change.because,
  });
}

const emailsIn = ({ language }: Pick<Change, "language">) => identityMessages(language).emails;

export const passwordChanged = (change: Change): Promise<Message> =>
  accountChange(change, emailsIn(change).passwordChanged);

export const twoFactorChanged = (
  change: Change & { change: "on" | "off" | "recovery-code-used" },
): Promise<Message> => {
  const { twoFactorOn, twoFactorOff, recoveryCodeUsed } = emailsIn(change);
  switch (change.change) {
    case "on":
      return accountChange(change, twoFactorOn, [twoFactorOn.keepCodes]);
    case "off":
      return accountChange(change, twoFactorOff);
    case "recovery-code-used":
      return accountChange(change, recoveryCodeUsed);
  }
};

export const passkeyChanged = (
  change: Change & { change: "added" | "removed"; passkey: string },
): Promise<Message> => {
  const { passkeyAdded, passkeyRemoved } = emailsIn(change);
  const isAdded = change.change === "added";
  const { title, text } = isAdded ? passkeyAdded : passkeyRemoved;
  const content = { title, text: text({ name: oneLine(change.passkey, 60) }) };
  // The new password that the email recommends does not end it.
  return accountChange(change, content, isAdded ? [passkeyAdded.stays] : []);
};

export const newDevice = (change: Change): Promise<Message> =>
  accountChange(change, emailsIn(change).newDevice);

export const emailChangeNotice = (
  change: Change & { newEmail: string; step: "requested" | "done" },
): Promise<Message> => {
  const { emailRequested, emailChanged } = emailsIn(change);
  const { title, text } = change.step === "requested" ? emailRequested : emailChanged;
  return accountChange(change, { title, text: text({ email: oneLine(change.newEmail, 254) }) });
};

export function signInFailures({
  language,
  name,
  forgotAddress,
}: Pick<Change, "language" | "name" | "forgotAddress">): Promise<Message> {
  const { failures, change } = identityMessages(language).emails;
  const { subject, preview, title, text, advice } = failures;
  return accountMessage({
    language,
    subject,
    preview,
    title,
    name,
    paragraphs: [text, advice({ address: forgotAddress })],
    because: change.because,
  });
}
