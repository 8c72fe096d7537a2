/** The rate card with all its versions, as a section of the settings. */
import * as z from "zod/mini";
import { company, type RuleFacts } from "#content/company.ts";
import { shippedRateCard } from "#content/rate-card.ts";
import {
  type RateCard,
  ratedFrequencies,
  ratedTypes,
  type Span,
} from "#content/rate-card-types.ts";
import type { Database } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { optionalText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

const span = z.object({ low: z.number(), high: z.number() });

const storedCard = z.object({
  version: z.string(),
  perSquareFoot: z.partialRecord(z.enum(ratedTypes), span),
  shareOfFiveVisits: z.record(z.enum(ratedFrequencies), span),
  minVisitPrice: span,
  basis: z.object({ en: z.string(), es: z.string() }),
});

const stored = z.partial(
  z.object({
    /** The version of the card in force; missing where the shipped one is. */
    current: z.string(),
    cards: z.array(storedCard),
  }),
);

export interface StoredRateCards {
  card: RateCard;
  /** The owner's own, oldest first, whichever is in force. */
  cards: readonly RateCard[];
}

function rateCardsOf(value: unknown): StoredRateCards {
  const { current, cards = [] } = stored.parse(value);
  const { usualFrequency, areas } = shippedRateCard;
  const whole = cards.map((card) => ({ ...card, usualFrequency, areas }));
  const card = whole.find(({ version }) => version === current) ?? shippedRateCard;
  return { card, cards: whole };
}

/** Dollars with both places of their cents, and with a third or fourth where a rate has it. */
const rateText = (dollars: number): string => {
  const [, places = ""] = String(dollars).split(".");
  return dollars.toFixed(Math.max(2, places.length));
};

/** A share of 0.475 is 47.5 %, also where numbers of two are not exact. */
const percent = (share: number): string => String(Number((share * 100).toFixed(4)));

export function rateCardTexts(card: RateCard): Texts {
  const ends = (name: string, span: Span | undefined, text: (value: number) => string) =>
    (["low", "high"] as const).map((end) => [`${name}.${end}`, span ? text(span[end]) : ""]);
  return Object.fromEntries([
    ...ratedTypes.flatMap((type) => ends(`rate.${type}`, card.perSquareFoot[type], rateText)),
    ...ratedFrequencies.flatMap((visits) =>
      ends(`share.${visits}`, card.shareOfFiveVisits[visits], percent),
    ),
    ...ends("visit", card.minVisitPrice, rateText),
    ["basis.en", card.basis.en],
    ["basis.es", card.basis.es],
  ]);
}

/** Two edits conflict even if each changed another end of the same range. */
const together = [
  ...ratedTypes.map((type) => [`rate.${type}.low`, `rate.${type}.high`]),
  ...ratedFrequencies.map((visits) => [`share.${visits}.low`, `share.${visits}.high`]),
  ["visit.low", "visit.high"],
];

/** The day, and a number from the second of a day on. */
function nextVersion(cards: readonly RateCard[]): string {
  const today = todayIn(company.timeZone, new Date());
  const ofToday = cards.filter(({ version }) => version.startsWith(today)).length;
  return ofToday === 0 ? today : `${today}.${ofToday + 1}`;
}

/** @param texts whole, each as the form takes it */
function cardOfTexts(version: string, texts: Texts): RateCard {
  const spanOf = (name: string, factor = 1): Span | undefined => {
    const [low = "", high = ""] = [texts[`${name}.low`], texts[`${name}.high`]];
    if (low === "" || high === "") return undefined;
    const number = (text: string) => Number((Number(text) * factor).toFixed(6));
    return { low: number(low), high: number(high) };
  };
  const rates = ratedTypes.map((type) => [type, spanOf(`rate.${type}`)] as const);
  const shares = ratedFrequencies.map((visits) => [visits, spanOf(`share.${visits}`, 0.01)]);
  return {
    ...shippedRateCard,
    version,
    perSquareFoot: Object.fromEntries(rates.filter(([, span]) => span !== undefined)),
    shareOfFiveVisits: { ...shippedRateCard.shareOfFiveVisits, ...Object.fromEntries(shares) },
    minVisitPrice: spanOf("visit") ?? shippedRateCard.minVisitPrice,
    basis: { en: texts["basis.en"] ?? "", es: texts["basis.es"] ?? "" },
  };
}

export const rateCardSection: Section<StoredRateCards> = {
  name: "rate-card",
  kind: "rate-card-changed",
  read: rateCardsOf,
  texts: ({ card }) => rateCardTexts(card),
  // Leads keep the version that they were shown: a card never goes.
  restored: ({ cards }) => ({ cards }),
};

/** A card never changes: this adds a version, which counts from now on. */
export const changeRateCard = (
  context: { db: Database },
  actor: Actor,
  form: Texts,
  seen: Texts = {},
) =>
  changeSection(context, actor, rateCardSection, {
    seen,
    sent: form,
    together,
    merge: ({ card, cards }, { after }) => {
      const texts: Texts = { ...rateCardTexts(card), ...after };
      const next = cardOfTexts(nextVersion(cards), texts);
      return { current: next.version, cards: [...cards, next] };
    },
  });

export async function readRateCards(
  db: Database,
): Promise<Pick<RuleFacts, "rateCard"> & Pick<StoredRateCards, "cards">> {
  const { card, cards } = await readSection(db, rateCardSection);
  return { rateCard: card === shippedRateCard ? null : card, cards };
}

interface Bounds {
  min: number;
  max: number;
  isOptional?: true;
  /** The one form of a number, so that `0.10` and `.1` are the same value. */
  text: (number: number) => string;
}

const rate: Bounds = { min: 0.005, max: 10, isOptional: true, text: rateText };
const share: Bounds = { min: 1, max: 300, text: String };
const visit: Bounds = { min: 1, max: 10_000, text: rateText };

const spans: readonly (readonly [name: string, bounds: Bounds])[] = [
  ...ratedTypes.map((type) => [`rate.${type}`, rate] as const),
  ...ratedFrequencies.map((visits) => [`share.${visits}`, share] as const),
  ["visit", visit],
];

const amount = (message: string, { min, max, isOptional, text }: Bounds) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^(\d{0,5}(\.\d{1,4})?)?$/, message)),
    z.pipe(
      z.transform((typed: string): string => (typed === "" ? "" : text(Number(typed)))),
      z
        .string()
        .check(
          z.refine(
            (typed) => (typed === "" ? isOptional === true : +typed >= min && +typed <= max),
            message,
          ),
        ),
    ),
  );

