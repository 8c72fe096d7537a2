/** Facts of the company in texts: where one says `{company.phone}`, the telephone of this moment stands. */
import type { Language } from "#platform/language/language.ts";
import { company } from "./company.ts";
import { offeredCounts } from "./offered.ts";
import { backupMonths, fixedRetention, formatDays, formatMonths } from "./retention.ts";
import { servedStates, serviceArea, stateNoun, statesNamed } from "./service-area.ts";

/** Keys are the facts' names in texts: `name` for `{company.name}`. */
export const factsIn = (language: Language): Readonly<Record<string, string>> => ({
  name: company.name,
  legalName: company.legalName,
  lawState: company.legal.lawState,
  shortName: company.shortName,
  phone: company.phone.display,
  phoneHref: company.phone.href,
  email: company.email,
  street: company.address.street,
  city: company.address.city,
  state: company.address.state,
  postalCode: company.address.postalCode,
  telephoneHours: company.telephoneHoursIn[language],
  serviceArea: serviceArea(language),
  stateCount: String(servedStates().length),
  stateNoun: stateNoun(language),
  statesNamed: statesNamed(language),
  ...offeredCounts(language),
  ...periodsIn(language),
});

/** Periods for which something is kept, such as `{company.messagesKept}`. */
function periodsIn(language: Language) {
  const { traces, quarantined, contactMessages, applications, emails, notifications } =
    company.retention;
  const days = (count: number) => formatDays(count, language);
  return {
    tracesKept: days(traces),
    spamKept: days(quarantined),
    messagesKept: days(contactMessages),
    applicationsKept: days(applications),
    emailsKept: days(emails),
    notificationsKept: days(notifications),
    auditKept: days(fixedRetention.auditEvents),
    privacyRequestsKept: days(fixedRetention.privacyRequests),
    backupsKept: formatMonths(backupMonths, language),
  };
}

const factInText = /\{company\.(\w+)\}/g;

/** A placeholder that names no fact stays as it is written. */
export const withFacts = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.includes("{company.")
    ? text.replace(factInText, (whole, fact) => facts[fact] ?? whole)
    : text;

/** @returns the names of the facts in a text, each once */
export const namedFacts = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(factInText)].flatMap(([, fact]) => fact ?? [])),
];

/** Calls `factsIn` for each text: whoever has many calls it once and uses `withFacts`. */
export const sayFacts = (text: string, language: Language): string =>
  text.includes("{company.") ? withFacts(text, factsIn(language)) : text;
