import { expect, it } from "vitest";
import { areaLabel, floorBeside } from "./area-label.ts";

it("says once on which floor an area is", () => {
  expect(areaLabel("Lobby", "1", "en")).toBe("Lobby, Floor 1");
  expect(areaLabel("Archive", "Basement", "en")).toBe("Archive, Basement");
  expect(areaLabel("Restrooms, floor 1", "1", "en")).toBe("Restrooms, floor 1");
  expect(areaLabel("Restrooms, floor 11", "1", "en")).toBe("Restrooms, floor 11, Floor 1");
  expect(areaLabel("Lab", "B", "en")).toBe("Lab, B");
  expect(areaLabel("Gym", "M", "es")).toBe("Gym, M");
  expect(areaLabel("Añil", "L", "es")).toBe("Añil, L");
  expect(areaLabel("Stairs 2B", "B", "en")).toBe("Stairs 2B, B");
  expect(areaLabel("Stairs B", "B", "en")).toBe("Stairs B");
  expect(areaLabel("Basement", "basement", "en")).toBe("Basement");
  expect(floorBeside("Storage", "Basement", "en")).toBe("Basement");
  expect(floorBeside("Restrooms, floor 1", "1", "en")).toBe("");
});

it("names the floor in the language of the reader, and not again where another language says it", () => {
  expect(areaLabel("Lobby", "1", "es")).toBe("Lobby, Piso 1");
  expect(areaLabel("Restrooms, Floor 1", "1", "es")).toBe("Restrooms, Floor 1");
  expect(areaLabel("Baños, piso 1", "1", "en")).toBe("Baños, piso 1");
});
