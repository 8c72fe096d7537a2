/** How the audit calls the fields of a proposal: as the draft's form does. */
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import { startUpPlanMessages } from "#features/start-up-plans/messages.ts";
import type { FieldDescription } from "#platform/history/history-nouns.server.ts";
import type { Language } from "#platform/language/language.ts";
import { proposalMessages } from "./messages.ts";

export function describeProposalField(
  name: string,
  language: Language,
): FieldDescription | undefined {
  const row = startUpField.exec(name)?.groups;
  if (row !== undefined) return { label: rowLabel(row, language) };
  const { office, paper, standings } = proposalMessages(language);
  const { bidVersion, exclusions, expiresOn, letter, offer, offerChoices, startsOn, terms } =
    office;
  const offered = alternativeNames.map((one) => {
    const label = offer({ alternative: paper.letters[one] });
    return [`offered.${one}`, { label, options: offerChoices }] as const;
  });
  const fields: Readonly<Record<string, FieldDescription>> = {
    alternative: { options: paper.letters },
    bidVersion: { label: bidVersion },
    exclusions: { label: exclusions },
    expiresOn: { label: expiresOn },
    letter: { label: letter },
    startsOn: { label: startsOn },
    state: { options: standings },
    terms: { label: terms },
    ...Object.fromEntries(offered),
  };
  return fields[name];
}

/** As `promisedTaskField` makes them. */
const startUpField = /^startUp\.(?<at>\d+)\.(?<part>day|task)$/;

function rowLabel({ at, part }: Readonly<Record<string, string>>, language: Language): string {
  const { rows } = startUpPlanMessages(language);
  const number = Number(at) + 1;
  return part === "day" ? rows.day({ number }) : rows.task({ number });
}
