import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FormRequest, sendFormRequest } from "./send.ts";

const form: FormRequest = {
  key: "one",
  values: { message: "Please call." },
  headers: { "Idempotency-Key": "one", "Form-Metadata": "page=%2F" },
};
const taken = { id: "1", reference: "Q-2RM-T322" };
const asJson = { "Content-Type": "application/json" };
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

const sendTo = (answer: Response, userAgent = "Chrome/140.0") => {
  vi.stubGlobal("navigator", { userAgent });
  vi.stubGlobal("fetch", async () => answer);
  return sendFormRequest("/api/quote", form);
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("reads our 201 with its reference as success", async () => {
  const answer = await sendTo(Response.json(taken, { status: 201 }));
  expect(answer).toEqual({ ok: true, reference: "Q-2RM-T322" });
});

const strange: [string, () => Response][] = [
  [
    "a hotel's page",
    () => new Response("<html>Welcome", { headers: { "Content-Type": "text/html" } }),
  ],
  ["a hotel's page that says 201", () => new Response("<html>Welcome", { status: 201 })],
  ["nothing", () => new Response(null, { status: 204 })],
  ["our words with another status", () => Response.json(taken)],
  ["our words as another type", () => new Response(JSON.stringify(taken), { status: 201 })],
  ["JSON of another shape", () => Response.json({ ok: true }, { status: 201 })],
  ["a reference that is none", () => Response.json({ reference: 7 }, { status: 201 })],
  ["JSON that broke off", () => new Response('{"id":"1","ref', { status: 201, headers: asJson })],
  [
    "what was found elsewhere",
    () =>
      Object.defineProperty(Response.json(taken, { status: 201 }), "redirected", { value: true }),
  ],
];

describe.each(["Chrome/140.0", iphone])("an answer that is not ours, to %s", (userAgent) => {
  it.each(strange)("is no success, and is logged: %s", async (_, answer) => {
    const result = await sendTo(answer(), userAgent);
    expect(result).toMatchObject({ ok: false, refusal: { isOurs: false, message: undefined } });
    expect(console.error).toHaveBeenCalledOnce();
  });
});

it("uses the form's own test of success, which must be JSON all the same", async () => {
  vi.stubGlobal("navigator", { userAgent: "Chrome/140.0" });
  const login = (answer: Response) => {
    vi.stubGlobal("fetch", async () => answer);
    return sendFormRequest("/api/login", form, (status) => status === 200);
  };
  expect(await login(Response.json({}))).toEqual({ ok: true, reference: undefined });
  expect(await login(new Response("<html>Welcome"))).toMatchObject({ ok: false });
  expect(await login(Response.json({}, { status: 202 }))).toMatchObject({ ok: false });
});

it("is no success when the connection breaks during the answer", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"reference":')),
    pull: (controller) => controller.error(new TypeError("network error")),
  });
  const result = await sendTo(new Response(body, { status: 201, headers: asJson }));
  expect(result).toMatchObject({ ok: false, refusal: undefined });
});
