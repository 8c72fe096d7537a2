import { useEffect, useRef, useState } from "react";
import { forgetForm } from "#platform/forms/keep-drafts.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { newUuid } from "#platform/pre-hydration/new-uuid.ts";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { surveyMessages } from "../messages.ts";
import { areaFieldNames, readSurveyArea } from "../survey-area.ts";
import type { AreaTexts } from "../survey-types.ts";
import { AreaFields } from "./area-fields.tsx";
import { giveForm } from "./phone/give.ts";
import { fieldsOf } from "./phone/use-stored-form.ts";
import { problemOf } from "./problems.ts";

interface AddAreaFormProps {
  opportunityId: string;
  isStoring: boolean | undefined;
  answer: FormAnswer | undefined;
}

interface NextArea {
  stored: AreaTexts;
  /** Name of the area that was just added; empty at first. */
  added: string;
  count: number;
  /** Name of the field that gets the focus. */
  focus: string;
}

/** Someone who is faster than the answer has begun to type the next area over this one. */
const typedSince = (sent: AreaTexts, now: AreaTexts): AreaTexts =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]));

const focusedField = (form: HTMLFormElement): string =>
  [...form.elements].find((element) => element === document.activeElement)?.getAttribute("name") ??
  "type";

/** The next area: it begins on the floor, and with the covering, of the one before. */
export function AddAreaForm({ opportunityId, isStoring, answer }: AddAreaFormProps) {
  const language = useLanguage();
  const { areas, phone } = surveyMessages(language);
  const [next, setNext] = useState<NextArea>({ stored: {}, added: "", count: 0, focus: "type" });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  /** A second tap can come before the button says that it is disabled. */
  const isGiven = useRef(false);
  const section = useRef<HTMLElement>(null);
  const hasFaults = Object.keys(faults).length > 0;
  const shown = hasFaults ? { errors: { ...faults }, values: {} } : answer;

  async function add(form: HTMLFormElement): Promise<void> {
    const fields = fieldsOf(form, areaFieldNames);
    const { area, errors } = readSurveyArea(fields, language);
    setFaults(errors);
    if (Object.keys(errors).length > 0) return;
    const added = { id: newUuid(), source: "entered" as const, fields };
    setSaving(true);
    const outcome = await giveForm(opportunityId, { kind: "add", areas: [added] });
    setSaving(false);
    if (outcome.state === "not-stored") return setProblem(phone.full);
    if (outcome.state === "refused") return setProblem(problemOf(outcome.reason, language));
    setProblem(undefined);
    // Its draft would otherwise fill in the next form.
    forgetForm(form);
    const { floor = "", covering = "" } = fields;
    const typed = typedSince(fields, fieldsOf(form, areaFieldNames));
    setNext({
      stored: { floor, covering, ...typed },
      added: area.name,
      count: next.count + 1,
      focus: Object.keys(typed).length > 0 ? focusedField(form) : "type",
    });
  }

  useEffect(() => {
    if (next.count === 0) return;
    const field = section.current?.querySelector<HTMLElement>(`[name="${next.focus}"]`);
    field?.focus();
    if (field instanceof HTMLInputElement) field.setSelectionRange(-1, -1);
  }, [next]);

  return (
    <section
      ref={section}
      aria-labelledby="add-area"
      className="mt-4 rounded-lg border border-line bg-white p-4"
    >
      <h2 id="add-area" className="text-base font-semibold">
        {areas.add}
      </h2>
      <p role="status" className="text-sm text-slate">
        {next.added === "" ? null : areas.added({ name: next.added })}
      </p>
      <form
        key={next.count}
        method="post"
        noValidate
        data-form-name="add-area"
        onSubmit={(event) => {
          if (!isStoring) return;
          event.preventDefault();
          if (isGiven.current) return;
          isGiven.current = true;
          void add(event.currentTarget).finally(() => {
            isGiven.current = false;
          });
        }}
        className="mt-3 flex flex-col items-start gap-4"
      >
        <AttemptField />
        <input type="hidden" name="step" value="add" />
        <AreaFields place="new" stored={next.stored} answer={shown} />
        <Problem text={problem ?? answer?.problem} />
        {/* A button that is really disabled would lose the focus, also where nothing was added. */}
        <CompactSubmitButton
          aria-disabled={isSaving}
          className="min-h-12 w-full aria-disabled:opacity-60"
        >
          {areas.submit}
        </CompactSubmitButton>
      </form>
    </section>
  );
}
