import { expect, it } from "vitest";
import { newReference } from "./reference.server.ts";

it("is short, without symbols that are mistaken for each other, and different each time", () => {
  const drawn = Array.from({ length: 2000 }, () => newReference("Q"));
  for (const reference of drawn)
    expect(reference).toMatch(/^Q-[2-9FHJKMRTWX]{3}-[2-9FHJKMRTWX]{4}$/);
  expect(new Set(drawn).size).toBe(drawn.length);
});
