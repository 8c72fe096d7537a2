import { expect, it } from "vitest";
import { areaLabel, floorBeside } from "./area-label.ts";

it("says once on which floor an area is", () => {
  expect(areaLabel("Lobby", "1")).toBe("Lobby, Floor 1");
  expect(areaLabel("Archive", "Basement")).toBe("Archive, Basement");
  expect(areaLabel("Restrooms, floor 1", "1")).toBe("Restrooms, floor 1");
  expect(areaLabel("Restrooms, floor 11", "1")).toBe("Restrooms, floor 11, Floor 1");
  expect(floorBeside("Storage", "Basement")).toBe("Basement");
  expect(floorBeside("Restrooms, floor 1", "1")).toBe("");
});
