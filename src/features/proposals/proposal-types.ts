/** States and forms of proposals; safe for browsers. */
import * as z from "zod/mini";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import type { AreaType } from "#features/facilities/areas/area-types.ts";
import {
  areaTypesWithTasks,
  maxScopeTask,
  readScopeTasks,
  scopeTaskText,
  usualTasksOf,
} from "#features/scopes/scope-tasks.ts";
import {
  type PromisedTaskRow,
  promisedTaskFieldNames,
  promisedTaskRows,
  promisedTaskShape,
  promisedTaskTexts,
} from "#features/start-up-plans/promised-tasks.ts";
import { calendarDay } from "#platform/format/calendar-day.ts";
import { hundredthsOf } from "#platform/format/hundredths.ts";
import { optionalText, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { proposalMessages } from "./messages.ts";

/** What has become of a version. Whether it has expired follows from its last day. */
export type ProposalState =
  | "open"
  | "replaced"
  | "withdrawn"
  | "declined"
  | "signed"
  /** Signed by the prospect, whom the office has let go before it signed itself. */
  | "released"
  | "countersigned";

/** `offer` before anybody has signed, the others with a page of signatures. */
export type RenderedPaperKind = "offer" | "signed" | "countersigned";

/** `sealed`: that of both signatures, under a seal. `stamped`: that one, with a time stamp that followed. */
export type PaperKind = RenderedPaperKind | "sealed" | "stamped";

/** What happens to a version, in the evidence. */
export type EvidenceKind =
  | "sent"
  | "opened"
  | "downloaded"
  | "asked"
  | "answered"
  | "reminded"
  | "shared"
  | "unshared"
  /** Every link to any version was turned off. */
  | "unlinked"
  | "resent"
  | "signed"
  | "declined"
  | "released"
  | "countersigned"
  | "sealed"
  | "stamped"
  | "replaced"
  | "withdrawn";

/** What the office writes before it is sent; days are ISO, empty where nobody has said. */
export interface ProposalDraft {
  /** Number of the bid's version; 0 for none. */
  bidVersion: number;
  offered: readonly ("a" | "b" | "c")[];
  letter: string;
  exclusions: string;
  terms: string;
  startsOn: string;
  expiresOn: string;
  /** Rows of the start-up plan; absent in drafts from before there were any, as what follows. */
  startUp?: readonly PromisedTaskRow[];
  /** What is done in each kind of area, a task in each line. */
  tasks?: Readonly<Partial<Record<AreaType, string>>>;
  /** Months from the first day of service, or the last day: one of the two at most. */
  termMonths?: string;
  endsOn?: string;
  /** By how many percent the price goes up each year after the first; empty where it stays. */
  escalation?: string;
  /** Those that were chosen, by the names that they had then. */
  certificates?: readonly DraftCertificate[];
  /** Whether the measured quality of comparable buildings is shown; it is where nobody has said no. */
  showsQuality?: boolean;
}

interface DraftCertificate {
  id: string;
  name: string;
}

/** Where anybody checks whether a file is one of our papers, in a language for a browser that has chosen none. */
export const checkFileAddress = (language: Language): string =>
  `/check-proposal?language=${language}`;

export const maxWords = 10_000;
export const maxQuestion = 4_000;
export const maxReason = 2_000;
export const maxName = 120;

/** The wording of consent and authority that is shown now. Another wording gets another name. */
export const consentVersion = "2026-11";

/** On the page of a proposal in the office. The fields of the draft are read by `readDraft`. */
export const officeForm = byLanguage((language) => {
  const { errors } = proposalMessages(language);
  const number = z.coerce.number().check(z.int(), z.minimum(1));
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("save") }),
    z.object({ step: z.literal("send"), revision: number }),
    z.object({ step: z.literal("withdraw"), number }),
    z.object({ step: z.literal("unshare"), number }),
    z.object({ step: z.literal("unlink") }),
    z.object({ step: z.literal("resend"), number }),
    z.object({
      step: z.literal("release"),
      number,
      reason: requiredText(language, { min: 1, max: maxReason, message: errors.release }),
    }),
    z.object({
      step: z.literal("answer"),
      number,
      /** Id of the last message that the sender saw; a page of before does not say. */
      seen: z.optional(z.uuid()),
      text: requiredText(language, { min: 1, max: maxQuestion, message: errors.answer }),
    }),
    z.object({
      step: z.literal("countersign"),
      number,
      title: requiredText(language, { min: 1, max: maxName, message: errors.title }),
      signature: requiredText(language, { min: 1, max: maxName, message: errors.signature }),
    }),
  ]);
});

