import { Form } from "react-router";
import { ChoiceField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { areaTypes, floorCoverings } from "../areas/area-types.ts";

interface AreaFieldsProps {
  /** The stored area; absent for a new one. */
  stored: { id: string; texts: Readonly<Record<string, string>> } | undefined;
  answer: FormAnswer | undefined;
}

export const AreaFields = ({ stored, answer }: AreaFieldsProps) => (
  <Form method="post" noValidate className="grid grid-cols-2 items-start gap-4">
    <AttemptField />

    <input type="hidden" name="form" value={stored ? "change" : "add"} />
    {stored ? (
      <>
        <input type="hidden" name="area" value={stored.id} />
        <SeenFields stored={stored.texts} answer={answer} />
      </>
    ) : null}
    <div className="col-span-2">
      <TextField name="name" label="Name" answer={answer} value={stored?.texts.name ?? ""} />
    </div>
    <TextField name="floor" label="Floor" answer={answer} value={stored?.texts.floor ?? ""} />
    <TextField
      name="squareFeet"
      label="Square feet"
      inputMode="numeric"
      answer={answer}
      value={stored?.texts.squareFeet ?? ""}
    />
    <div className="col-span-2">
      <ChoiceField
        name="type"
        label="Type"
        prompt="Choose"
        answer={answer}
        value={stored?.texts.type ?? ""}
        options={areaTypes}
      />
    </div>
    <div className="col-span-2">
      <ChoiceField
        name="floorCovering"
        label="Floor covering"
        prompt="Choose"
        answer={answer}
        value={stored?.texts.floorCovering ?? ""}
        options={floorCoverings}
      />
    </div>
    <button
      type="submit"
      className={buttonClass("primary", "col-span-2 justify-self-start", "compact")}
    >
      {stored ? "Save" : "Add the area"}
    </button>
  </Form>
);
