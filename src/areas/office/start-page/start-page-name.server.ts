import type { EntryNames } from "#platform/frame/sections.ts";
import type { Language } from "#platform/language/language.ts";
import { officeMessages } from "../messages.ts";

export const startPageName = (language: Language): EntryNames => ({
  "/office": { label: officeMessages(language).start.section },
});
