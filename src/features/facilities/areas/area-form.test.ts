import { expect, it } from "vitest";
import * as z from "zod/mini";
import { areaForm } from "./area-form.ts";
import { areaSizeText } from "./change-areas.server.ts";

const restroom = { name: "Restroom", floor: "1", type: "restroom", floorCovering: "tile" };
const read = (fields: Readonly<Record<string, string>>) =>
  z.safeParse(areaForm("en"), { ...restroom, squareFeet: "", ...fields });

it("has square feet, or fixtures that are counted, or both", () => {
  expect(read({ squareFeet: "1,200 sq ft" }).data).toMatchObject({ squareFeet: 1_200, toilets: 0 });
  expect(read({ toilets: "12", urinals: " 4 ", sinks: "" }).data).toEqual({
    ...restroom,
    squareFeet: 0,
    toilets: 12,
    urinals: 4,
    sinks: 0,
  });
  expect(read({ squareFeet: "400", sinks: "2" }).data).toMatchObject({ squareFeet: 400, sinks: 2 });
});

it.each([
  [{}, "squareFeet"],
  [{ toilets: "0" }, "squareFeet"],
  [{ squareFeet: "0", toilets: "2" }, "squareFeet"],
  [{ squareFeet: "x", toilets: "2" }, "squareFeet"],
  [{ toilets: "-1" }, "toilets"],
  [{ urinals: "1000" }, "urinals"],
  [{ sinks: "two" }, "sinks"],
])("refuses %j beside the field", (fields, name) => {
  const { error } = read(fields);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});

it("says how large it is by what is known of it", () => {
  const none = { squareFeet: 0, toilets: 0, urinals: 0, sinks: 0 };
  expect(areaSizeText({ ...none, squareFeet: 1_200 }, "en")).toBe("1,200 sq ft");
  const counted = { ...none, toilets: 1, sinks: 2 };
  expect(areaSizeText(counted, "en")).toBe("1 toilet, 2 sinks");
  expect(areaSizeText({ ...counted, squareFeet: 90 }, "es")).toBe("90 pies², 1 inodoro, 2 lavabos");
});
