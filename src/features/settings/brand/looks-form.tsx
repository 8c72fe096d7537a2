import { useState } from "react";
import { type BrandColorName, brandColorNames, logoPlaces, shippedColors } from "#content/brand.ts";
import { paletteOf } from "#content/brand-colors.ts";
import { ChoiceField, optionsOf } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { settingsMessages } from "../messages.ts";
import { FieldGroup } from "../settings-frame.tsx";
import { BrandPreview } from "./brand-preview.tsx";
import type { BrandForm } from "./change-brand.server.ts";

interface LooksFormProps {
  stored: BrandForm;
  answer: FormAnswer | undefined;
}

const isColor = (typed: string): boolean => /^#[\da-f]{6}$/i.test(typed);

/** Typed colors are shown in light and dark before they are saved. */
export function LooksForm({ stored, answer }: LooksFormProps) {
  const { save, brand } = useMessages(settingsMessages);
  const [typed, setTyped] = useState<Partial<Record<BrandColorName, string>>>({});
  const textOf = (name: BrandColorName): string =>
    typed[name] ?? answer?.values[name] ?? stored[name];
  const shown = (name: BrandColorName): string => {
    const text = textOf(name);
    return isColor(text) ? text.toLowerCase() : shippedColors[name];
  };
  const colors = {
    main: shown("main"),
    accent: shown("accent"),
    ink: shown("ink"),
    paper: shown("paper"),
  };
  const { teal, dawn, ink, porcelain } = paletteOf(colors);
  const swatches = { main: teal, accent: dawn, ink, paper: porcelain };
  return (
    <PostForm className="mt-6 flex flex-col items-start gap-8" noValidate>
      <SeenFields stored={stored} answer={answer} />
      <Problem text={answer?.problem} />
      <FieldGroup title={brand.colors} note={brand.colorsNote}>
        <div className="grid w-full gap-5 sm:grid-cols-2">
          {brandColorNames.map((name) => (
            <ColorField
              key={name}
              name={name}
              text={textOf(name)}
              swatch={swatches[name]}
              error={answer?.errors[name]}
              onText={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </div>
        <ChoiceField
          name="logoPlace"
          label={brand.fields.logoPlace}
          answer={answer}
          value={stored.logoPlace}
          options={optionsOf(logoPlaces, brand.logoPlaces)}
        />
      </FieldGroup>
      <FieldGroup title={brand.preview}>
        <BrandPreview colors={colors} />
      </FieldGroup>
      <CompactSubmitButton>{save}</CompactSubmitButton>
    </PostForm>
  );
}

interface ColorFieldProps {
  name: BrandColorName;
  text: string;
  /** The color that pages would show, because a blank field has one as well. */
  swatch: string;
  error: string | undefined;
  onText: (text: string) => void;
}

/** The palette of the browser has no name: without scripts, what was typed is what is sent. */
function ColorField({ name, text, swatch, error, onText }: ColorFieldProps) {
  const { fields, help, pick } = useMessages(settingsMessages).brand;
  return (
    <Field name={name} id={`f-${name}`} label={fields[name]} error={error} help={help[name]}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={pick({ name: fields[name] })}
            value={swatch}
            onChange={({ target }) => onText(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-md border border-field bg-white p-1"
          />
          <input
            {...control}
            name={name}
            value={text}
            onChange={({ target }) => onText(target.value)}
            maxLength={7}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldClass}
          />
        </span>
      )}
    </Field>
  );
}
