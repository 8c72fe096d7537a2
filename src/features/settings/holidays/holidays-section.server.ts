/** The holidays that the company keeps, as a section of the settings. */
import * as z from "zod/mini";
import { type CompanyHolidays, holidayIds, shippedHolidays } from "#content/company-holidays.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { changeSection, type Section } from "../change-section.server.ts";

const stored = z.partial(
  z.object({
    kept: z.array(z.enum(holidayIds)),
    own: z.array(z.object({ month: z.number(), day: z.number(), name: z.string() })),
  }),
);

/** As the form has it: `12/24 Christmas Eve`. */
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
