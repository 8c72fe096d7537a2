import { expect, it } from "vitest";
import {
  exampleArea,
  exampleInput,
  exampleSheet,
} from "#features/bids/calculation/example-bid.test-support.ts";
import { offeredAlternatives } from "./offer.ts";

it("an offer calls an area by its building, where the bid names one, and else by its name alone", () => {
  const { alternatives } = exampleSheet();
  const areas = [
    exampleArea({ id: "a", name: "Lobby", building: "North hall" }),
    exampleArea({ id: "b", name: "Vault" }),
  ];
  const [offered] = offeredAlternatives(exampleInput({ areas, alternatives }), { offered: ["a"] });
  expect(offered?.areas.map(({ name }) => name)).toEqual(["North hall, Lobby", "Vault"]);
});
