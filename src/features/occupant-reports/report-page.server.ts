import { data } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import type { FileRefusal } from "#platform/files/file-types.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { isAway } from "#platform/http/away.server.ts";
import { appContext, filesContext, requestContext } from "#platform/http/context.ts";
import { withinDeadline } from "#platform/http/deadline.server.ts";
import { firstOfEachField } from "#platform/http/field-errors.ts";
import { type OccupantForm, readOccupantForm } from "#platform/http/occupant-form.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import { findSign, readSignCode, signPath } from "./find-sign.server.ts";
import { inOtherLanguage, languageOf } from "./language.server.ts";
import { occupantServerMessages } from "./messages.server.ts";
import { countOccupantPost } from "./report-limits.server.ts";
import { newAttempt } from "./report-link.server.ts";
import { reportForm, type SendReportResult, sendReport } from "./send-report.server.ts";

const statuses = { open: 200, ended: 410, unknown: 404 } as const;

export async function readSign({ request, context }: RouteRequest, code: string) {
  const { db } = context.get(appContext);
  const language = languageOf(request);
  const signLookup = await withinDeadline(() => findSign(db, code)).catch((error: unknown) => {
    if (isAway(context, error)) throw new Response(null, { status: 503 });
    throw error;
  });
  const state = signLookup === undefined ? "unknown" : signLookup === "ended" ? signLookup : "open";
  const sign =
    typeof signLookup === "object"
      ? {
          state: "open" as const,
          areaName: signLookup.areaName,
          floor: signLookup.floor,
          facilityName: signLookup.facilityName,
          attempt: newAttempt(),
        }
      : { state: state as "ended" | "unknown" };
  const otherLanguage = inOtherLanguage(request, language);
  return data(
    { sign, documentLanguage: language, otherLanguage },
    { status: statuses[state], headers: { "Cache-Control": "no-store" } },
  );
}

export interface ReportAnswer {
  problem: string | undefined;
  /** Sentence by field. */
  errors: Record<string, string>;
  values: Record<string, string>;
}

const called = () => ({ phone: company.phone.display });

export async function handleOccupantReportForm(route: RouteRequest, code: string) {
  const language = languageOf(route.request);
  const { unread, away } = occupantServerMessages(language).faults;
  const early = await refuseEarly(route, code, language);
  if (early !== undefined) return early;
  const form = await readOccupantForm(route);
  if (!form.ok) return refuse({}, form.refusal.status, { problem: unread(called()), errors: {} });
  try {
    return await answerReport(route, code, form, language);
  } catch (error) {
    if (!isAway(route.context, error)) throw error;
    return refuse(form.fields, 503, { problem: away(called()), errors: {} }, 10);
  } finally {
    await form.discard();
  }
}

/** Nobody sends us photos without a sign, and nobody with a sign sends them without end. */
async function refuseEarly(route: RouteRequest, code: string, language: Language) {
  const { context } = route;
  const { away } = occupantServerMessages(language).faults;
  const { db } = context.get(appContext);
  const { addressHash } = context.get(requestContext);
  try {
    const sign = await findSign(db, code);
    if (typeof sign !== "object")
      return refuse({}, statuses[sign ?? "unknown"], { problem: undefined, errors: {} });
    const counted = await countOccupantPost(db, sign, addressHash);
    if (counted.allowed) return undefined;
    const form = await readOccupantForm(route, false);
    const [fields, hadPhoto] = form.ok ? [form.fields, form.photoFault !== undefined] : [{}, false];
    return refuseFlood(fields, counted.retryAfterSeconds, language, hadPhoto);
  } catch (error) {
    if (!isAway(context, error)) throw error;
    return refuse({}, 503, { problem: away(called()), errors: {} }, 10);
  }
}

async function answerReport(
  { context }: RouteRequest,
  code: string,
  { fields, photo, photoFault }: OccupantForm,
  language: Language,
) {
  const parsed = z.safeParse(reportForm(language), fields);
  const errors = parsed.success ? {} : firstOfEachField(parsed.error.issues);
  // This page has a sentence of its own for a bad address, other than that of forms in general.
  if (errors.email) errors.email = occupantServerMessages(language).faults.email;
  if (photoFault) errors.photo = photoSentence(photoFault, language);
  if (!parsed.success || photoFault) {
    if (photo) errors.photo ??= occupantServerMessages(language).faults.photoAgain;
    return refuse(fields, 422, { problem: undefined, errors });
  }
  const { db, queue } = context.get(appContext);
  const { files } = context.get(filesContext);
  const { addressHash, log } = context.get(requestContext);
  const result = await sendReport({ db, queue, files }, code, {
    ...parsed.data,
    photo,
    addressHash,
    language,
    attempt: textOf(fields.attempt),
    honeypot: textOf(fields.website) ?? "",
  });
  log.info({ result: result.ok ? "saved" : result.reason }, "occupant's report");
  if (result.ok) return redirectAfterPost(`${signPath(readSignCode(code) ?? "")}/${result.token}`);
  return refused(result, fields, language, photo !== undefined);
}

function refused(
  result: Exclude<SendReportResult, { ok: true }>,
  fields: Record<string, unknown>,
  language: Language,
  hadPhoto: boolean,
) {
  const { faults } = occupantServerMessages(language);
  switch (result.reason) {
    case "no-words":
      return refuse(fields, 422, { problem: undefined, errors: { text: faults.words } });
    case "photo":
      return refuse(fields, 422, {
        problem: undefined,
        errors: { photo: photoSentence(result.why, language) },
      });
    case "too-many":
      return refuseFlood(fields, result.retryAfterSeconds, language, hadPhoto);
    // The loader says so on the page.
    case "ended":
    case "unknown-sign":
      return refuse(fields, statuses[result.reason === "ended" ? "ended" : "unknown"], {
        problem: undefined,
        errors: {},
      });
  }
}

function refuseFlood(
  fields: Record<string, unknown>,
  retryAfterSeconds: number,
  language: Language,
  hadPhoto: boolean,
) {
  const { tooMany, photoAgain } = occupantServerMessages(language).faults;
  const problem = tooMany({ count: Math.ceil(retryAfterSeconds / 60), ...called() });
  const errors: Record<string, string> = hadPhoto ? { photo: photoAgain } : {};
  return refuse(fields, 429, { problem, errors }, retryAfterSeconds);
}

function refuse(
  fields: Record<string, unknown>,
  status: number,
  refusal: Pick<ReportAnswer, "problem" | "errors">,
  retryAfterSeconds?: number,
) {
  const names = ["kind", "text", "email", "attempt"];
  const values = Object.fromEntries(names.map((name) => [name, textOf(fields[name]) ?? ""]));
  const answer: ReportAnswer = { ...refusal, values };
  const retryAfter = retryAfterSeconds && { "Retry-After": String(retryAfterSeconds) };
  return data(answer, { status, headers: { "Cache-Control": "no-store", ...retryAfter } });
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

function photoSentence(why: FileRefusal, language: Language): string {
  const { photoLarge, photoHeic, photo } = occupantServerMessages(language).faults;
  if (why === "too-large") return photoLarge;
  return why === "heic" ? photoHeic : photo;
}
