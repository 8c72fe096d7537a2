import type { Language } from "#platform/language/language.ts";
import { facilityNames } from "./names/messages.ts";

/** How a facility is inspected: part of what was agreed for it. */
export const methodLabels = (language: Language) => facilityNames(language).methods;
