/**
 * Expand, then contract (docs/upgrade.md): while one process migrates, another one of the version
 * before goes on answering, and after a rollback it does so again. So a migration adds, and takes away
 * only what no version in use has touched since.
 */

/** A statement that takes something away says in its SQL why the version before does not miss it. */
const contracts = /^--\s*contracts:\s*\S.{20,}/m;

const harmless: readonly RegExp[] = [
  /^create (table|type|schema|sequence|index|function|or replace function)\b/,
  /^alter table \S+ alter column \S+ (drop not null|set default)\b/,
  /^comment on\b/,
];

/** @returns a sentence for each statement by which the version before could fail */
export function breakingStatements(migration: string): string[] {
  const statements = migration.split("--> statement-breakpoint").map((one) => one.trim());
  const created = new Set(statements.flatMap((statement) => createdTable(plain(statement)) ?? []));
  return statements
    .filter((statement) => plain(statement) !== "" && !contracts.test(statement))
    .filter((statement) => !isHarmless(plain(statement), created))
    .map((statement) => `${plain(statement).slice(0, 120)}: the version before may fail by it`);
}

/** Removes comments, quotes and line breaks, and makes it lower case. */
const plain = (statement: string): string =>
  statement
    .replaceAll(/--.*$/gm, " ")
    .replaceAll('"', "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/;$/, "")
    .toLowerCase();

const createdTable = (statement: string): string | undefined =>
  /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1];

function isHarmless(statement: string, created: ReadonlySet<string>): boolean {
  if (harmless.some((pattern) => pattern.test(statement))) return true;
  // Nobody but the new version knows a new table.
  const [, table = ""] =
    /^alter table (?:only )?(\S+)/.exec(statement) ??
    /^create unique index (?:\S+ )?on (\S+)/.exec(statement) ??
    /^create (?:constraint )?trigger .*? on (\S+)/.exec(statement) ??
    /^insert into (\S+)/.exec(statement) ??
    [];
  if (created.has(table)) return true;
  const [, column] = /^alter table \S+ add column (.*)$/.exec(statement) ?? [];
  if (column === undefined) return false;
  return !/\bnot null\b/.test(column) || /\bdefault\b|\bgenerated\b/.test(column);
}
