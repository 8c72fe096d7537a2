/** No table and no column that can hold a person's data is forgotten: each sentence names what is missing. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { privacyServerMessages } from "#features/privacy/messages.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { identifierKinds } from "#platform/privacy/person-words.server.ts";
import {
  canTell,
  columnsOf,
  columnsOfKind,
  keyOf,
  type PersonalTable,
} from "#platform/privacy/personal-data.server.ts";
import { personalData } from "./personal-data.server.ts";

const root = join(import.meta.dirname, "../..");
const tables = new Map<string, PgTable>();

beforeAll(async () => {
  // As migrations do: a table that is in no list is found all the same.
  for (const path of globSync("src/{features,platform}/**/tables/*.ts", { cwd: root })) {
    const module: Record<string, unknown> = await import(join(root, path));
    for (const value of Object.values(module))
      if (is(value, PgTable)) tables.set(getTableName(value), value);
  }
});

const declared = (name: string): PersonalTable | undefined =>
  personalData.find((one) => one.name === name);

it("every table is declared, once", () => {
  expect(tables.size).toBeGreaterThan(50);
  const missing = [...tables.keys()]
    .filter((name) => declared(name) === undefined)
    .map((name) => `${name}: no manifest says what it may hold of a person (\`personalData\`)`);
  expect(missing).toEqual([]);
  const names = personalData.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => !tables.has(name))).toEqual([]);
});

it("every column of text, JSON or addresses is classified, and no other", () => {
  const wrong = [...tables].flatMap(([name, table]) => {
    const kinds = declared(name)?.columns ?? {};
    const telling = Object.entries(columnsOf(table))
      .filter(([, column]) => canTell(column))
      .map(([property]) => property);
    return [
      ...telling
        .filter((property) => !(property in kinds))
        .map((property) => `${name}.${property} is not classified: personal, or not?`),
      ...Object.keys(kinds)
        .filter((property) => !telling.includes(property))
        .map((property) => `${name}.${property} is classified and does not exist`),
    ];
  });
  expect(wrong).toEqual([]);
});

it("what was found can be named by its key, and erased", () => {
  const wrong = personalData.flatMap((one) => {
    const isFound = columnsOfKind(one, ...identifierKinds).length > 0;
    const isSearched = isFound || columnsOfKind(one, "words").length > 0;
    return [
      ...(isSearched && keyOf(one.table) === undefined
        ? [`${one.name} has no key of its own`]
        : []),
      ...(isFound && one.record === undefined
        ? [`${one.name} names people, and does not say what erasing does ("record")`]
        : []),
    ];
  });
  expect(wrong).toEqual([]);
});

/** Ids of accounts by their names, which no foreign key may tell (append-only tables). */
const ofAccounts = /(?:^account|^actor|By|^holder|^author|^inspector|^assignedTo)(?:Id)?$/;

it("every column with the id of an account is known as one", () => {
  const wrong = [...tables].flatMap(([name, table]) => {
    if (table === accounts) return [];
    const known = declared(name)?.accountColumns ?? [];
    return Object.entries(columnsOf(table))
      .filter(([property, { columnType }]) => columnType === "PgUUID" && ofAccounts.test(property))
      .filter(([, column]) => !known.includes(column))
      .map(([property]) => `${name}.${property} is no account column of its declaration`);
  });
  expect(wrong).toEqual([]);
});

describe("a title", () => {
  /** Whoever is looked for is never listed under the name of a table of the database. */
  it("is there, in both languages, for what can be found or belongs to an account", () => {
    const shown = personalData.filter(
      (one) =>
        one.accountColumns.length > 0 || columnsOfKind(one, ...identifierKinds, "words").length > 0,
    );
    for (const language of ["en", "es"] as const) {
      const titles = privacyServerMessages(language).tables;
      const without = shown.filter(({ name }) => !(name in titles)).map(({ name }) => name);
      expect(without, language).toEqual([]);
    }
  });
});
