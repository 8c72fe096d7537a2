/** Words, forms and filters of keys and access cards; safe for browsers. */
import * as z from "zod/mini";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";

export const keyKinds = ["key", "card", "fob", "code"] as const;
export type KeyKind = (typeof keyKinds)[number];

export const keyKindLabels: Record<KeyKind, string> = {
  key: "Key",
  card: "Access card",
  fob: "Fob",
  code: "Code",
};

export const keyStateLabels = {
  "in-box": "In the key box",
  "to-confirm": "To confirm",
  out: "Out",
  overdue: "Overdue",
  lost: "Lost",
  retired: "Retired",
} as const;

export type KeyState = keyof typeof keyStateLabels;

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

export const keyTabLabels: Record<KeyTab, string> = { all: "All", ...keyStateLabels };

/** What can happen to a key, as its history names it. */
export const keyEventMessages = {
  added: "Key added",
  changed: "Facts changed",
  "code-changed": "Code changed",
  "code-shown": "Viewed the code",
  issued: "Issued",
  received: "Signed for",
  "given-back": "Reported as back",
  returned: "Back in the key box",
  lost: "Reported lost",
  found: "Found again",
  retired: "Retired",
} as const;

export const maxCopies = 99;

const copies = z.pipe(
  z
    .string(`Please enter 1 to ${maxCopies}`)
    .check(z.trim(), z.regex(/^[1-9]\d?$/, `Please enter 1 to ${maxCopies}`)),
  z.transform(Number),
);

const keyFields = {
  label: requiredText({ min: 2, max: 80, message: "Please enter the label on its tag" }),
  opens: z._default(optionalText(300), ""),
  /** Not asked for of a code. */
  keyBox: z._default(optionalText(120), ""),
  copies,
  /** An edit that types nothing here keeps the code. */
  code: z._default(optionalText(60), ""),
};

export const keyForm = z
  .object({
    facilityId: z.uuid("Please choose the facility"),
    kind: z.enum(keyKinds, "Please choose a kind"),
    ...keyFields,
  })
  .check(
    z.refine(({ kind, code }) => kind !== "code" || code !== "", {
      path: ["code"],
      error: "Please enter the code",
    }),
  );

export type KeyForm = z.infer<typeof keyForm>;

const issueFields = {
  holderId: z.uuid("Please choose who gets it"),
  crew: z._default(optionalText(80), ""),
  dueOn: optionalDay(),
};

/** Several keys to one person, from the list. */
export const issueForm = z.object(issueFields);

export type IssueForm = z.infer<typeof issueForm>;

const issueId = z.uuid("Please choose the copy again");

/** What can be done on the page of a key. */
export const keyCommandForm = z.discriminatedUnion("step", [
  z.object({ step: z.literal("edit"), ...keyFields }),
  z.object({ step: z.literal("issue"), ...issueFields }),
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

export type KeyCommandForm = z.infer<typeof keyCommandForm>;
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
