import { useState } from "react";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { surveyMessages } from "../messages.ts";
import { areaFieldNames, isMeasured, readSurveyArea } from "../survey-area.ts";
import type { SurveyAct } from "../survey-entry-form.ts";
import type { SurveyAreaView } from "../survey-view.server.ts";
import { AreaFields } from "./area-fields.tsx";
import { AreaPhotos } from "./area-photos.tsx";
import { ConflictNote } from "./conflict-note.tsx";
import { areaSentence } from "./field-texts.ts";
import { giveForm, givePress } from "./phone/give.ts";
import { useStoredForm } from "./phone/use-stored-form.ts";
import { unsentPhotos } from "./phone/use-survey.ts";
import type { PhoneData } from "./phone.server.ts";

export interface AreaCardProps {
  opportunityId: string;
  area: SurveyAreaView;
  state: OfflineState<PhoneData>;
  /** The answer to the form of this area. */
  answer: FormAnswer | undefined;
  /** Why photos of this area were refused that its form has posted. */
  photoFault: string | undefined;
  mayChange: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** One area: what it says folded, and opened everything that can be done with it. */
export function AreaCard(props: AreaCardProps) {
  const { opportunityId, area, state, answer, photoFault, mayChange } = props;
  const language = useLanguage();
  const { areas, savedOnPhone } = surveyMessages(language);
  const { id, fields } = area;
  const unsent = state.unsent.filter(
    ({ act, refusal }) => refusal === undefined && isAbout(act as SurveyAct, id),
  );
  const hasMeasure = isMeasured(readSurveyArea(fields, language).area);
  const previews = unsentPhotos(id, unsent, state.previews);
  return (
    <details
      id={`area-${id}`}
      name="area"
      open={answer !== undefined || photoFault !== undefined}
      className="mt-3 scroll-mt-6 rounded-lg border border-line bg-white"
    >
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 px-4 py-3">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{fields.name}</span>
          <span className="block text-sm wrap-anywhere text-slate tabular-nums">
            {areaSentence(area, language)}
          </span>
        </span>
        <span className="shrink-0 text-right text-sm">
          {hasMeasure ? null : <span className="block font-medium">{areas.noMeasure}</span>}
          {unsent.length > 0 ? <span className="block text-slate">{savedOnPhone}</span> : null}
        </span>
      </summary>
      <div className="border-t border-line px-4 pt-3 pb-4">
        {mayChange ? (
          <EditForm {...props} />
        ) : (
          <p className="text-sm wrap-anywhere whitespace-pre-line">{fields.notes}</p>
        )}
        <AreaPhotos
          opportunityId={opportunityId}
          area={area}
          isStoring={state.isStoring}
          previews={previews}
          mayChange={mayChange}
          fault={photoFault}
        />
        {mayChange ? <AreaCommands {...props} /> : null}
      </div>
    </details>
  );
}

function EditForm({ opportunityId, area, state, answer }: AreaCardProps) {
  const language = useLanguage();
  const { areas } = surveyMessages(language);
  const { id, fields } = area;
  const form = useStoredForm({
    isStoring: state.isStoring,
    names: areaFieldNames,
    stored: fields,
    isBack: answer !== undefined,
    faultsOf: (typed) => readSurveyArea(typed, language).errors,
    give: (typed, seen) => {
      const act: SurveyAct = { kind: "edit", areaId: id, fields: { ...typed }, seen: { ...seen } };
      return giveForm(opportunityId, act);
    },
  });
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <form
      key={form.version}
      method="post"
      noValidate
      onInput={form.onInput}
      onSubmit={form.onSubmit}
      className="flex flex-col items-start gap-4"
    >
      <AttemptField />
      <input type="hidden" name="step" value="edit" />
      <input type="hidden" name="area" value={id} />
      <SeenFields stored={form.seen} answer={answer} />
      <AreaFields
        place={id}
        stored={form.seen}
        answer={hasFaults ? { errors: { ...form.faults }, values: {} } : answer}
      />
      <ConflictNote
        problem={form.problem ?? answer?.problem}
        changed={form.changedByOthers}
        stored={fields}
        labels={areas.fields}
      />
      <CompactSubmitButton disabled={form.isSaving}>{areas.save}</CompactSubmitButton>
    </form>
  );
}

function AreaCommands({ opportunityId, area, state, isFirst, isLast }: AreaCardProps) {
  const language = useLanguage();
  const { areas, phone } = surveyMessages(language);
  const [isFull, setFull] = useState(false);
  const { name = "" } = area.fields;
  const give = (act: SurveyAct) =>
    void givePress(opportunityId, act).then((isStored) => setFull(!isStored));
  const command = (act: Extract<SurveyAct, { kind: "move" | "remove" }>, step: string) => ({
    act,
    step,
    isStoring: state.isStoring,
    onGive: give,
  });
  const move = (to: "up" | "down") => command({ kind: "move", areaId: area.id, to }, to);
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {isFirst ? null : <AreaCommand {...move("up")} label={areas.up} name={name} />}
      {isLast ? null : <AreaCommand {...move("down")} label={areas.down} name={name} />}
      <details className="open:w-full">
        <summary
          aria-label={areas.commandOf({ command: areas.remove, name })}
          className={buttonClass("bare", "", "compact")}
        >
          {areas.remove}
        </summary>
        <div className="mt-2 rounded-md bg-sand p-3 text-sm">
          <p className="mb-3">{areas.removeNote}</p>
          <AreaCommand
            {...command({ kind: "remove", areaId: area.id }, "remove")}
            label={areas.removeYes}
            name={name}
          />
        </div>
      </details>
      {isFull ? (
        <p role="alert" className="w-full text-sm font-medium text-error">
          {phone.full}
        </p>
      ) : null}
    </div>
  );
}

interface AreaCommandProps {
  act: Extract<SurveyAct, { kind: "move" | "remove" }>;
  step: string;
  label: string;
  /** Name of the area. */
  name: string;
  isStoring: boolean | undefined;
  onGive(act: SurveyAct): void;
}

function AreaCommand({ act, step, label, name, isStoring, onGive }: AreaCommandProps) {
  const { areas } = useMessages(surveyMessages);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!isStoring) return;
        event.preventDefault();
        onGive(act);
      }}
    >
      <AttemptField />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="area" value={act.areaId} />
      <CompactSubmitButton look="outline" aria-label={areas.commandOf({ command: label, name })}>
        {label}
      </CompactSubmitButton>
    </form>
  );
}

function isAbout(act: SurveyAct, id: string): boolean {
  if (act.kind === "add") return act.areas.some((area) => area.id === id);
  return act.kind !== "access" && act.areaId === id;
}
