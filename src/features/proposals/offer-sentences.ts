/** Paper and page describe an offer in the same sentences. */

import { company } from "#content/company.ts";
import { monthName } from "#features/bids/office/bid-sentences.ts";
import { areaTypes } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import type { ComparableQuality } from "#features/insights/comparable-quality.ts";
import { frequencyLabel } from "#features/scopes/frequency-types.ts";
import { scopeTaskSentences } from "#features/scopes/scope-tasks.ts";
import { promisedDay } from "#features/start-up-plans/promised-tasks.ts";
import { dayWithYear, timeAt } from "#platform/format/day-format.ts";
import { hundredthsText } from "#platform/format/hundredths.ts";
import { listText } from "#platform/format/list-text.ts";
import { moneyText } from "#platform/format/money.ts";
import { numberText } from "#platform/format/number-format.ts";
import { timeZoneName } from "#platform/format/time-zone-name.ts";
import type { Language } from "#platform/language/language.ts";
import { contractLastDay } from "./contract-term.ts";
import { proposalMessages } from "./messages.ts";
import type { Offer, OfferedAlternative, OfferedCertificate } from "./offer-types.ts";

/** `Alternative A`, or `Alternative A: Three nights` where it has a name. */
export function alternativeTitle(
  { name, label }: Pick<OfferedAlternative, "name" | "label">,
  language: Language,
): string {
  const { paper } = proposalMessages(language);
  const letter = paper.letters[name];
  return label === "" ? paper.alternative({ letter }) : paper.named({ letter, name: label });
}

/** Labels and values, e.g. `Can be signed through` and `Dec 5, 2026`. */
function offerFacts(offer: Offer, language: Language): (readonly [string, string])[] {
  const { paper } = proposalMessages(language);
  const { reference, number, offeredOn, expiresOn } = offer;
  const term = termOf(offer, language);
  return [
    [paper.versionLabel, paper.version({ reference, number })],
    [paper.offered, dayWithYear(offeredOn, language)],
    [
      paper.lastDay,
      offer.format === 1 ? dayWithYear(expiresOn, language) : lastDayToSign(offer, language),
    ],
    [paper.start, startOf(offer, language)],
    ...(term === "" ? [] : [[paper.term, term] as const]),
    ...(offer.escalation === undefined
      ? []
      : [[paper.escalation, yearlyIncrease(offer.escalation, language)] as const]),
  ];
}

/** It ends at midnight by the company's clock, wherever the prospect is: `Dec 5, 2026 (Central Time)`. */
export function lastDayToSign({ expiresOn }: Pick<Offer, "expiresOn">, language: Language): string {
  return proposalMessages(language).paper.dayIn({
    day: dayWithYear(expiresOn, language),
    zone: timeZoneName(company.timeZone, language),
  });
}

/** E.g. `3% after each year`. */
const yearlyIncrease = (hundredths: number, language: Language): string =>
  proposalMessages(language).paper.escalationAYear({ percent: hundredthsText(hundredths) });

/** Empty where the terms alone say how it ends. */
function termOf({ term, startsOn }: Offer, language: Language): string {
  const { paper } = proposalMessages(language);
  if (term === undefined) return "";
  const last = contractLastDay(term, startsOn);
  const day = last === "" ? "" : dayWithYear(last, language);
  if ("lastDay" in term) return paper.termThrough({ day });
  const months = paper.termLength({ count: term.months });
  return day === "" ? paper.termFromStart({ months }) : paper.termMonths({ months, day });
}

/** The price in a line of its own, then what else it is made of. */
function priceLines(alternative: OfferedAlternative, language: Language): string[] {
  const { paper } = proposalMessages(language);
  const { pricePerMonth, pricePerVisit, visitsAMonth, porter } = alternative;
  return [
    paper.aMonth({ price: moneyText(pricePerMonth) }),
    ...(pricePerVisit > 0
      ? [
          paper.aVisit({ price: moneyText(pricePerVisit) }),
          paper.visits({ count: visitsAMonth / 100 }),
        ]
      : []),
    ...(porter
      ? [
          paper.porter({
            hours: paper.hoursADay({ count: Math.round((porter.minutesADay * 100) / 60) / 100 }),
            days: paper.daysAWeek({ count: porter.daysAWeek }),
          }),
        ]
      : []),
  ];
}

/** Area, floor, square feet, how often. */
const areaRows = ({ areas }: OfferedAlternative, language: Language): string[][] =>
  areas.map(({ name, floor, squareFeet, frequency }) => [
    name,
    floor,
    squareFeet === 0 ? "" : numberText(squareFeet),
    frequencyLabel(frequency, language),
  ]);

/** A kind of area, and what is done there how often; what people have written stays as it is. */
function taskRows({ tasks = [], language: written }: Offer, language: Language): string[][] {
  const labels = new Map(areaTypes(language).map(({ value, label }) => [value, label]));
  return tasks.map(({ type, tasks: ofType }) => [
    labels.get(type) ?? "",
    scopeTaskSentences(ofType, written).join(" "),
  ]);
}

interface WorkTable {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The sum for a year; empty without any work, and in offers from before there was a sum. */
  total: string;
}

