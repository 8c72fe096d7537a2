import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";
import { facilityOfficeMessages } from "./messages.ts";

const fixtureNames = ["toilets", "urinals", "sinks"] as const;

interface AreaFieldsProps {
  /** The stored area; absent for a new one. */
  stored: { id: string; texts: Readonly<Record<string, string>> } | undefined;
  answer: FormAnswer | undefined;
}

export function AreaFields({ stored, answer }: AreaFieldsProps) {
  const language = useLanguage();
  const messages = facilityOfficeMessages(language);
  const { areas } = messages;
  return (
    <PostForm answer={answer} noValidate className="grid grid-cols-2 items-start gap-4">
      <input type="hidden" name="form" value={stored ? "change" : "add"} />
      {stored ? (
        <>
          <input type="hidden" name="area" value={stored.id} />
          <SeenFields stored={stored.texts} />
        </>
      ) : null}
      <div className="col-span-2">
        <TextField name="name" label={areas.name} value={stored?.texts.name ?? ""} />
      </div>
      <TextField name="floor" label={areas.floor} value={stored?.texts.floor ?? ""} />
      <TextField
        name="squareFeet"
        label={areas.squareFeet}
        inputMode="numeric"
        value={stored?.texts.squareFeet ?? ""}
      />
      <fieldset className="col-span-2 min-w-0">
        <legend className="mb-1.5 text-sm font-semibold">{areas.fixtures}</legend>
        <div className="grid grid-cols-3 gap-3">
          {fixtureNames.map((name) => (
            <TextField
              key={name}
              name={name}
              label={areas.fixtureNames[name]}
              inputMode="numeric"
              value={stored?.texts[name] ?? ""}
            />
          ))}
        </div>
        <p className="mt-1 text-sm text-slate">{areas.fixturesHelp}</p>
      </fieldset>
      <div className="col-span-2">
        <ChoiceField
          name="type"
          label={areas.type}
          prompt={messages.choose}
          value={stored?.texts.type ?? ""}
          options={areaTypes(language)}
        />
      </div>
      <div className="col-span-2">
        <ChoiceField
          name="floorCovering"
          label={areas.floorCovering}
          prompt={messages.choose}
          value={stored?.texts.floorCovering ?? ""}
          options={floorCoverings(language)}
        />
      </div>
      <CompactSubmitButton className="col-span-2 justify-self-start">
        {stored ? messages.save : areas.addAction}
      </CompactSubmitButton>
    </PostForm>
  );
}
