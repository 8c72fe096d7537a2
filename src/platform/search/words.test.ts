import { describe, expect, it } from "vitest";
import { queryWords, stemOf } from "./words.ts";

describe("stems", () => {
  it.each([
    ["cleaning", "cleaned"],
    ["clean", "cleaning"],
    ["offices", "office"],
    ["facilities", "facility"],
    ["mopping", "mop"],
    ["Café", "CAFE"],
    ["glass", "Glass"],
    ["disinfection", "disinfecting"],
    ["inspections", "inspected"],
    ["pricing", "prices"],
    ["client’s", "client"],
  ])("%s is found as %s", (word, other) => {
    expect(stemOf(word, "en")).toBe(stemOf(other, "en"));
  });

  it.each(["gas", "bus", "ring", "bed", "24", "7"])("%s stays what it is", (word) => {
    expect(stemOf(word, "en")).toBe(word);
  });
});

describe("Spanish stems", () => {
  it.each([
    ["baños", "bano"],
    ["limpieza", "LIMPIEZAS"],
    ["limpiar", "limpiada"],
    ["limpio", "limpia"],
    ["inspecciones", "inspección"],
    ["unidades", "unidad"],
    ["luces", "luz"],
    ["oficinas", "oficina"],
    ["desinfectar", "desinfectado"],
    ["vacantes", "vacante"],
    ["pingüino", "pinguino"],
  ])("%s is found as %s", (word, other) => {
    expect(stemOf(word, "es")).toBe(stemOf(other, "es"));
  });

  it.each(["gas", "mes", "sol", "virus", "24"])("%s stays what it is", (word) => {
    expect(stemOf(word, "es")).toBe(word);
  });

  it("are none of words that say nothing", () => {
    expect(
      queryWords("¿cuánto cuesta la limpieza de una oficina?", "es").map(({ stem }) => stem),
    ).toEqual(["cuant", "cuest", "limpiez", "oficin"]);
  });
});

describe("queries", () => {
  it("leave out words that say nothing, and look at eight words at most", () => {
    expect(queryWords("what is the best of the floors", "en")).toEqual([
      { stem: "best", beginning: "best" },
      { stem: "floor", beginning: "floor" },
    ]);
    expect(queryWords("one two three four five six seven eight nine ten", "en")).toHaveLength(8);
    expect(queryWords("?!. … —", "en")).toEqual([]);
  });
});
