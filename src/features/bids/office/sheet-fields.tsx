/** The fields of a bid, in the order in which somebody walks through a building. */
import { Fragment, memo, useCallback, useEffect, useRef, useState } from "react";
import {
  type BidAssumptions,
  burdenParts,
  type WageRole,
  wageRoles,
} from "#content/bid-assumptions.ts";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import {
  frequencies,
  frequencyLabel,
  frequencyValue,
} from "#features/facilities/scope/frequency-types.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import { moneyText } from "#platform/format/money.ts";
import {
  ChoiceField,
  type ChoiceOption,
  NotesField,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { alternativeNames, type BidInput, difficulties, targetKinds } from "../bid-sheet-types.ts";
import type { PricedAlternative } from "../calculation/price-bid.ts";
import { bidMessages } from "../messages.ts";
import { areaFieldNames, burdenField, openedAreasField, rowIds } from "../sheet-texts.ts";
import type { BidData } from "./bid-pages.server.ts";
import { areaSentence, monthName, percentText, periodicSentence } from "./bid-sentences.ts";

interface SheetFieldsProps {
  data: BidData;
  /** What the fields say at this moment. */
  live: BidInput;
  /** The price of `live`. */
  offered: readonly PricedAlternative[];
  texts: Texts;
  answer: FormAnswer | undefined;
}

interface FieldsProps {
  answer: FormAnswer | undefined;
  stored: Texts;
}

export const SheetFields = memo(function SheetFields(props: SheetFieldsProps) {
  const { data, answer, live } = props;
  const { stored } = data;
  return (
    <>
      <BuildingFields answer={answer} stored={stored} />
      <AreaRows {...props} />
      <CostFields answer={answer} stored={stored} assumptions={live.assumptions} />
      <WorkRows {...props} />
      <AlternativeFields answer={answer} stored={stored} />
    </>
  );
});

const groupClass = "w-full min-w-0 border-t border-line pt-4";
const legendClass = "float-left w-full text-subtitle font-semibold tracking-snug";

function BuildingFields({ answer, stored }: FieldsProps) {
  const language = useLanguage();
  const { building } = bidMessages(language);
  const text = (name: string, label: string, more: { type?: string } = {}) => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      answer={answer}
      value={stored[name] ?? ""}
      {...more}
    />
  );
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{building.title}</legend>
      <div className="clear-both grid grid-cols-1 items-end gap-4 pt-4 sm:grid-cols-2">
        <ChoiceField
          name="facilityType"
          label={building.facilityType}
          options={facilityTypes(language)}
          answer={answer}
          value={stored.facilityType ?? ""}
        />
        {text("from", building.from, { type: "time" })}
        {text("until", building.until, { type: "time" })}
        {text("people", building.people)}
        {text("setUp", building.setUp)}
        {text("supervision", building.supervision)}
      </div>
    </fieldset>
  );
}

/** As the server makes them. */
const newRowId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join(
    "",
  );

const idsIn = (added: string): readonly string[] => added.split(" ").filter(Boolean);

/** Rows that came back or are stored, blank ones behind them, and those that somebody has added. */
function useRows(
  { texts, answer }: Pick<SheetFieldsProps, "texts" | "answer">,
  kind: "area" | "work",
  blank: readonly string[],
) {
  const [first] = useState(() => rowIds(texts, kind));
  const [sent] = useState(() => answer?.values[`added.${kind}`] ?? "");
  const [added, setAdded] = useState<readonly string[]>(() => idsIn(sent));
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    if (field.current === null) return;
    field.current.value = [...added, newRowId()].join(" ");
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  // A field, so that a draft has the added rows before it gives back what was typed in them.
  const addedField = (
    <input
      ref={field}
      type="text"
      name={`added.${kind}`}
      hidden
      defaultValue={sent}
      onInput={({ currentTarget }) => setAdded(idsIn(currentTarget.value))}
    />
  );
  return { ids: [...new Set([...first, ...blank, ...added])], first, added, add, addedField };
}

