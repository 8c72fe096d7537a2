import type { Language } from "#platform/language/language.ts";
import { dateFormat } from "./date-format.ts";

/**
 * The popular name, e.g. `Central Time` or `hora central`.
 * @param timeZone IANA name
 */
export function timeZoneName(timeZone: string, language: Language): string {
  const parts = dateFormat({ timeZone, timeZoneName: "longGeneric" }, language).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
