import { languageOfPath } from "#content/page-address.ts";
import { readCampaign } from "#platform/forms/campaign.ts";
import { metadataFields } from "#platform/forms/submitted-form.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import type { SubmissionMetadata } from "#platform/records/submission.ts";
import { type FormError, malformed, wrongType } from "./form-errors.server.ts";
import { readBody } from "./read-body.server.ts";
import { parseStorableJson, storableText } from "./storable-text.ts";

export interface ParsedSubmission {
  /** Unvalidated: the schema drops what is not a field of the form. */
  fields: Record<string, unknown>;
  idempotencyKey: string | undefined;
  metadata: SubmissionMetadata;
}

export type ParseResult = { ok: true; sent: ParsedSubmission } | { ok: false; refusal: FormError };

const jsonLimitBytes = 64 * 1024;
/** Percent-encoding takes up to three characters for a byte. */
const formLimitBytes = 3 * jsonLimitBytes;
/** A form of thousands of fields may have as much as the server accepts (`server/http-limits.ts`). */
export const longFormLimitBytes = 1024 * 1024;

/** The body is JSON, and everything else is in `Idempotency-Key` and `Form-Metadata`. */
export async function readJson(request: Request): Promise<ParseResult> {
  if (!isOfType(request, "application/json")) return { ok: false, refusal: wrongType("json") };
  const body = await readBody(request, jsonLimitBytes);
  if (!body.ok) return body;
  const value = parseStorableJson(body.text);
  if (value === undefined) return { ok: false, refusal: malformed("not-json") };
  if (!isRecord(value)) return { ok: false, refusal: malformed("not-object") };
  return {
    ok: true,
    sent: {
      fields: value,
      idempotencyKey: request.headers.get("idempotency-key") ?? undefined,
      metadata: readMetadata(
        request,
        new URLSearchParams(request.headers.get("form-metadata") ?? ""),
      ),
    },
  };
}

/** A form without our script is one urlencoded body. */
export async function readPostedForm(
  request: Request,
  limitBytes = formLimitBytes,
): Promise<ParseResult> {
  if (!isOfType(request, "application/x-www-form-urlencoded")) {
    return { ok: false, refusal: wrongType("form") };
  }
  const body = await readBody(request, limitBytes);
  if (!body.ok) return body;
  const posted = new URLSearchParams(
    [...new URLSearchParams(body.text)].map((pair) => pair.map(storableText)),
  );
  const { pathname } = new URL(request.url);
  const metadata = readMetadata(request, posted, languageOfPath(pathname));
  const ofTrail = new Set<string>(metadataFields);
  // The last value of a repeated name counts, as in JSON.
  const fields = Object.fromEntries([...posted].filter(([name]) => !ofTrail.has(name)));
  return {
    ok: true,
    sent: {
      fields,
      idempotencyKey: posted.get("idempotencyKey") ?? undefined,
      metadata: { ...metadata, page: metadata.page ?? pathOnly(pathname) },
    },
  };
}

function readMetadata(
  request: Request,
  metadata: URLSearchParams,
  language: Language = "en",
): SubmissionMetadata {
  // Global Privacy Control: the campaign must not be stored.
  const optedOut = request.headers.get("sec-gpc") === "1";
  const elapsed = metadata.get("elapsed");
  return {
    page: pathOnly(metadata.get("page")),
    campaign: optedOut ? {} : readCampaign(metadata.get("campaign") ?? ""),
    elapsedMs: elapsed !== null && /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : undefined,
    language: parseLanguage(metadata.get("pageLanguage")) ?? language,
    honeypot: metadata.get("website") ?? "",
  };
}

function pathOnly(page: string | null): string | undefined {
  return page?.startsWith("/") && !/\p{Cc}/u.test(page)
    ? page.slice(0, 200).toWellFormed()
    : undefined;
}

function isOfType(request: Request, expected: string): boolean {
  const [type, ...parameters] = (request.headers.get("content-type") ?? "")
    .toLowerCase()
    .split(";");
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((it) => it.startsWith("charset="));
  return (
    type?.trim() === expected && (charset === undefined || /^charset="?utf-?8"?$/.test(charset))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
