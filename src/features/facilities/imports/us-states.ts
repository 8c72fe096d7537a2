/** The states as addresses name them, and the time zones that follow from an address. */

interface UsState {
  code: string;
  /** Lower case, because cells are compared in lower case. */
  name: string;
  timeZone?: string;
}

const eastern = "America/New_York";
const central = "America/Chicago";
const mountain = "America/Denver";
const pacific = "America/Los_Angeles";
const indiana = "America/Indiana/Indianapolis";

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

/**
 * Two time zones share these states. Each zone has the areas of the Postal Service (the first three digits of a
 * ZIP code) that lie in it as a whole. An area through which the line runs is not named: there the row says.
 */
const zipAreas: Readonly<Record<string, readonly (readonly [timeZone: string, areas: string])[]>> =
  {
    FL: [
      [eastern, "320-323 326-349"],
      [central, "325"],
    ],
    ID: [
      [mountain, "832-834 837"],
      [pacific, "838"],
    ],
    IN: [
      [indiana, "460-462 466-474 478"],
      [central, "463-464 476-477"],
    ],
    KS: [[central, "660-676"]],
    KY: [
      [eastern, "402-418 425"],
      [central, "420-424"],
    ],
    MI: [[eastern, "480-497"]],
    NE: [
      [central, "680-689"],
      [mountain, "693"],
    ],
    NV: [[pacific, "889-897"]],
    ND: [[central, "580-584"]],
    OR: [[pacific, "970-978"]],
    SD: [
      [central, "570-574"],
      [mountain, "577"],
    ],
    TN: [
      [central, "370-372 380-384"],
      [eastern, "374 376 379"],
    ],
    TX: [
      [central, "750-797"],
      [mountain, "799 885"],
    ],
  };

/** Undefined where state and ZIP code leave it open. */
export function timeZoneAt(state: string, postalCode: string): string | undefined {
  const ofState = usStates.find(({ code }) => code === state)?.timeZone;
  if (ofState !== undefined) return ofState;
  const area = postalCode.slice(0, 3);
  return zipAreas[state]?.find(([, areas]) => isIn(areas, area))?.[0];
}

const isIn = (areas: string, area: string): boolean =>
  areas.split(" ").some((range) => {
    const [first = "", last = first] = range.split("-");
    return area.length === 3 && area >= first && area <= last;
  });
