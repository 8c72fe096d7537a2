/** Start-up tasks of a proposal, by days after the first day of service. This module is safe for browsers. */
import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { startUpPlanMessages } from "./messages.ts";

export interface PromisedTask {
  /** Days after the first day of service; before it, less than 0. */
  day: number;
  task: string;
}

/** A task and the language of its words. */
export interface WrittenTask extends PromisedTask {
  language: Language;
}

/** A row of the form as it is kept in drafts: one that is blank keeps its place. */
export interface PromisedTaskRow {
  day: string;
  task: string;
}

export const maxPromisedTasks = 16;
export const maxTask = 160;
const [earliestDay, latestDay] = [-90, 180];

/** The name of a field of a row, counted from 0. */
export const promisedTaskField = (at: number, part: keyof PromisedTaskRow): string =>
  `startUp.${at}.${part}`;

const places = Array.from({ length: maxPromisedTasks }, (_, at) => at);

export const promisedTaskFieldNames: readonly string[] = places.flatMap((at) => [
  promisedTaskField(at, "day"),
  promisedTaskField(at, "task"),
]);

/** Each field by itself: a draft may lack a day or a task. */
export const promisedTaskShape = byLanguage((language) => {
  const { day: message } = startUpPlanMessages(language).errors;
  const day = z._default(
    z.string(message).check(
      z.trim(),
      z.regex(/^(?:-?\d{1,3})?$/, message),
      z.refine((text) => text === "" || (+text >= earliestDay && +text <= latestDay), message),
    ),
    "",
  );
  const task = z._default(optionalText(language, maxTask), "");
  return Object.fromEntries(
    places.flatMap((at) => [
      [promisedTaskField(at, "day"), day] as const,
      [promisedTaskField(at, "task"), task] as const,
    ]),
  );
});

/** The fields of all rows. */
export const promisedTaskTexts = (rows: readonly PromisedTaskRow[]): Texts =>
  Object.fromEntries(
    places.flatMap((at) => [
      [promisedTaskField(at, "day"), rows[at]?.day ?? ""],
      [promisedTaskField(at, "task"), rows[at]?.task ?? ""],
    ]),
  );

/** The number of rows up to the last one with any text, including blank ones before it. */
export const filledRows = (texts: Texts): number =>
  1 +
  places.findLastIndex(
    (at) => !!texts[promisedTaskField(at, "day")] || !!texts[promisedTaskField(at, "task")],
  );

/** Blank rows at the end are left out. */
export const promisedTaskRows = (texts: Texts): PromisedTaskRow[] =>
  places.slice(0, filledRows(texts)).map((at) => ({
    day: texts[promisedTaskField(at, "day")] ?? "",
    task: texts[promisedTaskField(at, "task")] ?? "",
  }));

export const toPromisedTaskRow = ({ day, task }: PromisedTask): PromisedTaskRow => ({
  day: String(day),
  task,
});

const isBlank = ({ day, task }: PromisedTaskRow) => day === "" && task === "";

/** The rows that lack a day or a task. */
export const halfRows = (rows: readonly PromisedTaskRow[]): number[] =>
  rows.flatMap((row, at) => (!isBlank(row) && (row.day === "" || row.task === "") ? [at] : []));

/** In the order of their days. The caller knows that no row is half filled. */
export const toPromisedTasks = (rows: readonly PromisedTaskRow[]): PromisedTask[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ day, task }) => ({ day: Number(day), task }))
    .toSorted((left, right) => left.day - right.day);

type ShippedTask = keyof ReturnType<typeof startUpPlanMessages>["shipped"];

const shippedDays: Readonly<Record<ShippedTask, number>> = {
  keys: -7,
  training: -3,
  supplies: -1,
  deepClean: 7,
  firstTalk: 14,
  inspection: 30,
  secondTalk: 60,
  review: 90,
};

/** The tasks that a plan begins with, in the reader's language. */
export function shippedTasks(language: Language): PromisedTask[] {
  const { shipped } = startUpPlanMessages(language);
  return Object.entries(shippedDays).map(([name, day]) => ({
    day,
    task: shipped[name as ShippedTask],
  }));
}

function shippedName(task: string): ShippedTask | undefined {
  for (const written of languages) {
    const names = startUpPlanMessages(written).shipped;
    const name = Object.keys(shippedDays).find((key) => names[key as ShippedTask] === task);
    if (name !== undefined) return name as ShippedTask;
  }
  return undefined;
}

/** A step that was left as it came with the product says the same in each language; others stay as written. */
export function taskInLanguage(language: Language, task: string): string {
  const name = shippedName(task);
  return name === undefined ? task : startUpPlanMessages(language).shipped[name];
}

/** The same with the language of its words, which for a step of the product is the reader's. */
export const readTask = (
  language: Language,
  { task, taskLanguage }: { task: string; taskLanguage: Language | null },
): { task: string; taskLanguage: WrittenLanguage } =>
  shippedName(task) === undefined
    ? { task, taskLanguage }
    : { task: taskInLanguage(language, task), taskLanguage: undefined };

/** E.g. `7 days before service starts`. */
export function promisedDay(day: number, language: Language): string {
  const { promised } = startUpPlanMessages(language);
  if (day === 0) return promised.firstDay;
  return day < 0 ? promised.before({ count: -day }) : promised.after({ count: day });
}
