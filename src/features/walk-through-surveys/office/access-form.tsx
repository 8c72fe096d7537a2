import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { surveyMessages } from "../messages.ts";
import { accessFieldNames, readSurveyAccess } from "../survey-access.ts";
import type { SurveyView } from "../survey-view.server.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { giveForm } from "./phone/give.ts";
import { useStoredForm } from "./phone/use-stored-form.ts";

interface AccessFormProps {
  survey: SurveyView;
  isStoring: boolean | undefined;
  answer: FormAnswer | undefined;
}

/** Access to the whole building, with a warning that alarm codes do not belong here. */
export function AccessForm({ survey, isStoring, answer }: AccessFormProps) {
  const language = useLanguage();
  const { access } = surveyMessages(language);
  const { opportunityId, mayChange } = survey;
  const form = useStoredForm({
    isStoring,
    names: accessFieldNames,
    stored: survey.access,
    isBack: answer !== undefined,
    faultsOf: (typed) => readSurveyAccess(typed, language).errors,
    give: (typed, seen) =>
      giveForm(opportunityId, { kind: "access", fields: { ...typed }, seen: { ...seen } }),
  });
  const written = accessFieldNames.filter((name) => survey.access[name] !== "");
  const hasFaults = Object.keys(form.faults).length > 0;
  const shown = hasFaults ? { errors: { ...form.faults }, values: {} } : answer;
  return (
    <details
      id="access"
      open={answer !== undefined}
      className="mt-6 scroll-mt-6 rounded-lg border border-line bg-white"
    >
      <summary className="flex min-h-14 cursor-pointer flex-col justify-center px-4 py-3">
        <h2 className="text-base font-semibold">{access.title}</h2>
        <span className="text-sm text-slate">
          {written.length === 0
            ? access.none
            : written.map((name) => access.fields[name]).join(", ")}
        </span>
      </summary>
      <div className="border-t border-line px-4 pt-3 pb-4">
        <p className="mb-4 rounded-md bg-sand p-3 text-sm font-medium">{access.codes}</p>
        {mayChange ? (
          <form
            key={form.version}
            method="post"
            noValidate
            onInput={form.onInput}
            onSubmit={form.onSubmit}
            className="flex flex-col items-start gap-4"
          >
            <AttemptField />
            <input type="hidden" name="step" value="access" />
            <SeenFields stored={form.seen} answer={answer} />
            {accessFieldNames.map((name) => (
              <NotesField
                key={name}
                id={`access-${name}`}
                name={name}
                label={access.fields[name]}
                answer={shown}
                value={form.seen[name] ?? ""}
                rows={name === "notes" ? 4 : 2}
                maxLength={name === "notes" ? 2_000 : 500}
                {...(name === "alarm" && { help: access.alarmHelp })}
              />
            ))}
            <ConflictNote
              problem={form.problem ?? answer?.problem}
              changed={form.changedByOthers}
              stored={survey.access}
              labels={access.fields}
            />
            <CompactSubmitButton disabled={form.isSaving}>{access.save}</CompactSubmitButton>
          </form>
        ) : (
          <dl className="text-sm">
            {written.map((name) => (
              <div key={name} className="mt-2">
                <dt className="font-semibold">{access.fields[name]}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{survey.access[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
