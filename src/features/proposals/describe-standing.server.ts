import { company } from "#content/company.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Language } from "#platform/language/language.ts";
import { standingOf } from "./change-proposal.server.ts";
import { proposalMessages } from "./messages.ts";
import type { ProposalVersionRow } from "./tables/proposals.ts";

/** By the company's calendar, e.g. `November 27, 2026`. */
export const dayOfMoment = (moment: Date, language: Language): string =>
  dayWithYear(todayIn(company.timeZone, moment), language);

/** What has become of a version, as a sentence for anybody. */
export const describeStanding = (
  version: Pick<ProposalVersionRow, "state" | "stateSince" | "expiresOn">,
  language: Language,
): string =>
  proposalMessages(language).check.standings[standingOf(version)]({
    since: dayOfMoment(version.stateSince, language),
    expires: dayWithYear(version.expiresOn, language),
  });
