import { describe, expect, it } from "vitest";
import { planBidAreas } from "./plan-bid-areas.ts";

type PlannedArea = Parameters<typeof planBidAreas>[1][number];

const area = (more: Partial<PlannedArea> = {}): PlannedArea => ({
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Lobby",
  floor: "1",
  type: "lobby",
  floorCovering: null,
  squareFeet: 1_200,
  fixtures: { toilet: 0, urinal: 0, sink: 0 },
  notes: "",
  takenAs: null,
  ...more,
});

describe("a floor covering that nobody knows yet", () => {
  it("is named before the area is added, as the bid would say another one", () => {
    const hall = area({ id: "00000000-0000-4000-8000-0000000000a2", name: "Hall" });
    const { added, unknownFloors } = planBidAreas({}, [
      area(),
      { ...hall, floorCovering: "tile" },
      { ...hall, name: "Closet", squareFeet: null },
    ]);
    expect(added).toEqual(["Lobby", "Hall"]);
    expect(unknownFloors).toEqual(["Lobby"]);
  });

  it("stays named while the bid says so, until somebody has chosen one there", () => {
    const { sent, taken } = planBidAreas({}, [area()]);
    const takenAs = taken[0]?.takenAs ?? null;
    expect(planBidAreas(sent, [area({ takenAs })])).toMatchObject({
      unchanged: 1,
      unknownFloors: ["Lobby"],
    });
    const chosen = { ...sent, "area.0000000000a1.covering": "carpet" };
    expect(planBidAreas(chosen, [area({ takenAs })]).unknownFloors).toEqual([]);
    const removed = planBidAreas({}, [area({ takenAs })]);
    expect(removed).toMatchObject({ left: [{ reason: "removed-from-bid" }], unknownFloors: [] });
  });
});