/** A bid with more areas draws the fields of each only when it is opened. */
const maxDrawnAreas = 40;

function useOpenedAreas(answer: FormAnswer | undefined) {
  const [sent] = useState(() => answer?.values[openedAreasField] ?? "");
  const [opened, setOpened] = useState<readonly string[]>(() => idsIn(sent));
  const field = useRef<HTMLInputElement>(null);
  const open = useCallback((id: string) => {
    if (field.current === null || idsIn(field.current.value).includes(id)) return;
    field.current.value = `${field.current.value} ${id}`.trim();
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
  // A field, so that a draft opens an area before it gives back what was typed in it.
  const openedField = (
    <input
      ref={field}
      type="text"
      name={openedAreasField}
      hidden
      defaultValue={sent}
      onInput={({ currentTarget }) => setOpened(idsIn(currentTarget.value))}
    />
  );
  return { opened, open, openedField };
}

interface AddRowProps {
  kind: "area" | "work";
  path: string;
  add: () => void;
  label: string;
}

/** Without scripts it sends the form, which comes back at this place with the row. */
const AddRow = ({ kind, path, add, label }: AddRowProps) => (
  <CompactSubmitButton
    look="outline"
    className="scroll-mt-[60vh]"
    id={`more-${kind}`}
    name="more"
    value={kind}
    formAction={`${path}#more-${kind}`}
    onClick={(event) => {
      event.preventDefault();
      add();
    }}
  >
    {label}
  </CompactSubmitButton>
);

function AreaRows({ data, live, offered, texts, answer }: SheetFieldsProps) {
  const language = useLanguage();
  const { areas } = bidMessages(language);
  const [blank] = useState(data.blankAreas);
  const { ids, first, added, add, addedField } = useRows({ texts, answer }, "area", blank);
  const { opened, open, openedField } = useOpenedAreas(answer);
  const letters = offered.map(({ name }) => name).join("");
  const priced = offered.map(({ name, priced: { areas } }) => ({
    name,
    areas: new Map(areas.map((area) => [area.id, area])),
  }));
  const byId = new Map(live.sheet.areas.map((area) => [area.id, area]));
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{areas.title}</legend>
      <p className="clear-both pt-1 text-sm text-slate">
        {first.length === 0 ? areas.none : areas.note}
      </p>
      {addedField}
      {openedField}
      <ul className="mt-4 flex flex-col">
        {ids.map((id) => {
          const area = byId.get(id);
          const sentences =
            area === undefined
              ? []
              : priced.map(({ name, areas }) =>
                  areaSentence(area, areas.get(id), name, live.fixtureTimes, language),
                );
          const hasFault = Object.keys(answer?.errors ?? {}).some((name) =>
            name.startsWith(`area.${id}.`),
          );
          return (
            <AreaRow
              key={id}
              id={id}
              name={texts[`area.${id}.name`] || areas.blank}
              sentences={[...new Set(sentences)].join("\n")}
              isOpen={
                hasFault ||
                added.includes(id) ||
                answer?.values.more === `area.${id}` ||
                (first.length === 0 && id === blank[0])
              }
              isFolded={
                first.length > maxDrawnAreas &&
                first.includes(id) &&
                !hasFault &&
                !opened.includes(id)
              }
              path={data.path}
              onOpen={open}
              answer={answer}
              stored={data.stored}
              letters={letters}
            />
          );
        })}
      </ul>
      <div className="mt-3 flex flex-col items-start gap-4">
        <AddRow kind="area" path={data.path} add={add} label={areas.add} />
        <details className="w-full" open={answer?.errors.pasted !== undefined}>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-teal">
            {areas.paste}
          </summary>
          <div className="mt-2">
            <NotesField
              name="pasted"
              label={areas.paste}
              help={areas.pasteHelp}
              rows={5}
              spellCheck={false}
              answer={answer}
              value=""
            />
          </div>
        </details>
      </div>
    </fieldset>
  );
}

interface AreaFieldsProps extends FieldsProps {
  id: string;
  /** Letters of the alternatives that are offered, e.g. `ab`. */
  letters: string;
}

interface AreaRowProps extends AreaFieldsProps {
  name: string;
  /** One a line: texts of one piece, so that a row whose texts stay is not drawn again. */
  sentences: string;
  isOpen: boolean;
  isFolded: boolean;
  path: string;
  onOpen(id: string): void;
}

/** One of hundreds: a key changes the text of a few, and the fields of none. */
const AreaRow = memo(function AreaRow(props: AreaRowProps) {
  const { name, sentences, isOpen, isFolded, path, onOpen, ...fields } = props;
  const { id } = fields;
  return (
    <li id={`area-${id}`} className="scroll-mt-[20vh] border-t border-line first:border-t-0">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (isFolded && currentTarget.open) onOpen(id);
        }}
      >
        <summary className="cursor-pointer py-3 text-sm">
          <span className="font-semibold wrap-anywhere">{name}</span>
          {(sentences === "" ? [] : sentences.split("\n")).map((sentence) => (
            <span
              key={sentence}
              className="mt-0.5 block text-xs wrap-anywhere text-slate tabular-nums"
            >
              {sentence}
            </span>
          ))}
        </summary>
        {isFolded ? (
          <FoldedArea {...fields} path={path} onOpen={onOpen} />
        ) : (
          <AreaFields {...fields} />
        )}
      </details>
    </li>
  );
});

