import { expect, it } from "vitest";
import { parseStorableJson, storableQuery, storableText } from "./storable-text.ts";

it("takes NUL out of a text, and replaces half of a surrogate pair", () => {
  expect(storableText("Door\0 locked \ud83d")).toBe("Door locked \ufffd");
  expect(storableText("Tür 😀\r\n")).toBe("Tür 😀\r\n");
});

it("takes them out of JSON at any depth, names included", () => {
  expect(
    parseStorableJson('{"act":{"te\\u0000xt":["a\\u0000b",{"c":"\\ud83d"}],"n":1,"o":null}}'),
  ).toEqual({
    act: { text: ["ab", { c: "\ufffd" }], n: 1, o: null },
  });
  expect(parseStorableJson("{")).toBeUndefined();
  expect(parseStorableJson("[".repeat(30_000) + "]".repeat(30_000))).toBeUndefined();
});

it("takes them out of the query of an address, however they are put together", () => {
  for (const query of ["a%00b", "a%00%00b", "a%%0000b", "a%0%000b"])
    expect(storableQuery(`/search?q=${query}`)).toBe("/search?q=ab");
  expect(storableQuery("/a%00b")).toBe("/a%00b");
  expect(storableQuery("/search?q=%2500")).toBe("/search?q=%2500");
});
