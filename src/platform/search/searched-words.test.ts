import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { hasEachWord, hasWords, isCommon, searchedWords } from "./searched-words.server.ts";

const dialect = new PgDialect();
const text = sql`words`;

describe("searched words", () => {
  it.each([
    ["floor 2", ["'floor':*", "'2':*"]],
    ["O'Brien & sons", ["'O':*", "'Brien':*", "'sons':*"]],
    ["limpieza áreas", ["'limpieza':*", "'áreas':*"]],
    ["!!! ' \\ \0", []],
    ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"].map((word) => `'${word}':*`)],
  ])("of %j are the beginnings of words, eight at most", (words, expected) => {
    expect(searchedWords(words)).toEqual(expected);
  });

  it("ask for nothing where nothing was typed, and find nothing where no word was", () => {
    expect(hasWords(text, "  ")).toBeUndefined();
    expect(hasWords(text)).toBeUndefined();
    expect(dialect.sqlToQuery(hasWords(text, "!!!") ?? sql``).sql).toBe("false");
    expect(dialect.sqlToQuery(hasEachWord("!!!", () => sql`true`)).sql).toBe("false");
    expect(isCommon(undefined)).toBeUndefined();
  });

  it("go to the database as parameters", () => {
    const { sql: query, params } = dialect.sqlToQuery(hasWords(text, "spill floor") ?? sql``);
    expect(query).toBe("words @@ to_tsquery('simple', $1)");
    expect(params).toEqual(["'spill':* & 'floor':*"]);
  });
});
