import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { handlePageSubmission } from "#app/http/form-handler.server.ts";
import { loginAttempts } from "#app/http/login-attempts.server.ts";
import { rateLimits } from "#database/schema.ts";
import { startQueue } from "#jobs/queue.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import {
  answerTo,
  expectTheOwner,
  goneDatabase,
  jsonRequest,
  postedForm,
  visitorAt,
} from "#tests/support/form-call.ts";
import { action, loader } from "./login.ts";

const wrong = "Invalid username or password. Please try again.";

describeEachDatabase((database) => {
  let queue: PgBoss;
  let context: RouterContextProvider;
  beforeAll(async () => {
    queue = await startQueue(database(), silentLog);
  });
  beforeEach(() => {
    context = visitorAt(database(), queue);
  });
  afterAll(() => queue.stop({ close: false, graceful: false }));

  const post = (body: unknown) => answerTo(action, context, jsonRequest("/api/login", body));
  const someone = () => ({ username: randomUUID(), password: "correct horse", rememberMe: true });

  it("answers 401 to everyone, in the same words and about the same time", async () => {
    const took: number[] = [];
    for (const password of ["x", "correct horse", "长密码".repeat(300)]) {
      const before = performance.now();
      const { status, body } = await post({ ...someone(), password });
      took.push(performance.now() - before);
      expect(status).toBe(401);
      expect(body).toEqual({ message: wrong });
    }
    // Each pays for judging a password, which is far more than all the rest.
    expect(Math.min(...took)).toBeGreaterThan(15);
  });

  it.each([
    [{ password: "x" }, { username: "Username is required" }],
    [{ username: "   ", password: "x" }, { username: "Username is required" }],
    [{ username: "dana" }, { password: "Password is required" }],
    [{ username: "dana", password: "" }, { password: "Password is required" }],
    [{ username: "dana", password: 7 }, { password: "Password is required" }],
    [
      { username: "dana", password: "x".repeat(1_001) },
      { password: "Please keep this under 1,000 characters" },
    ],
    [
      { username: "dana", password: "x", rememberMe: "perhaps" },
      { rememberMe: "Please tick this box or leave it empty" },
    ],
    [{}, { username: "Username is required", password: "Password is required" }],
  ])("answers 422 to %j", async (body, errors) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(errors);
  });

  it.each([
    { username: "d", password: " " },
    { username: "dana@example.com", password: "x".repeat(1_000) },
    { username: "' or 1=1 --", password: "\0" },
  ])("judges %j", async (body) => expect((await post(body)).status).toBe(401));

  it("refuses what is no form, and is honest when the database is away", async () => {
    await expectTheOwner("/api/login", action, loader, context);
    context = visitorAt(await goneDatabase(database()), queue);
    expect((await post(someone())).status).toBe(503);
  });

  describe("trying on and on", () => {
    it("is stopped for an address, whatever names it tries", async () => {
      for (let n = 0; n < 10; n++) expect((await post(someone())).status).toBe(401);
      const { status, headers } = await post(someone());
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(500);
    });

    it("is stopped for a name, from wherever it is tried and however it is spelled", async () => {
      const { username } = someone();
      for (let n = 0; n < 10; n++) {
        context = visitorAt(database(), queue);
        const spelled = n % 2 === 0 ? username : ` ${username.toUpperCase()} `;
        expect((await post({ username: spelled, password: `${n}` })).status).toBe(401);
      }
      context = visitorAt(database(), queue);
      expect((await post({ username, password: "x" })).status).toBe(429);
      expect((await post(someone())).status).toBe(401);
    });

    it("is counted exactly when many try at once", async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => post(someone())));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    });
  });

  it("neither keeps nor logs nor sends back what was typed", async () => {
    const { username } = someone();
    const password = `secret-${randomUUID()}`;
    const said = (["info", "warn", "error"] as const).map((level) => vi.spyOn(silentLog, level));
    const request = postedForm("/client-portal", { username, password, rememberMe: "on" });
    const { data, init } = await handlePageSubmission({ request, context }, loginAttempts);
    expect(init?.status).toBe(401);
    expect(data).toEqual({
      form: "login",
      state: "refused",
      status: 401,
      message: wrong,
      retryAfterSeconds: undefined,
      values: { username, rememberMe: "on" },
    });
    await post({ username, password });
    expect(JSON.stringify(said.map(({ mock }) => mock.calls))).not.toMatch(
      new RegExp(`${password}|${username}`),
    );
    const kept = await database()
      .db.select({ all: sql<string>`${rateLimits}::text` })
      .from(rateLimits);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${password}|${username}`));
  });
});
