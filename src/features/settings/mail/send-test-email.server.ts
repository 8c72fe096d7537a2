/** One email by the saved settings, at once and to whoever asks: what the queue does later, seen now. */
import { company } from "#content/company.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { accountMessage } from "#platform/identity/emails/account-message.tsx";
import { readEmailAddress } from "#platform/identity/own-change.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { readMailRoute } from "./mail-settings.server.ts";
import { type MailParts, mailTransport } from "./mail-transport.server.ts";

/** Whoever waits sits at the screen. */
const timeouts = { connect: 4_000, greeting: 4_000, silence: 5_000, whole: 8_000 };

export type TestResult = { ok: true } | { ok: false; reason: "no-server" | "unreadable" } | Refused;

interface Refused {
  ok: false;
  reason: "refused";
  /** For the administrator who asked. */
  sentence: string;
}

export async function sendTestEmail(
  parts: Omit<MailParts, "timeouts">,
  actor: Pick<Actor, "accountId" | "name" | "language">,
): Promise<TestResult> {
  const { test } = settingsServerMessages(actor.language).mail;
  const text = test.text({ company: company.name });
  const message = await accountMessage({
    language: actor.language,
    name: actor.name,
    subject: test.subject({ company: company.shortName }),
    preview: text,
    title: test.title,
    paragraphs: [text],
    because: test.because,
  });
  return deliverExample(parts, actor, message);
}

/** Also the examples of emails whose texts an administrator changes. */
export async function deliverExample(
  parts: Omit<MailParts, "timeouts">,
  actor: Pick<Actor, "accountId" | "language">,
  message: Message,
): Promise<TestResult> {
  const route = await readMailRoute(parts.db, parts.secrets, parts.config);
  if (route === "unreadable") return { ok: false, reason: "unreadable" };
  const delivery = await mailTransport({ ...parts, timeouts }).deliver({
    ...message,
    to: await readEmailAddress(parts.db, actor.accountId),
    name: `test-email.${newId()}`,
  });
  if (!delivery.ok) {
    const { refused, refusedBecause } = settingsServerMessages(actor.language).mail;
    const { refusal, fault } = delivery;
    const sentence =
      refusal === undefined
        ? refused({ fault })
        : refusedBecause[refusal.problem]({ answer: refusal.answer });
    return { ok: false, reason: "refused", sentence };
  }
  return route.smtpUrl === undefined ? { ok: false, reason: "no-server" } : { ok: true };
}
