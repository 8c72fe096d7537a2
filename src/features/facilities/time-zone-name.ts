import { dateFormat } from "#platform/format/date-format.ts";
import type { Language } from "#platform/language/language.ts";

/** As people name it, e.g. `Central Time`, `hora central`. @param timeZone IANA name */
export function timeZoneName(timeZone: string, language: Language): string {
  const parts = dateFormat({ timeZone, timeZoneName: "longGeneric" }, language).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
