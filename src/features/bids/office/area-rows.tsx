/** The areas of a bid as fields, by building and floor where there are several, with what each comes to. */
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import {
  ChoiceField,
  type ChoiceOption,
  NotesField,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { buttonClass } from "#ui/button.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { groupAreas, idsOfBuilding, isGrouped } from "../area-groups.ts";
import { alternativeNames, type BidInput, difficulties } from "../bid-sheet-types.ts";
import type { PricedAlternative } from "../calculation/price-bid.ts";
import { bidMessages } from "../messages.ts";
import {
  areaFieldNames,
  maxBuildingLength,
  openedAreasField,
  usualFrequency,
} from "../sheet-texts.ts";
import { AreaGroup, buildingLabel, floorLabel, maxUnfoldedAreas } from "./area-group.tsx";
import type { BidData } from "./bid-pages.server.ts";
import { areaSentences, totalsSentences } from "./bid-sentences.ts";
import { FillFrequencies, frequencyChoices, useFilledAreas } from "./fill-frequencies.tsx";
import { AddRow, idsIn, RemoveRow, useRows } from "./sheet-rows.tsx";

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

interface AreaRowsProps {
  data: BidData;
  /** The input that the fields have at this moment. */
  live: BidInput;
  /** The price of `live`. */
  offered: readonly PricedAlternative[];
  texts: Texts;
  answer: FormAnswer | undefined;
}

export function AreaRows({ data, live, offered, texts, answer }: AreaRowsProps) {
  const language = useLanguage();
  const { areas } = bidMessages(language);
  const [blank] = useState(data.blankAreas);
  const { ids, first, added, add, addedField } = useRows({ texts, answer }, "area", blank);
  const { opened, open, openedField } = useOpenedAreas(answer);
  const { byArea: filled, fill, filledField } = useFilledAreas();
  // Rows stay in the groups the page began with: a row that moved while its floor is typed would lose the
  // text.
  const [buildings] = useState(() => {
    const placeOf = (id: string) => ({
      id,
      building: texts[`area.${id}.building`] ?? "",
      floor: texts[`area.${id}.floor`] ?? "",
    });
    return groupAreas(first.map(placeOf), language);
  });
  const isInGroups = isGrouped(buildings);
  const hasBuildings = buildings.some(({ building }) => building !== "");
  const letters = offered.map(({ name }) => name).join("");
  const priced = offered.map(({ name, priced: { areas } }) => ({
    name,
    areas: new Map(areas.map((area) => [area.id, area])),
  }));
  const byId = new Map(live.sheet.areas.map((area) => [area.id, area]));
  const faulty = new Set(
    Object.keys(answer?.errors ?? {}).flatMap((name) => {
      const [kind, id = ""] = name.split(".");
      return kind === "area" ? [id] : [];
    }),
  );
  const isLarge = first.length > maxUnfoldedAreas;
  const isOpenRow = (id: string) =>
    faulty.has(id) ||
    added.includes(id) ||
    answer?.values.more === `area.${id}` ||
    (first.length === 0 && id === blank[0]);

  const rowOf = (id: string) => {
    const area = byId.get(id);
    const sentences =
      area === undefined
        ? []
        : areaSentences(
            area,
            priced.map(({ name, areas }) => ({ name, area: areas.get(id) })),
            live.fixtureTimes,
            language,
          );
    return (
      <AreaRow
        key={id}
        id={id}
        name={texts[`area.${id}.name`] || areas.blank}
        sentences={sentences.join("\n")}
        isOpen={isOpenRow(id)}
        isFolded={isLarge && first.includes(id) && !faulty.has(id) && !opened.includes(id)}
        path={data.path}
        onOpen={open}
        answer={answer}
        stored={data.stored}
        filled={filled.get(id)}
        letters={letters}
      />
    );
  };
  const list = (members: readonly string[]) => (
    <ul className="flex flex-col">{members.map(rowOf)}</ul>
  );
  const group = (level: 3 | 4, label: string, members: readonly string[], content: ReactNode) => (
    <AreaGroup
      key={label}
      level={level}
      label={label}
      totals={totalsSentences(
        members.flatMap((id) => byId.get(id) ?? []),
        offered,
        language,
      )}
      isOpen={
        !isLarge ||
        // A campus begins with the floors of its buildings in view, but not their areas.
        (hasBuildings && level === 3) ||
        members.some((id) => isOpenRow(id) || opened.includes(id))
      }
    >
      {content}
    </AreaGroup>
  );
  const grouped = buildings.map((one) => {
    const floors = one.floors.map(({ floor, ids: ofFloor }) =>
      group(hasBuildings ? 4 : 3, floorLabel(floor, language), ofFloor, list(ofFloor)),
    );
    return hasBuildings
      ? group(3, buildingLabel(one.building, language), idsOfBuilding(one), floors)
      : floors;
  });
  const unplaced = ids.filter((id) => !first.includes(id));
  return (
    <fieldset className="w-full min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full text-subtitle font-semibold tracking-snug">
        <h2>{areas.title}</h2>
      </legend>
      <p className="clear-both pt-1 text-sm text-slate">
        {first.length === 0 ? areas.none : areas.note}
      </p>
      {addedField}
      {openedField}
      {filledField}
      {first.length > 0 ? (
        <FillFrequencies
          sheet={live.sheet}
          offered={offered}
          buildings={buildings}
          path={data.path}
          answer={answer}
          fill={fill}
        />
      ) : null}
      {isInGroups ? (
        <GroupedAreas totals={totalsSentences(live.sheet.areas, offered, language)}>
          {grouped}
        </GroupedAreas>
      ) : null}
      {isInGroups && unplaced.length > 0 ? (
        <h3 className="mt-6 text-base font-semibold tracking-snug">{areas.newAreas}</h3>
      ) : null}
      <div className={isInGroups ? "" : "mt-4"}>{list(isInGroups ? unplaced : ids)}</div>
      <div className="mt-3 flex flex-col items-start gap-4">
        <AddRow kind="area" path={data.path} add={add} label={areas.add} />
        <details className="w-full" open={answer?.errors.pasted !== undefined}>
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-teal">
            {areas.paste}
          </summary>
          <div className="mt-2 flex flex-col gap-4">
            <NotesField
              name="pasted"
              label={areas.paste}
              help={areas.pasteHelp}
              rows={5}
              spellCheck={false}
              answer={answer}
              value=""
            />
            <TextField
              name="pastedBuilding"
              label={areas.pastedBuilding}
              maxLength={maxBuildingLength}
              answer={answer}
              value=""
            />
          </div>
        </details>
      </div>
    </fieldset>
  );
}

/** Two buttons fold and unfold all groups. Without scripts, each group still has its own triangle. */
function GroupedAreas({ totals, children }: { totals: readonly string[]; children: ReactNode }) {
  const { areas } = bidMessages(useLanguage());
  const groups = useRef<HTMLDivElement>(null);
  const foldAll = (isOpen: boolean) => {
    for (const group of groups.current?.querySelectorAll<HTMLDetailsElement>("[data-area-group]") ??
      [])
      group.open = isOpen;
  };
  const buttons = [
    { label: areas.unfoldAll, isOpen: true },
    { label: areas.foldAll, isOpen: false },
  ];
  return (
    <>
      {totals.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm font-semibold tabular-nums">
          {sentence}
        </p>
      ))}
      <p className="mt-1 text-sm text-slate">{areas.groupsNote}</p>
      <div className="mt-3 hidden flex-wrap gap-2 hydrated:flex">
        {buttons.map(({ label, isOpen }) => (
          <button
            key={label}
            type="button"
            className={buttonClass("outline", "", "compact")}
            onClick={() => foldAll(isOpen)}
          >
            {label}
          </button>
        ))}
      </div>
      <div ref={groups} className="mt-4">
        {children}
      </div>
    </>
  );
}

