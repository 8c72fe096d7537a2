/** The commands on an own page. This module is safe for browsers. */
import * as z from "zod/mini";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";

export const maxRemark = 2_000;

/** Limits for one record: in any 24 hours, and in all. */
export const entriesADay = 10;
export const maxEntries = 50;

/** `withdrawn` takes the whole request back. */
export type OwnPageEntryKind = "added" | "withdrawn";

export const ownPageForm = byLanguage((language) =>
  z.discriminatedUnion("step", [
    z.object({
      step: z.literal("add"),
      /** Made by the page: the same form twice is one entry. */
      attempt: z.uuid(),
      text: z._default(optionalText(language, maxRemark), ""),
    }),
    z.object({ step: z.literal("withdraw") }),
  ]),
);
