/** Stages, forms and filters of opportunities; safe for browsers. */
import * as z from "zod/mini";
import { facilityTypes } from "#features/facilities/facility-types.ts";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { optionalText, optionalTick, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { opportunityMessages } from "./messages.ts";

/** In the order of selling; the last two are final. */
export const stages = [
  "new",
  "contacted",
  "walk-through",
  "bid",
  "proposal",
  "won",
  "lost",
] as const;
export type OpportunityStage = (typeof stages)[number];

export const isClosedStage = (stage: OpportunityStage): boolean =>
  stage === "won" || stage === "lost";

/** An opportunity that somebody enters begins in one of these. */
export const openStages = ["new", "contacted", "walk-through", "bid", "proposal"] as const;

export const lostReasons = [
  "price",
  "stayed",
  "other-company",
  "no-answer",
  "not-offered",
  "too-far",
  "postponed",
  "withdrew",
  "duplicate",
  "other",
] as const;
export type LostReason = (typeof lostReasons)[number];

export type OpportunityOrigin = "quote-request" | "import" | "entered";

export const maxTicked = 50;
export const maxNextStep = 200;
export const maxSource = 200;
export const maxNote = 5_000;
const maxViewName = 60;
const maxLostNote = 2_000;

const lostFields = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  return {
    lostReason: z._default(z.enum(["", ...lostReasons], errors.lostReason), ""),
    lostNote: z._default(optionalText(language, maxLostNote), ""),
  };
});

const stageField = (language: Language) =>
  z.enum(stages, opportunityMessages(language).errors.stage);

export const opportunityCommandForm = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  return z.discriminatedUnion("step", [
    z
      .object({
        step: z.literal("move"),
        to: stageField(language),
        /** The stage that the sender saw. */
        from: stageField(language),
        /** Confirms that a contract signed by both has ended, before it is given up as lost. */
        isContractOver: z._default(z.enum(["", "yes"]), ""),
        ...lostFields(language),
        /** Closing it, won or lost, also cancels its walk-through, if the form says so. */
        cancelAppointment: optionalTick(language),
      })
      .check(
        z.refine(({ to, lostReason }) => to !== "lost" || lostReason !== "", {
          path: ["lostReason"],
          error: errors.lostReason,
        }),
      ),
    z.object({
      step: z.literal("edit"),
      ownerId: z._default(z.union([z.literal(""), z.uuid()], errors.owner), ""),
      value: z._default(z.union([z.literal(""), dollarAmount(language)], errors.value), ""),
      nextStep: z._default(optionalText(language, maxNextStep), ""),
      nextStepOn: optionalDay(language),
      // These are optional, because a page loaded before an update lacks them; what is absent stays as
      // stored.
      contactId: z.optional(z.uuid(errors.contact)),
      facilityType: z.optional(
        z.union([
          z.literal(""),
          z.enum(
            facilityTypes(language).map(({ value }) => value),
            errors.facilityType,
          ),
        ]),
      ),
      source: z.optional(optionalText(language, maxSource)),
      // It is not called `campaign`, because the public forms use that name for facts of their page.
      campaignName: z.optional(optionalText(language, maxSource)),
    }),
    z.object({
      step: z.literal("note"),
      text: requiredText(language, { min: 1, max: maxNote, message: errors.note }),
    }),
  ]);
});

export type OpportunityCommandForm = z.infer<ReturnType<typeof opportunityCommandForm>>;
export type StageMove = Extract<OpportunityCommandForm, { step: "move" }>;
export type OpportunityEdit = Extract<OpportunityCommandForm, { step: "edit" }>;

/** Ticks of the list travel as `pick.<id>`, as a name stands once in a posted form; each says the stage seen. */
export const tickPrefix = "pick.";

/** A choice of its own, because an empty one means that nobody has chosen yet. */
export const nobody = "nobody";