interface FieldsProps {
  answer: FormAnswer | undefined;
  stored: Texts;
}

interface AreaFieldsProps extends FieldsProps {
  id: string;
  /** Frequencies, by alternative, that were set for many areas at once while these fields were not drawn. */
  filled: Texts | undefined;
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

interface FoldedAreaProps extends Pick<AreaRowProps, "id" | "filled" | "path" | "onOpen"> {
  answer: FormAnswer | undefined;
  stored: Texts;
}

/** Hidden fields keep what is stored. Without scripts, a button sends all that was typed and draws this area. */
function FoldedArea({ id, answer, stored, filled, path, onOpen }: FoldedAreaProps) {
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
        const value = filled?.[field] ?? answer?.values[name] ?? stored[name] ?? "";
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

/** Fields of an alternative that is not offered are hidden inputs, so that saving forgets nothing. */
const AreaFields = memo(function AreaFields(props: AreaFieldsProps) {
  const { id, answer, stored, filled, letters } = props;
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
  return (
    <div className="mb-5 rounded-md bg-sand p-4">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <div className="sm:col-span-2">{text("name", areas.name, false)}</div>
        <div className="lg:col-span-2">{text("building", areas.building, false)}</div>
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
          const value =
            filled?.[name] ??
            answer?.values[field(name)] ??
            stored[field(name)] ??
            usualFrequency(name);
          if (!letters.includes(name))
            return <input key={name} type="hidden" name={field(name)} value={value} />;
          const alternative = alternatives.letter({ letter: alternatives.letters[name] });
          return (
            <div key={name} className="lg:col-span-2">
              <ChoiceField
                name={field(name)}
                label={areas.often({ alternative })}
                options={frequencyChoices(language)}
                answer={answer && { errors: answer.errors, values: {} }}
                value={value}
              />
            </div>
          );
        })}
        {text("minutes", areas.minutes)}
        {fixtures.map((fixture) => (
          <div key={fixture}>{text(fixture, areas[fixture])}</div>
        ))}
      </div>
      <RemoveRow name={field("gone")} label={areas.remove} />
    </div>
  );
});
