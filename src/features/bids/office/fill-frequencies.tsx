import { useCallback, useMemo, useRef, useState } from "react";
import { frequencies, frequencyLabel, frequencyValue } from "#features/scopes/frequency-types.ts";
import { ChoiceField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import type { AreasOfBuilding } from "../area-groups.ts";
import type { BidSheet } from "../bid-sheet-types.ts";
import type { PricedAlternative } from "../calculation/price-bid.ts";
import {
  fillChoiceIn,
  filledAreasField,
  filledTexts,
  fillFields,
  fillFrequencies,
  valueOfPlace,
} from "../fill-frequencies.ts";
import { bidMessages } from "../messages.ts";
import { buildingLabel, floorLabel } from "./area-group.tsx";
import { alternativeLabel } from "./bid-sentences.ts";
import { textsIn } from "./sheet-rows.tsx";

/** The fields of an area and the choice for many areas offer the same frequencies. */
export const frequencyChoices = (language: Language) => [
  ...frequencies.map((frequency) => ({
    value: frequencyValue(frequency),
    label: frequencyLabel(frequency, language),
  })),
  { value: "none", label: bidMessages(language).areas.notIncluded },
];

/**
 * Values set in areas whose fields are not drawn. They live in a field, so that a restored draft includes
 * them; a form that came back from the server has them in the areas themselves.
 */
export function useFilledAreas() {
  const field = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState("");
  const byArea = useMemo(() => {
    const texts = new Map<string, Texts>();
    for (const [name, value] of Object.entries(filledTexts(filled))) {
      const [, id = "", alternative = ""] = name.split(".");
      texts.set(id, { ...texts.get(id), [alternative]: value });
    }
    return texts;
  }, [filled]);
  /** @returns how many areas were set */
  const fill = useCallback((form: HTMLFormElement): number => {
    const texts = textsIn(form);
    const changes = Object.entries(fillFrequencies(texts, fillChoiceIn(texts)) ?? {});
    const unseen: string[] = [];
    for (const [name, value] of changes) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLSelectElement) {
        control.value = value;
        control.dispatchEvent(new Event("input", { bubbles: true }));
      } else unseen.push(`${name}=${value}`);
    }
    if (unseen.length > 0 && field.current !== null) {
      field.current.value = [field.current.value, ...unseen].join(" ").trim();
      field.current.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return changes.length;
  }, []);
  const filledField = (
    <input
      ref={field}
      type="text"
      name={filledAreasField}
      hidden
      defaultValue=""
      onInput={({ currentTarget }) => setFilled(currentTarget.value)}
    />
  );
  return { byArea, fill, filledField };
}

interface FillFrequenciesProps {
  sheet: BidSheet;
  offered: readonly PricedAlternative[];
  buildings: readonly AreasOfBuilding[];
  path: string;
  answer: FormAnswer | undefined;
  fill(form: HTMLFormElement): number;
}

/** Without scripts, the button sends the form, which comes back to this place with the values filled in. */
export function FillFrequencies(props: FillFrequenciesProps) {
  const { sheet, offered, buildings, path, answer, fill } = props;
  const language = useLanguage();
  const { areas } = bidMessages(language);
  const sent = answer?.values[fillFields.count];
  const [count, setCount] = useState(sent === undefined ? undefined : Number(sent));
  const letters = offered.map(({ name }) => ({
    value: name,
    label: alternativeLabel(name, sheet, language),
  }));
  const copies =
    letters.length < 2
      ? []
      : letters.map(({ value, label }) => ({
          value,
          label: areas.fill.copy({ alternative: label }),
        }));
  const last = letters.at(-1)?.value ?? "a";
  return (
    <details id="fill" className="mt-3 scroll-mt-[20vh]" open={sent !== undefined}>
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-semibold text-teal">
        {areas.fill.title}
      </summary>
      <div className="mt-2 grid grid-cols-1 items-end gap-4 rounded-md bg-sand p-4 sm:max-xl:grid-cols-3 2xl:grid-cols-3">
        {letters.length < 2 ? (
          <input type="hidden" name={fillFields.to} value={last} />
        ) : (
          <ChoiceField name={fillFields.to} label={areas.fill.to} options={letters} value={last} />
        )}
        <ChoiceField
          name={fillFields.often}
          label={areas.fill.often}
          options={[...copies, ...frequencyChoices(language)]}
          value={copies.length > 0 ? "a" : "5-week"}
        />
        <ChoiceField
          name={fillFields.place}
          label={areas.fill.place}
          options={[
            { value: "", label: areas.fill.everywhere },
            ...placeOptions(buildings, language),
          ]}
          value=""
        />
        <div className="flex flex-wrap items-center gap-4 sm:max-xl:col-span-3 2xl:col-span-3">
          <CompactSubmitButton
            look="outline"
            name="more"
            value="fill"
            formAction={`${path}#fill`}
            onClick={(event) => {
              event.preventDefault();
              const { form } = event.currentTarget;
              if (form !== null) setCount(fill(form));
            }}
          >
            {areas.fill.set}
          </CompactSubmitButton>
          <p role="status" className="text-sm empty:hidden">
            {count === undefined ? null : areas.fill.done({ count })}
          </p>
        </div>
      </div>
    </details>
  );
}

/** Buildings where there are several, each with its floors where it has several. */
const placeOptions = (buildings: readonly AreasOfBuilding[], language: Language) =>
  buildings.flatMap(({ building, floors }) => {
    const isOneOfSeveral = buildings.length > 1;
    const name = buildingLabel(building, language);
    return [
      ...(isOneOfSeveral ? [{ value: valueOfPlace({ building }), label: name }] : []),
      ...(floors.length < 2
        ? []
        : floors.map(({ floor }) => ({
            value: valueOfPlace({ building, floor }),
            label: isOneOfSeveral
              ? `${name}, ${floorLabel(floor, language)}`
              : floorLabel(floor, language),
          }))),
    ];
  });
