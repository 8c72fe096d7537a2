/** The form of a certificate; safe for browsers. */
import * as z from "zod/mini";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { companyCertificateMessages } from "./messages.ts";

export const maxCertificateText = 160;

export const certificateForm = byLanguage((language) => {
  const { errors } = companyCertificateMessages(language);
  const line = (message: string) =>
    requiredText(language, { min: 2, max: maxCertificateText, message });
  return z.object({
    name: line(errors.name),
    issuer: line(errors.issuer),
    validThrough: optionalDay(language, errors.day),
  });
});

export type CertificateForm = z.infer<ReturnType<typeof certificateForm>>;
