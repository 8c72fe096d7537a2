/** Forms and filters of keys and access cards; safe for browsers. */
import * as z from "zod/mini";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import type { en } from "./messages/en.ts";
import { keyMessages } from "./messages.ts";

export const keyKinds = ["key", "card", "fob", "code"] as const;
export type KeyKind = (typeof keyKinds)[number];

export type KeyState = keyof (typeof en)["states"];

export const keyTabs = [
  "all",
  "out",
  "to-confirm",
  "overdue",
  "lost",
  "in-box",
  "retired",
] as const satisfies readonly ("all" | KeyState)[];
export type KeyTab = (typeof keyTabs)[number];

export const maxCopies = 99;

const keyFields = byLanguage((language) => {
  const { errors } = keyMessages(language);
  return {
    label: requiredText(language, { min: 2, max: 80, message: errors.label }),
    opens: z._default(optionalText(language, 300), ""),
    /** Codes have no key box, so the form leaves this out for them. */
    keyBox: z._default(optionalText(language, 120), ""),
    copies: z.pipe(
      z
        .string(errors.copies({ max: maxCopies }))
        .check(z.trim(), z.regex(/^[1-9]\d?$/, errors.copies({ max: maxCopies }))),
      z.transform(Number),
    ),
    /** An edit that types nothing here keeps the code. */
    code: z._default(optionalText(language, 60), ""),
  };
});

export const keyForm = byLanguage((language) => {
  const { errors } = keyMessages(language);
  return z
    .object({
      facilityId: z.uuid(errors.facility),
      kind: z.enum(keyKinds, errors.kind),
      ...keyFields(language),
    })
    .check(
      z.refine(({ kind, code }) => kind !== "code" || code !== "", {
        path: ["code"],
        error: errors.code,
      }),
    );
});

export type KeyForm = z.infer<ReturnType<typeof keyForm>>;

/** The person who gets a key on its own page, or several keys in the list. */
export const issueForm = byLanguage((language) =>
  z.object({
    holderId: z.uuid(keyMessages(language).errors.holder),
    crew: z._default(optionalText(language, 80), ""),
    dueOn: optionalDay(language),
  }),
);

export type IssueForm = z.infer<ReturnType<typeof issueForm>>;

/** The commands on the page of a key. */
export const keyCommandForm = byLanguage((language) => {
  const issueId = z.uuid(keyMessages(language).errors.copyAgain);
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("edit"), ...keyFields(language) }),
    z.extend(issueForm(language), { step: z.literal("issue") }),
    z.object({ step: z.literal("receive"), issueId }),
    z.object({ step: z.literal("give-back"), issueId }),
    z.object({ step: z.literal("take-back"), issueId }),
    z.object({
      step: z.literal("lost"),
      /** Absent where a copy is missing from the key box. */
      issueId: z.optional(issueId),
    }),
    z.object({ step: z.literal("found"), issueId }),
    z.object({ step: z.literal("retire") }),
  ]);
});

export type KeyCommandForm = z.infer<ReturnType<typeof keyCommandForm>>;
export type KeyEdit = Extract<KeyCommandForm, { step: "edit" }>;

const maxPages = 1_000;

const filterSchema = z.object({
  tab: z.catch(z.enum(keyTabs), "all"),
  clientId: ifUnderstood(z.uuid()),
  facilityId: ifUnderstood(z.uuid()),
  kind: ifUnderstood(z.enum(keyKinds)),
  holderId: ifUnderstood(z.uuid()),
  words: searchWords(),
  page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPages)), 1),
});

export type KeyFilter = z.infer<typeof filterSchema>;

export const readKeyFilter = (search: URLSearchParams): KeyFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

/** @returns `?tab=lost`, or nothing where all is as it begins */
export const keyFilterAddress = (filter: Partial<KeyFilter>): string =>
  filterQuery(filter, { tab: "all", page: 1 });

export const isNarrowed = ({ clientId, facilityId, kind, holderId, words }: KeyFilter): boolean =>
  [clientId, facilityId, kind, holderId, words].some((value) => value !== undefined);