/** Work, when and how often it is done, and what it costs each time and a year. */
function workTable({ work }: OfferedAlternative, { format }: Offer, language: Language): WorkTable {
  const { paper } = proposalMessages(language);
  const names = (months: readonly number[]) =>
    listText(
      months.map((month) => monthName(month, language)),
      language,
    );
  if (format === 1)
    return {
      heads: [paper.workName, paper.months, paper.each],
      rows: work.map(({ name, months, price }) => [
        name,
        names([...new Set(months)]),
        moneyText(price),
      ]),
      total: "",
    };
  const sum = work.reduce((all, { price, timesAYear }) => all + price * timesAYear, 0);
  return {
    heads: [paper.workName, paper.months, paper.timesAYear, paper.each, paper.aYear],
    rows: work.map(({ name, months, price, timesAYear }) => [
      name,
      monthsText(months, language),
      String(timesAYear),
      moneyText(price),
      moneyText(price * timesAYear),
    ]),
    total: work.length === 0 ? "" : paper.workTotal({ price: moneyText(sum) }),
  };
}

/** `Every month`, or `March and July (2 times)`. */
function monthsText(months: readonly number[], language: Language): string {
  const { paper } = proposalMessages(language);
  const counts = new Map<number, number>();
  for (const month of months) counts.set(month, (counts.get(month) ?? 0) + 1);
  const [same, ...others] = new Set(counts.values());
  if (counts.size === 12 && others.length === 0 && same !== undefined)
    return same === 1 ? paper.everyMonth : paper.timesEveryMonth({ times: same });
  return listText(
    [...counts].map(([month, times]) => {
      const name = monthName(month, language);
      return times === 1 ? name : paper.monthTimes({ month: name, times });
    }),
    language,
  );
}

interface CertificateText {
  name: string;
  /** The issuer and the last day. */
  text: string;
  /** Hash of the certificate's file; empty if it has none. */
  sha256: string;
}

function certificateTexts(
  certificates: readonly OfferedCertificate[],
  language: Language,
): CertificateText[] {
  const { paper } = proposalMessages(language);
  return certificates.map(({ name, issuer, validThrough, sha256 = "" }) => ({
    name,
    text:
      validThrough === undefined
        ? paper.issued({ issuer })
        : paper.issuedThrough({ issuer, day: dayWithYear(validThrough, language) }),
    sha256,
  }));
}

/** Empty if nothing was measured. */
export function qualitySentences(
  quality: ComparableQuality | undefined,
  language: Language,
): string[] {
  if (quality === undefined) return [];
  const { paper } = proposalMessages(language);
  const { facilityType, buildings, from, through, scores, visits } = quality;
  const percent = (tenths: number) => `${(tenths / 10).toFixed(1)}%`;
  const kind = facilityTypes(language).find(({ value }) => value === facilityType)?.label ?? "";
  const methods = paper.qualityMethods;
  return [
    paper.qualityLead({
      count: buildings,
      kind,
      from: dayWithYear(from, language),
      through: dayWithYear(through, language),
    }),
    ...scores.map(({ method, inspections, tenths }) =>
      paper.qualityScore({
        score: percent(tenths),
        method: methods[method],
        count: inspections,
      }),
    ),
    ...(visits
      ? [
          paper.qualityVisits({
            share: percent(visits.onTimeTenths),
            minutes: visits.graceMinutes,
            count: visits.due,
          }),
        ]
      : []),
    paper.qualityNote,
  ];
}

/** Notes about the time of cleaning and about who brings supplies. */
function offerNotes({ window, suppliesBy }: Offer, language: Language): string[] {
  const { paper } = proposalMessages(language);
  const time = (text: string) => timeAt(new Date(`2026-01-01T${text}:00Z`), "UTC", language);
  return [
    ...(window ? [paper.window({ from: time(window.from), until: time(window.until) })] : []),
    suppliesBy === "client" ? paper.suppliesByClient : paper.suppliesByCompany,
  ];
}

/** The lines of a text, without blank ones. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const startOf = ({ startsOn }: Offer, language: Language): string =>
  startsOn === "" ? proposalMessages(language).paper.startOpen : dayWithYear(startsOn, language);

/** Describes the whole offer in a language; texts typed by people stay in the offer's own. */
export function describeOffer(offer: Offer, language: Language) {
  const { company: prospect, contact, provider, reference, number } = offer;
  return {
    format: offer.format,
    company: prospect,
    contact,
    provider,
    reference,
    number,
    textLanguage: offer.language,
    facts: offerFacts(offer, language),
    start: startOf(offer, language),
    term: termOf(offer, language),
    /** Undefined where the price stays. */
    escalation:
      offer.escalation === undefined ? undefined : yearlyIncrease(offer.escalation, language),
    letter: paragraphsOf(offer.letter),
    alternatives: offer.alternatives.map((alternative) => ({
      name: alternative.name,
      title: alternativeTitle(alternative, language),
      price: moneyText(alternative.pricePerMonth),
      lines: priceLines(alternative, language),
      areas: areaRows(alternative, language),
      work: workTable(alternative, offer, language),
    })),
    tasks: taskRows(offer, language),
    notes: offerNotes(offer, language),
    /** Pairs of task and day. */
    startUp: (offer.startUp ?? []).map(({ day, task }) => [task, promisedDay(day, language)]),
    certificates: certificateTexts(offer.certificates ?? [], language),
    quality: qualitySentences(offer.quality, language),
    exclusions: paragraphsOf(offer.exclusions),
    terms: paragraphsOf(offer.terms),
  };
}
