import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRecentErrors } from "./recent-errors.server.ts";

const line = (fields: object, level = 50) =>
  `${JSON.stringify({ level, time: 1, pid: 2, hostname: "web-1", ...fields })}\n`;

const listed = (...lines: string[]) => {
  const errors = createRecentErrors(() => new Date("2026-11-26T10:00:00Z"));
  for (const one of lines) errors.note(one);
  return errors.list();
};

describe("of a line of the log", () => {
  it("an error is kept by what the log calls it, its kind and its request", () => {
    const requestId = randomUUID();
    expect(
      listed(line({ requestId, err: { type: "TypeError", message: "x" }, msg: "request failed" })),
    ).toEqual([
      {
        event: "request failed",
        kind: "TypeError",
        count: 1,
        lastAt: new Date("2026-11-26T10:00:00Z"),
        requestIds: [requestId],
      },
    ]);
  });

  it("nothing is kept that could name anybody", () => {
    const secret = "kim.rivera@example.com";
    const kept = JSON.stringify(
      listed(
        line({
          requestId: secret,
          email: secret,
          path: `/office/people/${secret}`,
          err: { type: secret, code: secret, message: secret, stack: `Error: ${secret}` },
          msg: "request failed",
        }),
        line({ msg: `sent to ${secret}` }),
      ),
    );
    expect(kept).not.toContain("kim");
    expect(kept).not.toContain("example");
  });

  it.each([
    ["information", line({ msg: "request" }, 30)],
    ["a warning", line({ msg: "email not sent" }, 40)],
    ["text", "Open http://localhost:3000"],
  ])("%s is no error", (_, one) => expect(listed(one)).toEqual([]));

  it("a fatal error is one, and so is a line that is cut", () => {
    expect(listed(line({ msg: "listening failed" }, 60))).toHaveLength(1);
    expect(listed('{"level":50,"time":1,"msg":"cut')).toMatchObject([{ event: "error", kind: "" }]);
  });
});

it("equal errors are one entry, with their number and the last three requests", () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const errors = listed(
    ...ids.map((requestId) => line({ requestId, msg: "request failed" })),
    line({ msg: "request failed", requestId: ids[4] }),
  );
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ count: 6, requestIds: [ids[4], ids[3], ids[2]] });
});

it("the latest come first, and a flood of one pushes no other out", () => {
  const flood = Array.from({ length: 1_000 }, () => line({ msg: "request failed" }));
  const errors = listed(line({ msg: "email given up" }), ...flood);
  expect(errors.map(({ event, count }) => [event, count])).toEqual([
    ["request failed", 1_000],
    ["email given up", 1],
  ]);
});

it("no more than fifty kinds are kept, the oldest goes", () => {
  const kinds = Array.from({ length: 70 }, (_, at) =>
    line({ msg: "request failed", err: { type: `Error${at}` } }),
  );
  const errors = listed(...kinds);
  expect(errors).toHaveLength(50);
  expect(errors[0]?.kind).toBe("Error69");
  expect(errors.at(-1)?.kind).toBe("Error20");
});
