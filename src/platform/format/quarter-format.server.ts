import type { Language } from "#platform/language/language.ts";
import { formatServerMessages } from "./messages.server.ts";

/** @param quarter e.g. `2026-Q3` @returns within a sentence, e.g. `from July to September 2026` */
export function formatQuarter(quarter: string, language: Language): string {
  const [year = "", name = ""] = quarter.split("-");
  const { quarters } = formatServerMessages(language);
  const spans: Readonly<Record<string, typeof quarters.Q1>> = quarters;
  return spans[name]?.({ year }) ?? quarter;
}
