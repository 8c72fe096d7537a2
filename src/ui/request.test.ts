import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { apiRequest, isResponseError, isSafariOnIos, responseError } from "./request.ts";

const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

function answerWith(response: Response, userAgent = desktop) {
  const fetched = vi.fn(async (_url: string, _options?: RequestInit) => response);
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", { userAgent });
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("sends a payload as JSON with the session's cookies", async () => {
  const fetched = answerWith(Response.json({ id: 1 }, { status: 201 }));
  await apiRequest("POST", "/api/quote", { fullName: "Ada" }, { "Idempotency-Key": "k" });
  expect(fetched).toHaveBeenCalledWith("/api/quote", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": "k" },
    body: '{"fullName":"Ada"}',
    credentials: "include",
    signal: expect.any(AbortSignal),
  });
});

test("sends no body and no content type without a payload", async () => {
  const fetched = answerWith(new Response("{}"));
  await apiRequest("GET", "/api/session");
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ headers: {}, body: null });
});

test("an answer that is not ok raises status and text, and logs it", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  answerWith(new Response("Too many", { status: 429 }));
  await expect(apiRequest("POST", "/api/quote", {})).rejects.toThrow("429: Too many");
  expect(logged).toHaveBeenCalledOnce();
});

test("an answer that is not ok raises an error that carries what the answer says", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const content = { message: "Please wait.", errors: {} };
  answerWith(Response.json(content, { status: 429, headers: { "Retry-After": "2" } }));
  const error = await apiRequest("POST", "/api/quote", {}).catch((it) => it);
  expect(isResponseError(error)).toBe(true);
  expect(error.formError).toMatchObject({ ...content, status: 429, retryAfterMs: 2_000 });
});

test("an empty answer raises the status text", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answerWith(new Response(null, { status: 503, statusText: "Service Unavailable" }));
  await expect(apiRequest("POST", "/api/quote", {})).rejects.toThrow("503: Service Unavailable");
});

test("a request without an answer times out after half a minute", async () => {
  vi.stubGlobal("navigator", { userAgent: desktop });
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
  try {
    const address = silent.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const url = `http://127.0.0.1:${address.port}/`;
    const error = await apiRequest("POST", url, {}).catch((it) => it);
    expect(error).toMatchObject({ name: "TimeoutError" });
    expect(isResponseError(error)).toBe(false);
    expect(limit).toHaveBeenCalledWith(30_000);
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});

test("Safari on iOS gets the raw answer, which still says that it failed", async () => {
  answerWith(new Response("no", { status: 500 }), iphone);
  expect((await apiRequest("POST", "/api/quote", {})).ok).toBe(false);
});

test("other browsers on iOS are not mistaken for Safari", () => {
  expect(isSafariOnIos(iphone)).toBe(true);
  expect(isSafariOnIos(iphone.replace("Version/18.0", "CriOS/140.0"))).toBe(false);
  expect(isSafariOnIos(desktop)).toBe(false);
});

const refusalIn = async (answer: Response) => (await responseError(answer)).formError;

test("reads message and field errors from an error response", async () => {
  const content = { message: "Look again", errors: { email: "Invalid email address" } };
  expect(await refusalIn(Response.json(content, { status: 422 }))).toEqual({
    status: 422,
    isOurs: true,
    ...content,
  });
});

test("an error response without field errors is ours if it has a request id", async () => {
  const content = { message: "This is longer than we can take." };
  const named = { status: 413, headers: { "X-Request-Id": "1" } };
  expect(await refusalIn(Response.json(content, named))).toMatchObject({
    isOurs: true,
    ...content,
  });
  expect(await refusalIn(Response.json(content, { status: 413 }))).toMatchObject({ isOurs: false });
});

test.each([
  ["a proxy's page", new Response("<html>Bad gateway</html>", { status: 502 })],
  ["a gateway's JSON", Response.json({ message: "Forbidden" }, { status: 403 })],
  ["JSON of another shape", Response.json({ error: "no" }, { status: 422 })],
  ["JSON that broke off", new Response('{"message":"Please ch', json(422))],
  ["our words as another type", new Response('{"message":"a","errors":{}}', { status: 422 })],
  ["nothing", new Response(null, { status: 404, headers: { "X-Request-Id": "1" } })],
  ["what was found elsewhere", redirected(Response.json({ message: "a", errors: {} }, json(422)))],
])("%s is a refusal of somebody else's, and none of its words are shown", async (_, answer) => {
  const { status } = answer;
  expect(await refusalIn(answer)).toEqual({
    status,
    isOurs: false,
    message: undefined,
    errors: {},
  });
});

function json(status: number): ResponseInit {
  return { status, headers: { "Content-Type": "application/json", "X-Request-Id": "1" } };
}

function redirected(answer: Response): Response {
  return Object.defineProperty(answer, "redirected", { value: true });
}

test.each([
  ["120", 120_000],
  ["Sat, 21 Nov 2026 12:02:00 GMT", 120_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
])("reads how long the server wants to be left alone: %s", async (header, expected) => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z"), toFake: ["Date"] });
  const answer = new Response("{}", { status: 429, headers: { "Retry-After": header } });
  expect((await responseError(answer)).formError.retryAfterMs).toBe(expected);
  vi.useRealTimers();
});
