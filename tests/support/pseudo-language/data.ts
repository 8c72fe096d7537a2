/** What a text may hold besides messages: what is stored, numbers, days. */
import type { Client } from "pg";
import { withoutSigns } from "./unbracketed.ts";

const names = (options: Intl.DateTimeFormatOptions, days: readonly Date[]): string[] => {
  const format = new Intl.DateTimeFormat("es-US", { timeZone: "UTC", ...options });
  return days.flatMap((day) =>
    format
      .formatToParts(day)
      .filter(({ type }) => type === "month" || type === "weekday" || type === "dayPeriod")
      .map(({ value }) => value),
  );
};

const daysOfYear = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2024, 0, day + 1)));
const widths = ["long", "short", "narrow"] as const;

const timeZones = [
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
];

/** `CST`, `CDT`, and the words of `hora central`. */
const namesOfZone = (timeZone: string): string[] =>
  (["short", "longGeneric"] as const).flatMap((timeZoneName) =>
    [new Date(Date.UTC(2024, 0, 1)), new Date(Date.UTC(2024, 6, 1))].flatMap((day) =>
      new Intl.DateTimeFormat("es-US", { timeZone, timeZoneName })
        .formatToParts(day)
        .filter(({ type }) => type === "timeZoneName")
        .flatMap(({ value }) => value.split(" ")),
    ),
  );

/** Words of days and times as `Intl` writes them in Spanish, and of lists. */
const wordsOfIntl = new Set(
  [
    ...widths.flatMap((width) => [
      ...names({ month: width, day: "numeric" }, daysOfYear),
      ...names({ month: width }, daysOfYear),
      ...names({ weekday: width }, daysOfYear.slice(0, 7)),
    ]),
    ...names({ hour: "numeric", hour12: true }, [new Date(0), new Date(12 * 3_600_000)]),
    ...timeZones.flatMap(namesOfZone),
    ..."de del a las la y e o u h min s kB MB am pm a.m p.m a.m. p.m. GMT UTC".split(" "),
  ].map((word) => word.toLowerCase()),
);

const isOfIntl = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[\s,:–—-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .every((word) => wordsOfIntl.has(word) || wordsOfIntl.has(word.replace(/\.$/, "")));

/** Every text of every table, with those within JSON. Codes such as `work-order` are none. */
export async function storedTexts(client: Client): Promise<Set<string>> {
  const { rows: columns } = await client.query<{ table: string; column: string }>(`
    select quote_ident(table_name) as table, quote_ident(column_name) as column
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`);
  const texts = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(add);
  };
  for (const { table, column } of columns) {
    const { rows } = await client.query(`select distinct ${column} as value from ${table}`);
    for (const { value } of rows) add(value);
  }
  return texts;
}

const isCode = (text: string) => /^[a-z]+([-.][a-z]+)*$/.test(text);

/** What only programs have made: addresses, ids, codes on signs, moments of a file, postal codes. */
const programs = [
  /^https?:\S+$/,
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/,
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  /^[A-Z]{2} \d{5}$/,
  /^\{\w+\}?$|^\w+\}$/,
];

/** What lists and addresses of one line put between texts. */
const between = /\s*(?:[,·–—|:;()/]|\s-\s|\n)\s*/;

/** Says of a text without brackets whether it is data: the whole of one, a line, or a part of a line in its order. */
export function knownData(stored: Iterable<string>, justified: readonly (string | RegExp)[]) {
  const whole = new Set<string>();
  let all = "";
  for (const text of stored) {
    if (isCode(text)) continue;
    for (const line of [text, ...text.split("\n"), ...text.split(between)])
      whole.add(withoutSigns(line));
    // Lines of an address stand in one line where a page breaks them by an element.
    all += `${withoutSigns(text)}\n`;
  }
  const isData = (text: string): boolean =>
    !/\p{L}/u.test(text) ||
    isOfIntl(text) ||
    whole.has(text) ||
    programs.some((one) => one.test(text)) ||
    justified.some((one) => (typeof one === "string" ? one === text : one.test(text))) ||
    (text.split(" ").length > 3 && all.includes(text.replace(/…$/, "")));
  return (text: string): boolean =>
    isData(text) ||
    text.split(between).every((part) => isData(withoutSigns(part).replace(/…$/, "")));
}
