/** Assumptions of bids are a section of the settings. */
import * as z from "zod/mini";
import {
  type BidAssumptions,
  type BurdenPart,
  burdenParts,
  shippedBidAssumptions,
  type WageRole,
  wageRoles,
} from "#content/bid-assumptions.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { centsText, hundredthsOf, hundredthsText } from "#platform/format/hundredths.ts";
import { optionalText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

// Wages in dollars, shares in percent: as hundredths in the record.

const wageNames = ["wage", "leadWage", "supervisorWage", "porterWage", "wageFloor"] as const;
const shareNames = ["supplies", "overhead", "allowance"] as const;
const marginNames = ["margin", "marginFloor"] as const;
const burdenField = (part: BurdenPart) => `burden.${part}` as const;
const roleBurdenField = (role: WageRole) => `roleBurden.${role}` as const;
const sourceField = "wagesSource";
const maxSourceLength = 200;

/** May stay empty: a porter is paid as a cleaner then, and the parts of the burden count for a role. */
const optionalNames: readonly string[] = ["porterWage", ...wageRoles.map(roleBurdenField)];

export const bidAssumptionNames: readonly string[] = [
  ...wageNames,
  ...burdenParts.map(burdenField),
  ...wageRoles.map(roleBurdenField),
  ...shareNames,
  ...marginNames,
  sourceField,
];

interface Bounds {
  min: number;
  max: number;
}

const isWage = (name: string): boolean => wageNames.some((wage) => wage === name);
const amountText = (name: string) => (isWage(name) ? centsText : hundredthsText);

const boundsOf = (name: string): Bounds => {
  if (isWage(name)) return { min: 5_00, max: 200_00 };
  // A margin of all of the price would need a price without end.
  if (marginNames.some((margin) => margin === name)) return { min: 0, max: 90_00 };
  return { min: 0, max: 100_00 };
};

/** The one form of a number, so that `7.650` and `7.65` are the same value. */
const amount = (name: string, message: string, { min, max }: Bounds) =>
  z.pipe(
    z.string(message),
    z.pipe(
      z.transform((typed: string): number => hundredthsOf(typed) ?? -1),
      z.pipe(
        z.number().check(z.minimum(min, message), z.maximum(max, message)),
        z.transform(amountText(name)),
      ),
    ),
  );

const blank = z.pipe(
  z.string().check(z.trim(), z.maxLength(0)),
  z.transform(() => ""),
);

/** Fields by their names. */
export const bidAssumptionsForm = byLanguage((language): z.core.$ZodType<Texts> => {
  const { amount: message } = settingsServerMessages(language).errors.rateCard;
  const shape = bidAssumptionNames.map((name) => {
    if (name === sourceField) return [name, optionalText(language, maxSourceLength)] as const;
    const bounds = boundsOf(name);
    const text = amountText(name);
    const says = message({ min: text(bounds.min), max: text(bounds.max) });
    const number = amount(name, says, bounds);
    return [name, optionalNames.includes(name) ? z.union([blank, number], says) : number] as const;
  });
  return z.object(Object.fromEntries(shape)) as unknown as z.core.$ZodType<Texts>;
});

/** Only values that differ from the shipped ones, by the names of the form's fields. */
const stored = z.record(z.string(), z.union([z.number(), z.string()]));

const plainNames = [...wageNames, ...shareNames, ...marginNames] as const;

/** Blank values are left out. */
function valuesOf(assumptions: BidAssumptions): Readonly<Record<string, number | string>> {
  const values = {
    ...Object.fromEntries(plainNames.map((name) => [name, assumptions[name]])),
    ...Object.fromEntries(burdenParts.map((part) => [burdenField(part), assumptions.burden[part]])),
    ...Object.fromEntries(
      wageRoles.map((role) => [roleBurdenField(role), assumptions.roleBurden?.[role]]),
    ),
    [sourceField]: assumptions.wagesSource || undefined,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

function assumptionsOf(value: unknown): BidAssumptions {
  const assumptions = stored.parse(value);
  const numberOf = (name: string) =>
    typeof assumptions[name] === "number" ? assumptions[name] : undefined;
  const of = (name: string, shipped: number) => numberOf(name) ?? shipped;
  const shipped = shippedBidAssumptions;
  return {
    wage: of("wage", shipped.wage),
    leadWage: of("leadWage", shipped.leadWage ?? shipped.wage),
    supervisorWage: of("supervisorWage", shipped.supervisorWage),
    porterWage: numberOf("porterWage") ?? null,
    wageFloor: of("wageFloor", shipped.wageFloor),
    burden: {
      socialSecurity: of("burden.socialSecurity", shipped.burden.socialSecurity),
      federalUnemployment: of("burden.federalUnemployment", shipped.burden.federalUnemployment),
      stateUnemployment: of("burden.stateUnemployment", shipped.burden.stateUnemployment),
      workersCompensation: of("burden.workersCompensation", shipped.burden.workersCompensation),
      liability: of("burden.liability", shipped.burden.liability),
      paidTimeOff: of("burden.paidTimeOff", shipped.burden.paidTimeOff),
      health: of("burden.health", shipped.burden.health),
    },
    roleBurden: Object.fromEntries(
      wageRoles.flatMap((role) => {
        const share = numberOf(roleBurdenField(role));
        return share === undefined ? [] : [[role, share]];
      }),
    ),
    wagesSource: String(assumptions[sourceField] ?? ""),
    supplies: of("supplies", shipped.supplies),
    overhead: of("overhead", shipped.overhead),
    allowance: of("allowance", shipped.allowance),
    margin: of("margin", shipped.margin),
    marginFloor: of("marginFloor", shipped.marginFloor),
  };
}

export const bidAssumptionTexts = (assumptions: BidAssumptions): Texts => {
  const values = valuesOf(assumptions);
  return Object.fromEntries(
    bidAssumptionNames.map((name) => {
      const value = values[name] ?? "";
      return [name, typeof value === "number" ? amountText(name)(value) : value];
    }),
  );
};

export const bidAssumptionsSection: Section<BidAssumptions> = {
  name: "bid-assumptions",
  kind: "bid-assumptions-changed",
  read: assumptionsOf,
  texts: bidAssumptionTexts,
};

export const changeBidAssumptions = (
  context: { db: Database },
  actor: Actor,
  form: Texts,
  seen: Texts = {},
) =>
  changeSection(context, actor, bidAssumptionsSection, {
    seen,
    sent: form,
    // The floor says what the margin may be.
    together: [["margin", "marginFloor"]],
    merge: (assumptions, { after }) => {
      const shipped = valuesOf(shippedBidAssumptions);
      const next = {
        ...valuesOf(assumptions),
        ...Object.fromEntries(
          Object.entries(after).map(([name, text]) => [
            name,
            name === sourceField ? text : hundredthsOf(text),
          ]),
        ),
      };
      return Object.fromEntries(
        Object.entries(next).filter(
          ([name, value]) => value !== undefined && value !== "" && value !== shipped[name],
        ),
      );
    },
  });

export const readBidAssumptions = (db: Database | Transaction): Promise<BidAssumptions> =>
  readSection(db, bidAssumptionsSection);
