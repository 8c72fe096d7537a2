import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { threadTexts } from "./messages.ts";
import {
  afterAnswer,
  fileOfMessage,
  isDue,
  newMessage,
  problemText,
  readSendAnswer,
  readUnsent,
} from "./unsent-message.ts";

const ours = { "X-Request-Id": "1" };
const message = newMessage("attempt", "Where are the keys?", []);

describe("an answer", () => {
  let health: HeadersInit | undefined;

  // A connection that is lost is asked for again and again, also after the test.
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async () => {
      if (health === undefined) throw new TypeError("Failed to fetch");
      return new Response("{}", { headers: health });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const stateOf = async (status: number, headers: HeadersInit, body = "{}") =>
    (await readSendAnswer(new Response(body, { status, headers }))).state;

  it("of a server that is away is told from one of a server that fails", async () => {
    health = ours;
    expect(await stateOf(201, ours)).toBe("sent");
    for (const status of [408, 425, 502, 503, 504])
      expect(await stateOf(status, ours), String(status)).toBe("away");
    expect((await readSendAnswer(undefined)).state).toBe("away");
    for (const status of [500, 501, 507]) expect(await stateOf(status, ours)).toBe("failed");
    expect(await stateOf(401, ours)).toBe("signed-out");
    const refused = Response.json({ message: "Too long" }, { status: 422, headers: ours });
    expect(await readSendAnswer(refused)).toEqual({
      state: "refused",
      reason: "Too long",
    });
    expect(await stateOf(404, ours, "")).toBe("refused");
  });

  it("of a stranger counts only while our server answers otherwise", async () => {
    for (const status of [200, 201, 403, 413, 500]) {
      health = undefined;
      expect(await stateOf(status, {}, "<html>Welcome"), String(status)).toBe("away");
      health = {};
      expect(await stateOf(status, {}, "<html>Welcome"), String(status)).toBe("away");
      health = ours;
      expect(await stateOf(status, {}, "<html>Welcome"), String(status)).toBe("failed");
    }
  });
});

it("is tried for ever without a connection, and five times by a server that fails", () => {
  let waiting = message;
  for (let at = 0; at < 100; at++) waiting = afterAnswer(waiting, { state: "away" }, at);
  expect(waiting).toMatchObject({ isRetried: true, problem: "away" });
  for (let failures = 1; failures < 5; failures++) {
    waiting = afterAnswer(waiting, { state: "failed" }, failures * 10_000);
    expect(waiting).toMatchObject({ isRetried: true, failures });
    expect(isDue(waiting, failures * 10_000 + 9_000)).toBe(false);
    expect(isDue(waiting, failures * 10_000 + 10_000)).toBe(true);
  }
  // The connection in between takes none of the tries back.
  waiting = afterAnswer(waiting, { state: "away" }, 60_000);
  waiting = afterAnswer(waiting, { state: "failed" }, 70_000);
  expect(waiting.isRetried).toBe(false);
  expect(problemText(waiting, threadTexts("en"))).toMatch(
    /^Not sent: our server couldn’t accept it after several tries/,
  );
  expect(isDue(waiting, 999_000)).toBe(false);
});

it("outlives its page: what was on its way is tried again, what was given up is not", () => {
  const refused = afterAnswer(message, { state: "refused", reason: "Too long" }, 0);
  const files = [{ id: "01a203ab-74f1-74b8-be11-4c2739f95ae1", name: "a.jpg" }];
  const stored = JSON.stringify([{ ...message, files }, refused, { attempt: 1 }, null]);
  const [first, second, ...others] = readUnsent(stored);
  expect(first).toMatchObject({ text: message.text, files, isRetried: true });
  expect(first && isDue(first, 0)).toBe(true);
  expect(second).toMatchObject({ problem: "refused", reason: "Too long", isRetried: false });
  expect(second && problemText(second, threadTexts("en"))).toBe("Not sent: Too long");
  expect(others).toEqual([]);
  for (const text of [null, "", "{}", "[", "7"]) expect(readUnsent(text)).toEqual([]);
});

it("becomes a file with its text and the names of its files", async () => {
  const files = [
    { id: "1", name: "a.jpg" },
    { id: "2", name: "b.pdf" },
  ] as const;
  const file = fileOfMessage(
    { ...message, files },
    threadTexts("en"),
    new Date("2026-11-24T09:05:00Z"),
  );
  expect(file.name).toBe("message-2026-11-24T09-05.txt");
  expect(await file.text()).toBe("Where are the keys?\n\nFiles: a.jpg, b.pdf\n");
});
