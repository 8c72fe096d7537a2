/** Newsletters: their texts, states and forms; safe for browsers. */
import * as z from "zod/mini";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { hourMs } from "#platform/format/durations.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { isOverloaded } from "#platform/markdown/overloaded-markdown.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import type { en } from "./messages/en.ts";
import { newsletterMessages } from "./messages.ts";

export interface NewsletterText {
  subject: string;
  /** Markdown. */
  body: string;
}

export type NewsletterTexts = Readonly<Record<Language, NewsletterText>>;

export type NewsletterState = keyof (typeof en)["newsletters"]["states"];

export const outcomes = [
  "waiting",
  "retrying",
  "delivered",
  /** Without a mail server, the email is a file on the server that nobody gets. */
  "kept",
  "refused",
  "uncertain",
  "left",
  "stopped",
] as const;
export type Outcome = (typeof outcomes)[number];

/** Number of emails for each final outcome. */
export type NewsletterFigures = Readonly<
  Record<Exclude<Outcome, "waiting" | "retrying" | "kept">, number>
> & {
  /** Absent in those that were settled before it was told apart. */
  readonly kept?: number;
};

const maxHoursLate = 24;

/** A newsletter due at this moment or before has been missed, and leaves only if a person says so. */
export const tooLateFor = (now: Date): Date => new Date(now.getTime() - maxHoursLate * hourMs);

export const maxSubjectCharacters = 150;
/** About 3,000 words, because Gmail cuts off an email at 102 KB. */
export const maxBodyCharacters = 20_000;

/** A language is half written if it has a subject but no text, or a text but no subject. */
export function completeness({ subject, body }: NewsletterText): "complete" | "half" | "empty" {
  if (subject !== "" && body !== "") return "complete";
  return subject === "" && body === "" ? "empty" : "half";
}

export const writtenLanguages = (texts: NewsletterTexts): Language[] =>
  languages.filter((language) => completeness(texts[language]) === "complete");

/**
 * A missing translation must not leave out a subscriber, so a reader of an empty language gets the other one.
 */
export function languageFor(texts: NewsletterTexts, reader: Language): Language | undefined {
  const written = writtenLanguages(texts);
  return written.includes(reader) ? reader : written[0];
}

/** Lists and titles use the subject in the reader's language, or else in the other one. */
export const subjectOf = (texts: NewsletterTexts, reader: Language): string =>
  [reader, ...languages]
    .map((language) => texts[language].subject)
    .find((subject) => subject !== "") ?? "";

type TextField = `${keyof NewsletterText}-${Language}`;

const textFields = byLanguage((language) => {
  const { errors } = newsletterMessages(language).newsletters;
  const subject = z._default(optionalText(language, maxSubjectCharacters), "");
  const body = z._default(
    optionalText(language, maxBodyCharacters).check(
      z.refine((text) => !isOverloaded(text), { error: errors.overloaded }),
    ),
    "",
  );
  return {
    "subject-en": subject,
    "body-en": body,
    "subject-es": subject,
    "body-es": body,
  } satisfies Record<TextField, unknown>;
});

const hasSubject = (fields: Readonly<Record<TextField, string>>) =>
  languages.some((language) => fields[`subject-${language}`] !== "");

export const newsletterForm = byLanguage((language) => {
  const { errors } = newsletterMessages(language).newsletters;
  return z
    .object(textFields(language))
    .check(z.refine(hasSubject, { path: ["subject-en"], error: errors.subject }));
});

export type NewsletterForm = z.infer<ReturnType<typeof newsletterForm>>;

export const textsOf = (fields: NewsletterForm): NewsletterTexts => ({
  en: { subject: fields["subject-en"], body: fields["body-en"] },
  es: { subject: fields["subject-es"], body: fields["body-es"] },
});

/** Values of the fields of its form. */
export const fieldsOf = ({ en, es }: NewsletterTexts): NewsletterForm => ({
  "subject-en": en.subject,
  "body-en": en.body,
  "subject-es": es.subject,
  "body-es": es.body,
});

/** The revision that the sender had on screen: an edit by somebody else makes it another one. */
const revision = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const newsletterCommandForm = byLanguage((language) => {
  const { errors } = newsletterMessages(language).newsletters;
  return z.discriminatedUnion("step", [
    z
      .object({ step: z.literal("edit"), ...textFields(language) })
      .check(z.refine(hasSubject, { path: ["subject-en"], error: errors.subject })),
    z.object({ step: z.literal("test") }),
    z.object({
      step: z.literal("schedule"),
      revision,
      day: calendarDay(language, errors.day),
      time: z.string(errors.time).check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, errors.time)),
    }),
    z.object({ step: z.literal("unschedule") }),
    z.object({ step: z.literal("send"), revision }),
    z.object({ step: z.literal("stop") }),
    z.object({ step: z.literal("repeat") }),
    z.object({ step: z.literal("copy") }),
    z.object({ step: z.literal("delete") }),
  ]);
});

export type NewsletterCommandForm = z.infer<ReturnType<typeof newsletterCommandForm>>;

const recipientFilter = z.object({
  outcome: ifUnderstood(z.enum(outcomes)),
  words: searchWords(),
  after: ifUnderstood(z.uuid()),
});

export type RecipientFilter = z.infer<typeof recipientFilter>;

export const readRecipientFilter = (search: URLSearchParams): RecipientFilter =>
  z.parse(recipientFilter, Object.fromEntries(search));
