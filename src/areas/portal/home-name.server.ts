import type { EntryNames } from "#platform/frame/sections.ts";
import type { Language } from "#platform/language/language.ts";

export const homeName = (language: Language): EntryNames => ({
  "/client-portal": { label: { en: "Home", es: "Inicio" }[language] },
});
