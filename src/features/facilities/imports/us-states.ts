/** The states as addresses name them, and the time zone of those that lie in one as a whole. */

interface UsState {
  code: string;
  /** In lower case, as cells are compared. */
  name: string;
  timeZone?: string;
}

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";

const usStates: readonly UsState[] = [
  { code: "AL", name: "alabama", timeZone: central },
  { code: "AK", name: "alaska", timeZone: "America/Anchorage" },
  { code: "AZ", name: "arizona", timeZone: "America/Phoenix" },
  { code: "AR", name: "arkansas", timeZone: central },
  { code: "CA", name: "california", timeZone: pacific },
  { code: "CO", name: "colorado", timeZone: mountain },
  { code: "CT", name: "connecticut", timeZone: eastern },
  { code: "DE", name: "delaware", timeZone: eastern },
  { code: "DC", name: "district of columbia", timeZone: eastern },
  { code: "FL", name: "florida" },
  { code: "GA", name: "georgia", timeZone: eastern },
  { code: "HI", name: "hawaii", timeZone: "Pacific/Honolulu" },
  { code: "ID", name: "idaho" },
  { code: "IL", name: "illinois", timeZone: central },
  { code: "IN", name: "indiana" },
  { code: "IA", name: "iowa", timeZone: central },
  { code: "KS", name: "kansas" },
  { code: "KY", name: "kentucky" },
  { code: "LA", name: "louisiana", timeZone: central },
  { code: "ME", name: "maine", timeZone: eastern },
  { code: "MD", name: "maryland", timeZone: eastern },
  { code: "MA", name: "massachusetts", timeZone: eastern },
  { code: "MI", name: "michigan" },
  { code: "MN", name: "minnesota", timeZone: central },
  { code: "MS", name: "mississippi", timeZone: central },
  { code: "MO", name: "missouri", timeZone: central },
  { code: "MT", name: "montana", timeZone: mountain },
  { code: "NE", name: "nebraska" },
  { code: "NV", name: "nevada" },
  { code: "NH", name: "new hampshire", timeZone: eastern },
  { code: "NJ", name: "new jersey", timeZone: eastern },
  { code: "NM", name: "new mexico", timeZone: mountain },
  { code: "NY", name: "new york", timeZone: eastern },
  { code: "NC", name: "north carolina", timeZone: eastern },
  { code: "ND", name: "north dakota" },
  { code: "OH", name: "ohio", timeZone: eastern },
  { code: "OK", name: "oklahoma", timeZone: central },
  { code: "OR", name: "oregon" },
  { code: "PA", name: "pennsylvania", timeZone: eastern },
  { code: "RI", name: "rhode island", timeZone: eastern },
  { code: "SC", name: "south carolina", timeZone: eastern },
  { code: "SD", name: "south dakota" },
  { code: "TN", name: "tennessee" },
  { code: "TX", name: "texas" },
  { code: "UT", name: "utah", timeZone: mountain },
  { code: "VT", name: "vermont", timeZone: eastern },
  { code: "VA", name: "virginia", timeZone: eastern },
  { code: "WA", name: "washington", timeZone: pacific },
  { code: "WV", name: "west virginia", timeZone: eastern },
  { code: "WI", name: "wisconsin", timeZone: central },
  { code: "WY", name: "wyoming", timeZone: mountain },
];

/** `IL`, `il.` or `Illinois` as `IL`; anything else as it was written. */
export function stateCode(written: string): string {
  const words = written.trim().replaceAll(".", "").toLowerCase();
  return (
    usStates.find(({ code, name }) => code.toLowerCase() === words || name === words)?.code ??
    written
  );
}

/** Undefined for the states that two time zones share. */
export const timeZoneOfState = (code: string): string | undefined =>
  usStates.find((state) => state.code === code)?.timeZone;
