import { byLanguage } from "#platform/language/by-language.ts";
import { applicationMessages } from "./messages.ts";

/** Years. */
export const experienceLevels = [
  { value: "0-1" },
  { value: "1-3" },
  { value: "3-5" },
  { value: "5-10" },
  { value: "10+" },
] as const;

export const experienceChoices = byLanguage((language) => {
  const labels = applicationMessages(language).experience;
  return experienceLevels.map(({ value }) => ({ value, label: labels[value] }));
});
