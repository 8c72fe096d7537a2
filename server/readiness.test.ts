import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { type Cause, createReadinessCheck, readinessResponse } from "./readiness.ts";

const silentLog = pino({ level: "silent" });

const fine: Cause = { ask: async () => undefined, timeoutMs: 5_000 };
const broken: Cause = {
  ask: async () => {
    throw new Error("a private cause");
  },
  timeoutMs: 5_000,
};
const silent: Cause = { ask: () => new Promise(() => undefined), timeoutMs: 20 };

const checkOf = (causes: Record<string, Cause>, log = silentLog) =>
  createReadinessCheck(causes, log);

describe("a process is ready", () => {
  it("when every cause is fine and nobody has asked it to stop", async () => {
    const check = checkOf({ database: fine, queue: fine });
    expect(await check.read()).toEqual({
      isReady: true,
      causes: { database: "ok", queue: "ok", shutdown: "ok" },
    });
    check.stop();
    expect(await check.read()).toEqual({
      isReady: false,
      causes: { database: "ok", queue: "ok", shutdown: "stopping" },
    });
  });

  it("not when one cause fails or is silent, and says which", async () => {
    const { isReady, causes } = await checkOf({
      database: broken,
      queue: silent,
      migrations: fine,
    }).read();
    expect(isReady).toBe(false);
    expect(causes).toEqual({
      database: "failed",
      queue: "timed-out",
      migrations: "ok",
      shutdown: "ok",
    });
  });

  it("not when a cause throws before it has promised anything", async () => {
    const throwing: Cause = {
      ask: () => {
        throw new Error("at once");
      },
      timeoutMs: 5_000,
    };
    expect((await checkOf({ queue: throwing }).read()).causes.queue).toBe("failed");
  });
});

it("each cause has its own time: a silent one holds up no answer for longer", async () => {
  const started = performance.now();
  await checkOf({ a: { ...silent, timeoutMs: 50 }, b: { ...silent, timeoutMs: 100 } }).read();
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("is asked once for all who ask at the same time", async () => {
  let asked = 0;
  const counted: Cause = {
    ask: async () => {
      asked++;
    },
    timeoutMs: 5_000,
  };
  const check = checkOf({ database: counted });
  await Promise.all(Array.from({ length: 50 }, () => check.read()));
  expect(asked).toBe(1);
  await check.read();
  expect(asked).toBe(2);
});

it("asks a cause that has not answered yet no second time, and believes it when it answers", async () => {
  let asked = 0;
  const late = Promise.withResolvers<void>();
  const cause: Cause = {
    ask: () => {
      asked++;
      return late.promise;
    },
    timeoutMs: 20,
  };
  const check = checkOf({ database: cause });
  for (let round = 0; round < 3; round++)
    expect((await check.read()).causes.database).toBe("timed-out");
  expect(asked).toBe(1);
  late.resolve();
  expect((await check.read()).causes.database).toBe("ok");
});

it("tells the log of a change, not of every probe", async () => {
  const lines: { level: number; msg: string; causes?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  let isFine = true;
  const cause: Cause = {
    ask: async () => {
      if (!isFine) throw new Error("away");
    },
    timeoutMs: 5_000,
  };
  const check = checkOf({ database: cause }, log);
  for (const state of [true, true, false, false, false, true, true]) {
    isFine = state;
    await check.read();
  }
  expect(lines.map(({ msg, causes }) => [msg, causes])).toEqual([
    ["not ready", "database failed"],
    ["ready again", undefined],
  ]);
});

it("answers 503 with the time to come again, and no private cause", async () => {
  const ready = await readinessResponse(checkOf({ database: fine }));
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: "ready",
    causes: { database: "ok", shutdown: "ok" },
  });
  const away = await readinessResponse(checkOf({ database: broken }));
  expect(away.status).toBe(503);
  expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await away.text()).toBe(
    '{"status":"unavailable","causes":{"database":"failed","shutdown":"ok"}}',
  );
});
