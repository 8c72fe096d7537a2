/** Forms of people who are signed in, and of pages behind a link: read, validated, and answered by the page or a redirect. */

import { data, type HeadersArgs, redirect, redirectDocument } from "react-router";
import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import { type RouteRequest, readerLanguage } from "./actor.server.ts";
import { answerHeaders } from "./answer-headers.server.ts";
import { requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { firstOfEachField } from "./field-errors.ts";
import { tooManySignIns, unavailable } from "./form-errors.server.ts";
import { keptFileIds, keptFilePrefix, readForm } from "./form-files.server.ts";
import { headersWith } from "./login.server.ts";

export interface FormAnswer {
  form: string;
  problem: string | undefined;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** The address to which the earlier copy of this form led, if the problem is a question about it. */
  earlier?: string | undefined;
  /** The page where the sender has to prove who they are first. */
  confirmation?: string | undefined;
}

export interface FormDefinition<Fields> {
  form: string;
  schema: z.core.$ZodType<Fields>;
  /**
   * Fields that are shown again: never a password, a code or a token. One that ends in a dot stands
   * for all that begin with it.
   */
  echoed?: readonly string[];
  /** The person who may send files along, for a form with a `PhotoField`. */
  sender?: Actor;
  /** Set if the form's field takes photos only. */
  takesPhotosAlone?: true;
  /** Set for a form that is longer than others. */
  limitBytes?: number;
  /** Milliseconds, for a form that waits for another machine as well. */
  answerWithinMs?: number;
}

export interface Refuse {
  /** @param why a sentence about the whole form, or one for each field */
  (
    status: number,
    why: string | Record<string, string>,
    headers?: Record<string, string>,
  ): ReturnType<typeof answer>;
  /** The sender's language. */
  readonly language: Language;
}

/**
 * Files that came along are stored by then, and belong to nothing yet: `fileIds` are those that the form
 * shows. Answers itself if the form cannot be read or is invalid, or the database is unavailable.
 */
export async function handleForm<Fields extends object, Answer>(
  route: RouteRequest,
  {
    form,
    schema,
    echoed = [],
    sender,
    takesPhotosAlone,
    limitBytes,
    answerWithinMs,
  }: FormDefinition<Fields>,
  act: (
    fields: Fields,
    refuse: Refuse,
    fileIds: readonly string[],
    sent: Record<string, unknown>,
  ) => Promise<Answer>,
) {
  const language = await readerLanguage(route);
  const reading = await readForm(route, { sender, takesPhotosAlone, limitBytes });
  if (!reading.ok)
    return answer(form, reading.refusal.status, reading.refusal.message(language), {});
  const { fields } = reading.sent;
  const values = echo(fields, sender ? [...echoed, keptFilePrefix] : echoed);
  const parsed = z.safeParse(schema, fields);
  const faults = parsed.success ? {} : firstOfEachField(parsed.error.issues);
  if (reading.fileFault !== undefined) faults.photos = reading.fileFault;
  if (!parsed.success || reading.fileFault !== undefined) return answer(form, 422, faults, values);
  const refuse: Refuse = Object.assign(
    (status: number, why: string | Record<string, string>, headers?: Record<string, string>) =>
      answer(form, status, why, values, headers),
    { language },
  );
  try {
    const work = () => act(parsed.data, refuse, keptFileIds(fields), fields);
    return await withinDeadline(work, answerWithinMs);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    route.context.get(requestContext).log.error({ err: error, form }, "signed-in form failed");
    return refuse(503, unavailable.message(language), { "Retry-After": "10" });
  }
}

/** Begins the name of a field with the value that the form had when it was opened. */
export const seenPrefix = "seen.";

function echo(fields: Record<string, unknown>, echoed: readonly string[]): Record<string, string> {
  // The key stays that of the page: what is sent again after a lost answer is the same form. So does what
  // it showed: what somebody else has saved meanwhile was not seen by who corrects a field of theirs.
  const names = [...echoed, ...("attempt" in fields ? ["attempt"] : []), seenPrefix].flatMap(
    (name) =>
      name.endsWith(".") ? Object.keys(fields).filter((field) => field.startsWith(name)) : name,
  );
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return Object.fromEntries(names.map((name) => [name, text(fields[name])]));
}

function answer(
  form: string,
  status: number,
  why: string | Record<string, string>,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const isProblem = typeof why === "string";
  const formAnswer: FormAnswer = {
    form,
    problem: isProblem ? why : undefined,
    errors: isProblem ? {} : why,
    values,
  };
  return data(formAnswer, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export type Refusal = ReturnType<Refuse>;

/** The form comes back with other values than were sent. */
export const withValues = (
  { data: body, init }: Refusal,
  values: Readonly<Record<string, string>>,
): Refusal => data<FormAnswer>({ ...body, values }, init ?? undefined);

/**
 * The record differs from what the sender saw. The form comes back with what is there now, which the sentence
 * describes: sent again, it is a choice.
 * @param now fields of the form with what its sender has seen by now
 */
export function refuseAsChanged(
  refuse: Refuse,
  why: string,
  now: Readonly<Record<string, string>>,
) {
  const answer = refuse(409, why);
  return withValues(answer, { ...answer.data.values, ...now });
}

export function refuseForNow(
  refuse: Refuse,
  retryAfterSeconds: number,
  { message } = tooManySignIns(retryAfterSeconds),
) {
  return refuse(429, message(refuse.language), { "Retry-After": String(retryAfterSeconds) });
}

/** Redirects after an accepted form, so that a reload does not send it again. */
export const redirectAfterPost = (path: string, cookies: readonly string[] = []): Response =>
  redirect(path, { status: 303, headers: headersWith(cookies) });

/** The browser opens a page of another area as a document of its own. */
export const goToArea = (path: string, cookies: readonly string[] = []): Response =>
  redirectDocument(path, { status: 303, headers: headersWith(cookies) });

// The address of these pages holds a token, which must not leak by the referrer. `no-referrer`
// would make browsers send the page's own form with `Origin: null`.
export function linkPageHeaders(args: HeadersArgs): Headers {
  const headers = answerHeaders(args);
  headers.set("Cache-Control", "no-store");
  headers.set("Referrer-Policy", "same-origin");
  return headers;
}

export const tokenOf = ({ request }: RouteRequest): string | undefined =>
  new URL(request.url).searchParams.get("token") ?? undefined;
