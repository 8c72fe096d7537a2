import * as z from "zod/mini";
import { logoPlaces } from "#content/brand.ts";
import { brandColorNames, faultsOf, shippedColors } from "#content/brand-colors.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { settingsServerMessages } from "../messages.server.ts";
import type { StoredBrand } from "./stored-brand.server.ts";

export const brandFieldNames = [...brandColorNames, "logoPlace"];

export const brandForm = byLanguage((language: Language) => {
  const { brand: errors } = settingsServerMessages(language).errors;
  const sentence = errors.color({ example: shippedColors.main });
  const color = (pattern: RegExp) =>
    z.string(sentence).check(z.trim(), z.toLowerCase(), z.regex(pattern, sentence));
  const needed = color(/^#[\da-f]{6}$/);
  const perhaps = color(/^(#[\da-f]{6})?$/);
  return z.object({
    main: needed,
    accent: needed,
    ink: perhaps,
    paper: perhaps,
    logoPlace: z.enum(logoPlaces, errors.logoPlace),
  });
});

export type BrandForm = z.infer<ReturnType<typeof brandForm>>;

export const brandTexts = ({ colors, logoPlace }: StoredBrand): BrandForm => ({
  ...colors,
  logoPlace,
});

/** A sentence for each color that could not be read, with one that could. */
export function colorErrors(form: BrandForm, language: Language): Record<string, string> {
  const { brand: errors } = settingsServerMessages(language).errors;
  return Object.fromEntries(
    faultsOf(form).map(({ name, suggestion }) => [name, errors.contrast({ suggestion })]),
  );
}
