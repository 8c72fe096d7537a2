import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { hasEachWord, hasWords, isCommon, searchedWords } from "./searched-words.server.ts";

const dialect = new PgDialect();
const text = sql`words`;

describe("searched words", () => {
  it.each([
    ["7K3M9R 2", ["'7K3M9R':*", "'2':*"]],
    ["by", ["'by':*"]],
    ["sur", ["('sur':* | 'súr':* | 'sür':*)"]],
    ["año", ["('año':* | 'ano':* | 'áno':* | 'anó':* | 'áño':* | 'añó':*)"]],
    ["O'Bry", ["('o':* | 'ó':*)", "'bry':*"]],
    ["!!! ' \\ \0", []],
    ["1 2 3 4 5 6 7 8 9 0", ["1", "2", "3", "4", "5", "6", "7", "8"].map((word) => `'${word}':*`)],
  ])("of %j are the beginnings of words, eight at most", (words, expected) => {
    expect(searchedWords(words)).toEqual(expected);
  });

  it("in the plural also find the singular", () => {
    expect(searchedWords("visitas")[0]).toContain("'visita':*");
    expect(searchedWords("floors")[0]).toContain("'floor':*");
    expect(searchedWords("unidades")[0]).toContain("'unidad' |");
    expect(searchedWords("inspecciones")[0]).toContain("'inspección' |");
    expect(searchedWords("luces")[0]).toContain("'luz' |");
    expect(searchedWords("gas")[0]).not.toContain("'ga':*");
    expect(searchedWords("glass")[0]).not.toContain("'glas':*");
  });

  it("are at most 64 spellings, also of what is no word", () => {
    const spellings = (word: string) => searchedWords(word)[0]?.split("|").length;
    expect(spellings("na".repeat(12))).toBe(64);
    expect(searchedWords("na".repeat(50))).toEqual([`'${"na".repeat(50)}':*`]);
  });

  it("ask for nothing where nothing was typed, and find nothing where no word was", () => {
    expect(hasWords(text, "  ")).toBeUndefined();
    expect(hasWords(text)).toBeUndefined();
    expect(dialect.sqlToQuery(hasWords(text, "!!!") ?? sql``).sql).toBe("false");
    expect(dialect.sqlToQuery(hasEachWord("!!!", () => sql`true`)).sql).toBe("false");
    expect(isCommon(undefined)).toBeUndefined();
  });

  it("go to the database as parameters", () => {
    const { sql: query, params } = dialect.sqlToQuery(hasWords(text, "spy 2") ?? sql``);
    expect(query).toBe("words @@ to_tsquery('simple', $1)");
    expect(params).toEqual(["'spy':* & '2':*"]);
  });
});
