/** How long a link to a report may last; safe for browsers. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { inspectionMessages } from "./messages.ts";

export const linkDays = [7, 30, 90] as const;

/** Steps of the forms of an inspection, in portal and office. */
export const makeLinkForm = byLanguage((language) =>
  z.object({
    step: z.literal("make-link"),
    days: z.enum(["7", "30", "90"], inspectionMessages(language).errors.days),
  }),
);

export const revokeLinkForm = z.object({ step: z.literal("revoke-link"), link: z.uuid() });
