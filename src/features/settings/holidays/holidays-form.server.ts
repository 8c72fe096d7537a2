/** Ticks for holidays that move, and lines for days that a company keeps every year. */
import * as z from "zod/mini";
import { holidayIds, type OwnHoliday } from "#content/company-holidays.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { settingsServerMessages } from "../messages.server.ts";

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
