/** What is sent at a sign. */
import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { occupantServerMessages } from "./messages.server.ts";
import { reportKinds } from "./report-types.ts";

const maxReportCharacters = 1_000;

/** Line breaks of forms count as one character, as browsers count them. */
const words = byLanguage((language) => {
  const { text: fault } = occupantServerMessages(language).faults;
  return z.pipe(
    z.pipe(
      z._default(z.string(fault), ""),
      z.transform((text): string => text.replaceAll("\r\n", "\n").trim()),
    ),
    z.string().check(z.maxLength(maxReportCharacters, fault)),
  );
});

const noEmail = z.pipe(
  z.literal(""),
  z.transform((): undefined => undefined),
);

export const reportForm = byLanguage((language) => {
  const { faults } = occupantServerMessages(language);
  return z.object({
    kind: z.enum(
      reportKinds.map(({ value }) => value),
      faults.kind,
    ),
    text: words(language),
    email: z.optional(z.union([noEmail, emailAddress(language)])),
  });
});

export type ReportForm = z.infer<ReturnType<typeof reportForm>>;

export const objectionForm = byLanguage((language) => z.object({ text: words(language) }));
