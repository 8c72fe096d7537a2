/** The pages of the own account: who may open them, what they change, and what they ask for first. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as login from "#areas/api/login.ts";
import { emails, sessions } from "#features/schema.ts";
import { findActor } from "#platform/http/actor.server.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { findOwnSecondFactors } from "#platform/identity/second-factor/own-second-factors.server.ts";
import { mailsTo } from "#tests/support/account-links.ts";
import { accountOf, actorOf, addPerson, password, useAccounts } from "#tests/support/accounts.ts";
import { addApp, codeAt } from "#tests/support/authenticator-app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as activity from "./activity-page.tsx";
import * as confirm from "./confirm-page.tsx";
import * as email from "./email-page.tsx";
import * as layout from "./layout.tsx";
import * as notifications from "./notifications-page.tsx";
import * as passkeyPage from "./passkey-page.tsx";
import * as passwordPage from "./password-page.tsx";
import * as profile from "./profile-page.tsx";
import * as security from "./security-page.tsx";
import * as twoFactor from "./two-factor-page.tsx";

type Loader = (route: ActionFunctionArgs) => unknown;

const newPassword = "quiet lamps along the pier";
const securityPage = "/account/security";

const pages: [path: string, page: { loader: Loader; action?: Loader }][] = [
  ["/account/profile", profile],
  [securityPage, security],
  ["/account/security/password", passwordPage],
  ["/account/security/email", email],
  ["/account/security/two-factor", twoFactor],
  ["/account/security/passkey", passkeyPage],
  ["/account/confirm", confirm],
  ["/account/notifications", notifications],
  ["/account/activity", activity],
];

describeDatabase((database) => {
  const context = useAccounts(database);

  async function signedIn(options: Parameters<typeof addPerson>[1] = {}) {
    const person = await addPerson(context, options);
    const browser = openBrowser(context);
    await signInAgain(browser, person.username);
    return Object.assign(browser, { person });
  }

  const signInAgain = (browser: Browser, username: string) =>
    browser.postJson(login.action, "/api/login", { username, password });
  const isSignedIn = async (browser: Browser) =>
    (await browser.open((route) => findActor(route), "/")).body !== undefined;
  /** As if the sign-in, or the last proof, were some time ago. */
  const letTimePass = (accountId: string) =>
    context.db
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.accountId, accountId));

  it.each(pages)("%s asks guests to sign in, and changes nothing for them", async (path, page) => {
    const location = `/client-portal?next=${encodeURIComponent(path)}`;
    const guest = openBrowser(context);
    expect(await guest.open(page.loader, path)).toMatchObject({ status: 303, location });
    if (page.action === undefined) return;
    for (const form of ["confirm", "everywhere", "start"]) {
      const answer = await guest.postForm(page.action, path, {
        form,
        name: "Dana",
        email: "a@example.com",
        password,
        currentPassword: password,
        newPassword,
        code: "123456",
        by: "app",
      });
      expect([303, 422]).toContain(answer.status);
      if (answer.status === 303) expect(answer.location).toBe(location);
    }
  });

  it.each(["client-member", "crew-lead", "recruiter", "administrator"] as const)(
    "%s opens every page of the own account",
    async (role) => {
      const browser = await signedIn({ role });
      for (const [path, page] of pages)
        expect((await browser.open(page.loader, path)).status, path).toBe(200);
      const home = role === "client-member" ? "/client-portal" : "/office";
      const frame = await browser.open(layout.loader, securityPage);
      expect(frame.body).toMatchObject({ home: { to: home }, name: browser.person.name });
    },
  );

  describe("the profile", () => {
    const path = "/account/profile";
    it("changes name and username, and nothing else that is sent along", async () => {
      const browser = await signedIn({ role: "client-member" });
      const { id, clientId } = browser.person;
      const answer = await browser.postForm(profile.action, path, {
        name: "Dana Whitfield",
        username: `New.${id.slice(-8)}`,
        role: "administrator",
        clientId: "",
        email: "x@example.com",
        state: "removed",
        accountId: id,
        id: "1",
      });
      expect(answer).toMatchObject({ status: 303, location: "/account/profile?done=profile" });
      expect(await accountOf(context, id)).toMatchObject({
        name: "Dana Whitfield",
        username: `new.${id.slice(-8)}`,
        role: "client-member",
        clientId,
        email: browser.person.email,
        state: "active",
      });
    });

    it("names what is wrong beneath its field", async () => {
      const [browser, other] = [await signedIn(), await addPerson(context)];
      for (const [fields, errors] of [
        [{ name: " ", username: "" }, { name: "Name is required" }],
        [{ name: "Dana", username: "a@b" }, { username: expect.stringMatching(/3 to 40/) }],
        [{ name: "Dana", username: other.username }, { username: expect.stringMatching(/taken/) }],
      ] as const) {
        const answer = await browser.postForm(profile.action, path, fields);
        expect(answer).toMatchObject({ status: 422, body: { errors, values: fields } });
      }
    });
  });

  describe("the password", () => {
    const path = "/account/security/password";
    it("changes with the present one; here the session goes on with another secret, elsewhere it ends", async () => {
      const browser = await signedIn();
      const elsewhere = openBrowser(context);
      await signInAgain(elsewhere, browser.person.username);
      const before = browser.cookie("session");
      const wrong = { currentPassword: "wrong", newPassword };
      const refused = await browser.postForm(passwordPage.action, path, wrong);
      expect(refused).toMatchObject({
        status: 401,
        body: { errors: { currentPassword: expect.any(String) } },
      });
      const weak = { currentPassword: password, newPassword: "cleardawn1234" };
      expect((await browser.postForm(passwordPage.action, path, weak)).status).toBe(422);
      const answer = await browser.postForm(passwordPage.action, path, {
        currentPassword: password,
        newPassword,
      });
      expect(answer).toMatchObject({ status: 303, location: "/account/security?done=password" });
      expect(browser.cookie("session")).not.toBe(before);
      expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false]);
      const old = openBrowser(context);
      old.cookies.set("session", before ?? "");
      expect(await isSignedIn(old)).toBe(false);
    });

    it("cannot be guessed in a browser that was left open", async () => {
      const browser = await signedIn();
      for (let n = 0; n < 10; n++)
        await browser.postForm(passwordPage.action, path, { currentPassword: `${n}`, newPassword });
      const fields = { currentPassword: password, newPassword };
      const answer = await browser.postForm(passwordPage.action, path, fields);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
    });
  });

  describe("a sensitive change", () => {
    it("asks for a proof first when the last one is old, and leads back", async () => {
      const browser = await signedIn();
      await letTimePass(browser.person.id);
      for (const [path, page] of pages.slice(3, 6)) {
        const answer = await browser.open(page.loader, path);
        const location = `/account/confirm?next=${encodeURIComponent(path)}`;
        expect(answer).toMatchObject({ status: 303, location });
      }
      const confirmPath = "/account/confirm?next=%2Faccount%2Fsecurity%2Femail";
      const before = browser.cookie("session");
      const wrong = await browser.postForm(confirm.action, confirmPath, { password: "wrong" });
      expect(wrong).toMatchObject({ status: 401, body: { values: {} } });
      const right = await browser.postForm(confirm.action, confirmPath, { password });
      expect(right).toMatchObject({ status: 303, location: "/account/security/email" });
      expect(browser.cookie("session")).not.toBe(before);
      expect((await browser.open(email.loader, "/account/security/email")).status).toBe(200);
    });

    it.each([
      ["/account/security/email", "email", "/account/security"],
      ["/account/security", "any", "/account/security"],
      ["/office/settings/email", "mail-server", "/office/settings/email"],
      ["/office/settings/emails", "any", "/office/settings/emails"],
      ["/office/export", "export", "/office/export"],
      ["/office/privacy/7#erase", "privacy", "/office/privacy/7#erase"],
      ["", "any", "/account/security"],
      ["//evil.example", "any", "/account/security"],
    ])(
      "on the way to %j it says so, and has a way out",
      async (next, step, addressWithoutConfirming) => {
        const browser = await signedIn();
        const path = `/account/confirm?${new URLSearchParams({ next })}`;
        expect((await browser.open(confirm.loader, path)).body).toMatchObject({
          step,
          addressWithoutConfirming,
        });
      },
    );

    it.each(["//evil.example", "/\\evil.example", "https://evil.example"])(
      "leads nowhere else by way of %s",
      async (next) => {
        const browser = await signedIn();
        const path = `/account/confirm?${new URLSearchParams({ next })}`;
        const answer = await browser.postForm(confirm.action, path, { password });
        expect(answer.location).toBe("/account/security?done=confirmed");
      },
    );

    it("asks for the app's code as well where there is an app", async () => {
      const person = await addPerson(context);
      const { secret, session } = await addApp(context, person);
      const browser = openBrowser(context);
      browser.cookies.set("session", session.token);
      const path = "/account/confirm";
      expect((await browser.open(confirm.loader, path)).body).toMatchObject({ hasApp: true });
      const without = await browser.postForm(confirm.action, path, { password });
      expect(without).toMatchObject({
        status: 422,
        body: { errors: { code: expect.any(String) } },
      });
      const wrong = { password, code: codeAt(secret, new Date(0)) };
      expect((await browser.postForm(confirm.action, path, wrong)).status).toBe(401);
      const right = { password, code: codeAt(secret, new Date()) };
      expect((await browser.postForm(confirm.action, path, right)).status).toBe(303);
    });

    it("cannot skip the confirmation page", async () => {
      const browser = await signedIn();
      await letTimePass(browser.person.id);
      const elsewhere = openBrowser(context);
      await signInAgain(elsewhere, browser.person.username);
      const other = await context.db
        .select()
        .from(sessions)
        .where(eq(sessions.accountId, browser.person.id));
      for (const [page, path, fields] of [
        [email, "/account/security/email", { email: "new@example.com" }],
        [twoFactor, "/account/security/two-factor", { form: "start" }],
        [twoFactor, "/account/security/two-factor", { form: "renew" }],
        [twoFactor, "/account/security/two-factor", { form: "remove" }],
        [twoFactor, "/account/security/two-factor", { form: "confirm", code: "123456" }],
        [security, securityPage, { form: "everywhere" }],
        ...other.map(({ id }) => [security, securityPage, { form: "end-session", id }] as const),
      ] as const) {
        const { status, location } = await browser.postForm(page.action, path, fields);
        expect(status).toBe(303);
        expect(location).toMatch(/^\/account\/confirm\?next=/);
      }
      expect(await isSignedIn(elsewhere)).toBe(true);
      expect((await accountOf(context, browser.person.id)).pendingEmail).toBeNull();
    });
  });

  it("another email address is asked for, waits, and can be taken back", async () => {
    const browser = await signedIn();
    const { id, email: old } = browser.person;
    const path = "/account/security/email";
    expect(await browser.postForm(email.action, path, { email: old })).toMatchObject({
      status: 422,
    });
    expect((await browser.postForm(email.action, path, { email: "no" })).status).toBe(422);
    const newEmail = `new.${id}@example.com`;
    const answer = await browser.postForm(email.action, path, { email: newEmail });
    expect(answer.location).toBe("/account/security?done=email");
    expect((await browser.open(security.loader, securityPage)).body).toMatchObject({
      email: old,
      pendingEmail: newEmail,
    });
    expect((await mailsTo(context, newEmail)).map(({ message }) => message)).toEqual([
      "email-change-confirmation",
    ]);
    await browser.postForm(security.action, securityPage, { form: "cancel-email" });
    expect((await accountOf(context, id)).pendingEmail).toBeNull();
  });

  describe("the authenticator app", () => {
    const path = "/account/security/two-factor";
    const start = async () => {
      const browser = await signedIn();
      const { body } = await browser.postForm(twoFactor.action, path, { form: "start" });
      const { setUp } = body as { setUp: { secret: string; qrCode: { path: string } } };
      return { browser, ...setUp };
    };

    it("is switched on by its first right code, and shows ten recovery codes that once", async () => {
      const { browser, secret, qrCode } = await start();
      expect(qrCode.path).toMatch(/^M\d+ \d+h1v1h-1z/);
      const wrong = { form: "confirm", code: codeAt(secret, new Date(0)), secret };
      const again = await browser.postForm(twoFactor.action, path, wrong);
      expect(again).toMatchObject({ status: 422, body: { setUp: { secret, qrCode } } });
      const right = { form: "confirm", code: codeAt(secret, new Date()), secret };
      const { status, body } = await browser.postForm(twoFactor.action, path, right);
      expect(status).toBe(200);
      expect(body).toMatchObject({ recoveryCodes: expect.arrayContaining([expect.any(String)]) });
      const codes = (body as { recoveryCodes: string[] }).recoveryCodes;
      expect(codes).toHaveLength(10);
      const page = await browser.open(twoFactor.loader, path);
      expect(page.body).toEqual({ hasApp: true, recoveryCodesLeft: 10 });
      expect(JSON.stringify(page.body)).not.toContain(codes[0]);
      expect(await isSignedIn(browser)).toBe(true);
    });

    it("is not switched on by a key that the browser made up", async () => {
      const { browser } = await start();
      const secret = "A".repeat(32);
      const fields = { form: "confirm", code: codeAt(secret, new Date()), secret };
      expect((await browser.postForm(twoFactor.action, path, fields)).status).toBe(422);
      const { hasApp } = await findOwnSecondFactors(context.db, actorOf(browser.person));
      expect(hasApp).toBe(false);
      const marked = { ...fields, secret: "<script>" };
      expect((await browser.postForm(twoFactor.action, path, marked)).status).toBe(303);
    });

    it("gets new recovery codes, and goes", async () => {
      const person = await addPerson(context);
      const { session, recoveryCodes } = await addApp(context, person);
      const browser = openBrowser(context);
      browser.cookies.set("session", session.token);
      const attempt = randomUUID();
      const renew = { form: "renew", attempt };
      const [renewed, copy] = await Promise.all(
        [1, 2].map(() => browser.postForm(twoFactor.action, path, renew)),
      );
      expect(copy?.body).toEqual(renewed?.body);
      expect(renewed?.body).toMatchObject({ recoveryCodes: expect.any(Array) });
      expect(renewed?.body).not.toMatchObject({ recoveryCodes });
      const removed = await browser.postForm(twoFactor.action, path, { form: "remove" });
      expect(removed.location).toBe("/account/security?done=app-removed");
      expect(await isSignedIn(browser)).toBe(true);
      expect(await findOwnSecondFactors(context.db, actorOf(person))).toMatchObject({
        hasApp: false,
      });
    });

    it("takes no other order than its own", async () => {
      const browser = await signedIn();
      const answer = await browser.postForm(twoFactor.action, path, { form: "drop" });
      expect(answer.status).toBe(422);
    });
  });

  describe("the list of devices", () => {
    it("ends one of the own sessions, and none of another person", async () => {
      const [browser, stranger] = [await signedIn(), await signedIn()];
      const elsewhere = openBrowser(context);
      await signInAgain(elsewhere, browser.person.username);
      const { body } = await browser.open(security.loader, securityPage);
      const { sessions: list } = body as {
        sessions: { id: string; isThisOne: boolean; device: string }[];
      };
      expect(list).toHaveLength(2);
      expect(list[0]?.device).toBe("Chrome on Windows");
      const end = (id: string) =>
        browser.postForm(security.action, securityPage, { form: "end-session", id });
      const foreign = (stranger.cookie("session") ?? "").split(".")[0] ?? "";
      expect((await end(foreign)).location).toBe(securityPage);
      expect(await isSignedIn(stranger)).toBe(true);
      expect((await end("x")).status).toBe(422);
      const other = list.find(({ isThisOne }) => !isThisOne);
      expect((await end(other?.id ?? "")).location).toBe("/account/security?done=session");
      expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false]);
    });

    it("ends all of them, here as well", async () => {
      const browser = await signedIn();
      const elsewhere = openBrowser(context);
      await signInAgain(elsewhere, browser.person.username);
      const token = browser.cookie("session") ?? "";
      const answer = await browser.postForm(security.action, securityPage, { form: "everywhere" });
      expect(answer).toMatchObject({ status: 303, location: "/client-portal#signed-out" });
      expect(browser.cookie("session")).toBeUndefined();
      browser.cookies.set("session", token);
      expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([false, false]);
    });
  });

  it("the activity is the own one, the latest first, in words", async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    await browser.postForm(profile.action, "/account/profile", { name: "Dana", username: "" });
    await other.postForm(profile.action, "/account/profile", { name: "Eli", username: "" });
    const { body } = await browser.open(activity.loader, "/account/activity?after=x");
    expect((body as { rows: object[] }).rows).toMatchObject([
      {
        what: "Profile changed",
        detail: expect.stringMatching(
          /^Name from “.+” to “Dana”; Username from “.+” to nothing, Chrome on Windows$/,
        ),
      },
      { what: "Signed in", detail: "Chrome on Windows" },
    ]);
    expect(await context.db.$count(emails, eq(emails.recipient, other.person.email))).toBe(0);
  });

  it("the activity and what a form refuses are in the owner's language", async () => {
    const browser = await signedIn({ role: "client-member" });
    await browser.postForm(notifications.action, "/account/notifications", { inspection: "off" });
    await browser.postForm(profile.action, "/account/profile", { name: "Dana", username: "" });
    await chooseLanguage(context.db, { accountId: browser.person.id }, "es");
    const { body } = await browser.open(activity.loader, "/account/activity");
    expect((body as { rows: object[] }).rows).toMatchObject([
      {
        what: "Perfil cambiado",
        detail: expect.stringMatching(
          /^Nombre de “.+” a “Dana”; Nombre corto de “.+” a nada, Chrome en Windows$/,
        ),
      },
      {
        what: "Avisos cambiados",
        detail:
          "Inspecciones terminadas y respuestas a lo que usted escribió de “Cada día” a “No”, Chrome en Windows",
      },
      { what: "Inició sesión", detail: "Chrome en Windows" },
    ]);
    const refused = await browser.postForm(profile.action, "/account/profile", {
      name: " ",
      username: "a@b",
    });
    expect(refused.body).toMatchObject({
      errors: { name: "Escriba el nombre", username: expect.stringContaining("de 3 a 40 letras") },
    });
    const wrong = { currentPassword: "wrong", newPassword };
    const notChanged = await browser.postForm(
      passwordPage.action,
      "/account/security/password",
      wrong,
    );
    expect(notChanged.body).toMatchObject({
      errors: { currentPassword: "Esta no es su contraseña actual" },
    });
  });
});
