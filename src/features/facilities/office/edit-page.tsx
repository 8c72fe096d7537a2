import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { calendarChangeContext, changeFacts, factsOf } from "../change-facility.server.ts";
import { facilityFactsForm, factChoices, factLabels, factNames } from "../facility-form.ts";
import type { Route } from "./+types/edit-page.ts";
import { facilityProblems, requireEditableFacility } from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { facilityOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { facility, page } = await requireEditableFacility(route);
  return { ...page, stored: factsOf(facility) };
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  const { language } = actor;
  const onCalendarChange = route.context.get(calendarChangeContext);
  const form = { form: "facts", schema: facilityFactsForm(language), echoed: factNames };
  return handleFormOnce(route, { ...form, actor, db }, async (facts, refuse, db, _, sent) => {
    const context = { db, onCalendarChange };
    const result = await changeFacts(context, actor, facility.id, facts, seenIn(sent));
    if (!result.ok && result.reason === "edited-by-both")
      return refuseEdit(refuse, result, facts, {
        formatValue: (name, value) => formatValue(name, value, language),
      });
    return result.ok
      ? redirectAfterPost(path)
      : refuse(409, facilityProblems(language)[result.reason]);
  });
}

/** A choice by its label. */
function formatValue(name: string, value: string, language: Language): string {
  const options =
    Object.entries(factChoices(language)).find(([field]) => field === name)?.[1] ?? [];
  return options.find((option) => option.value === value)?.label ?? value;
}

export const meta = pageMetaIn((language) => facilityOfficeMessages(language).facts.title);

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, stored } = loaderData;
  const place = usePlace();
  const language = useLanguage();
  const { facts } = facilityOfficeMessages(language);
  const labels = factLabels(language);
  const choices = factChoices(language);
  return (
    <>
      <Header facility={facility} path={path} />
      <PostForm
        answer={answer}
        key={place}
        noValidate
        className="mt-6 flex max-w-xl flex-col items-start gap-5"
      >
        <SeenFields stored={stored} />

        <h2 className="text-subtitle font-semibold tracking-snug">{facts.heading}</h2>
        <Problem text={answer?.problem} />
        <TextField name="name" label={labels.name} value={stored.name} />
        <ChoiceField
          name="facilityType"
          label={labels.facilityType}
          value={stored.facilityType}
          options={choices.facilityType}
        />
        <TextField name="street" label={labels.street} value={stored.street} />
        <div className="grid w-full grid-cols-6 gap-4">
          <div className="col-span-6 sm:col-span-3">
            <TextField name="city" label={labels.city} value={stored.city} />
          </div>
          <div className="col-span-3 sm:col-span-1">
            <TextField name="state" label={labels.state} maxLength={2} value={stored.state} />
          </div>
          <div className="col-span-3 sm:col-span-2">
            <TextField
              name="postalCode"
              label={labels.postalCode}
              inputMode="numeric"
              value={stored.postalCode}
            />
          </div>
        </div>
        <ChoiceField
          name="timeZone"
          label={labels.timeZone}
          value={stored.timeZone}
          options={choices.timeZone}
          help={facts.timeZoneHelp}
        />
        <ChoiceField
          name="holidayRule"
          label={labels.holidayRule}
          value={stored.holidayRule}
          options={choices.holidayRule}
        />
        <NotesField
          name="accessNotes"
          label={labels.accessNotes}
          value={stored.accessNotes}
          help={facts.accessNotesHelp}
        />
        <CompactSubmitButton>{facts.save}</CompactSubmitButton>
      </PostForm>
    </>
  );
}
