/** Commands of administrators on the company's facts; open pages of the site follow within seconds. */
import type { CompanyFacts } from "#content/company.ts";
import type { WeekHours } from "#content/company-hours.ts";
import { hoursTexts } from "#features/facilities/hours-form.ts";
import type { Database } from "#platform/database/client.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import {
  isUnchanged,
  type TextChanges,
  type Texts,
  touchedOf,
} from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { writeSection } from "../settings-sections.server.ts";
import { type CompanyForm, companyTexts, factsOfForm } from "./company-form.server.ts";
import { type LockedCompany, lockCompany } from "./stored-company.server.ts";

type Context = { db: Database };

export type ChangeCompanyResult = ChangeResult<never> | EditRefusal;

/** @param seen what the form showed; without it, all that differs is written */
export const changeCompany = (
  context: Context,
  actor: Actor,
  form: CompanyForm,
  seen: Texts = {},
): Promise<ChangeCompanyResult> =>
  change(context, actor, {
    kind: "company-changed",
    seen,
    stored: ({ facts }) => companyTexts(facts),
    sent: form,
    together: [["latitude", "longitude"]],
    merge: (facts, changes) => ({
      ...facts,
      ...factsOfForm({ ...companyTexts(facts), ...touchedOf(form, changes) }),
    }),
  });

export type WeekName = "telephone" | "office";

/** @param seen each day as `hoursTexts` has it */
export const changeCompanyHours = (
  context: Context,
  actor: Actor,
  name: WeekName,
  week: WeekHours,
  seen: Texts = {},
): Promise<ChangeCompanyResult> => {
  const field = `${name}Week` as const;
  return change(context, actor, {
    kind: `${name}-hours-changed`,
    seen,
    stored: ({ facts }) => hoursTexts(facts[field]),
    sent: hoursTexts(week),
    merge: (facts, { after }) => ({
      ...facts,
      [field]: Array.from({ length: 7 }, (_, day) =>
        `day.${day}` in after ? (week[day] ?? []) : (facts[field][day] ?? []),
      ),
    }),
  });
};

interface CompanyChange {
  kind: HistoryKindOf<"company-settings">;
  stored: (company: LockedCompany) => Texts;
  seen: Texts;
  sent: Texts;
  together?: readonly (readonly string[])[];
  merge: (facts: CompanyFacts, changes: TextChanges) => CompanyFacts;
}

const change = (
  context: Context,
  actor: Actor,
  { kind, stored, seen, sent, together = [], merge }: CompanyChange,
): Promise<ChangeCompanyResult> =>
  changeRecord<LockedCompany, { changes: TextChanges }, never, Done | EditRefusal>(context, {
    lock: lockCompany,
    isAllowed: may(actor, "settings.change"),
    async decide(tx, company) {
      const record = { recordKind: "company-settings", recordId: company.id } as const;
      const edit = { stored: stored(company), seen, sent, together };
      const changes = await mergeFields(tx, actor, record, edit);
      if ("ok" in changes) return changes;
      return isUnchanged(changes) ? done : { changes };
    },
    async apply(tx, company, { changes }) {
      const event = { kind, actorId: actor.accountId, change: changes };
      await writeSection(tx, company.id, merge(company.facts, changes), event);
      return done;
    },
  });
