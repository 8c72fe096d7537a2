/** Compares a form of texts with what its draft contains. */
import type { Texts } from "#platform/records/merge-edit.ts";

/** @param shown the form's fields as they stand, among others that are no texts */
export const hasUnsavedTexts = (shown: FormData, stored: Texts): boolean =>
  Object.entries(stored).some(([name, text]) => {
    const value = shown.get(name);
    return typeof value === "string" && withoutReturns(value) !== withoutReturns(text);
  });

/** A browser tells ends of lines its own way. */
const withoutReturns = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
