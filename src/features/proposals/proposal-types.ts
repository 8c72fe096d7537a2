/** States and forms of proposals; safe for browsers. */
import * as z from "zod/mini";
import { alternativeNames } from "#features/bids/bid-sheet-types.ts";
import {
  type PromisedTaskRow,
  promisedTaskFieldNames,
  promisedTaskRows,
  promisedTaskShape,
  promisedTaskTexts,
} from "#features/start-up-plans/promised-tasks.ts";
import { calendarDay } from "#platform/format/calendar-day.ts";
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
  | "signed"
  | "declined"
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
  /** Rows of the start-up plan; absent in drafts from before there were any. */
  startUp?: readonly PromisedTaskRow[];
}

/** Where anybody checks whether a file is one of our papers, in a language for a browser that has chosen none. */
export const checkFileAddress = (language: Language): string =>
  `/check-proposal?language=${language}`;

export const maxWords = 10_000;
export const maxQuestion = 4_000;
const maxReason = 2_000;
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
    z.object({
      step: z.literal("answer"),
      number,
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
    z.object({
      step: z.literal("decline"),
      reason: z._default(optionalText(language, maxReason), ""),
    }),
  ]);
});

export type ProspectForm = z.infer<ReturnType<typeof prospectForm>>;

/** What the field for drawing writes: lines alone, within its bounds, and short enough to be a signature. */
const drawing = /^(?:[ML](?:1000|\d{1,3}) (?:300|[12]?\d{1,2})){0,4000}$/;

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
  ...promisedTaskTexts(draft.startUp ?? []),
});

/** Where something is missing that a prospect has to read, the sending says so, and not the saving. */
export const draftForm = byLanguage((language: Language) => {
  const { errors } = proposalMessages(language);
  const words = () => z._default(optionalText(language, maxWords), "");
  const choice = z._default(z.enum(["yes", "no"], errors.choice), "no");
  const day = z._default(z.union([z.literal(""), calendarDay(language)], errors.day), "");
  return z.object({
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
    ...promisedTaskShape(language),
  });
});

export const draftOf = (fields: z.infer<ReturnType<typeof draftForm>>): ProposalDraft => ({
  bidVersion: Number(fields.bidVersion || 0),
  offered: alternativeNames.filter((name) => fields[`offered.${name}`] === "yes"),
  letter: fields.letter,
  exclusions: fields.exclusions,
  terms: fields.terms,
  startsOn: fields.startsOn,
  expiresOn: fields.expiresOn,
  startUp: promisedTaskRows(fields),
});
