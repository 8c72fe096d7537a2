import { createServer } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { answerError, apiRequest, isSafariOnIos, readRefusal } from "./request.ts";

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

test("an empty answer raises the status text", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answerWith(new Response(null, { status: 503, statusText: "Service Unavailable" }));
  await expect(apiRequest("POST", "/api/quote", {})).rejects.toThrow("503: Service Unavailable");
});

test("a server that takes the request and says nothing is given up after half a minute", async () => {
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
    expect(readRefusal(error)).toBeUndefined();
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

test("other browsers on iOS are not taken for Safari", () => {
  expect(isSafariOnIos(iphone)).toBe(true);
  expect(isSafariOnIos(iphone.replace("Version/18.0", "CriOS/140.0"))).toBe(false);
  expect(isSafariOnIos(desktop)).toBe(false);
});

test("reads sentence and field messages out of a refusal", () => {
  const refusal = readRefusal(
    new Error('422: {"message":"Look again","errors":{"email":"Invalid email address"}}'),
  );
  expect(refusal).toEqual({
    status: 422,
    message: "Look again",
    errors: { email: "Invalid email address" },
  });
});

test("a proxy's HTML page is a refusal without a sentence; a broken line is none", () => {
  expect(readRefusal(new Error("502: <html>Bad gateway</html>"))).toEqual({
    status: 502,
    message: undefined,
    errors: {},
  });
  expect(readRefusal(new TypeError("Failed to fetch"))).toBeUndefined();
});

test.each([
  ["120", 120_000],
  ["Sat, 21 Nov 2026 12:02:00 GMT", 120_000],
  ["Sat, 21 Nov 2026 11:00:00 GMT", 0],
  ["soon", undefined],
])("reads how long the server wants to be left alone: %s", async (header, expected) => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z"), toFake: ["Date"] });
  const answer = new Response("{}", { status: 429, headers: { "Retry-After": header } });
  expect(readRefusal(await answerError(answer))?.retryAfterMs).toBe(expected);
  vi.useRealTimers();
});
