import { byLanguage } from "#platform/language/by-language.ts";
import { leadMessages } from "./messages.ts";

/** Visits a week; optional on the quote form. */
export const frequencies = [
  { value: "1" },
  { value: "2" },
  { value: "3" },
  { value: "4" },
  { value: "5" },
  { value: "7" },
] as const;

export type Frequency = (typeof frequencies)[number]["value"];

export const frequencyChoices = byLanguage((language) => {
  const labels = leadMessages(language).frequencies;
  return frequencies.map(({ value }) => ({ value, label: labels[value] }));
});
