import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as signInPage from "#areas/account/entry/passkey-page.tsx";
import * as verifyPage from "#areas/account/entry/verify-page.tsx";
import * as confirmPage from "#areas/account/own/confirm-page.tsx";
import * as ownLayout from "#areas/account/own/layout.tsx";
import * as addPage from "#areas/account/own/passkey-page.tsx";
import * as securityPage from "#areas/account/own/security-page.tsx";
import { sessions } from "#features/schema.ts";
import { findActor } from "#platform/http/actor.server.ts";
import { addPerson, password, useAccounts } from "#tests/support/accounts.ts";
import { type Authenticator, createAuthenticator } from "#tests/support/authenticator.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as login from "./login.ts";
import * as answerRoute from "./passkey-answer.ts";
import * as optionsRoute from "./passkey-options.ts";

const site = { id: "localhost", origin: "http://localhost:3000" };
type Use = "sign-in" | "second-factor" | "confirmation" | "registration";

describeDatabase((database) => {
  const context = useAccounts(database);

  /** The two calls that a browser makes, with whatever it holds. */
  const withUse = (browser: Browser, use: string, query = "") => {
    const pathOf = (end: string) => `/api/passkeys/${use}${end}`;
    return {
      ask: () =>
        browser.postJson(
          (a) => optionsRoute.action({ ...a, params: { use } }),
          pathOf("/options"),
          {},
        ),
      send: (body: object) =>
        browser.postJson((a) => answerRoute.action({ ...a, params: { use } }), pathOf(query), body),
    };
  };
  const challengeIn = ({ body }: { body: unknown }) =>
    (body as { options: { challenge: string } }).options.challenge;

  async function signedIn(options: Parameters<typeof addPerson>[1] = {}) {
    const person = await addPerson(context, options);
    const browser = openBrowser(context);
    await browser.postJson(login.action, "/api/login", { username: person.username, password });
    return Object.assign(browser, { person });
  }

  async function register(
    browser: Browser,
    authenticator = createAuthenticator(site),
    name = "Laptop",
  ) {
    const { ask, send } = withUse(browser, "registration");
    const answer = authenticator.register(challengeIn(await ask()));
    return { authenticator, result: await send({ answer, name }) };
  }

  async function answer(
    browser: Browser,
    use: Use,
    authenticator: Authenticator,
    more = {},
    query = "",
  ) {
    const { ask, send } = withUse(browser, use, query);
    return send({ answer: authenticator.answer(challengeIn(await ask())), ...more });
  }

  const who = async (browser: Browser) =>
    (await browser.open((route) => findActor(route), "/")).body as
      | { accountId: string }
      | undefined;

  it("are added by who is signed in, and give the session another secret", async () => {
    const browser = await signedIn();
    const before = browser.cookie("session");
    const { result } = await register(browser);
    expect(result).toMatchObject({ status: 200, body: { location: "/account/security" } });
    expect(result.headers.get("cache-control")).toBe("no-store");
    expect(browser.cookie("session")).not.toBe(before);
    expect(await who(browser)).toMatchObject({ accountId: browser.person.id });
  });

  it("sign in alone, remembered or not, and lead back on our own site", async () => {
    const browser = await signedIn();
    const { authenticator } = await register(browser);
    const elsewhere = openBrowser(context);
    const result = await answer(
      elsewhere,
      "sign-in",
      authenticator,
      { rememberMe: true },
      "?next=/office/leads",
    );
    expect(result).toMatchObject({ status: 200, body: { location: "/office/leads" } });
    expect(elsewhere.lastCookies[0]).toMatch(/^session=.*Max-Age=25\d{5}$/);
    expect(await who(elsewhere)).toMatchObject({ accountId: browser.person.id });
    const query = `?${new URLSearchParams({ next: "//evil.example" })}`;
    const other = await answer(openBrowser(context), "sign-in", authenticator, {}, query);
    expect(other.body).toMatchObject({ location: "/client-portal" });
  });

  it("are a second factor of administrators, and a proof before a sensitive change", async () => {
    const browser = await signedIn({ role: "administrator" });
    const { authenticator } = await register(browser);
    const again = openBrowser(context);
    const { username, id } = browser.person;
    const first = await again.postJson(login.action, "/api/login", { username, password });
    expect(first.body).toMatchObject({ step: "second-factor" });
    expect((await answer(again, "second-factor", authenticator)).status).toBe(200);
    expect(await who(again)).toMatchObject({ accountId: id, needsSecondFactor: false });
    await context.db
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '1 hour'` })
      .where(eq(sessions.accountId, id));
    const { ask } = withUse(again, "registration");
    expect((await ask()).status).toBe(403);
    expect((await answer(again, "confirmation", authenticator)).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  describe("refuse", () => {
    it("guests where somebody has to be signed in, and unknown uses", async () => {
      const guest = openBrowser(context);
      for (const use of ["registration", "confirmation"]) {
        const { ask, send } = withUse(guest, use);
        expect((await ask()).status).toBe(401);
        const made = createAuthenticator(site);
        const body = { answer: use === "registration" ? made.register("x") : made.answer("x") };
        expect((await send(body)).status).toBe(401);
      }
      for (const use of ["", "sign-in2", "__proto__", "constructor"]) {
        expect((await withUse(guest, use).ask()).status).toBe(404);
        expect((await withUse(guest, use).send({})).status).toBe(404);
      }
      expect((await withUse(guest, "second-factor").ask()).status).toBe(410);
      expect(optionsRoute.loader().status).toBe(405);
      expect(answerRoute.loader().status).toBe(405);
    });

    it("an answer used twice, of another browser, of a stranger, or out of shape", async () => {
      const browser = await signedIn();
      const { authenticator } = await register(browser);
      const elsewhere = openBrowser(context);
      const { ask, send } = withUse(elsewhere, "sign-in");
      const body = { answer: authenticator.answer(challengeIn(await ask())) };
      const cookie = elsewhere.cookie("challenge") ?? "";
      expect((await send(body)).status).toBe(200);
      elsewhere.cookies.set("challenge", cookie);
      expect((await send(body)).status).toBe(401);
      const other = openBrowser(context);
      const challenge = challengeIn(await withUse(elsewhere, "sign-in").ask());
      const stolen = { answer: authenticator.answer(challenge) };
      expect((await withUse(other, "sign-in").send(stolen)).status).toBe(401);
      expect((await answer(other, "sign-in", createAuthenticator(site))).status).toBe(401);
      for (const answer of [undefined, "x", {}, { ...stolen.answer, id: "<script>" }]) {
        await withUse(other, "sign-in").ask();
        expect((await withUse(other, "sign-in").send({ answer })).status).toBe(401);
      }
      expect(other.cookie("session")).toBeUndefined();
    });

    it.each([
      { origin: "https://evil.example" },
      { relyingPartyId: "evil.example" },
      { userVerified: false },
      { forged: true },
      { type: "webauthn.create" },
    ])("an answer that lies: %j", async (lies) => {
      const browser = await signedIn();
      const { authenticator } = await register(browser);
      const elsewhere = openBrowser(context);
      const { ask, send } = withUse(elsewhere, "sign-in");
      const answer = authenticator.answer(challengeIn(await ask()), lies);
      expect((await send({ answer })).status).toBe(401);
      expect(elsewhere.cookie("session")).toBeUndefined();
    });

    it("another person's passkey as a proof", async () => {
      const [owner, thief] = [await signedIn(), await signedIn()];
      const { authenticator } = await register(owner);
      expect((await answer(thief, "confirmation", authenticator)).status).toBe(401);
    });

    it("the same passkey again, and one of a name that nobody can keep", async () => {
      const browser = await signedIn();
      const { authenticator } = await register(browser);
      expect((await register(browser, authenticator)).result.status).toBe(409);
      const named = await register(browser, createAuthenticator(site), `a\0${randomUUID()}`);
      expect(named.result.status).toBe(200);
    });
  });

  describe("at an address that no browser has passkeys for", () => {
    const origin = "https://203.0.113.9";

    it("are neither asked for nor taken", async () => {
      const browser = openBrowser(context, { origin });
      for (const use of ["sign-in", "second-factor", "confirmation", "registration"]) {
        const { ask, send } = withUse(browser, use);
        for (const answer of [await ask(), await send({ answer: {} })])
          expect(answer, use).toMatchObject({
            status: 409,
            body: { message: expect.stringMatching(/^Passkeys don’t work at this address/) },
          });
      }
      expect(browser.lastCookies).toEqual([]);
    });

    it("are offered on no page", async () => {
      const browser = await signedIn({ role: "administrator" });
      await register(browser);
      const other = openBrowser(context, { origin });
      other.cookies.set("session", browser.cookie("session") ?? "");
      const shown = async (page: { loader: unknown }, path: string) =>
        (await other.open(page.loader as Parameters<Browser["open"]>[0], path)).body;
      expect(await shown(securityPage, "/account/security")).toMatchObject({
        isPasskeyUsable: false,
        passkeys: [{ name: "Laptop" }],
      });
      expect(await shown(ownLayout, "/account/security")).toMatchObject({ isPasskeyUsable: false });
      expect(await shown(addPage, "/account/security/passkey")).toEqual({ isUsable: false });
      expect(await shown(signInPage, "/sign-in/passkey")).toMatchObject({ isUsable: false });
      expect(await shown(confirmPage, "/account/confirm")).toMatchObject({ hasPasskey: false });
      const waiting = openBrowser(context, { origin });
      const { username } = browser.person;
      await waiting.postJson(login.action, "/api/login", { username, password });
      const verify = await waiting.open(verifyPage.loader, "/sign-in/verify");
      expect(verify.body).toMatchObject({ methods: ["passkey"], isPasskeyUsable: false });
    });
  });
});
