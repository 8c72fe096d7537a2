/** The one way in which the browser talks to the product's own addresses. */

/** Who waits longer takes the form for dead; sent again under its key, it is no second request. */
const longestWaitMs = 30_000;

/**
 * Sends a request with the session's cookies. A body travels only when a payload is given.
 * @throws Error `status: text` for an answer that is not ok (status text where the text is empty),
 *   `TimeoutError` where none comes within half a minute
 * @returns the raw answer; on Safari for iOS it comes back unchecked, so callers look at `ok`
 */
export async function apiRequest(
  method: string,
  url: string,
  payload?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: payload === undefined ? headers : { "Content-Type": "application/json", ...headers },
    body: payload === undefined ? null : JSON.stringify(payload),
    credentials: "include",
    signal: AbortSignal.timeout(longestWaitMs),
  });
  if (isSafariOnIos(navigator.userAgent)) return response;
  if (!response.ok) {
    const error = await answerError(response);
    console.error(error);
    throw error;
  }
  return response;
}

/** The error that stands for an answer which is not ok, or not ours. */
export async function answerError(response: Response): Promise<Error> {
  const text = await response.text();
  const error = new Error(`${response.status}: ${text || response.statusText}`);
  return Object.assign(error, {
    retryAfterMs: readRetryAfter(response.headers.get("Retry-After")),
    isOurs: isOurRefusal(response, parseJson(text)),
  });
}

/**
 * The JSON object of an answer that comes from the address that was asked. Between us and the visitor
 * stand hotels, proxies and gateways, which answer as well, and with any status. The body stays unread.
 */
export async function readOwnJson(
  response: Response,
): Promise<Record<string, unknown> | undefined> {
  if (!isOwnJson(response)) return undefined;
  const body = parseJson(await response.clone().text());
  return isRecord(body) ? body : undefined;
}

const isOwnJson = ({ redirected, headers }: Response): boolean =>
  !redirected && /^application\/json\b/i.test(headers.get("Content-Type") ?? "");

/** A message alone is what gateways send, too; with one of these beside it, it is ours. */
const isOurRefusal = (response: Response, body: unknown): boolean =>
  isOwnJson(response) &&
  isRecord(body) &&
  typeof body.message === "string" &&
  (isRecord(body.errors) || response.headers.has("X-Request-Id"));

/** Seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

/** What an answer that is no success says. */
export interface FormError {
  status: number;
  /** Otherwise somebody between us and the visitor gave it, whose words are not passed on. */
  isOurs: boolean;
  /** Written for people. */
  message: string | undefined;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** For how long the server wants to be left alone, where it said so. */
  retryAfterMs?: number | undefined;
}

/** Reads an error of `apiRequest`; undefined where no answer came at all. */
export function readRefusal(error: unknown): FormError | undefined {
  const match = error instanceof Error ? /^(\d{3}): (.*)$/s.exec(error.message) : null;
  if (!match) return undefined;
  const isOurs = isRecord(error) && error.isOurs === true;
  const body = isOurs ? parseJson(match[2] ?? "") : undefined;
  const said: Record<string, unknown> = isRecord(body) ? body : {};
  const errors = isRecord(said.errors) ? said.errors : {};
  return {
    status: Number(match[1]),
    isOurs,
    message: typeof said.message === "string" ? said.message : undefined,
    errors: Object.fromEntries(
      Object.entries(errors).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      ),
    ),
    retryAfterMs: retryAfterOf(error),
  };
}

const retryAfterOf = (error: unknown): number | undefined =>
  isRecord(error) && typeof error.retryAfterMs === "number" ? error.retryAfterMs : undefined;

/** Chrome and Firefox on iOS name themselves; what is left is Safari. */
export function isSafariOnIos(userAgent: string): boolean {
  return (
    /iP(hone|ad|od)/.test(userAgent) &&
    /Safari/.test(userAgent) &&
    !/(CriOS|FxiOS|EdgiOS)/.test(userAgent)
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
