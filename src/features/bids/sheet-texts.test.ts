import { expect, it } from "vitest";
import {
  exampleAlternative,
  exampleArea,
  exampleSheet,
} from "./calculation/example-bid.test-support.ts";
import {
  areaFieldNames,
  areaFieldTexts,
  maxAreas,
  readSheet,
  sheetTexts,
  withoutBlankRows,
} from "./sheet-texts.ts";

it("a sheet comes back from its fields as it was", () => {
  const sheet = exampleSheet({
    areas: [
      exampleArea({ ownSeconds: 90, difficulty: 125 }),
      exampleArea({
        id: "two",
        building: "North hall",
        squareFeet: 0,
        fixtures: { toilet: 2, urinal: 0, sink: 3 },
        frequency: { a: null, b: { times: 1, per: "month" }, c: { times: 7, per: "week" } },
      }),
    ],
    periodicWork: [{ id: "wax", name: "Wax", cost: 80_050, timesAYear: 2, firstMonth: 11 }],
    alternatives: {
      a: exampleAlternative({ target: { kind: "margin", share: 1_750 } }),
      b: exampleAlternative({ name: "Three", porterMinutesADay: 90, porterDaysAWeek: 5 }),
      c: exampleAlternative({ isOffered: false, target: { kind: "price", cents: 500_000 } }),
    },
    window: { from: "22:00", until: "04:30" },
    people: 3,
    setUpMinutes: 15,
    supervisionMinutesAMonth: 150,
    supplies: { by: "amount", cents: 12_345 },
    equipment: 5_000,
    wage: 1_825,
    leadMinutesAVisit: 90,
    leadWage: 1_950,
    supervisorWage: 2_400,
    roleBurden: { lead: 2_850, porter: 0 },
    wageFloor: 1_700,
  });
  expect(readSheet(sheetTexts(sheet), "en", 0)).toEqual({ sheet, errors: {} });
  expect(readSheet(sheetTexts(sheet), "es", 0)).toEqual({ sheet, errors: {} });
});

it("shows amounts of dollars with their cents, and shares as short as they are", () => {
  const sheet = exampleSheet({
    periodicWork: [{ id: "wax", name: "Wax", cost: 80_050, timesAYear: 2, firstMonth: 11 }],
    alternatives: {
      a: exampleAlternative({ target: { kind: "margin", share: 1_750 } }),
      b: exampleAlternative({ target: { kind: "price", cents: 500_000 } }),
      c: exampleAlternative({ porterMinutesADay: 90, porterDaysAWeek: 5 }),
    },
    supplies: { by: "amount", cents: 12_340 },
    equipment: 5_000,
    wage: 1_950,
    nightDifference: 50,
    wageFloor: 1_700,
  });
  expect(sheetTexts(sheet)).toMatchObject({
    "work.wax.cost": "800.50",
    "alternative.a.value": "17.5",
    "alternative.b.value": "5000.00",
    "alternative.c.porterHours": "1.5",
    suppliesAmount: "123.40",
    equipment: "50.00",
    wage: "19.50",
    nightDifference: "0.50",
    wageFloor: "17.00",
  });
  expect(readSheet({ ...sheetTexts(sheet), wage: "900" }, "en", 0).errors.wage).toContain("200.00");
});

it("names every field of an area, for those whose fields are folded", () => {
  const names = Object.keys(areaFieldTexts(exampleArea({})));
  expect([...areaFieldNames].toSorted()).toEqual(names.toSorted());
});

it("blank rows are no rows, and one that is ticked to go is none either", () => {
  const texts = {
    people: "2",
    "area.k1.type": "office",
    "area.k1.name": " ",
    "area.k2.name": "Lobby",
    "area.k2.type": "lobby",
    "area.k3.name": "Hall",
    "area.k3.gone": "yes",
  };
  expect(Object.keys(withoutBlankRows(texts))).toEqual(["people", "area.k2.name", "area.k2.type"]);
});

it("an area without any measure, or too many of them, is refused", () => {
  expect(readSheet({ "area.k1.name": "Lobby" }, "en", 0).errors).toEqual({
    "area.k1.squareFeet": "Please enter square feet, fixtures or your own minutes",
  });
  const many = Array.from({ length: maxAreas + 1 }, (_, n) => [
    [`area.k${n}.name`, "Room"],
    [`area.k${n}.squareFeet`, "10"],
  ]).flat();
  expect(readSheet(Object.fromEntries(many), "en", 0).errors.form).toBe(
    "A bid has at most 500 areas",
  );
});