interface FoldedAreaProps extends Pick<AreaRowProps, "id" | "path" | "onOpen"> {
  answer: FormAnswer | undefined;
  stored: Texts;
}

/** Hidden fields keep what is stored. Without scripts, a button sends all that was typed and draws this area. */
function FoldedArea({ id, answer, stored, path, onOpen }: FoldedAreaProps) {
  const { areas } = bidMessages(useLanguage());
  const place = useRef<HTMLDivElement>(null);
  // It may have been opened before React was there to notice.
  useEffect(() => {
    if (place.current?.closest("details")?.open) onOpen(id);
  }, [id, onOpen]);
  return (
    <div ref={place} className="mb-5">
      {areaFieldNames.map((field) => {
        const name = `area.${id}.${field}`;
        const value = answer?.values[name] ?? stored[name] ?? "";
        return <input key={name} type="hidden" name={name} value={value} />;
      })}
      <CompactSubmitButton
        look="outline"
        className="hidden scriptless:inline-flex"
        name="more"
        value={`area.${id}`}
        formAction={`${path}#area-${id}`}
      >
        {areas.change}
      </CompactSubmitButton>
    </div>
  );
}

/** What is not offered keeps its fields hidden, so that saving forgets nothing. */
const AreaFields = memo(function AreaFields({ id, answer, stored, letters }: AreaFieldsProps) {
  const language = useLanguage();
  const { alternatives, areas, difficulties: labels } = bidMessages(language);
  const field = (name: string) => `area.${id}.${name}`;
  const text = (name: keyof typeof areas & string, label: string, isNumber = true) => (
    <TextField
      name={field(name)}
      label={label}
      inputMode={isNumber ? "decimal" : undefined}
      answer={answer}
      value={stored[field(name)] ?? ""}
    />
  );
  const choice = (name: string, label: string, options: readonly ChoiceOption[], usual: string) => (
    <div key={name} className="lg:col-span-2">
      <ChoiceField
        name={field(name)}
        label={label}
        options={options}
        answer={answer}
        value={stored[field(name)] ?? usual}
      />
    </div>
  );
  const often = [
    ...frequencies.map((frequency) => ({
      value: frequencyValue(frequency),
      label: frequencyLabel(frequency, language),
    })),
    { value: "none", label: areas.notIncluded },
  ];
  return (
    <div className="mb-5 rounded-md bg-sand p-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <div className="sm:col-span-2">{text("name", areas.name, false)}</div>
        {text("floor", areas.floor, false)}
        {text("squareFeet", areas.squareFeet)}
        {choice("type", areas.type, areaTypes(language), "open-office")}
        {choice("covering", areas.covering, floorCoverings(language), "carpet")}
        {choice(
          "difficulty",
          areas.difficulty,
          difficulties.map((percent) => ({ value: String(percent), label: labels[percent] })),
          "100",
        )}
        {alternativeNames.map((name) => {
          const usual = name === "a" ? "5-week" : "none";
          if (!letters.includes(name))
            return (
              <input
                key={name}
                type="hidden"
                name={field(name)}
                value={answer?.values[field(name)] ?? stored[field(name)] ?? usual}
              />
            );
          const alternative = alternatives.letter({ letter: alternatives.letters[name] });
          return choice(name, areas.often({ alternative }), often, usual);
        })}
        {text("minutes", areas.minutes)}
        {fixtures.map((fixture) => (
          <div key={fixture}>{text(fixture, areas[fixture])}</div>
        ))}
      </div>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          name={field("gone")}
          value="yes"
          className="size-5 shrink-0 accent-teal"
        />
        {areas.remove}
      </label>
    </div>
  );
});

