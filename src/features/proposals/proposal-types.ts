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

/** States that are stored; whether a version has expired follows from its last day. */
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

/** Kinds of entries in the evidence. */
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

/** The office's draft. Days are ISO, and empty until somebody enters them. */
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
  /** Tasks in each type of area, one a line. */
  tasks?: Readonly<Partial<Record<AreaType, string>>>;
  /** Months from the first day of service, or the last day: one of the two at most. */
  termMonths?: string;
  endsOn?: string;
  /** The yearly increase in percent after the first year; empty if the price stays. */
  escalation?: string;
  /** Chosen certificates, under the names they had at that time. */
  certificates?: readonly DraftCertificate[];
  /** Whether the proposal includes the measured quality of comparable buildings; absent means yes. */
  showsQuality?: boolean;
}

interface DraftCertificate {
  id: string;
  name: string;
}

/** Anybody can check a file here. The language is for browsers that have chosen none. */
export const checkFileAddress = (language: Language): string =>
  `/check-proposal?language=${language}`;

export const maxWords = 10_000;
export const maxQuestion = 4_000;
export const maxReason = 2_000;
export const maxName = 120;

/** The wording of consent and authority that is shown now. Another wording gets another name. */
export const consentVersion = "2026-11";

/** Commands of the office's page. `draftForm` reads the fields of the draft, which this schema leaves out. */
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

/** Every form of the prospect except the signature. */
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
 * The field for drawing writes lines only, within its bounds, and no more than a signature needs. No number
 * matches in two ways, or a text of two hundred characters would cost the server hours.
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

/** The usual tasks of the trade, in the reader's language. */
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

/** Each certificate that can be chosen has a field as well. */
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

/** Missing parts are faults only of sending, so that an unfinished draft can be saved. */
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
