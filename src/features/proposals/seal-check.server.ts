/** What the System page says of seals: whether any is missing, and whether the company's certificate ends. */
import { findCertificateInUse } from "#features/settings/seal/seal-certificates.server.ts";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import type { CheckResult, SystemCheck } from "#platform/system/system-check.server.ts";
import { proposalServerMessages } from "./messages.server.ts";
import { countUnsealed } from "./seal-proposals.server.ts";

const warnedBeforeMs = 30 * dayMs;

export const sealCheck: SystemCheck = {
  name: "seals",
  place: 65,
  title: (language) => proposalServerMessages(language).sealCheck.title,
  read: ({ db, language }) => readSealHealth(db, language, new Date()),
};

export async function readSealHealth(
  db: Database,
  language: Language,
  now: Date,
): Promise<CheckResult> {
  const { sealCheck: messages } = proposalServerMessages(language);
  const unsealed = await countUnsealed(db, now);
  const uploaded = await findCertificateInUse(db, "uploaded");
  const own = await findCertificateInUse(db, "own");
  const leftMs = uploaded ? uploaded.validUntil.getTime() - now.getTime() : Infinity;
  const advice = [
    ...(unsealed > 0 ? [messages.unsealed] : []),
    ...(leftMs <= 0 ? [messages.expired] : leftMs < warnedBeforeMs ? [messages.expiring] : []),
  ];
  const certificate =
    uploaded === undefined
      ? own === undefined
        ? messages.none
        : messages.own(own)
      : messages.uploaded({ ...uploaded, when: momentOf(uploaded.validUntil, language).full });
  return {
    state: unsealed > 0 ? "act" : advice.length > 0 ? "watch" : "good",
    facts: [
      { label: messages.waiting, value: String(unsealed) },
      { label: messages.certificate, value: certificate },
    ],
    advice,
  };
}
