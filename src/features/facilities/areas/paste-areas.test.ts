import { describe, expect, it } from "vitest";
import { maxPastedAreas, readDelimited, readPastedAreas } from "./paste-areas.ts";

const areasIn = (text: string) => readPastedAreas(text, [], "en").lines.map(({ area }) => area);
const lobby = {
  name: "Lobby",
  floor: "1",
  type: "lobby",
  squareFeet: 1_200,
  toilets: 0,
  urinals: 0,
  sinks: 0,
  floorCovering: "tile",
};

describe("a pasted line is read", () => {
  it.each([
    ["with tabs", "Lobby\t1\tLobby or entrance\t1200\tTile"],
    ["with commas", "Lobby,1,lobby,1200,tile"],
    ["with quotes and a comma in a number", 'Lobby,1,"Lobby or entrance","1,200",Tile'],
    ["with spaces around, and a unit", " Lobby , 1 , LOBBY , 1200 sq ft , TILE "],
    [
      "with a header",
      "Area\tFloor\tType\tSquare feet\tFloor covering\nLobby\t1\tlobby\t1200\ttile",
    ],
    [
      "with a header in another order and a column of no use",
      "Sq. Ft.,Notes,Room,Flooring,Level,Use\n1200,-,Lobby,tile,1,lobby",
    ],
    [
      "with the line ends of Windows",
      "name,floor,type,sqft,flooring\r\nLobby,1,lobby,1200,tile\r\n",
    ],
    [
      "in Spanish, with accents or without",
      "Área,Piso,Tipo,Pies cuadrados,Acabado del piso\nLobby,1,VESTIBULO o entrada,1200 pies²,Loseta",
    ],
    ["between empty lines", "\n\nLobby,1,lobby,1200,tile\n\n,,,,\n"],
  ])("%s", (_, text) => {
    expect(areasIn(text)).toEqual([lobby]);
  });

  it("with a line break and doubled quotes within quotes, and later lines keep their number", () => {
    const text = '"The ""Hub""\nNorth",2,open office,900,carpet\nLobby,1,lobby,1200,tile';
    const { lines } = readPastedAreas(text, [], "en");
    expect(lines.map(({ number, given: cells }) => [number, cells.name])).toEqual([
      [1, 'The "Hub"\nNorth'],
      [3, "Lobby"],
    ]);
  });

  it("as it stands, where a quote is only an inch", () => {
    expect(readDelimited('Pipe 3",2\n"open,3')).toEqual([
      { number: 1, cells: ['Pipe 3"', "2"] },
      { number: 2, cells: ['"open', "3"] },
    ]);
  });
});

describe("a line says what is wrong with it:", () => {
  const faultsOf = (text: string, existing: { name: string; floor: string }[] = []) =>
    readPastedAreas(text, existing, "en").lines.map(({ faults }) => faults);

  it.each([
    [",1,lobby,1200,tile", "Please enter the name of the area"],
    ["Lobby,,lobby,1200,tile", "Please enter the floor, e.g., 1"],
    ["Lobby,1,spaceship,1200,tile", "“spaceship” isn’t a known type of area"],
    ["Lobby,1,,1200,tile", "Please choose a type"],
    ["Lobby,1,lobby,big,tile", "Please enter square feet as a whole number, e.g., 1,200"],
    ["Lobby,1,lobby,-5,tile", "Please enter square feet as a whole number, e.g., 1,200"],
    ["Lobby,1,lobby,0,tile", "An area has at least one square foot"],
    ["Lobby,1,lobby,1200,lava", "“lava” isn’t a known floor covering"],
    ["Lobby,1,lobby,1200", "Please choose a floor covering"],
  ])("%s", (text, fault) => {
    expect(faultsOf(text)).toEqual([[fault]]);
  });

  it("several faults at once", () => {
    expect(faultsOf(",,x,y,z")[0]).toHaveLength(5);
  });

  it("duplicates within the text and of what the facility has, whatever the case", () => {
    const text = "Lobby,1,lobby,10,tile\nLOBBY,1,lobby,10,tile\nlobby,2,lobby,10,tile";
    expect(faultsOf(text)).toEqual([[], ["The same area is on line 1"], []]);
    expect(faultsOf("Lobby,1,lobby,10,tile", [{ name: "lobby", floor: "1" }])).toEqual([
      ["Floor 1 already has an area named “Lobby”"],
    ]);
  });

  it("nothing at all, a header alone, and too much", () => {
    for (const text of ["", " \n ", "name,floor,type"])
      expect(readPastedAreas(text, [], "en").problem).toMatch(/No areas found/);
    const many = Array.from({ length: maxPastedAreas + 1 }, (_, n) => `R${n},1,office,9,tile`);
    expect(readPastedAreas(many.join("\n"), [], "en").problem).toMatch(/at most 500/);
    expect(readPastedAreas(many.slice(1).join("\n"), [], "en").lines).toHaveLength(maxPastedAreas);
  });
});
