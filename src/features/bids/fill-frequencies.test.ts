import { expect, it } from "vitest";
import { areasToFill, fillFrequencies, valueOfPlace } from "./fill-frequencies.ts";

const texts = {
  "area.one.name": "Lobby",
  "area.one.building": "North hall",
  "area.one.floor": "1",
  "area.one.a": "5-week",
  "area.one.b": "none",
  "area.two.name": "Lab",
  "area.two.building": "North hall",
  "area.two.floor": "2",
  "area.two.a": "2-week",
  "area.two.b": "1-month",
  "area.three.name": "Hall",
  "area.three.building": "Annex",
  "area.three.floor": "2",
  "area.gone.name": "Old room",
  "area.gone.gone": "yes",
  "area.blank.a": "5-week",
};

it("copies one alternative to another, area by area", () => {
  expect(fillFrequencies(texts, { to: "b", often: "a", place: "" })).toEqual({
    "area.one.b": "5-week",
    "area.two.b": "2-week",
    // As a form shows an area in which nothing was chosen yet.
    "area.three.b": "5-week",
  });
});

it("sets all areas, or those of a building or a floor, whatever the capitals", () => {
  const set = (place: string) =>
    Object.keys(fillFrequencies(texts, { to: "c", often: "3-week", place }) ?? {});
  expect(set("")).toEqual(["area.one.c", "area.two.c", "area.three.c"]);
  expect(set(valueOfPlace({ building: "north HALL" }))).toEqual(["area.one.c", "area.two.c"]);
  expect(set(valueOfPlace({ building: "North hall", floor: "2" }))).toEqual(["area.two.c"]);
  expect(set(valueOfPlace({ building: "Annex", floor: "2" }))).toEqual(["area.three.c"]);
  expect(set(valueOfPlace({ building: "", floor: "2" }))).toEqual([]);
  expect(areasToFill(texts, "")).toEqual(["one", "two", "three"]);
});

it("leaves areas out of an alternative", () => {
  expect(fillFrequencies(texts, { to: "a", often: "none", place: "" })).toMatchObject({
    "area.one.a": "none",
  });
});

it.each([
  { to: "d", often: "5-week", place: "" },
  { to: "b", often: "9-week", place: "" },
  { to: "b", often: "", place: "" },
  { to: "b", often: "5-week", place: "moon" },
  { to: "b", often: "5-week", place: "%" },
])("knows no other choices: %j", (choice) => {
  expect(fillFrequencies(texts, choice)).toBeUndefined();
});
