import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { shippedFacts } from "#content/company.ts";
import {
  dayInputs,
  formatHours,
  hoursFields,
  hoursTexts,
  readHours,
} from "#features/facilities/hours-form.ts";
import { HoursFields } from "#features/facilities/office/hours-fields.tsx";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { handleRestore, isRestore } from "../handle-settings-form.server.ts";
import { settingsMessages } from "../messages.ts";
import { RestoreShipped, SettingsFrame } from "../settings-frame.tsx";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import type { Route } from "./+types/hours-page.ts";
import {
  changeCompanyHours,
  findStoredCompany,
  restoreCompanyHours,
  type WeekName,
} from "./change-company.server.ts";

const path = "/office/settings/hours";
const weekNames = ["telephone", "office"] as const satisfies readonly WeekName[];

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await requireSettingsEditor(route);
  const { telephoneWeek, officeWeek } = (await findStoredCompany(db)) ?? shippedFacts;
  return {
    weeks: [
      { name: weekNames[0], week: telephoneWeek },
      { name: weekNames[1], week: officeWeek },
    ].map(({ name, week }) => ({ name, stored: hoursFields(week), seen: hoursTexts(week) })),
  };
}

const schema = z.looseObject({ form: z.enum(weekNames) });
const echoed = ["form", "from.", "to."];

export async function action(route: ActionFunctionArgs) {
  if (isRestore(route)) return handleRestore(route, { path, restore: restoreCompanyHours });
  const { actor, db } = await requireSettingsEditor(route);
  const { language } = actor;
  return handleFormOnce(
    route,
    { form: "company-hours", schema, echoed, actor, db },
    async (fields, refuse, db, _, sent) => {
      const read = readHours(fields, language);
      if (!read.ok) return refuse(422, read.errors);
      const result = await changeCompanyHours({ db }, actor, fields.form, read.week, seenIn(sent));
      if (result.ok) return redirectAfterPost(`${path}?done`);
      if (result.reason !== "edited-by-both") throw notFound();
      return refuseEdit(refuse, result, hoursTexts(read.week), {
        formatValue: (_, value) => formatHours(value, language),
        inputsOf: dayInputs,
      });
    },
  );
}

export const meta = pageMetaIn((language) => settingsMessages(language).hours.title);

export default function HoursPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const messages = useMessages(settingsMessages);
  const { hours } = messages;
  const texts = {
    telephone: { title: hours.telephone, note: hours.telephoneNote, save: hours.saveTelephone },
    office: { title: hours.office, note: hours.officeNote, save: hours.saveOffice },
  };
  return (
    <SettingsFrame
      texts={{ title: hours.title, note: hours.closedNote }}
      saved={messages.saved}
      answer={answer}
    >
      {loaderData.weeks.map(({ name, stored, seen }) => {
        const formAnswer = answer?.values.form === name ? answer : undefined;
        return (
          <section key={name} aria-labelledby={`${name}-title`} className="mt-10">
            <h2 id={`${name}-title`} className="text-subtitle font-semibold tracking-snug">
              {texts[name].title}
            </h2>
            <p className="mt-1 text-sm text-slate">{texts[name].note}</p>
            <PostForm key={place} className="mt-4 flex flex-col items-start gap-5" noValidate>
              <SeenFields stored={seen} answer={formAnswer} />
              <input type="hidden" name="form" value={name} />
              <Problem text={formAnswer?.problem} />
              <HoursFields
                idPrefix={name}
                values={formAnswer?.values ?? stored}
                errors={formAnswer?.errors ?? {}}
              />
              <CompactSubmitButton>{texts[name].save}</CompactSubmitButton>
            </PostForm>
          </section>
        );
      })}
      <RestoreShipped path={path} note={hours.restore} />
    </SettingsFrame>
  );
}