/** Where the sheet says nothing, what the bid has taken from the settings. */
function companyWages(assumptions: BidAssumptions): Readonly<Record<WageRole, number>> {
  const { wage, leadWage = wage, supervisorWage, porterWage } = assumptions;
  return { cleaner: wage, lead: leadWage, supervisor: supervisorWage, porter: porterWage ?? wage };
}

const wageFields = {
  cleaner: "wage",
  lead: "leadWage",
  supervisor: "supervisorWage",
  porter: "porterWage",
} as const;

interface CostFieldsProps extends FieldsProps {
  assumptions: BidAssumptions;
}

function CostFields({ answer, stored, assumptions }: CostFieldsProps) {
  const { costs } = bidMessages(useLanguage());
  const text = (name: string, label: string, company?: string) => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      answer={answer}
      value={stored[name] ?? ""}
      {...(company !== undefined && { help: costs.company({ value: company }) })}
    />
  );
  const wages = companyWages(assumptions);
  const allParts = burdenParts.reduce((sum, part) => sum + assumptions.burden[part], 0);
  const burdenOf = (role: WageRole) => assumptions.roleBurden?.[role] ?? allParts;
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{costs.title}</legend>
      <p className="clear-both pt-1 text-sm text-slate">{costs.note}</p>
      <div className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-2">
        {wageRoles.map((role) => (
          <Fragment key={role}>
            {text(wageFields[role], costs[wageFields[role]], moneyText(wages[role]))}
            {text(burdenField(role), costs.roleBurden[role], percentText(burdenOf(role)))}
          </Fragment>
        ))}
        {text("leadHours", costs.leadHours)}
        {text("nightDifference", costs.nightDifference)}
        {text("wageFloor", costs.wageFloor)}
        {text("equipment", costs.equipment)}
        <ChoiceField
          name="supplies"
          label={costs.supplies}
          options={(["share", "client", "amount"] as const).map((value) => ({
            value,
            label: costs.suppliesBy[value],
          }))}
          answer={answer}
          value={stored.supplies ?? "share"}
        />
        {text("suppliesAmount", costs.suppliesAmount)}
      </div>
    </fieldset>
  );
}

