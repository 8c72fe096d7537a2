/** How long a link to a report may last; safe for browsers. */
import * as z from "zod/mini";

export const linkDays = [7, 30, 90] as const;

/** Steps of the forms of an inspection, in portal and office. */
export const makeLinkForm = z.object({
  step: z.literal("make-link"),
  days: z.enum(["7", "30", "90"], "Please choose how long it lasts"),
});

export const revokeLinkForm = z.object({ step: z.literal("revoke-link"), link: z.uuid() });