export const bulkForm = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  const tick = z.object({ id: z.uuid(errors.ticks), from: z.enum(stages, errors.ticks) });
  const ticks = z
    .array(tick, errors.ticks)
    .check(z.minLength(1, errors.atLeastOne), z.maxLength(maxTicked, errors.fewer));
  const change = z.discriminatedUnion("change", [
    z.object({
      change: z.literal("owner"),
      ticks,
      ownerId: z.union([z.literal(nobody), z.uuid()], errors.owner),
    }),
    z
      .object({
        change: z.literal("stage"),
        ticks,
        to: stageField(language),
        ...lostFields(language),
        /** Closing them, won or lost, also cancels their walk-throughs, if the form says so. */
        cancelAppointment: optionalTick(language),
      })
      .check(
        z.refine(({ to, lostReason }) => to !== "lost" || lostReason !== "", {
          path: ["lostReason"],
          error: errors.lostReason,
        }),
      ),
    z
      .object({
        change: z.literal("next-step"),
        ticks,
        nextStep: z._default(optionalText(language, maxNextStep), ""),
        nextStepOn: optionalDay(language),
        /** Blank fields are then removed, too, instead of being left as they are. */
        replacesPlan: z.optional(z.literal("true")),
      })
      .check(
        z.refine(
          ({ nextStep, nextStepOn, replacesPlan }) =>
            nextStep !== "" || nextStepOn !== undefined || replacesPlan !== undefined,
          { path: ["nextStep"], error: errors.plan },
        ),
      ),
  ]);
  const withTicks = z.transform((posted): unknown => {
    const fields = posted as Record<string, unknown>;
    const ticked = Object.entries(fields).filter(([name]) => name.startsWith(tickPrefix));
    return {
      ...fields,
      ticks: ticked.map(([name, from]) => ({ id: name.slice(tickPrefix.length), from })),
    };
  });
  return z.pipe(withTicks, change);
});

export type BulkForm = z.infer<ReturnType<typeof bulkForm>>;

/** A filter that somebody keeps under a name, or no longer wants. */
export const viewForm = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  return z.discriminatedUnion("view", [
    z.object({
      view: z.literal("save"),
      name: requiredText(language, { min: 1, max: maxViewName, message: errors.viewName }),
    }),
    z.object({ view: z.literal("remove"), viewId: z.uuid() }),
  ]);
});

/** `open` is all that is neither won nor lost. */
export const opportunityTabs = ["open", ...stages, "all"] as const;
export type OpportunityTab = (typeof opportunityTabs)[number];

export const opportunitySorts = ["newest", "oldest", "next-step", "value"] as const;
export type OpportunitySort = (typeof opportunitySorts)[number];

const filterSchema = z.object({
  tab: z.catch(z.enum(opportunityTabs), "open"),
  /** An account, or `nobody`. */
  ownerId: ifUnderstood(z.union([z.literal("nobody"), z.uuid()])),
  source: ifUnderstood(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Opportunities with a first answer or a next step that is due. */
  due: ifUnderstood(z.enum(["answer", "next-step"])),
  words: searchWords(),
  sort: z.catch(z.enum(opportunitySorts), "newest"),
  /** Id of the last one of the page before. */
  after: ifUnderstood(z.uuid()),
});

export type OpportunityFilter = z.infer<typeof filterSchema>;

export const readOpportunityFilter = (search: URLSearchParams): OpportunityFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

/** @returns `?tab=bid`, or nothing where all is as it begins */
export const opportunityFilterAddress = (filter: Partial<OpportunityFilter>): string =>
  filterQuery(filter, { tab: "open", sort: "newest" });

export const isNarrowed = ({ ownerId, source, due, words }: OpportunityFilter): boolean =>
  [ownerId, source, due, words].some((value) => value !== undefined);

export const figureGroupings = ["source", "month", "owner"] as const;
export type FigureGrouping = (typeof figureGroupings)[number];

/** Figures cover what came in within so many days. */
export const figureDays = [90, 365, 1095] as const;

const figureFilter = z.object({
  by: z.catch(z.enum(figureGroupings), "source"),
  days: z.catch(
    z.coerce.number().check(z.refine((days) => figureDays.some((figureDay) => figureDay === days))),
    365,
  ),
});

export const readFigureFilter = (search: URLSearchParams) =>
  z.parse(figureFilter, Object.fromEntries(search));
