import type { EntryNames } from "#platform/frame/sections.ts";
import type { Language } from "#platform/language/language.ts";
import { portalMessages } from "./messages.ts";

export const homeName = (language: Language): EntryNames => ({
  "/client-portal": { label: portalMessages(language).home },
});
