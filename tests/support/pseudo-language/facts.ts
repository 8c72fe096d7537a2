/**
 * Finds what a screen has alike in every language: texts of people and of the company, days, times and
 * numbers.
 */
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { pagesInAllLanguages } from "#content/pages.ts";
import { filesBeneath } from "#server/static/files-beneath.ts";

/** Names of months, days, halves of a day and time zones, and what stands between them. */
function wordsOfTime(): string[] {
  const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, 1 + day, (day * 7) % 24));
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: "full", timeStyle: "short" },
    { dateStyle: "medium", timeStyle: "short" },
    { weekday: "short", month: "short", day: "numeric", year: "numeric", hour: "numeric" },
  ];
  const zones = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];
  const names: Intl.DateTimeFormatOptions[] = [
    { timeZoneName: "short" },
    { timeZoneName: "longGeneric" },
  ];
  const written = [
    ...styles.flatMap((style) => {
      const format = new Intl.DateTimeFormat("es-US", style);
      return days.map((day) => format.format(day));
    }),
    ...zones.flatMap((timeZone) =>
      names.flatMap((name) => {
        const format = new Intl.DateTimeFormat("es-US", { ...name, timeZone });
        return [days[0], days[200]].map((day) => format.format(day));
      }),
    ),
  ];
  return [...new Set(written.flatMap((text) => text.match(wordPattern) ?? []))];
}

const wordPattern = /\p{L}+/gu;

/** Units that are written alike in both languages, keys, and the names that languages have for themselves. */
const alike = ["MB", "GB", "Ctrl", "K", "UTC", "English", "Español"];

/** These may stand between two facts on one line. */
const separators = /\s*(?:[,·:|()]|\s[–-]\s)\s*/;

/** References, codes that are stored as a hash, and addresses of this test. */
const made =
  /^(?:[A-Z]{1,2}-)?[0-9A-Z]{3,6}(?:-[0-9A-Z]{4}){0,2}$|^[A-Z]{2} \d{5}$|^content\/|^tmp\/|^dev\/shm\/|^https?:\/\/127\.|^utm_/;

export interface Facts {
  /** True if a part of a line that is in no message may stand there. */
  has: (part: string) => boolean;
}

/** Reads all that is stored, once: what is written afterwards is not known. */
export async function readFacts(databaseUrl: string): Promise<Facts> {
  const lines = new Set<string>();
  const keep = (value: unknown): void => {
    if (typeof value === "string")
      for (const line of value.split("\n")) lines.add(line.replace(/\s+/g, " ").trim());
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(keep);
  };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    for (const { name } of tables.rows)
      for (const { row } of (await client.query(`select to_jsonb(t) as row from "${name}" t`)).rows)
        keep(row);
  } finally {
    await client.end();
  }
  for (const file of await filesBeneath("content")) keep(await readFile(file, "utf8"));
  keep(pagesInAllLanguages());
  const known = [...lines].join("\n");
  const small = new Set([...wordsOfTime(), ...alike]);
  const isKnown = (text: string) =>
    text === "" || made.test(text) || known.includes(text) || isSmall(text);
  const isSmall = (text: string) =>
    (text.match(wordPattern) ?? []).every((word) => small.has(word));
  return { has: (part) => isKnown(part) || part.split(separators).every(isKnown) };
}
