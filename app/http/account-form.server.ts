/** Forms of the account pages: posted by the browser itself, answered by the page or a redirect. */
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#database/unavailable.ts";
import type { RouteRequest } from "./actor.server.ts";
import { requestContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { firstOfEachField } from "./field-errors.ts";
import { tooManySignIns, unavailable } from "./form-errors.ts";
import { headersWith } from "./login.server.ts";
import { readPostedForm } from "./parse-submission.server.ts";

export interface FormAnswer {
  form: string;
  problem: string | undefined;
  errors: Record<string, string>;
  values: Record<string, string>;
}

interface FormDefinition<Fields> {
  form: string;
  schema: z.core.$ZodType<Fields>;
  /**
   * Fields that are shown again: never a password, a code or a token. One that ends in a dot stands
   * for all that begin with it.
   */
  echoed?: readonly string[];
}

/** @param why a sentence about the whole form, or one for each field */
export type Refuse = (
  status: number,
  why: string | Record<string, string>,
  headers?: Record<string, string>,
) => ReturnType<typeof answer>;

/** Answers itself if the form cannot be read or is invalid, or the database is unavailable. */
export async function takeForm<Fields extends object, Answer>(
  { request, context }: RouteRequest,
  { form, schema, echoed = [] }: FormDefinition<Fields>,
  act: (fields: Fields, refuse: Refuse) => Promise<Answer>,
) {
  const reading = await readPostedForm(request);
  if (!reading.ok) return answer(form, reading.refusal.status, reading.refusal.message, {});
  const { fields } = reading.sent;
  const values = echo(fields, echoed);
  const parsed = z.safeParse(schema, fields);
  if (!parsed.success) return answer(form, 422, firstOfEachField(parsed.error.issues), values);
  const refuse: Refuse = (status, why, headers) => answer(form, status, why, values, headers);
  try {
    return await withinDeadline(() => act(parsed.data, refuse));
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.get(requestContext).log.error({ err: error, form }, "account form failed");
    return refuse(503, unavailable.message, { "Retry-After": "10" });
  }
}

function echo(fields: Record<string, unknown>, echoed: readonly string[]): Record<string, string> {
  const names = echoed.flatMap((name) =>
    name.endsWith(".") ? Object.keys(fields).filter((one) => one.startsWith(name)) : name,
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
  const said: FormAnswer = {
    form,
    problem: isProblem ? why : undefined,
    errors: isProblem ? {} : why,
    values,
  };
  return data(said, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function refuseForNow(refuse: Refuse, retryAfterSeconds: number) {
  const { message } = tooManySignIns(retryAfterSeconds);
  return refuse(429, message, { "Retry-After": String(retryAfterSeconds) });
}

/** After an accepted form, so that a reload does not send it again. */
export const goOn = (path: string, cookies: readonly string[] = []): Response =>
  redirect(path, { status: 303, headers: headersWith(cookies) });

// The address of these pages holds a token, which must not leak by the referrer. `no-referrer`
// would make browsers send the page's own form with `Origin: null`.
export const linkPageHeaders = () => ({
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
});

export const tokenOf = ({ request }: RouteRequest): string | undefined =>
  new URL(request.url).searchParams.get("token") ?? undefined;
