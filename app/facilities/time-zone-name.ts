/** As people name it, e.g. `Central Time`. @param timeZone IANA name */
export function timeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
