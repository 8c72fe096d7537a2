import { areaTypes, floorCoverings } from "#features/facilities/areas/area-types.ts";
import { fixtures } from "#features/production-rates/rated-subject-types.ts";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { surveyMessages } from "../messages.ts";
import type { AreaTexts } from "../survey-types.ts";

interface AreaFieldsProps {
  /** Begins the ids of the fields: a page has many such forms. */
  place: string;
  stored: AreaTexts;
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
}

/** Two columns on a phone, so that an area is seen whole. */
export function AreaFields({ place, stored, answer }: AreaFieldsProps) {
  const language = useLanguage();
  const { areas } = surveyMessages(language);
  const field = (name: keyof typeof areas.fields) => ({
    name,
    id: `${place}-${name}`,
    label: areas.fields[name],
    answer,
    value: stored[name] ?? "",
  });
  return (
    <div className="grid w-full grid-cols-2 items-start gap-3">
      <ChoiceField {...field("type")} options={areaTypes(language)} prompt={areas.choose} />
      <TextField {...field("squareFeet")} inputMode="numeric" />
      <div className="col-span-2">
        <TextField {...field("name")} maxLength={80} help={areas.nameHelp} />
      </div>
      <ChoiceField
        {...field("covering")}
        options={floorCoverings(language)}
        prompt={areas.unknown}
      />
      <TextField {...field("floor")} maxLength={20} />
      <div className="col-span-2 grid grid-cols-3 gap-3">
        {fixtures.map((fixture) => (
          <TextField key={fixture} {...field(fixture)} inputMode="numeric" />
        ))}
      </div>
      <div className="col-span-2">
        <NotesField {...field("notes")} rows={2} maxLength={1_000} />
      </div>
    </div>
  );
}
