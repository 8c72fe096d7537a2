import * as z from "zod/mini";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { threadServerTexts } from "./messages.server.ts";

const messageFields = (language: Language) => ({
  /** May stay empty where files come along, which the command knows. */
  text: optionalText(language, 5_000),
  /** Made by the browser for each message, so that one that is sent again appears once. */
  attempt: z.uuid(threadServerTexts(language).errors.reload),
});

export const messageForm = byLanguage((language) => z.object(messageFields(language)));

/** A field that the form carries only where it was opened from a record. */
const optionalRecordId = (language: Language) =>
  z.optional(
    z.pipe(
      z.union([z.literal(""), z.uuid()], threadServerTexts(language).errors.openAgain),
      z.transform((id): string | undefined => id || undefined),
    ),
  );

export const threadForm = byLanguage((language) => {
  const { errors } = threadServerTexts(language);
  const recordId = optionalRecordId(language);
  return z.object({
    facilityId: z.uuid(errors.facility),
    /** At most one of these is set: the record that the thread is about. */
    workOrderId: recordId,
    visitId: recordId,
    invoiceId: recordId,
    documentId: recordId,
    inspectionId: recordId,
    subject: requiredText(language, { min: 1, max: 150, message: errors.subject }),
    ...messageFields(language),
  });
});

export type MessageForm = z.infer<ReturnType<typeof messageForm>>;
export type ThreadForm = z.infer<ReturnType<typeof threadForm>>;
