/** Commands of administrators on the company's facts; open pages of the site follow within seconds. */
import type { WeekHours } from "#content/company-hours.ts";
import { hoursTexts } from "#features/facilities/hours-form.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type ChangeSectionResult, changeSection } from "../change-section.server.ts";
import { type CompanyForm, companyTexts, factsOfForm } from "./company-form.server.ts";
import { factsOf } from "./stored-company.server.ts";

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

export type WeekName = "telephone" | "office";

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
