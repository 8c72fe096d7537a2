import { companyMoment } from "#platform/document/moment.ts";
import type { CheckParts, CheckResult, SystemCheck } from "#platform/system/system-check.server.ts";
import { findMailbox, type MailboxFault, mailboxName } from "./inbound/mailbox-state.server.ts";
import { opportunityEmailServerMessages } from "./messages.server.ts";
import { countWaiting } from "./unmatched/keep-unmatched.server.ts";

export const inboundCheck: SystemCheck = {
  name: "inbound-mail",
  place: 45,
  title: (language) => opportunityEmailServerMessages(language).check.title,
  read: readInboundHealth,
};

/** After so many failures, somebody has to look at the mailbox. */
const toleratedFailures = 3;

export async function readInboundHealth({
  db,
  config: { inboundMail },
  language,
}: Pick<CheckParts, "db" | "language"> & {
  config: Pick<CheckParts["config"], "inboundMail">;
}): Promise<CheckResult> {
  const { check } = opportunityEmailServerMessages(language);
  if (inboundMail === undefined)
    return { state: "good", facts: [{ label: check.way, value: check.off }], advice: [] };
  const row = await findMailbox(db, mailboxName(inboundMail));
  const isMailbox = inboundMail.kind === "imap";
  const unmatched = { count: row?.unmatched ?? 0 };
  const isFailing = row?.failingSince != null;
  const away = row?.failingSince && {
    time: companyMoment(row.failingSince, language).full,
    fault: check.faults[isFault(row.fault, check.faults) ? row.fault : "unknown"],
  };
  return {
    state: !isFailing ? "good" : (row?.failures ?? 0) < toleratedFailures ? "watch" : "act",
    facts: [
      { label: check.way, value: isMailbox ? check.mailbox(inboundMail) : check.webhook },
      {
        label: check.read,
        value: row?.readAt ? companyMoment(row.readAt, language).full : check.never,
      },
      { label: check.joined, value: String(row?.joined ?? 0) },
      {
        label: check.unmatched,
        value: isMailbox ? check.unmatchedInMailbox(unmatched) : check.unmatchedRefused(unmatched),
      },
      { label: check.waiting, value: String(await countWaiting(db)) },
    ],
    advice: away ? [check.away(away), check.advice] : [],
  };
}

const isFault = (
  fault: string | null | undefined,
  faults: Readonly<Record<MailboxFault, string>>,
): fault is MailboxFault => typeof fault === "string" && Object.hasOwn(faults, fault);