function WorkRows({ data, offered, texts, answer }: SheetFieldsProps) {
  const language = useLanguage();
  const { periodic } = bidMessages(language);
  const [blank] = useState(data.blankWork);
  const { ids, added, add, addedField } = useRows({ texts, answer }, "work", [blank]);
  const priced = new Map(offered[0]?.priced.periodicWork.map((work) => [work.id, work]));
  const months = Array.from({ length: 12 }, (_, n) => ({
    value: String(n + 1),
    label: monthName(n + 1, language),
  }));
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{periodic.title}</legend>
      <p className="clear-both pt-1 text-sm text-slate">{periodic.note}</p>
      {addedField}
      <ul className="mt-4 flex flex-col">
        {ids.map((id) => {
          const field = (name: string) => `work.${id}.${name}`;
          const text = (name: string, label: string, usual = "") => (
            <TextField
              name={field(name)}
              label={label}
              inputMode={name === "name" ? undefined : "decimal"}
              answer={answer}
              value={data.stored[field(name)] ?? usual}
            />
          );
          const work = priced.get(id);
          const hasFault = Object.keys(answer?.errors ?? {}).some((name) =>
            name.startsWith(`work.${id}.`),
          );
          return (
            <li key={id} className="border-t border-line first:border-t-0">
              <details open={hasFault || added.includes(id)}>
                <summary className="cursor-pointer py-3 text-sm">
                  <span className="font-semibold wrap-anywhere">
                    {texts[`work.${id}.name`] || periodic.blank}
                  </span>
                  {work ? (
                    <span className="mt-0.5 block text-xs text-slate tabular-nums">
                      {periodicSentence(work, language)}
                    </span>
                  ) : null}
                </summary>
                <div className="mb-5 rounded-md bg-sand p-4">
                  <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
                    {text("name", periodic.name)}
                    {text("cost", periodic.cost)}
                    {text("times", periodic.times, "2")}
                    <ChoiceField
                      name={field("month")}
                      label={periodic.month}
                      options={months}
                      answer={answer}
                      value={data.stored[field("month")] ?? "1"}
                    />
                  </div>
                  <label className="mt-4 flex min-h-11 items-center gap-3 text-sm">
                    <input
                      type="checkbox"
                      name={field("gone")}
                      value="yes"
                      className="size-5 shrink-0 accent-teal"
                    />
                    {periodic.remove}
                  </label>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <div className="mt-3">
        <AddRow kind="work" path={data.path} add={add} label={periodic.add} />
      </div>
    </fieldset>
  );
}

function AlternativeFields({ answer, stored }: FieldsProps) {
  const { alternatives } = bidMessages(useLanguage());
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>{alternatives.title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4 pt-4 2xl:grid-cols-3">
        {alternativeNames.map((name) => {
          const field = (part: string) => `alternative.${name}.${part}`;
          const text = (part: string, label: string) => (
            <TextField
              name={field(part)}
              label={label}
              inputMode={part === "name" ? undefined : "decimal"}
              answer={answer}
              value={stored[field(part)] ?? ""}
            />
          );
          return (
            <fieldset key={name} className="min-w-0 rounded-md bg-sand p-4">
              <legend className="float-left w-full text-sm font-semibold">
                {alternatives.letter({ letter: alternatives.letters[name] })}
              </legend>
              <div className="clear-both grid grid-cols-1 items-end gap-4 pt-3 sm:max-2xl:grid-cols-2">
                {text("name", alternatives.name)}
                {name === "a" ? (
                  <input type="hidden" name={field("offered")} value="yes" />
                ) : (
                  <ChoiceField
                    name={field("offered")}
                    label={alternatives.offered}
                    options={(["yes", "no"] as const).map((value) => ({
                      value,
                      label: alternatives.offeredChoices[value],
                    }))}
                    answer={answer}
                    value={stored[field("offered")] ?? "no"}
                  />
                )}
                <ChoiceField
                  name={field("kind")}
                  label={alternatives.kind}
                  options={targetKinds.map((kind) => ({
                    value: kind,
                    label: alternatives.kinds[kind],
                  }))}
                  answer={answer}
                  value={stored[field("kind")] ?? "margin"}
                />
                {text("value", alternatives.value)}
                {text("porterHours", alternatives.porterHours)}
                {text("porterDays", alternatives.porterDays)}
              </div>
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
}
