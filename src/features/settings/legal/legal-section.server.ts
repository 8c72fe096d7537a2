/** Registered name, licenses and insurance, as a section of the settings. */
import * as z from "zod/mini";
import { company, type RuleFacts } from "#content/company.ts";
import { amountNames, type LegalFacts, shippedLegalFacts } from "#content/legal-facts.ts";
import type { Database } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { optionalText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

const maxLicenses = 20;
const maxDollars = 1_000_000_000;

/** Whole dollars, as people write them; empty where there is no such cover. */
const dollars = (message: string) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^(\$?\s?\d{1,3}(,?\d{3}){0,3}(\.00)?)?$/, message)),
    z.pipe(
      z.transform((typed: string): string => {
        const digits = typed.replace(/\.00$/, "").replaceAll(/\D/g, "");
        return digits === "" ? "" : String(Number(digits));
      }),
      z
        .string()
        .check(
          z.refine((typed) => typed === "" || (+typed >= 1_000 && +typed <= maxDollars), message),
        ),
    ),
  );

export const legalForm = byLanguage((language) => {
  const { legal: errors } = settingsServerMessages(language).errors;
  const amount = dollars(errors.dollars);
  return z
    .object({
      legalName: optionalText(language, 120),
      lawState: z
        .string(errors.lawState)
        .check(z.trim(), z.regex(/^\p{L}[\p{L} .]{2,38}\p{L}$/u, errors.lawState)),
      licenses: z.pipe(
        z.string(errors.licenses({ max: maxLicenses })),
        z.pipe(
          z.transform((typed: string): string =>
            typed
              .split(/\r\n|[\n\r\u2028\u2029]/u)
              .map((line) => line.trim().replaceAll(/\s+/gu, " "))
              .filter((line) => line !== "")
              .join("\n"),
          ),
          z.string().check(
            z.refine(
              (text) => {
                const lines = text.split("\n");
                return lines.length <= maxLicenses && lines.every(({ length }) => length <= 120);
              },
              errors.licenses({ max: maxLicenses }),
            ),
          ),
        ),
      ),
      perOccurrence: amount,
      aggregate: amount,
      umbrella: amount,
      bond: amount,
      workersCompensation: z.enum(["", "yes"], errors.workersCompensation),
    })
    .check(
      z.refine(
        ({ perOccurrence, aggregate }) =>
          aggregate === "" || (perOccurrence !== "" && +aggregate >= +perOccurrence),
        { path: ["aggregate"], message: errors.aggregate },
      ),
    );
});

export type LegalForm = z.infer<ReturnType<typeof legalForm>>;

const amount = z.nullable(z.number());

const stored = z.partial(
  z.object({
    name: z.string(),
    lawState: z.string(),
    licenses: z.array(z.string()),
    insurance: z.partial(
      z.object({
        perOccurrence: amount,
        aggregate: amount,
        umbrella: amount,
        bond: amount,
        workersCompensation: z.boolean(),
      }),
    ),
    /** Stays when the facts go back to those that were shipped: the terms have changed that day. */
    changedOn: z.string(),
  }),
);

interface StoredLegal {
  facts: LegalFacts;
  changedOn: string;
}

function legalOf(value: unknown): StoredLegal {
  const { changedOn = "", insurance, ...legalFacts } = stored.parse(value);
  const { insurance: shipped } = shippedLegalFacts;
  const facts = { ...shippedLegalFacts, ...legalFacts, insurance: { ...shipped, ...insurance } };
  // The cast is safe: stored values come from JSON, so a field may be missing but is never undefined.
  return { facts: facts as LegalFacts, changedOn };
}

export function legalTexts({ name, lawState, licenses, insurance }: LegalFacts): LegalForm {
  const text = (dollars: number | null) => (dollars === null ? "" : String(dollars));
  return {
    legalName: name,
    lawState,
    licenses: licenses.join("\n"),
    perOccurrence: text(insurance.perOccurrence),
    aggregate: text(insurance.aggregate),
    umbrella: text(insurance.umbrella),
    bond: text(insurance.bond),
    workersCompensation: insurance.workersCompensation ? "yes" : "",
  };
}

export const legalNames = Object.keys(legalTexts(shippedLegalFacts)) as (keyof LegalForm)[];

function factsOfForm(form: LegalForm): LegalFacts {
  const amounts = amountNames.map((name) => [name, form[name] === "" ? null : Number(form[name])]);
  return {
    name: form.legalName,
    lawState: form.lawState,
    licenses: form.licenses.split("\n").filter((line) => line !== ""),
    insurance: {
      ...shippedLegalFacts.insurance,
      ...Object.fromEntries(amounts),
      workersCompensation: form.workersCompensation === "yes",
    },
  };
}

const changedToday = () => ({ changedOn: todayIn(company.timeZone, new Date()) });

export const legalSection: Section<StoredLegal> = {
  name: "legal",
  kind: "legal-changed",
  read: legalOf,
  texts: ({ facts }) => ({ ...legalTexts(facts) }),
  restored: changedToday,
};

export const changeLegalFacts = (
  context: { db: Database },
  actor: Actor,
  form: LegalForm,
  seen: Texts = {},
) =>
  changeSection(context, actor, legalSection, {
    seen,
    sent: { ...form },
    // No cover for one case is higher than for all of a year.
    together: [["perOccurrence", "aggregate"]],
    merge: ({ facts }, change) => ({
      ...factsOfForm({ ...legalTexts(facts), ...touchedOf(form, change) }),
      ...changedToday(),
    }),
  });

export async function readLegalFacts(
  db: Database,
): Promise<Pick<RuleFacts, "legal" | "termsChangedOn">> {
  const { facts, changedOn } = await readSection(db, legalSection);
  return { legal: facts, termsChangedOn: changedOn };
}
