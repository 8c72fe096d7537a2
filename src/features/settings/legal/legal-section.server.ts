/** Registered name, licenses and insurance, as a section of the settings. */
import * as z from "zod/mini";
import { company, type RuleFacts } from "#content/company.ts";
import { amountNames, type LegalFacts, shippedLegalFacts } from "#content/legal-facts.ts";
import type { Database } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import type { LegalForm } from "./legal-form.server.ts";

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
  const { changedOn = "", insurance, ...known } = stored.parse(value);
  const { insurance: shipped } = shippedLegalFacts;
  const facts = { ...shippedLegalFacts, ...known, insurance: { ...shipped, ...insurance } };
  // What an earlier version has left out is missing, never undefined: it comes from JSON.
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
