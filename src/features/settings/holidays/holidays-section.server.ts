/** The holidays that the company keeps, as a section of the settings. */
import * as z from "zod/mini";
import {
  type CompanyHolidays,
  holidayIds,
  type OwnHoliday,
  shippedHolidays,
} from "#content/company-holidays.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

const stored = z.partial(
  z.object({
    kept: z.array(z.enum(holidayIds)),
    own: z.array(z.object({ month: z.number(), day: z.number(), name: z.string() })),
  }),
);

/** A line of the form: `12/24 Christmas Eve`. */
const lineOf = ({ month, day, name }: CompanyHolidays["own"][number]): string =>
  `${String(month).padStart(2, "0")}/${String(day).padStart(2, "0")} ${name}`;

export const holidayTexts = ({ kept, own }: CompanyHolidays): Texts => ({
  ...Object.fromEntries(holidayIds.map((id) => [`kept.${id}`, kept.includes(id) ? "yes" : ""])),
  own: own.map(lineOf).join("\n"),
});

export const holidaysSection: Section<CompanyHolidays> = {
  name: "holidays",
  kind: "holidays-changed",
  read: (value) => {
    const { kept = shippedHolidays.kept, own = shippedHolidays.own } = stored.parse(value);
    return { kept, own };
  },
  texts: holidayTexts,
};

export const changeHolidays = (
  context: { db: Database },
  actor: Actor,
  holidays: CompanyHolidays,
  seen: Texts = {},
) =>
  changeSection(context, actor, holidaysSection, {
    seen,
    sent: holidayTexts(holidays),
    merge(before, change) {
      const isKept: Texts = { ...holidayTexts(before), ...change.after };
      return {
        kept: holidayIds.filter((id) => isKept[`kept.${id}`] === "yes"),
        own: "own" in change.after ? holidays.own : before.own,
      };
    },
  });

// Ticks for holidays that move, and lines for days that a company keeps every year.

const maxOwn = 20;

/** @returns undefined for a line that is no day with a name; February 29 would be missing most years */
function ownHolidayIn(line: string): OwnHoliday | undefined {
  const [, month = "", day = "", name = ""] =
    /^(\d{1,2})\/(\d{1,2})\s+(\S.{0,59})$/u.exec(line) ?? [];
  const [inMonth, inDay] = [Number(month), Number(day)];
  const isDay =
    inMonth >= 1 && inMonth <= 12 && inDay >= 1 && inDay <= new Date(2023, inMonth, 0).getDate();
  return isDay ? { month: inMonth, day: inDay, name: name.trim() } : undefined;
}

const tick = z.catch(z.optional(z.enum(["yes", ""])), "");

export const holidaysForm = byLanguage((language) => {
  const { holidays: errors } = settingsServerMessages(language).errors;
  const lines = z.pipe(
    z
      .string(errors.tooMany({ max: maxOwn }))
      .check(z.maxLength(5_000, errors.tooMany({ max: maxOwn }))),
    z.pipe(
      z.transform((typed: string): readonly string[] =>
        typed
          .split(/\r\n|[\n\r\u2028\u2029]/u)
          .map((line) => line.trim().replaceAll(/\s+/gu, " "))
          .filter((line) => line !== ""),
      ),
      z.array(z.string()).check((context) => {
        const wrong = context.value.findIndex((line) => ownHolidayIn(line) === undefined);
        const message =
          context.value.length > maxOwn
            ? errors.tooMany({ max: maxOwn })
            : wrong >= 0
              ? errors.line({ line: wrong + 1 })
              : undefined;
        if (message !== undefined)
          context.issues.push({ code: "custom", input: context.value, message });
      }),
    ),
  );
  const ticks = Object.fromEntries(holidayIds.map((id) => [`kept.${id}`, tick]));
  return z.pipe(
    z.object({ ...ticks, own: lines }),
    z.transform(({ own, ...sent }) => {
      const isKept: Readonly<Record<string, unknown>> = sent;
      return {
        kept: holidayIds.filter((id) => isKept[`kept.${id}`] === "yes"),
        own: own.map(ownHolidayIn).filter((holiday) => holiday !== undefined),
      };
    }),
  );
});
