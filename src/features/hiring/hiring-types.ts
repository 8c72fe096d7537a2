/** Filters and forms of hiring; safe for browsers. */
import * as z from "zod/mini";
import {
  type ApplicationStage,
  applicationStages,
  rejectionReasons,
} from "#features/job-applications/application-stage-types.ts";
import { dayInAddress } from "#platform/format/calendar-day.ts";
import { optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { placeCursor } from "#platform/records/place-cursor.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { hiringMessages } from "./messages.ts";

export const answerTemplates = ["received", "invitation", "offer", "rejection"] as const;
export type AnswerTemplate = (typeof answerTemplates)[number];

/** Hiring is a step of its own, which makes a person. */
export const movableStages = ["received", "screening", "interview", "offer", "rejected"] as const;

/** The form proposes this stage. Whoever has an offer is hired by a page of its own, and not by a stage. */
export const nextStage: Readonly<Record<ApplicationStage, (typeof movableStages)[number]>> = {
  received: "screening",
  screening: "interview",
  interview: "offer",
  offer: "interview",
  hired: "screening",
  rejected: "screening",
};

export const maxTicked = 50;
export const maxSubject = 200;
export const maxAnswer = 10_000;

const moveFields = byLanguage((language) => {
  const { errors } = hiringMessages(language);
  return {
    to: z.enum(movableStages, errors.stage),
    rejectionReason: z._default(z.enum(["", ...rejectionReasons], errors.reason), ""),
    /** Final stages take the booked interview with them. */
    cancelAppointment: optionalTick(language),
  };
});

const hasReason = (language: Language) =>
  z.refine<{ to: string; rejectionReason: string }>(
    ({ to, rejectionReason }) => to !== "rejected" || rejectionReason !== "",
    { path: ["rejectionReason"], error: hiringMessages(language).errors.reason },
  );

export const moveForm = byLanguage((language) =>
  z
    .object({
      step: z.literal("move"),
      /** The stage that the sender saw. */
      from: z.enum(applicationStages, hiringMessages(language).errors.stage),
      ...moveFields(language),
    })
    .check(hasReason(language)),
);

export type StageMove = Pick<
  z.infer<ReturnType<typeof moveForm>>,
  "from" | "to" | "rejectionReason"
>;

/** Ticks of the list travel as `pick.<id>`, as a name stands once in a posted form; each says the stage seen. */
export const tickPrefix = "pick.";

export const bulkForm = byLanguage((language) => {
  const { errors } = hiringMessages(language);
  const tick = z.object({
    id: z.uuid(errors.ticks),
    from: z.enum(applicationStages, errors.ticks),
  });
  const withTicks = z.transform((posted): unknown => {
    const fields = posted as Record<string, unknown>;
    const ticked = Object.entries(fields).filter(([name]) => name.startsWith(tickPrefix));
    return {
      ...fields,
      ticks: ticked.map(([name, from]) => ({ id: name.slice(tickPrefix.length), from })),
    };
  });
  const ticks = z
    .array(tick, errors.ticks)
    .check(z.minLength(1, errors.atLeastOne), z.maxLength(maxTicked, errors.fewer));
  return z.pipe(withTicks, z.object({ ticks, ...moveFields(language) }).check(hasReason(language)));
});

export type BulkMove = z.infer<ReturnType<typeof bulkForm>>;

export const answerForm = byLanguage((language) => {
  const { errors } = hiringMessages(language);
  return z.object({
    template: z.enum(answerTemplates, errors.template),
    subject: requiredText(language, { min: 1, max: maxSubject, message: errors.subject }).check(
      z.regex(/^[^\p{Cc}]*$/u, errors.subject),
    ),
    text: requiredText(language, { min: 1, max: maxAnswer, message: errors.answer }),
    /** Id of the last answer that the sender saw. */
    seen: z._default(z.union([z.literal(""), z.uuid()]), ""),
  });
});

export type AnswerForm = z.infer<ReturnType<typeof answerForm>>;

/** `open` is all that nobody has decided. */
export const applicationTabs = [
  "open",
  ...applicationStages,
  "quarantined",
  "spam",
  "all",
] as const;
export type ApplicationTab = (typeof applicationTabs)[number];

const filterSchema = z.object({
  tab: z.catch(z.enum(applicationTabs), "open"),
  /** Id of an opening, which may be closed by now. */
  opening: ifUnderstood(z.string().check(z.regex(/^[\w-]{1,100}$/))),
  /** An account, `me` or `nobody`. */
  assigned: ifUnderstood(z.union([z.enum(["me", "nobody"]), z.uuid()])),
  words: searchWords(),
  /** Days of the company's calendar, the last one included. */
  from: dayInAddress(),
  to: dayInAddress(),
  sort: z.catch(z.enum(["newest", "oldest"]), "newest"),
  /** The place of the last one of the page before. */
  after: ifUnderstood(placeCursor),
});

export type ApplicationFilter = z.infer<typeof filterSchema>;

export const readApplicationFilter = (search: URLSearchParams): ApplicationFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

/** @returns `?tab=offer`, or nothing where all is as it begins */
export const applicationFilterAddress = (filter: Partial<ApplicationFilter>): string =>
  filterQuery(filter, { tab: "open", sort: "newest" });

export const isNarrowed = ({ opening, assigned, words, from, to }: ApplicationFilter): boolean =>
  [opening, assigned, words, from, to].some((value) => value !== undefined);

export const moveOutcomes = [
  "moved",
  "already-done",
  "moved-since",
  "hired-already",
  "wrong-state",
  "not-found",
  "not-allowed",
] as const;
export type MoveOutcome = (typeof moveOutcomes)[number];

/** Each stage has a template that fits it. */
export const templateOfStage: Readonly<Record<ApplicationStage, AnswerTemplate>> = {
  received: "received",
  screening: "invitation",
  interview: "invitation",
  offer: "offer",
  hired: "offer",
  rejected: "rejection",
};
