/** What is sent at a sign. The page says what is wrong, by field, in the language of the reader. */
import * as z from "zod/mini";
import { emailAddress } from "#platform/forms/fields.ts";
import { reportKinds } from "./report-types.ts";

const maxReportCharacters = 1_000;

/** Line breaks of forms count as one character, as browsers count them. */
const words = z.pipe(
  z.pipe(
    z._default(z.string(), ""),
    z.transform((text): string => text.replaceAll("\r\n", "\n").trim()),
  ),
  z.string().check(z.maxLength(maxReportCharacters)),
);

const noEmail = z.pipe(
  z.literal(""),
  z.transform((): undefined => undefined),
);

export const reportForm = z.object({
  kind: z.enum(reportKinds.map(({ value }) => value)),
  text: words,
  email: z.optional(z.union([noEmail, emailAddress("en")])),
});

export type ReportForm = z.infer<typeof reportForm>;

export const objectionForm = z.object({ text: words });
