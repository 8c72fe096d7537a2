/** A form's answer: JSON for our script, or a value that the page renders without it. */

import { data } from "react-router";
import type { SubmittedForm } from "#platform/forms/submitted-form.ts";
import type { Language } from "#platform/language/language.ts";
import type { FormError } from "./form-errors.server.ts";
import { httpMessages } from "./messages.server.ts";

/** Keys are names of fields. */
type Texts = Record<string, string>;

const noStore = { "Cache-Control": "no-store" };

export const formJson = (status: number, body: object, headers: HeadersInit = {}): Response =>
  Response.json(body, { status, headers: { ...noStore, ...headers } });

export const invalidJson = (errors: Texts, language: Language): Response =>
  formJson(422, { message: httpMessages(language).checkFields, errors });

export const refusedJson = (refusal: FormError, language: Language): Response =>
  formJson(refusal.status, { message: refusal.message(language) }, retryAfter(refusal));

export const formOnPage = (submitted: SubmittedForm, status: number, headers: HeadersInit = {}) =>
  data(submitted, { status, headers: { ...noStore, ...headers } });

export function invalidOnPage(form: string, errors: Texts, values: Texts, language: Language) {
  const message = httpMessages(language).checkFields;
  return formOnPage({ form, state: "invalid", message, errors, values }, 422);
}

export function refusedOnPage(form: string, refusal: FormError, values: Texts, language: Language) {
  const { status, retryAfterSeconds } = refusal;
  const message = refusal.message(language);
  return formOnPage(
    { form, state: "refused", status, message, retryAfterSeconds, values },
    status,
    retryAfter(refusal),
  );
}

const retryAfter = ({ retryAfterSeconds }: FormError): HeadersInit =>
  retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) };
