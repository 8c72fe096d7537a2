/** Visitors take a form that hangs longer for broken; the idempotency key makes a resend safe. */
const timeoutMs = 30_000;

/**
 * @returns the raw response; on Safari for iOS it is not checked, so callers look at `ok`
 * @throws Error `status: text` for a response that is not ok (status text where the text is empty),
 *   `TimeoutError` where none comes within half a minute
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
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (isSafariOnIos(navigator.userAgent)) return response;
  if (!response.ok) {
    const error = await responseError(response);
    console.error(error);
    throw error;
  }
  return response;
}

/** Its message is `status: text`. No class of its own: consoles would print the minified name. */
export interface ResponseError extends Error {
  formError: FormError;
}

export const isResponseError = (error: unknown): error is ResponseError =>
  error instanceof Error && "formError" in error;

export async function responseError(response: Response): Promise<ResponseError> {
  const body = await response.text();
  const content = parseJson(body);
  const ours = isOurFormError(response, content) ? content : undefined;
  const formError: FormError = {
    status: response.status,
    isOurs: ours !== undefined,
    message: ours?.message,
    errors: ours ? stringsIn(ours.errors) : {},
    retryAfterMs: readRetryAfter(response.headers.get("Retry-After")),
  };
  const error = new Error(`${response.status}: ${body || response.statusText}`);
  return Object.assign(error, { formError });
}

/** Undefined unless our server sent it: hotel networks and proxies answer too. Leaves the body unread. */
export async function readOwnJson(
  response: Response,
): Promise<Record<string, unknown> | undefined> {
  if (!isOwnJson(response)) return undefined;
  const body = parseJson(await response.clone().text());
  return isRecord(body) ? body : undefined;
}

const isOwnJson = ({ redirected, headers }: Response): boolean =>
  !redirected && /^application\/json\b/i.test(headers.get("Content-Type") ?? "");

interface OurFormError {
  message: string;
  errors?: unknown;
}

/** Gateways send a `message` too; with field errors or a request id, the response is ours. */
const isOurFormError = (response: Response, body: unknown): body is OurFormError =>
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

/** Stored in the outbox as plain data. */
export interface FormError {
  status: number;
  /** False where a gateway or proxy answered; its text is not shown. */
  isOurs: boolean;
  message: string | undefined;
  errors: Readonly<Record<string, string>>;
  retryAfterMs?: number | undefined;
}

const stringsIn = (errors: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(errors) ? errors : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

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