/** What a prospect may send beside a signature. */
export const prospectForm = byLanguage((language) => {
  const { errors } = proposalMessages(language);
  return z.discriminatedUnion("step", [
    z.object({
      step: z.literal("ask"),
      attempt: z.uuid(),
      text: requiredText(language, { min: 1, max: maxQuestion, message: errors.question }),
    }),
    z.object({ step: z.literal("share") }),
    z.object({ step: z.literal("unshare") }),
    z.object({
      step: z.literal("decline"),
      reason: z._default(optionalText(language, maxReason), ""),
    }),
  ]);
});

export type ProspectForm = z.infer<ReturnType<typeof prospectForm>>;

/**
 * What the field for drawing writes: lines alone, within its bounds, and short enough to be a signature.
 * No number is matched in two ways: a text of two hundred characters would take the server hours.
 */
const drawing = /^(?:[ML](?:1000|\d{1,3}) (?:300|[12]\d\d|\d{1,2})){0,4000}$/;

const ticked = (message: string) => z.literal("yes", message);

/** First `review`, which changes nothing, then `sign`; `change` goes back to the fields. */
export const signatureForm = byLanguage((language) => {
  const { errors } = proposalMessages(language);
  const line = (message: string) => requiredText(language, { min: 1, max: maxName, message });
  return z.object({
    step: z.enum(["review", "sign", "change"]),
    attempt: z.uuid(),
    alternative: z.enum(alternativeNames, errors.alternative),
    name: line(errors.name),
    title: line(errors.title),
    signature: line(errors.signature),
    drawing: z._default(z.string().check(z.maxLength(20_000), z.regex(drawing)), ""),
    authority: ticked(errors.authority),
    consent: ticked(errors.consent),
  });
});

export type SignatureForm = z.infer<ReturnType<typeof signatureForm>>;

/** The field of a certificate: its name where it is chosen, so that the history can be read; else empty. */
export const certificateField = (id: string): string => `certificate.${id}`;