export const rateCardNames = Object.keys(rateCardTexts(shippedRateCard));

/** Fields by their names: one for each end of a span, and the sentence in each language. */
export const rateCardForm = byLanguage((language): z.core.$ZodType<Texts> => {
  const { rateCard: errors } = settingsServerMessages(language).errors;
  const fields = spans.flatMap(([name, bounds]) => {
    const message = errors.amount({ min: bounds.min, max: bounds.max });
    return [
      [`${name}.low`, amount(message, bounds)],
      [`${name}.high`, amount(message, bounds)],
    ];
  });
  const shape = Object.fromEntries(fields) as Record<string, ReturnType<typeof amount>>;
  const basis = {
    "basis.en": optionalText(language, 300),
    "basis.es": optionalText(language, 300),
  };
  return z.object({ ...shape, ...basis }).check((context) => {
    // Ends that are no numbers cannot be compared.
    if (context.issues.length > 0) return;
    const value = context.value as Texts;
    for (const [name] of spans) {
      const [low = "", high = ""] = [value[`${name}.low`], value[`${name}.high`]];
      const isHalf = (low === "") !== (high === "");
      if (!isHalf && Number(low) <= Number(high)) continue;
      const message = isHalf ? errors.half : errors.reversed;
      context.issues.push({ code: "custom", input: value, path: [`${name}.high`], message });
    }
  }) as unknown as z.core.$ZodType<Texts>;
});
