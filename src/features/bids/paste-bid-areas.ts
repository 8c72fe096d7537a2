/** Areas of a bid from a spreadsheet: as those of a facility, with how often each is done and its building. */
import {
  type FurtherColumn,
  type PastedLine,
  readPastedAreas,
} from "#features/facilities/areas/paste-areas.ts";
import type { Language } from "#platform/language/language.ts";
import { readAreaFrequency } from "./area-frequency.ts";
import { type AlternativeName, alternativeNames, type BidArea } from "./bid-sheet-types.ts";
import { bidMessages } from "./messages.ts";
import { frequencyOf, maxBuildingLength, usualFrequency } from "./sheet-texts.ts";

type Pasted = Omit<BidArea, "id" | "difficulty" | "ownSeconds">;

interface PastedBidAreas {
  /** Empty while any line has faults. */
  areas: (Pasted & { building: string })[];
  faults: { number: number; faults: string[] }[];
  /** A fault of the whole text, and not of one line. */
  problem: string | undefined;
}

const oftenHeads = ["frequency", "how often", "often", "frecuencia", "cada cuanto"];

const oftenOf = (letter: AlternativeName) => oftenHeads.map((head) => `${head} ${letter}`);

/** The order is that of the help beside the field. B and C are read only under a header. */
const furtherColumns: readonly FurtherColumn[] = [
  { name: "a", heads: [...oftenHeads, ...oftenOf("a"), "times a week", "veces por semana"] },
  {
    name: "building",
    heads: ["building", "building name", "site", "edificio", "inmueble"],
    isApart: true,
  },
  { name: "b", heads: oftenOf("b") },
  { name: "c", heads: oftenOf("c") },
];

export function readPastedBidAreas(text: string, language: Language): PastedBidAreas {
  const { lines, problem } = readPastedAreas(text, [], language, furtherColumns);
  const read = lines.map((line) => readLine(line, language));
  const faults = read.filter((line) => line.faults.length > 0);
  return {
    areas: faults.length > 0 ? [] : read.flatMap(({ area }) => area ?? []),
    faults: faults.map(({ number, faults }) => ({ number, faults })),
    problem,
  };
}

function readLine({ number, area, further, faults }: PastedLine, language: Language) {
  const { areas } = bidMessages(language);
  const { building = "" } = further;
  const often = alternativeNames.map((name) => {
    const written = further[name] ?? "";
    return {
      name,
      written,
      value: written === "" ? usualFrequency(name) : readAreaFrequency(written),
    };
  });
  const allFaults = [
    ...faults,
    ...often.flatMap(({ written, value }) =>
      value === undefined ? areas.unknownFrequency({ frequency: written }) : [],
    ),
    ...(building.length > maxBuildingLength
      ? [areas.longBuilding({ max: maxBuildingLength })]
      : []),
  ];
  if (area === undefined || allFaults.length > 0)
    return { number, faults: allFaults, area: undefined };
  const frequency = (letter: AlternativeName) =>
    frequencyOf(often.find(({ name }) => name === letter)?.value ?? "");
  const { toilets, urinals, sinks, ...rest } = area;
  return {
    number,
    faults: allFaults,
    area: {
      ...rest,
      building,
      fixtures: { toilet: toilets, urinal: urinals, sink: sinks },
      frequency: { a: frequency("a"), b: frequency("b"), c: frequency("c") },
    },
  };
}
