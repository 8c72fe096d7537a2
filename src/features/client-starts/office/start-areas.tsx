/** The areas of the signed alternative, each with its line of the scope. */
import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { facilityOfficeMessages } from "#features/facilities/office/messages.ts";
import {
  frequencies,
  frequencyLabel,
  frequencyValue,
} from "#features/facilities/scope/frequency-types.ts";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { clientStartMessages } from "../messages.ts";
import type { ClientStartPageData } from "./start-pages.server.ts";

interface StartAreasProps {
  data: ClientStartPageData;
  answer: FormAnswer | undefined;
}

export const ClientStartAreas = ({ data, answer }: StartAreasProps) =>
  data.areaFields.map((prefix) => (
    <Area key={prefix} prefix={prefix} texts={data.texts} answer={answer} />
  ));

interface AreaProps {
  /** With which the names of its fields begin. */
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
  return (
    <fieldset className="w-full min-w-0 border-t border-line pt-4">
      <legend className="float-left w-full font-semibold break-words">
        {answer?.values[`${prefix}name`] ?? texts[`${prefix}name`]}
      </legend>
      <div className="clear-both grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field("name")} label={labels.name} />
        <TextField {...field("floor")} label={labels.floor} />
        <TextField {...field("squareFeet")} label={labels.squareFeet} inputMode="numeric" />
        <ChoiceField {...field("type")} label={labels.type} options={areaTypes(language)} />
        <ChoiceField
          {...field("floorCovering")}
          label={labels.floorCovering}
          options={floorCoverings(language)}
        />
        <TextField {...field("task")} label={words.task} />
        <ChoiceField
          {...field("frequency")}
          label={words.frequency}
          options={frequencies.map((one) => ({
            value: frequencyValue(one),
            label: frequencyLabel(one, language),
          }))}
        />
        <TextField {...field("price")} label={words.price} inputMode="decimal" />
        <ChoiceField
          {...field("keep")}
          label={words.keep}
          options={[
            { value: "yes", label: words.keepChoices.yes },
            { value: "no", label: words.keepChoices.no },
          ]}
        />
      </div>
    </fieldset>
  );
}
