/** Signs of a duplicate, and the forms that merge one. This module is safe for browsers. */
import * as z from "zod/mini";
import { byLanguage } from "#platform/language/by-language.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { companyMessages } from "./messages.ts";

const mergedKinds = ["company", "contact"] as const;
export type MergedKind = (typeof mergedKinds)[number];

/** Signs that two records are alike, the strongest first. */
export const likenessReasons = ["email", "phone", "domain"] as const;
export type LikenessReason = (typeof likenessReasons)[number];

export const duplicateTabs = ["open", "merged", "dismissed"] as const;
type DuplicateTab = (typeof duplicateTabs)[number];

const filterSchema = z.object({ tab: z.catch(z.enum(duplicateTabs), "open") });

export const readDuplicateTab = (search: URLSearchParams): DuplicateTab =>
  z.parse(filterSchema, Object.fromEntries(search)).tab;

export const duplicatesAddress = (tab: DuplicateTab): string =>
  `/office/prospects/duplicates${filterQuery({ tab }, { tab: "open" })}`;

/** The side whose value of a field is kept. */
export const mergeSides = ["first", "second"] as const;
export type MergeSide = (typeof mergeSides)[number];

const side = z._default(z.enum(mergeSides), "first");

export const mergeForm = z.object({
  /** The digest of what the form showed. */
  seen: z.string().check(z.maxLength(100)),
  name: side,
  homepage: side,
  phone: side,
  address: side,
  jobTitle: side,
  email: side,
  language: side,
});

export type MergeChoice = Omit<z.infer<typeof mergeForm>, "seen">;

const pair = { kind: z.enum(mergedKinds), one: z.uuid(), other: z.uuid() };

/** The list of duplicates and the page of a company share these commands. */
export const duplicateSteps = [
  z.object({ step: z.literal("dismiss"), ...pair }),
  z.object({ step: z.literal("suggest"), ...pair }),
  z.object({ step: z.literal("undo"), mergeId: z.uuid() }),
] as const;

export const duplicateForm = byLanguage((language) =>
  z.discriminatedUnion("step", duplicateSteps, companyMessages(language).errors.step),
);

export type DuplicateForm = z.infer<ReturnType<typeof duplicateForm>>;
