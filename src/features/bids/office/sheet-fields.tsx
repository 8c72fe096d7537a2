/** The fields of a bid, in the order in which somebody walks through a building. */
import { memo, type ReactNode, useState } from "react";
import {
  type BidAssumptions,
  burdenParts,
  type WageRole,
  wageRoles,
} from "#content/bid-assumptions.ts";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { moneyText } from "#platform/format/money.ts";
import { ChoiceField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { alternativeNames, type BidInput, targetKinds } from "../bid-sheet-types.ts";
import type { PricedAlternative } from "../calculation/price-bid.ts";
import { bidMessages } from "../messages.ts";
import { burdenField, wageFields } from "../sheet-texts.ts";
import { AreaRows } from "./area-rows.tsx";
import type { BidData } from "./bid-pages.server.ts";
import { monthName, percentText, periodicSentences } from "./bid-sentences.ts";
import { AddRow, RemoveRow, useRows } from "./sheet-rows.tsx";

interface SheetFieldsProps {
  data: BidData;
  /** The input that the fields have at this moment. */
  live: BidInput;
  /** The price of `live`. */
  offered: readonly PricedAlternative[];
  texts: Texts;
  answer: FormAnswer | undefined;
}

interface FieldsProps {
  stored: Texts;
}

export const SheetFields = memo(function SheetFields(props: SheetFieldsProps) {
  const { data, live } = props;
  const { stored } = data;
  return (
    <>
      <BuildingFields stored={stored} />
      <AreaRows {...props} />
      <CostFields stored={stored} assumptions={live.assumptions} />
      <WorkRows {...props} />
      <AlternativeFields stored={stored} />
    </>
  );
});

const groupClass = "w-full min-w-0 border-t border-line pt-4";
const legendClass = "float-left w-full text-subtitle font-semibold tracking-snug";

function BuildingFields({ stored }: FieldsProps) {
  const language = useLanguage();
  const { building } = bidMessages(language);
  const text = (name: string, label: string, more: { type?: string } = {}) => (
    <TextField name={name} label={label} inputMode="decimal" value={stored[name] ?? ""} {...more} />
  );
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>
        <h2>{building.title}</h2>
      </legend>
      <div className="clear-both grid grid-cols-1 items-end gap-4 pt-4 sm:grid-cols-2">
        <ChoiceField
          name="facilityType"
          label={building.facilityType}
          options={facilityTypes(language)}
          value={stored.facilityType ?? ""}
        />
        {text("from", building.from, { type: "time" })}
        {text("until", building.until, { type: "time" })}
        {text("people", building.people)}
        {text("setUp", building.setUp)}
      </div>
    </fieldset>
  );
}

/** Wages that the bid has copied from the settings, for roles whose wage the sheet leaves blank. */
function companyWages(assumptions: BidAssumptions): Readonly<Record<WageRole, number>> {
  const { wage, leadWage = wage, supervisorWage, porterWage } = assumptions;
  return { cleaner: wage, lead: leadWage, supervisor: supervisorWage, porter: porterWage ?? wage };
}

interface CostFieldsProps extends FieldsProps {
  assumptions: BidAssumptions;
}

function CostFields({ stored, assumptions }: CostFieldsProps) {
  const { building, costs } = bidMessages(useLanguage());
  const text = (name: string, label: string, company?: string) => (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      value={stored[name] ?? ""}
      {...(company !== undefined && { help: costs.company({ value: company }) })}
    />
  );
  const wages = companyWages(assumptions);
  const allParts = burdenParts.reduce((sum, part) => sum + assumptions.burden[part], 0);
  const burdenOf = (role: WageRole) => assumptions.roleBurden?.[role] ?? allParts;
  /** Some roles have a field for their hours as well. */
  const hoursOf: Readonly<Partial<Record<WageRole, ReactNode>>> = {
    lead: text("leadHours", costs.leadHours),
    supervisor: text("supervision", building.supervision),
  };
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>
        <h2>{costs.title}</h2>
      </legend>
      <p className="clear-both pt-1 text-sm text-slate">{costs.note}</p>
      <h3 className="mt-4 text-base font-semibold tracking-snug">{costs.wages}</h3>
      <div className="mt-3 grid grid-cols-1 items-stretch gap-4 md:max-xl:grid-cols-2 2xl:grid-cols-2">
        {wageRoles.map((role) => (
          <FieldCard key={role} title={costs.roles[role]}>
            {text(wageFields[role], costs.wage, moneyText(wages[role]))}
            {text(burdenField(role), costs.burden, percentText(burdenOf(role)))}
            {hoursOf[role] === undefined ? null : <div className="col-span-2">{hoursOf[role]}</div>}
          </FieldCard>
        ))}
        <FieldCard title={costs.everyRole}>
          {text("nightDifference", costs.nightDifference)}
          {text("wageFloor", costs.wageFloor)}
        </FieldCard>
        <FieldCard title={costs.material}>
          <div className="col-span-2">
            <ChoiceField
              name="supplies"
              label={costs.supplies}
              options={optionsOf(["share", "client", "amount"], costs.suppliesBy)}
              value={stored.supplies ?? "share"}
            />
          </div>
          {text("suppliesAmount", costs.suppliesAmount)}
          {text("equipment", costs.equipment)}
        </FieldCard>
      </div>
    </fieldset>
  );
}

/** Fields that belong together, two beside each other. */
const FieldCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0 rounded-md bg-sand p-4">
    <legend className="float-left w-full text-sm font-semibold">{title}</legend>
    <div className="clear-both grid grid-cols-2 items-end gap-4 pt-3">{children}</div>
  </fieldset>
);

function WorkRows({ data, offered, texts, answer }: SheetFieldsProps) {
  const language = useLanguage();
  const { periodic } = bidMessages(language);
  const [blank] = useState(data.blankWork);
  const { ids, added, add, addedField } = useRows({ texts, answer }, "work", [blank]);
  const months = Array.from({ length: 12 }, (_, n) => ({
    value: String(n + 1),
    label: monthName(n + 1, language),
  }));
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>
        <h2>{periodic.title}</h2>
      </legend>
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
              value={data.stored[field(name)] ?? usual}
            />
          );
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
                  {periodicSentences(id, offered, language).map((sentence) => (
                    <span key={sentence} className="mt-0.5 block text-xs text-slate tabular-nums">
                      {sentence}
                    </span>
                  ))}
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
                      value={data.stored[field("month")] ?? "1"}
                    />
                  </div>
                  <RemoveRow name={field("gone")} label={periodic.remove} />
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

function AlternativeFields({ stored }: FieldsProps) {
  const { alternatives } = bidMessages(useLanguage());
  return (
    <fieldset className={groupClass}>
      <legend className={legendClass}>
        <h2>{alternatives.title}</h2>
      </legend>
      <div className="clear-both grid grid-cols-1 gap-4 pt-4 2xl:grid-cols-3">
        {alternativeNames.map((name) => {
          const field = (part: string) => `alternative.${name}.${part}`;
          const text = (part: string, label: string) => (
            <TextField
              name={field(part)}
              label={label}
              inputMode={part === "name" ? undefined : "decimal"}
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
                    options={optionsOf(["yes", "no"], alternatives.offeredChoices)}
                    value={stored[field("offered")] ?? "no"}
                  />
                )}
                <ChoiceField
                  name={field("kind")}
                  label={alternatives.kind}
                  options={optionsOf(targetKinds, alternatives.kinds)}
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
