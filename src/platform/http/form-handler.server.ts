/** The handler of all public forms; answers in JSON or, without our script, with values for the page. */
import * as z from "zod/mini";
import { isDatabaseUnavailable } from "#platform/database/unavailable.ts";
import { identifyAttempt } from "#platform/forms/attempt.server.ts";
import type { Language } from "#platform/language/language.ts";
import type {
  FormContext,
  SavedRecord,
  Submission,
  SubmissionResult,
} from "#platform/records/submission.ts";
import type { RouteRequest } from "./actor.server.ts";
import { appContext, requestContext, visitorLanguageContext } from "./context.ts";
import { withinDeadline } from "./deadline.server.ts";
import { firstOfEachField } from "./field-errors.ts";
import { type FormError, serverError, tooMany, unavailable } from "./form-errors.server.ts";
import {
  formJson,
  formOnPage,
  invalidJson,
  invalidOnPage,
  refusedJson,
  refusedOnPage,
} from "./form-response.server.ts";
import {
  type ParsedSubmission,
  type ParseResult,
  readJson,
  readPostedForm,
} from "./parse-submission.server.ts";

export interface FormDefinition<Fields extends object> {
  form: string;
  schema(language: Language): z.core.$ZodType<Fields>;
  submit(context: FormContext, submission: Submission<Fields>): Promise<SubmissionResult>;
}

type Outcome = { language: Language } & (
  | { kind: "accepted"; saved: SavedRecord }
  | { kind: "invalid"; errors: Record<string, string>; sent: ParsedSubmission }
  | { kind: "refused"; refusal: FormError; sent: ParsedSubmission | undefined }
);

const neverEchoed = new Set(["password"]);

/** 201 with the saved record, 422 with a sentence for each field, or a refusal; JSON in every case. */
export async function handleJsonSubmission<Fields extends object>(
  { request, context }: RouteRequest,
  definition: FormDefinition<Fields>,
): Promise<Response> {
  const outcome = await receive({ request, context }, definition, readJson);
  switch (outcome.kind) {
    case "accepted":
      return formJson(201, outcome.saved);
    case "invalid":
      return invalidJson(outcome.errors, outcome.language);
    case "refused":
      return refusedJson(outcome.refusal, outcome.language);
  }
}

/** Gives the action of a page the same answers as a value to render, with the status of the page. */
export async function handlePageSubmission<Fields extends object>(
  { request, context }: RouteRequest,
  definition: FormDefinition<Fields>,
) {
  const { form } = definition;
  const outcome = await receive({ request, context }, definition, readPostedForm);
  switch (outcome.kind) {
    case "accepted":
      return formOnPage({ form, state: "sent", ...outcome.saved }, 200);
    case "invalid":
      return invalidOnPage(form, outcome.errors, typed(outcome.sent), outcome.language);
    case "refused":
      return refusedOnPage(form, outcome.refusal, typed(outcome.sent), outcome.language);
  }
}

async function receive<Fields extends object>(
  { request, context }: RouteRequest,
  definition: FormDefinition<Fields>,
  read: (request: Request) => Promise<ParseResult>,
): Promise<Outcome> {
  const reading = await read(request);
  if (!reading.ok) {
    // A form that cannot be read has no language, so the page's is used.
    const language = context.get(visitorLanguageContext);
    return { kind: "refused", refusal: reading.refusal, sent: undefined, language };
  }
  const { sent } = reading;
  const { language } = sent.metadata;

  const parsed = z.safeParse(definition.schema(language), sent.fields);
  if (!parsed.success)
    return { kind: "invalid", errors: firstOfEachField(parsed.error.issues), sent, language };

  const { log, addressHash } = context.get(requestContext);
  const submission: Submission<Fields> = {
    fields: parsed.data,
    attempt: identifyAttempt(parsed.data, sent.idempotencyKey, new Date()),
    metadata: sent.metadata,
    userAgent: request.headers.get("user-agent")?.slice(0, 400),
    addressHash,
  };
  try {
    // Starts here: a slow upload is not the database's fault.
    const result = await withinDeadline((signal) =>
      definition.submit(context.get(appContext), { ...submission, signal }),
    );
    if (!result.ok) {
      log.warn({ form: definition.form, reason: result.reason }, "submission refused");
      const refusal = tooMany(result.retryAfterSeconds);
      return { kind: "refused", refusal, sent, language };
    }
    log.info({ form: definition.form, reference: result.saved.reference }, "submission saved");
    return { kind: "accepted", saved: result.saved, language };
  } catch (error) {
    const refusal = isDatabaseUnavailable(error) ? unavailable : serverError;
    log.error(
      { err: error, form: definition.form, status: refusal.status },
      "submission not saved",
    );
    return { kind: "refused", refusal, sent, language };
  }
}

/** Secrets are not sent back. */
function typed(sent: ParsedSubmission | undefined): Record<string, string> {
  const strings = Object.entries(sent?.fields ?? {}).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !neverEchoed.has(entry[0]),
  );
  return Object.fromEntries(strings);
}
