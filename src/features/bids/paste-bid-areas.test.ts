import { describe, expect, it } from "vitest";
import { readAreaFrequency } from "./area-frequency.ts";
import { readPastedBidAreas } from "./paste-bid-areas.ts";

const areasIn = (text: string) => {
  const { areas, faults } = readPastedBidAreas(text, "en");
  expect(faults).toEqual([]);
  return areas;
};

const restroom = {
  name: "Restroom",
  floor: "2",
  type: "restroom",
  floorCovering: "tile",
  squareFeet: 0,
  building: "North hall",
  fixtures: { toilet: 4, urinal: 2, sink: 3 },
  frequency: { a: { times: 3, per: "week" }, b: null, c: null },
};

describe("a pasted line is read", () => {
  it.each([
    ["by the order of the columns", "Restroom\t2\tRestroom\t\tTile\t4\t2\t3\t3x/week\tNorth hall"],
    [
      "by a header in any order",
      "Building,How often,Sinks,Urinals,Toilets,Area,Level,Use,Flooring\nNorth hall,3 times a week,3,2,4,Restroom,2,restroom,tile",
    ],
    [
      "by a header in Spanish",
      "Edificio\tFrecuencia\tLavabos\tMingitorios\tInodoros\tÁrea\tPiso\tTipo\tAcabado\nNorth hall\t3 veces por semana\t3\t2\t4\tRestroom\t2\tBaño\tLoseta",
    ],
  ])("%s", (_, text) => {
    expect(areasIn(text)).toEqual([restroom]);
  });

  it("five times a week, in no building and without fixtures, where nothing is said", () => {
    expect(areasIn("Lobby,1,lobby,1200,tile")).toMatchObject([
      {
        building: "",
        fixtures: { toilet: 0, urinal: 0, sink: 0 },
        frequency: { a: { times: 5, per: "week" }, b: null, c: null },
      },
    ]);
  });

  it("with the frequency of each alternative", () => {
    const text =
      "Area,Floor,Type,Sq ft,Covering,Frequency A,Frequency B,Frequency C\nLobby,1,lobby,900,tile,daily,monthly,not included";
    expect(areasIn(text)[0]?.frequency).toEqual({
      a: { times: 7, per: "week" },
      b: { times: 1, per: "month" },
      c: null,
    });
  });

  it("with the same name in several buildings, but not twice on a floor of one", () => {
    const lines = ["Annex", "North hall", "annex"].map(
      (building) => `Lobby,1,lobby,900,tile,,,,,${building}`,
    );
    expect(readPastedBidAreas(lines.slice(0, 2).join("\n"), "en").faults).toEqual([]);
    expect(readPastedBidAreas(lines.join("\n"), "en").faults).toEqual([
      { number: 3, faults: ["The same area is on line 1"] },
    ]);
  });
});

it("says of each line what is wrong with it", () => {
  const text = [
    "Lobby,1,lobby,900,tile,,,,hourly",
    "Hall,1,corridor,500,tile",
    "Restroom,1,restroom,,tile,four",
    `Room,1,office,9,tile,,,,,${"x".repeat(31)}`,
    "Closet,1,storage,,tile",
  ].join("\n");
  expect(readPastedBidAreas(text, "en")).toMatchObject({
    areas: [],
    faults: [
      { number: 1, faults: ["“hourly” isn’t a known frequency"] },
      { number: 3, faults: ["Toilets: enter a whole number up to 999"] },
      { number: 4, faults: ["Please keep the building under 30 characters"] },
      { number: 5, faults: ["Please enter square feet as a whole number, e.g., 1,200"] },
    ],
  });
});

it.each([
  ["3x/week", "3-week"],
  ["none", "none"],
  ["Not included", "none"],
  ["No incluida", "none"],
  ["sometimes", undefined],
])("%s is %s", (words, value) => {
  expect(readAreaFrequency(words)).toBe(value);
});
