import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { auditEvents, emails, rateLimits, sessions } from "#features/schema.ts";
import { logInByForm } from "#platform/http/login.server.ts";
import { findSession } from "#platform/identity/sign-in/find-session.server.ts";
import { addPerson, password, useAccounts } from "#tests/support/accounts.ts";
import { addApp } from "#tests/support/authenticator-app.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { expectTheOwner, goneDatabase, personAt } from "#tests/support/form-call.ts";
import { action, loader } from "./login.ts";

const wrong = { message: "Invalid username or password. Please try again." };
const login = "/api/login";

describeDatabase((database) => {
  const context = useAccounts(database);

  const attempt = (fields: object, path = login) =>
    openBrowser(context).postJson(action, path, fields);
  const nobody = () => ({ username: randomUUID(), password: "correct horse" });

  it("signs in by username or e-mail address, in a session of the browser", async () => {
    const person = await addPerson(context, { role: "client-member" });
    for (const username of [person.username, ` ${person.email.toUpperCase()} `]) {
      const browser = openBrowser(context);
      const answer = await browser.postJson(action, login, { username, password });
      expect(answer).toMatchObject({
        status: 200,
        body: { step: "signed-in", location: "/client-portal" },
      });
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const [session, device] = browser.lastCookies;
      expect(session).toMatch(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(device).toMatch(
        /^device=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
      );
      const actor = await findSession(context.db, browser.cookie("session"));
      expect(actor?.accountId).toBe(person.id);
    }
  });

  it("remembers for 30 days who wants it, and by https binds the cookies to this host", async () => {
    const { username } = await addPerson(context);
    const browser = openBrowser(context, { https: true });
    await browser.postJson(action, login, { username, password, rememberMe: true });
    const [session, device] = browser.lastCookies;
    expect(session).toMatch(
      /^__Host-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=(\d+)$/,
    );
    expect(Number(/Max-Age=(\d+)/.exec(session ?? "")?.[1])).toBeCloseTo(30 * 24 * 3600, -2);
    expect(device).toMatch(/^__Host-device=.*; Secure;/);
  });

  it("never goes on in a session that was there before, planted or own", async () => {
    const [person, other] = [await addPerson(context), await addPerson(context)];
    const browser = openBrowser(context);
    await browser.postJson(action, login, { username: other.username, password });
    const before = browser.cookie("session");
    await browser.postJson(action, login, { username: person.username, password });
    expect(browser.cookie("session")).not.toBe(before);
    expect(await findSession(context.db, before)).toBeUndefined();
    const planted = `${randomUUID()}.${"a".repeat(43)}`;
    browser.cookies.set("session", planted);
    await browser.postJson(action, login, { username: person.username, password });
    expect(browser.cookie("session")).not.toBe(planted);
    expect(await findSession(context.db, planted)).toBeUndefined();
  });

  it("asks for the second factor, without a session until it is proved", async () => {
    const person = await addPerson(context);
    await addApp(context, person);
    const browser = openBrowser(context);
    const fields = { username: person.username, password };
    const answer = await browser.postJson(action, `${login}?next=%2Foffice%2Fleads`, fields);
    expect(answer).toMatchObject({
      status: 200,
      body: { step: "second-factor", location: "/sign-in/verify?next=%2Foffice%2Fleads" },
    });
    expect(browser.cookie("session")).toBeUndefined();
    expect(browser.lastCookies).toHaveLength(1);
    expect(browser.lastCookies[0]).toMatch(
      /^challenge=.*HttpOnly; SameSite=Lax; Max-Age=(599|600)$/,
    );
  });

  it.each([
    ["/office/leads?state=open", "/office/leads?state=open"],
    ["//evil.example", "/client-portal"],
    ["/\\evil.example", "/client-portal"],
    ["javascript:alert(1)", "/client-portal"],
    ["https://evil.example/", "/client-portal"],
    ["/%2Fevil.example", "/client-portal"],
  ])("leads back to %s by way of %s", async (next, location) => {
    const { username } = await addPerson(context);
    const query = new URLSearchParams({ next });
    const answer = await attempt({ username, password }, `${login}?${query}`);
    expect(answer.body).toMatchObject({ location });
    const page = `/client-portal?${query}`;
    const posted = await openBrowser(context).postForm(logInByForm, page, { username, password });
    expect(posted).toMatchObject({ status: 303, location });
  });

  it("leads an administrator without a second factor to setting one up", async () => {
    const person = { role: "administrator", secondFactorWaived: false } as const;
    const { username } = await addPerson(context, person);
    const answer = await attempt({ username, password }, `${login}?next=/office`);
    expect(answer.body).toMatchObject({ location: "/account/security" });
  });

  it("answers 401 in the same way for every cause", async () => {
    const [active, invited, suspended] = [
      await addPerson(context),
      await addPerson(context, { state: "invited" }),
      await addPerson(context, { state: "suspended" }),
    ];
    const answers = [
      await attempt(nobody()),
      await attempt({ username: active.username, password: "wrong" }),
      await attempt({ username: invited.username, password }),
      await attempt({ username: suspended.username, password }),
      await attempt({ username: "' or 1=1 --", password: "\u0001" }),
      await attempt({ username: "d", password: "长密码".repeat(300) }),
    ];
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: wrong });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it.each([
    [{ password: "x" }, { username: "Username is required" }],
    [{ username: "   ", password: "x" }, { username: "Username is required" }],
    [{ username: "dana" }, { password: "Password is required" }],
    [{ username: "dana", password: "" }, { password: "Password is required" }],
    // NUL is taken out at the door, which leaves nothing.
    [{ username: "dana", password: "\0" }, { password: "Password is required" }],
    [{ username: "dana", password: 7 }, { password: "Password is required" }],
    [
      { username: "dana", password: "x".repeat(1_001) },
      { password: "Please keep this under 1,000 characters" },
    ],
    [
      { username: "dana", password: "x", rememberMe: "perhaps" },
      { rememberMe: "Please check this box or leave it blank" },
    ],
    [{}, { username: "Username is required", password: "Password is required" }],
  ])("answers 422 to %j", async (fields, errors) => {
    expect(await attempt(fields)).toMatchObject({ status: 422, body: { errors } });
  });

  it("refuses what is no form, and is honest when the database is away", async () => {
    await expectTheOwner(login, action, loader, personAt(context));
    const { db } = await goneDatabase(database());
    const browser = openBrowser({ ...context, db });
    expect((await browser.postJson(action, login, nobody())).status).toBe(503);
  });

  describe("trying on and on", () => {
    it("is stopped for a name, with the time to wait, from wherever it is tried", async () => {
      const { username } = await addPerson(context);
      for (let n = 0; n < 10; n++) {
        const spelled = n % 2 === 0 ? username : ` ${username.toUpperCase()} `;
        expect((await attempt({ username: spelled, password: `${n}` })).status).toBe(401);
      }
      const { status, headers, body } = await attempt({ username, password });
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(800);
      expect(body).toMatchObject({ message: expect.stringMatching(/try again in 15 minutes/) });
      const posted = await openBrowser(context).postForm(logInByForm, "/client-portal", {
        username,
        password,
      });
      expect(posted.status).toBe(429);
      expect(Number(posted.headers.get("retry-after"))).toBeGreaterThan(800);
    });

    it("does not lock out the owner's own browser, nor an office behind one address", async () => {
      const { username } = await addPerson(context);
      const owner = openBrowser(context);
      await owner.postJson(action, login, { username, password });
      const addressHash = randomUUID();
      const strangers = openBrowser(context, { addressHash });
      for (let n = 0; n < 10; n++)
        await strangers.postJson(action, login, { username, password: `${n}` });
      expect((await strangers.postJson(action, login, { username, password })).status).toBe(429);
      expect((await owner.postJson(action, login, { username, password })).status).toBe(200);
      for (let n = 0; n < 20; n++) {
        const colleague = await addPerson(context);
        const browser = openBrowser(context, { addressHash });
        const fields = { username: colleague.username, password };
        expect((await browser.postJson(action, login, fields)).status).toBe(200);
      }
    });
  });

  it("works without a script, and gives back all but the password", async () => {
    const { username } = await addPerson(context);
    const browser = openBrowser(context);
    const page = "/client-portal";
    const secret = `secret-${randomUUID()}`;
    const refused = await browser.postForm(logInByForm, page, {
      username,
      password: secret,
      rememberMe: "on",
    });
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      form: "login",
      state: "refused",
      status: 401,
      ...wrong,
      retryAfterSeconds: undefined,
      values: { username, rememberMe: "on" },
    });
    const taken = await browser.postForm(logInByForm, page, { username, password });
    expect(taken).toMatchObject({ status: 303, location: "/client-portal" });
    expect(await findSession(context.db, browser.cookie("session"))).toBeDefined();
  });

  it("neither keeps nor logs what was typed", async () => {
    const { username } = nobody();
    const secret = `secret-${randomUUID()}`;
    const logLevels = (["info", "warn", "error"] as const).map((level) =>
      vi.spyOn(silentLog, level),
    );
    await attempt({ username, password: secret });
    await openBrowser(context).postForm(logInByForm, "/client-portal", {
      username,
      password: secret,
    });
    const typed = new RegExp(`${secret}|${username}`);
    expect(JSON.stringify(logLevels.map(({ mock }) => mock.calls))).not.toMatch(typed);
    for (const table of [rateLimits, auditEvents, emails, sessions]) {
      const kept = await context.db.select({ all: sql<string>`${table}::text` }).from(table);
      expect(JSON.stringify(kept)).not.toMatch(typed);
    }
    const lines = context.db.$count(auditEvents, eq(auditEvents.kind, "sign-in-failed"));
    expect(await lines).toBeGreaterThanOrEqual(2);
  });
});
