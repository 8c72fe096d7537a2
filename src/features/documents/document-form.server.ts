import * as z from "zod/mini";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { documentTypes } from "./document-types.ts";
import { documentServerMessages } from "./messages.server.ts";

/** A browser sends an empty text for a field where nothing is chosen. */
const nothing = z.pipe(
  z.literal(""),
  z.transform(() => undefined),
);

/** First and last day on which it is valid; open where empty. */
export const dayFields = byLanguage((language) => {
  const { day } = documentServerMessages(language).errors;
  return { validFrom: optionalDay(language, day), validUntil: optionalDay(language, day) };
});

export const inOrder = byLanguage((language) =>
  z.refine<Days>(
    ({ validFrom, validUntil }) =>
      validFrom === undefined || validUntil === undefined || validFrom <= validUntil,
    { path: ["validUntil"], message: documentServerMessages(language).errors.order },
  ),
);

/** First and last day on which it is valid, as ISO text. */
export interface Days {
  validFrom?: string | undefined;
  validUntil?: string | undefined;
}

export const documentForm = byLanguage((language) => {
  const { errors } = documentServerMessages(language);
  return z
    .object({
      clientId: z.uuid(errors.client),
      /** Absent: about the client as a whole. */
      facilityId: z.optional(z.union([nothing, z.uuid()], errors.facilityAgain)),
      type: z.enum(documentTypes, errors.type),
      title: requiredText(language, { min: 3, max: 160, message: errors.title }),
      ...dayFields(language),
      needsAcknowledgement: optionalTick(language),
    })
    .check(inOrder(language));
});

export type DocumentForm = z.infer<ReturnType<typeof documentForm>>;

export const withdrawReason = byLanguage((language) =>
  requiredText(language, {
    min: 3,
    max: 500,
    message: documentServerMessages(language).errors.reason,
  }),
);
