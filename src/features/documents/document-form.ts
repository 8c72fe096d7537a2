/** What is typed about a document; safe for browsers. */

import * as z from "zod/mini";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { documentTypes } from "./document-types.ts";

/** A browser sends an empty text for a field where nothing is chosen. */
const nothing = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

/** First and last day on which it is valid; open where empty. */
export const dayFields = {
  validFrom: optionalDay("en", "Please enter the day as MM/DD/YYYY, from 2000 to 2099"),
  validUntil: optionalDay("en", "Please enter the day as MM/DD/YYYY, from 2000 to 2099"),
};

export const inOrder = z.refine<Days>(
  ({ validFrom, validUntil }) =>
    validFrom === undefined || validUntil === undefined || validFrom <= validUntil,
  { path: ["validUntil"], message: "The last day comes before the first" },
);

/** First and last day on which it is valid, as ISO text. */
export interface Days {
  validFrom?: string | undefined;
  validUntil?: string | undefined;
}

export const documentForm = z
  .object({
    clientId: z.uuid("Please choose the client"),
    /** Absent: about the client as a whole. */
    facilityId: z.optional(z.union([nothing, z.uuid()], "Please choose the facility again")),
    type: z.enum(documentTypes, "Please choose a document type"),
    title: requiredText("en", {
      min: 3,
      max: 160,
      message: "Please enter a title, 3 letters or more",
    }),
    ...dayFields,
    needsAcknowledgement: optionalTick("en"),
  })
  .check(inOrder);

export type DocumentForm = z.infer<typeof documentForm>;

export const withdrawReason = requiredText("en", {
  min: 3,
  max: 500,
  message: "Please say why, in a few words",
});
