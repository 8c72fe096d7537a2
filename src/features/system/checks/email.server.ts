import { findStoredMail } from "#features/settings/mail/mail-settings.server.ts";
import {
  type EmailBacklog,
  maxCountedEmails,
  readEmailBacklog,
} from "#platform/email/email-backlog.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import type { SystemCheck } from "#platform/system/system-check.server.ts";
import { systemServerMessages } from "../messages.server.ts";
import { countText, durationText, momentText } from "./write-amount.server.ts";

export const emailCheck: SystemCheck = {
  name: "email",
  place: 40,
  title: (language) => systemServerMessages(language).email.title,
  async read({ db, config, language }) {
    const messages = systemServerMessages(language).email;
    const backlog = await readEmailBacklog(db);
    const { failed } = backlog;
    const server = (await findStoredMail(db)).host || mailServerOf(config.smtpUrl);
    const latest = server === undefined ? backlog.lastKeptAt : backlog.lastSentAt;
    const isStuck = backlog.oldestWaitingSeconds * 1_000 > hourMs;
    const needsLook = failed > 0 || server === undefined;
    return {
      state: isStuck ? "act" : needsLook ? "watch" : "good",
      facts: [
        { label: messages.sentBy, value: server ?? messages.folder },
        { label: messages.waiting, value: waitingText(backlog, language) },
        { label: messages.failed, value: countText(failed, maxCountedEmails, language) },
        {
          label: server === undefined ? messages.lastKept : messages.lastSent,
          value: latest ? momentText(latest, new Date(), language) : messages.never,
        },
      ],
      advice: [
        ...(isStuck ? [messages.stuck] : []),
        ...(failed > 0 ? [messages.undelivered] : []),
        ...(server === undefined ? [messages.noServer] : []),
      ],
    };
  },
};

/** The host alone, without user and password. */
const mailServerOf = (smtpUrl: string | undefined): string | undefined =>
  smtpUrl === undefined ? undefined : new URL(smtpUrl).hostname;

function waitingText({ waiting, oldestWaitingSeconds }: EmailBacklog, language: Language): string {
  const number = countText(waiting, maxCountedEmails, language);
  if (waiting === 0) return number;
  const duration = durationText(oldestWaitingSeconds * 1_000, language);
  return systemServerMessages(language).countAndAge({ number, duration });
}
