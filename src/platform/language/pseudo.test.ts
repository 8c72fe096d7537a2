import { expect, it } from "vitest";
import { pseudoText } from "./pseudo.ts";

it("marks a text, makes it about a third longer, and keeps its values and tags", () => {
  const text = "Who has a key to {facility} tonight? Ask <link>the office</link>.";
  const pseudo = pseudoText(text);
  expect(pseudo).toBe(
    "[Whóo háaš áa kéeý tóo {facility} tóoñíght? Ašk <link>thée óoffícée</link>.]",
  );
});
