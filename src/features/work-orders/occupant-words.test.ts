import { expect, it } from "vitest";
import {
  askerName,
  commentText,
  noName,
  reportedWords,
  requestedBy,
} from "./occupant-words.server.ts";
import { orderText } from "./order-text.server.ts";

it("what the product says for an occupant is read in each language", () => {
  const nameless = { askedName: noName, source: "occupant" } as const;
  expect([askerName(nameless, "en"), askerName(nameless, "es")]).toEqual([
    "An occupant",
    "Un ocupante",
  ]);
  expect(requestedBy(nameless, "es")).toBe("Un ocupante");
  const order = {
    text: reportedWords("trash"),
    made: { code: "reported", kind: "trash" },
  } as const;
  expect(orderText(order, "en")).toBe("The trash is full");
  expect(orderText(order, "es")).toBe("La basura está llena");
  const objection = { text: "", made: { code: "objection" } } as const;
  expect(commentText(objection, "en")).toBe("An occupant says it’s still not right.");
  expect(commentText(objection, "es")).toBe("Un ocupante dice que todavía no está bien.");
});

it("is found by its words in each of them", () => {
  expect(reportedWords("trash")).toBe("The trash is full La basura está llena");
});

it("what people have written, and who they are, stays as it is", () => {
  expect(orderText({ text: "Water by the door", made: null }, "es")).toBe("Water by the door");
  expect(commentText({ text: "Still wet", made: null }, "es")).toBe("Still wet");
  const dana = { askedName: "Dana Whitfield", source: "client" } as const;
  expect(askerName(dana, "es")).toBe("Dana Whitfield");
  expect([requestedBy(dana, "en"), requestedBy(dana, "es")]).toEqual([
    "Dana Whitfield, client",
    "Dana Whitfield, cliente",
  ]);
});
