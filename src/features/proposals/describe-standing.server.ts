import { dayOfMoment } from "#platform/document/moment.ts";
import type { Language } from "#platform/language/language.ts";
import { standingOf } from "./change-proposal.server.ts";
import { proposalMessages } from "./messages.ts";
import { lastDayToSign } from "./offer-sentences.ts";
import type { ProposalVersionRow } from "./tables/proposals.ts";

/** The sentence contains nothing that a stranger may not know. */
export const describeStanding = (
  version: Pick<ProposalVersionRow, "state" | "stateSince" | "expiresOn">,
  language: Language,
): string =>
  proposalMessages(language).check.standings[standingOf(version)]({
    since: dayOfMoment(version.stateSince, language),
    expires: lastDayToSign(version, language),
  });
