/** The areas of the signed alternative, each with its line of the scope, and what they come to. */

import { type FormEvent, useEffect, useState } from "react";
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityOfficeMessages } from "#features/facilities/office/messages.ts";
import { frequencies, frequencyLabel, frequencyValue } from "#features/scopes/frequency-types.ts";
import { moneyText } from "#platform/format/money.ts";
import { ChoiceField, NotesField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { clientStartMessages } from "../messages.ts";
import { sumOfPrices } from "../price-sum.ts";
import type { ClientStartPageData } from "./start-pages.server.ts";

interface StartAreasProps {
  data: ClientStartPageData;
  answer: FormAnswer | undefined;
}

export function ClientStartAreas({ data, answer }: StartAreasProps) {
  const [typed, setTyped] = useState<Texts>(answer?.values ?? data.texts);
  const read = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest("form");
    if (form) setTyped(textsIn(form));
  };
  return (
    <div onInput={read} className="flex w-full flex-col items-start gap-4">
      {data.areaFields.map((prefix) => (
        <Area key={prefix} prefix={prefix} texts={data.texts} answer={answer} />
      ))}
      <PriceSum data={data} typed={typed} answer={answer} />
    </div>
  );
}

/** Files are left out; of fields with the same name, the last one counts. */
const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );

/** The sum stands beside the signed price, because a different one must be confirmed before it is billed. */
function PriceSum({ data, typed, answer }: StartAreasProps & { typed: Texts }) {
  const { areas: words } = useMessages(clientStartMessages);
  const { pricePerMonth } = data;
  const price = moneyText(pricePerMonth);
  const cents = sumOfPrices(typed, data.areaFields);
  const sum = cents === undefined ? "" : moneyText(cents);
  const error = answer?.errors.confirmedPrice;
  const differs = cents !== undefined && cents !== pricePerMonth;
  // The server can share out prices only without scripts: with them, fields keep their typed text.
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  return (
    <div
      id={error && faultId("confirmedPrice")}
      className={`w-full rounded-md p-4 text-sm ${differs ? "bg-sand" : "bg-tint"}`}
    >
      <p role="status">
        {cents === undefined
          ? words.sumUnread({ price })
          : differs
            ? words.sumDiffers({ sum, price })
            : words.sumSame({ price })}
      </p>
      {differs ? (
        <div className="mt-3 flex flex-col items-start gap-3">
          <label key={cents} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="confirmedPrice"
              value={cents}
              defaultChecked={answer?.values.confirmedPrice === String(cents)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? "confirmed-price-fault" : undefined}
              className="size-5 shrink-0 accent-teal"
            />
            {words.confirm({ sum, price })}
          </label>
          {error ? (
            <p id="confirmed-price-fault" className="font-medium text-error">
              {error}
            </p>
          ) : null}
          {hasScripts ? null : (
            <CompactSubmitButton look="outline" name="share" value="yes">
              {words.share({ price })}
            </CompactSubmitButton>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** Proposals have the same limit. */
const maxTasks = 3_000;

const fixtureNames = ["toilets", "urinals", "sinks"] as const;
/** Areas that have fixtures even where the bid has not counted any. */
const typesWithFixtures = ["restroom", "locker-room"];

interface AreaProps {
  /** Prefix of the names of its fields. */
  prefix: string;
  texts: ClientStartPageData["texts"];
  answer: FormAnswer | undefined;
}

function Area({ prefix, texts, answer }: AreaProps) {
  const language = useLanguage();
  const { areas: labels } = facilityOfficeMessages(language);
  const { areas: words } = clientStartMessages(language);
  const field = (name: string) => {
    const full = prefix + name;
    return { name: full, value: texts[full] ?? "", answer };
  };
  const isCounted =
    typesWithFixtures.includes(texts[`${prefix}type`] ?? "") ||
    fixtureNames.some((name) => texts[prefix + name] !== "");
  return (
    <fieldset className="w-full min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold wrap-anywhere">
        {answer?.values[`${prefix}name`] ?? texts[`${prefix}name`]}
      </legend>
      <div className="clear-both grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field("name")} label={labels.name} />
        <TextField {...field("floor")} label={labels.floor} />
        <TextField {...field("squareFeet")} label={labels.squareFeet} inputMode="numeric" />
        {fixtureNames
          .filter(() => isCounted)
          .map((name) => (
            <TextField
              key={name}
              {...field(name)}
              label={labels.fixtureNames[name]}
              inputMode="numeric"
            />
          ))}
        <ChoiceField {...field("type")} label={labels.type} options={areaTypes(language)} />
        <ChoiceField
          {...field("floorCovering")}
          label={labels.floorCovering}
          options={floorCoverings(language)}
        />
        <div className="sm:col-span-2 lg:col-span-3">
          <NotesField {...field("task")} rows={5} maxLength={maxTasks} label={words.task} />
        </div>
        <ChoiceField
          {...field("frequency")}
          label={words.frequency}
          options={frequencies.map((frequency) => ({
            value: frequencyValue(frequency),
            label: frequencyLabel(frequency, language),
          }))}
        />
        <TextField {...field("price")} label={words.price} inputMode="decimal" />
        <ChoiceField
          {...field("keep")}
          label={words.keep}
          options={optionsOf(["yes", "no"], words.keepChoices)}
        />
      </div>
    </fieldset>
  );
}
