import { expect, it } from "vitest";
import {
  askerName,
  occupantText,
  requestedBy,
  storedOccupantWords,
} from "./occupant-words.server.ts";

const { name, reported, objection } = storedOccupantWords;

it("our own words for an occupant are read in each language", () => {
  const nameless = { askedName: name, source: "occupant" } as const;
  expect([askerName(nameless, "en"), askerName(nameless, "es")]).toEqual([
    "An occupant",
    "Un ocupante",
  ]);
  expect(requestedBy(nameless, "es")).toBe("Un ocupante");
  expect(occupantText(reported.trash, "en")).toBe("The trash is full");
  expect(occupantText(reported.trash, "es")).toBe("La basura está llena");
  expect(occupantText(objection, "es")).toBe("Un ocupante dice que todavía no está bien.");
});

it("what people have written, and who they are, stays as it is", () => {
  expect(occupantText("Water by the door", "es")).toBe("Water by the door");
  const dana = { askedName: "Dana Whitfield", source: "client" } as const;
  expect(askerName(dana, "es")).toBe("Dana Whitfield");
  expect([requestedBy(dana, "en"), requestedBy(dana, "es")]).toEqual([
    "Dana Whitfield, client",
    "Dana Whitfield, cliente",
  ]);
});
