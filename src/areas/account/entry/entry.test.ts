/** The pages before the sign-in: links of mails, the second step, and what each refuses. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as login from "#areas/api/login.ts";
import { accountLinks, challenges } from "#features/schema.ts";
import { findActor } from "#platform/http/actor.server.ts";
import { createLink } from "#platform/identity/account-links.server.ts";
import { requestEmailChange } from "#platform/identity/change-email.server.ts";
import { linkTokenIn, mailsTo } from "#tests/support/account-links.ts";
import {
  accountOf,
  addPerson,
  newOrigin,
  password,
  signInAs,
  useAccounts,
} from "#tests/support/accounts.ts";
import { addApp, codeAt } from "#tests/support/authenticator-app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as confirmEmail from "./confirm-email-page.tsx";
import * as forgot from "./forgot-password-page.tsx";
import * as invitation from "./invitation-page.tsx";
import * as reset from "./reset-password-page.tsx";
import * as verify from "./verify-page.tsx";

const newPassword = "quiet lamps along the pier";

describeDatabase((database) => {
  const context = useAccounts(database);

  const actorOf = async (browser: Browser) =>
    (await browser.open((route) => findActor(route), "/")).body as
      | { accountId: string }
      | undefined;
  const expire = (accountId: string) =>
    context.db
      .update(accountLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountLinks.accountId, accountId));

  describe("an invitation", () => {
    const invite = async () => {
      const person = await addPerson(context, { role: "client-member", state: "invited" });
      const token = await createLink(context.db, { accountId: person.id, purpose: "invitation" });
      return { person, token, path: `/invitation?token=${token}` };
    };
    const fields = { name: "Dana Whitfield", username: "", password: newPassword };

    it("is looked at as often as mail programs like, and signs in once", async () => {
      const { person, path } = await invite();
      const browser = openBrowser(context);
      for (let look = 0; look < 3; look++) {
        const { status, body } = await browser.open(invitation.loader, path);
        expect(status).toBe(200);
        expect(body).toMatchObject({ email: person.email, role: "Client member" });
      }
      expect(browser.cookies.size).toBe(0);
      const answer = await browser.postForm(invitation.action, path, fields);
      expect(answer).toMatchObject({ status: 303, location: "/client-portal" });
      expect(await actorOf(browser)).toMatchObject({ accountId: person.id, name: fields.name });
      const again = openBrowser(context);
      expect((await again.open(invitation.loader, path)).status).toBe(410);
      const second = await again.postForm(invitation.action, path, fields);
      expect(second.status).toBe(410);
      expect(again.cookies.size).toBe(0);
    });

    it("used by two at once, lets one in", async () => {
      const { path } = await invite();
      const answers = await Promise.all(
        [0, 1].map(() => openBrowser(context).postForm(invitation.action, path, fields)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    });

    it("tells what is wrong with a password or a name, and gives back all but the password", async () => {
      const { path, person } = await invite();
      const taken = await addPerson(context);
      const browser = openBrowser(context);
      for (const [wrong, errors] of [
        [{ password: "" }, { password: "Please choose a password" }],
        [{ password: "short" }, { password: expect.stringMatching(/at least 12/) }],
        [{ password: "aaaaaaaaaaaaaaa" }, { password: expect.stringMatching(/repeats/) }],
        [{ password: person.email }, { password: expect.stringMatching(/your name/) }],
        [{ name: " " }, { name: "Name is required" }],
        [{ username: "a b" }, { username: expect.stringMatching(/3 to 40/) }],
        [{ username: taken.username }, { username: expect.stringMatching(/taken/) }],
      ] as const) {
        const sent = { ...fields, ...wrong };
        const { status, body } = await browser.postForm(invitation.action, path, sent);
        expect(status).toBe(422);
        const { name, username } = sent;
        expect(body).toEqual({
          form: "invitation",
          problem: undefined,
          errors,
          values: { name, username },
        });
      }
      expect((await accountOf(context, person.id)).state).toBe("invited");
    });

    it("opens nothing when it was changed, is for something else, too old, or taken back", async () => {
      const { path, token, person } = await invite();
      const [id] = token.split(".");
      for (const bad of [
        "",
        "x",
        `${id}.${"A".repeat(43)}`,
        `${randomUUID()}.${token.split(".")[1]}`,
      ]) {
        const address = `/invitation?token=${bad}`;
        const browser = openBrowser(context);
        expect((await browser.open(invitation.loader, address)).status).toBe(404);
        expect((await browser.postForm(invitation.action, address, fields)).status).toBe(404);
        expect(browser.cookies.size).toBe(0);
      }
      const elsewhere = `/reset-password?token=${token}`;
      expect((await openBrowser(context).open(reset.loader, elsewhere)).status).toBe(404);
      expect((await openBrowser(context).open(invitation.loader, "/invitation")).status).toBe(404);
      await expire(person.id);
      expect((await openBrowser(context).open(invitation.loader, path)).status).toBe(410);
      expect((await openBrowser(context).postForm(invitation.action, path, fields)).status).toBe(
        410,
      );
    });

    it("never takes role, client or state from who accepts it", async () => {
      const { path, person } = await invite();
      await openBrowser(context).postForm(invitation.action, path, {
        ...fields,
        role: "administrator",
        clientId: "",
        client_id: "",
        state: "removed",
        secondFactorWaived: "true",
        email: "other@example.com",
        id: randomUUID(),
      });
      expect(await accountOf(context, person.id)).toMatchObject({
        role: "client-member",
        clientId: person.clientId,
        state: "active",
        email: person.email,
      });
    });
  });

  describe("a forgotten password", () => {
    const ask = (email: string, browser = openBrowser(context)) =>
      browser.postForm(forgot.action, "/forgot-password", { email });

    it("is asked for with one answer, whether the address has an account or not", async () => {
      const person = await addPerson(context);
      const stranger = `${randomUUID()}@example.com`;
      for (const email of [person.email, stranger]) {
        const { status, body } = await ask(email);
        expect(status).toBe(200);
        expect(body).toEqual({ sentTo: email });
        expect((await mailsTo(context, email)).map(({ message }) => message)).toEqual([
          "password-reset",
        ]);
      }
      const bad = await ask("dana@nowhere");
      expect(bad).toMatchObject({
        status: 422,
        body: { errors: { email: "Invalid email address" } },
      });
    });

    it("is asked for thirty times an hour from one address at most", async () => {
      const browser = openBrowser(context);
      for (let n = 0; n < 30; n++)
        expect((await ask(`${n}@example.com`, browser)).status).toBe(200);
      const { status, headers } = await ask("31@example.com", browser);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_000);
    });

    it("is replaced once by the link, which ends all sessions and begins one", async () => {
      const person = await addPerson(context);
      const before = await signInAs(context, person);
      await ask(person.email);
      const token = await linkTokenIn(context, person.email, "password-reset");
      const path = `/reset-password?token=${token}`;
      const browser = openBrowser(context);
      const page = await browser.open(reset.loader, path);
      expect(page).toMatchObject({ status: 200, body: { email: person.email } });
      const weak = await browser.postForm(reset.action, path, { password: "password1234" });
      expect(weak.status).toBe(422);
      expect(JSON.stringify(weak.body)).not.toContain("password1234");
      const answer = await browser.postForm(reset.action, path, { password: newPassword });
      expect(answer).toMatchObject({ status: 303, location: "/client-portal" });
      expect(await actorOf(browser)).toMatchObject({ accountId: person.id });
      const old = openBrowser(context);
      old.cookies.set("session", before.session.token);
      expect(await actorOf(old)).toBeUndefined();
      expect((await old.postForm(reset.action, path, { password: newPassword })).status).toBe(410);
      expect((await old.open(reset.loader, path)).status).toBe(410);
    });

    it("asks for the second factor of who has one", async () => {
      const person = await addPerson(context);
      await addApp(context, person);
      await ask(person.email);
      const token = await linkTokenIn(context, person.email, "password-reset");
      const browser = openBrowser(context);
      const path = `/reset-password?token=${token}`;
      const answer = await browser.postForm(reset.action, path, { password: newPassword });
      expect(answer).toMatchObject({ status: 303, location: "/sign-in/verify" });
      expect(browser.cookie("session")).toBeUndefined();
    });
  });

  describe("the second step", () => {
    const begin = async () => {
      const person = await addPerson(context);
      const { secret, recoveryCodes } = await addApp(context, person);
      const browser = openBrowser(context);
      await browser.postJson(login.action, "/api/login?next=/office", {
        username: person.username,
        password,
        rememberMe: true,
      });
      return { person, browser, secret, recoveryCodes };
    };
    const path = "/sign-in/verify?next=/office";
    const prove = (browser: Browser, code: string, by = "app", to = path) =>
      browser.postForm(verify.action, to, { by, code });

    it("shows what this person has, and to nobody else that there is a second step", async () => {
      const { browser } = await begin();
      const page = await browser.open(verify.loader, path);
      expect(page.body).toEqual({
        methods: ["app", "recovery-code"],
        next: "/office",
        isPasskeyUsable: true,
      });
      for (const guest of [openBrowser(context), openBrowser(context)]) {
        guest.cookies.set("challenge", `${randomUUID()}.${"A".repeat(43)}`);
        const answer = await guest.open(verify.loader, path);
        expect(answer).toMatchObject({ status: 303, location: "/client-portal?next=%2Foffice" });
        expect((await prove(guest, "123456")).location).toBe("/client-portal?next=%2Foffice");
      }
    });

    it("ends in a session of its own, for 30 days where that was asked for, and leads back", async () => {
      const { browser, secret, person } = await begin();
      const answer = await prove(browser, codeAt(secret, new Date()));
      expect(answer).toMatchObject({ status: 303, location: "/office" });
      expect(browser.lastCookies[0]).toMatch(
        /^session=.*Max-Age=2592000$|^session=.*Max-Age=2591999$/,
      );
      expect(browser.cookie("challenge")).toBeUndefined();
      expect(await actorOf(browser)).toMatchObject({ accountId: person.id });
    });

    it("takes a recovery code however it is typed, once", async () => {
      const { browser, recoveryCodes, person } = await begin();
      const [code = ""] = recoveryCodes;
      const typed = code.toLowerCase().replaceAll("-", " ");
      expect((await prove(browser, typed, "recovery-code")).status).toBe(303);
      const next = openBrowser(context);
      await next.postJson(login.action, "/api/login", { username: person.username, password });
      const again = await prove(next, code, "recovery-code");
      expect(again).toMatchObject({ status: 401, body: { values: { by: "recovery-code" } } });
    });

    it("refuses wrong codes, and after five of them begins anew", async () => {
      const { browser, secret } = await begin();
      const wrong = codeAt(secret, new Date(0));
      for (const code of [wrong, "000", "abcdef", "' or 1=1"]) {
        const answer = await prove(browser, code);
        expect(answer).toMatchObject({
          status: 401,
          body: { errors: { code: expect.any(String) } },
        });
        expect(JSON.stringify(answer.body)).not.toContain(code);
      }
      expect((await prove(browser, "")).status).toBe(422);
      expect((await prove(browser, "123456", "passkey")).status).toBe(422);
      expect((await prove(browser, wrong)).status).toBe(401);
      const right = await prove(browser, codeAt(secret, new Date()));
      expect(right.location).toBe("/client-portal?next=%2Foffice");
      expect(browser.cookie("session")).toBeUndefined();
    });

    it("is over after ten minutes, and in another browser", async () => {
      const { browser, secret, person } = await begin();
      const thief = openBrowser(context);
      const cookie = browser.cookie("challenge") ?? "";
      thief.cookies.set("challenge", `${cookie.split(".")[0]}.${"A".repeat(43)}`);
      expect((await prove(thief, codeAt(secret, new Date()))).status).toBe(303);
      expect(thief.cookie("session")).toBeUndefined();
      await context.db
        .update(challenges)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(challenges.accountId, person.id));
      expect((await prove(browser, codeAt(secret, new Date()))).location).toMatch(
        /^\/client-portal/,
      );
      expect(browser.cookie("session")).toBeUndefined();
    });

    it.each(["//evil.example", "/\\evil.example", "/%2Fevil.example", "javascript:alert(1)"])(
      "goes nowhere else by way of %s",
      async (next) => {
        const { browser, secret } = await begin();
        const to = `/sign-in/verify?${new URLSearchParams({ next })}`;
        const answer = await prove(browser, codeAt(secret, new Date()), "app", to);
        expect(answer.location).toBe("/client-portal");
      },
    );
  });

  describe("a new email address", () => {
    const askFor = async (newEmail: string) => {
      const person = await addPerson(context);
      const { actor } = await signInAs(context, person);
      await requestEmailChange(context, actor, newEmail, newOrigin());
      const token = await linkTokenIn(context, newEmail, "email-change-confirmation");
      return { person, path: `/confirm-email?token=${token}` };
    };

    it("is shown by its link and taken by its button, once", async () => {
      const newEmail = `${randomUUID()}@example.com`;
      const { person, path } = await askFor(newEmail);
      const browser = openBrowser(context);
      const page = await browser.open(confirmEmail.loader, path);
      expect(page.body).toMatchObject({ oldEmail: person.email, newEmail });
      expect((await accountOf(context, person.id)).email).toBe(person.email);
      const answer = await browser.postForm(confirmEmail.action, path);
      expect(answer).toMatchObject({ status: 200, body: { email: newEmail } });
      expect((await accountOf(context, person.id)).email).toBe(newEmail);
      expect((await browser.postForm(confirmEmail.action, path)).status).toBe(410);
      expect(browser.cookies.size).toBe(0);
    });

    it("changes nothing where it was taken by somebody else since", async () => {
      const newEmail = `${randomUUID()}@example.com`;
      const { person, path } = await askFor(newEmail);
      const rival = await askFor(newEmail);
      await openBrowser(context).postForm(confirmEmail.action, rival.path);
      const answer = await openBrowser(context).postForm(confirmEmail.action, path);
      expect(answer.status).toBe(409);
      expect((await accountOf(context, person.id)).email).toBe(person.email);
    });
  });

  it("tells no other site the addresses of links, lets no cache keep their pages, and says when to come again", () => {
    const args = {
      actionHeaders: new Headers({ "Retry-After": "60" }),
      loaderHeaders: new Headers(),
      parentHeaders: new Headers(),
      errorHeaders: undefined,
    };
    for (const { headers } of [invitation, reset, confirmEmail])
      expect(Object.fromEntries(headers(args))).toEqual({
        "cache-control": "no-store",
        "referrer-policy": "same-origin",
        "retry-after": "60",
      });
  });
});
