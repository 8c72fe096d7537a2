/** Commands of administrators on the company's facts; open pages of the site follow within seconds. */
import { shippedFacts } from "#content/company.ts";
import type { WeekHours } from "#content/company-hours.ts";
import { hoursTexts } from "#features/facilities/hours-form.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import {
  type ChangeSectionResult,
  changeSection,
  restoreSection,
} from "../change-section.server.ts";
import { type CompanyForm, companyTexts, factsOfForm } from "./company-form.server.ts";
import { factsOf, type OwnFacts } from "./stored-company.server.ts";

type Context = { db: Database };

/** @param seen what the form showed; without it, all that differs is written */
export const changeCompany = (
  context: Context,
  actor: Actor,
  form: CompanyForm,
  seen: Texts = {},
): Promise<ChangeSectionResult> =>
  changeSection(
    context,
    actor,
    { name: "company", kind: "company-changed", read: factsOf, texts: companyTexts },
    {
      seen,
      sent: form,
      together: [["latitude", "longitude"]],
      merge: (facts, change) => ({
        ...facts,
        ...factsOfForm({ ...companyTexts(facts), ...touchedOf(form, change) }),
      }),
    },
  );

/** The hours stay: they go back on a page of their own. */
export const restoreCompany = (context: Context, actor: Actor): Promise<ChangeResult<never>> =>
  restoreSection(context, actor, {
    name: "company",
    kind: "company-changed",
    read: factsOf,
    texts: companyTexts,
    restored: ({ telephoneWeek, officeWeek }) => ownFacts({ telephoneWeek, officeWeek }),
  });

/** Both weeks, or none. */
export const restoreCompanyHours = ({ db }: Context, actor: Actor): Promise<ChangeResult<never>> =>
  db.transaction(async (tx): Promise<ChangeResult<never>> => {
    for (const name of weekNames) {
      const field = `${name}Week` as const;
      const result = await restoreSection({ db: tx }, actor, {
        name: "company",
        kind: `${name}-hours-changed`,
        read: factsOf,
        texts: (facts) => hoursTexts(facts[field]),
        restored: ({ [field]: _, ...others }) => ownFacts(others),
      });
      if (!result.ok) return result;
    }
    return { ok: true };
  });

/** What nobody has changed is not stored, so that what a later version ships counts. */
const ownFacts = (facts: Partial<OwnFacts>): Partial<OwnFacts> => {
  const shipped: Readonly<Record<string, unknown>> = { ...shippedFacts };
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(shipped[name]),
    ),
  );
};

const weekNames = ["telephone", "office"] as const;

export type WeekName = (typeof weekNames)[number];

/** @param seen each day as `hoursTexts` has it */
export const changeCompanyHours = (
  context: Context,
  actor: Actor,
  name: WeekName,
  week: WeekHours,
  seen: Texts = {},
): Promise<ChangeSectionResult> => {
  const field = `${name}Week` as const;
  return changeSection(
    context,
    actor,
    {
      name: "company",
      kind: `${name}-hours-changed`,
      read: factsOf,
      texts: (facts) => hoursTexts(facts[field]),
    },
    {
      seen,
      sent: hoursTexts(week),
      merge: (facts, { after }) => ({
        ...facts,
        [field]: Array.from({ length: 7 }, (_, day) =>
          `day.${day}` in after ? (week[day] ?? []) : (facts[field][day] ?? []),
        ),
      }),
    },
  );
};
