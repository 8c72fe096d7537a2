import * as z from "zod/mini";
import { optionalText, optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { websiteServerMessages } from "../messages.server.ts";

const maxTitle = 80;
const maxAlt = 300;

const textFields = (language: Language) => ({
  title: requiredText(language, {
    min: 1,
    max: maxTitle,
    message: websiteServerMessages(language).pictures.errors.title,
  }),
  altEn: optionalText(language, maxAlt),
  altEs: optionalText(language, maxAlt),
  isDecorative: optionalTick(language),
});

/** A picture is described in both languages, unless somebody says that it only decorates. */
const described = (language: Language) => {
  const { errors } = websiteServerMessages(language).pictures;
  return (["altEn", "altEs"] as const).map((path) =>
    z.refine<{ altEn: string; altEs: string; isDecorative: boolean }>(
      (form) => form.isDecorative || form[path] !== "",
      { path: [path], message: errors[path] },
    ),
  );
};

export const newPictureForm = byLanguage((language) =>
  z.object(textFields(language)).check(...described(language)),
);

export type PictureTexts = z.infer<ReturnType<typeof newPictureForm>>;

/** Sliders of a browser send nothing else than whole numbers within their bounds. */
const percent = (language: Language) => {
  const { percent: message } = websiteServerMessages(language).pictures.errors;
  return z.pipe(
    z.string(message).check(z.regex(/^(100|[1-9]?\d)$/, message)),
    z.transform((text: string) => Number(text)),
  );
};

const changeForm = byLanguage((language) =>
  z
    .object({
      step: z.literal("change"),
      ...textFields(language),
      cropSize: percent(language),
      cropLeft: percent(language),
      cropTop: percent(language),
      focusLeft: percent(language),
      focusTop: percent(language),
    })
    .check(...described(language)),
);

/** @property told how many uses in earlier versions the page has shown */
const deleteForm = z.object({
  step: z.literal("delete"),
  told: z.string().check(z.regex(/^\d{1,6}$/)),
});

export const pictureForm = byLanguage((language) =>
  z.discriminatedUnion("step", [changeForm(language), deleteForm]),
);

export type PictureForm = Omit<z.infer<ReturnType<typeof changeForm>>, "step">;
