import { dateFormat } from "#platform/format/date-format.ts";

/** As people name it, e.g. `Central Time`. @param timeZone IANA name */
export function timeZoneName(timeZone: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
