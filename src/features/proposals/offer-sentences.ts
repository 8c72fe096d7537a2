/** What an offer says in words, on paper and on the prospect's page alike. */
import { monthName } from "#features/bids/office/bid-sentences.ts";
import { frequencyLabel } from "#features/facilities/scope/frequency-types.ts";
import { promisedDay } from "#features/start-up-plans/promised-tasks.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { hundredthsText } from "#platform/format/hundredths.ts";
import { moneyText } from "#platform/format/money.ts";
import { type Language, localeOf } from "#platform/language/language.ts";
import { proposalMessages } from "./messages.ts";
import type { Offer, OfferedAlternative } from "./offer-types.ts";

const whole = new Intl.NumberFormat("en-US");

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
  return [
    [paper.versionLabel, paper.version({ reference, number })],
    [paper.offered, dayWithYear(offeredOn, language)],
    [paper.lastDay, dayWithYear(expiresOn, language)],
    [paper.start, startOf(offer, language)],
  ];
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
          paper.visits({ visits: hundredthsText(visitsAMonth) }),
        ]
      : []),
    ...(porter
      ? [
          paper.porter({
            hours: hundredthsText(Math.round((porter.minutesADay * 100) / 60)),
            days: porter.daysAWeek,
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
    squareFeet === 0 ? "" : whole.format(squareFeet),
    frequencyLabel(frequency, language),
  ]);

/** Work, the months in which it is done, price each time. */
function workRows({ work }: OfferedAlternative, language: Language): string[][] {
  const list = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return work.map(({ name, months, price }) => [
    name,
    list.format([...new Set(months)].map((month) => monthName(month, language))),
    moneyText(price),
  ]);
}

/** When it is cleaned, and who brings what. */
function offerNotes({ window, suppliesBy }: Offer, language: Language): string[] {
  const { paper } = proposalMessages(language);
  const time = (text: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    })
      .format(new Date(`2026-01-01T${text}:00Z`))
      .replaceAll("\u202f", " ");
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

/** All that it says, in the words of a language; what people have written stays in that of the offer. */
export function describeOffer(offer: Offer, language: Language) {
  const { company, contact, provider, reference, number } = offer;
  return {
    company,
    contact,
    provider,
    reference,
    number,
    textLanguage: offer.language,
    facts: offerFacts(offer, language),
    start: startOf(offer, language),
    letter: paragraphsOf(offer.letter),
    alternatives: offer.alternatives.map((alternative) => ({
      name: alternative.name,
      title: alternativeTitle(alternative, language),
      price: moneyText(alternative.pricePerMonth),
      lines: priceLines(alternative, language),
      areas: areaRows(alternative, language),
      work: workRows(alternative, language),
    })),
    notes: offerNotes(offer, language),
    /** What, and when. */
    startUp: (offer.startUp ?? []).map(({ day, task }) => [task, promisedDay(day, language)]),
    exclusions: paragraphsOf(offer.exclusions),
    terms: paragraphsOf(offer.terms),
  };
}