const certificateFieldName =
  /^certificate\.(?<id>[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** @returns undefined for any other field */
export const certificateIdOf = (field: string): string | undefined =>
  certificateFieldName.exec(field)?.groups?.id;

export const tasksField = (type: AreaType): string => `tasks.${type}`;

/** What the trade usually does, in the language of whoever is to read it. */
export const usualDraftTasks = (language: Language): NonNullable<ProposalDraft["tasks"]> =>
  Object.fromEntries(
    areaTypesWithTasks.map((type) => [type, scopeTaskText(usualTasksOf(type, language), language)]),
  );

/** @returns undefined for any other field */
export const areaTypeOf = (field: string): AreaType | undefined =>
  areaTypesWithTasks.find((type) => tasksField(type) === field);

export const maxTasks = 3_000;
const maxTermMonths = 120;
const maxEscalation = 25_00;

/** @returns hundredths of a percent; undefined for what is no share, or more than anybody would sign */
export function readYearlyIncrease(text: string): number | undefined {
  const hundredths = hundredthsOf(text);
  const isFair = hundredths !== undefined && hundredths > 0 && hundredths <= maxEscalation;
  return isFair ? hundredths : undefined;
}

/** Beside a field for each certificate that can be chosen. */
export const draftFields: readonly string[] = [
  "bidVersion",
  "offered.a",
  "offered.b",
  "offered.c",
  "letter",
  "exclusions",
  "terms",
  "startsOn",
  "expiresOn",
  "termMonths",
  "endsOn",
  "escalation",
  "quality",
  ...areaTypesWithTasks.map(tasksField),
  ...promisedTaskFieldNames,
];

/** The draft as the fields of its form. */
export const draftTexts = (draft: ProposalDraft): Record<string, string> => ({
  bidVersion: draft.bidVersion === 0 ? "" : String(draft.bidVersion),
  ...Object.fromEntries(
    alternativeNames.map((name) => [
      `offered.${name}`,
      draft.offered.includes(name) ? "yes" : "no",
    ]),
  ),
  letter: draft.letter,
  exclusions: draft.exclusions,
  terms: draft.terms,
  startsOn: draft.startsOn,
  expiresOn: draft.expiresOn,
  termMonths: draft.termMonths ?? "",
  endsOn: draft.endsOn ?? "",
  escalation: draft.escalation ?? "",
  quality: draft.showsQuality === false ? "no" : "yes",
  ...Object.fromEntries(
    (draft.certificates ?? []).map(({ id, name }) => [certificateField(id), name]),
  ),
  ...Object.fromEntries(
    areaTypesWithTasks.map((type) => [tasksField(type), draft.tasks?.[type] ?? ""]),
  ),
  ...promisedTaskTexts(draft.startUp ?? []),
});

/** Where something is missing that a prospect has to read, the sending says so, and not the saving. */
export const draftForm = byLanguage((language: Language) => {
  const { errors } = proposalMessages(language);
  const words = () => z._default(optionalText(language, maxWords), "");
  const choice = z._default(z.enum(["yes", "no"], errors.choice), "no");
  const day = z._default(z.union([z.literal(""), calendarDay(language)], errors.day), "");
  const tasks = () =>
    z._default(
      optionalText(language, maxTasks).check(
        z.refine(
          (text) => readScopeTasks(text).every(({ task }) => task.length <= maxScopeTask),
          errors.tasks,
        ),
      ),
      "",
    );
  const fields = z.object({
    bidVersion: z._default(
      z.union([z.literal(""), z.string().check(z.regex(/^[1-9]\d{0,4}$/))], errors.choice),
      "",
    ),
    "offered.a": choice,
    "offered.b": choice,
    "offered.c": choice,
    letter: words(),
    exclusions: words(),
    terms: words(),
    startsOn: day,
    expiresOn: day,
    termMonths: z._default(
      z.string(errors.months).check(
        z.trim(),
        z.regex(/^(?:[1-9]\d{0,2})?$/, errors.months),
        z.refine((text) => Number(text) <= maxTermMonths, errors.months),
      ),
      "",
    ),
    endsOn: day,
    escalation: z._default(
      z.string(errors.escalation).check(
        z.trim(),
        z.refine(
          (text) => text === "" || readYearlyIncrease(text) !== undefined,
          errors.escalation,
        ),
      ),
      "",
    ),
    quality: z._default(z.enum(["yes", "no"], errors.choice), "yes"),
    ...Object.fromEntries(areaTypesWithTasks.map((type) => [tasksField(type), tasks()])),
    ...promisedTaskShape(language),
  });
  return z.catchall(fields, z.string());
});

export const draftOf = (fields: z.infer<ReturnType<typeof draftForm>>): ProposalDraft => ({
  bidVersion: Number(fields.bidVersion || 0),
  offered: alternativeNames.filter((name) => fields[`offered.${name}`] === "yes"),
  letter: fields.letter,
  exclusions: fields.exclusions,
  terms: fields.terms,
  startsOn: fields.startsOn,
  expiresOn: fields.expiresOn,
  termMonths: fields.termMonths,
  endsOn: fields.endsOn,
  escalation: fields.escalation,
  showsQuality: fields.quality === "yes",
  certificates: Object.entries(fields).flatMap(([field, name]) => {
    const id = certificateIdOf(field);
    return id === undefined || name === "" ? [] : [{ id, name }];
  }),
  startUp: promisedTaskRows(fields),
  tasks: Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const type = areaTypeOf(field);
      return type === undefined || text === "" ? [] : [[type, text]];
    }),
  ),
});
