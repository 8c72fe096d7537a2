/** Which language the pages of the account are in, who chooses it, and where it is kept. */
import { eq } from "drizzle-orm";
import type { LoaderFunctionArgs } from "react-router";
import { describe, expect, it } from "vitest";
import * as login from "#areas/api/login.ts";
import { accounts } from "#features/schema.ts";
import { createLink } from "#platform/identity/account-links.server.ts";
import {
  accountOf,
  addPerson,
  type PersonOptions,
  password,
  useAccounts,
} from "#tests/support/accounts.ts";
import { addApp, codeAt } from "#tests/support/authenticator-app.ts";
import { type Browser, openBrowser } from "#tests/support/browser.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import * as forgot from "./entry/forgot-password-page.tsx";
import * as invitation from "./entry/invitation-page.tsx";
import * as verify from "./entry/verify-page.tsx";
import * as route from "./language.ts";
import * as layout from "./layout.tsx";
import * as profile from "./own/profile-page.tsx";

const address = "/account/language";

describeDatabase((database) => {
  const context = useAccounts(database);

  const choose = (browser: Browser, language: string, next = "/forgot-password") =>
    browser.postForm(route.action, address, { language, next });
  const languageIn = async (browser: Browser) =>
    ((await browser.open(layout.loader, "/forgot-password")).body as { documentLanguage: string })
      .documentLanguage;
  const logIn = (browser: Browser, username: string) =>
    browser.postJson(login.action, "/api/login", { username, password });
  const storedFor = async (id: string) => (await accountOf(context, id)).preferences.language;
  const addReader = async (language?: string, options?: PersonOptions) => {
    const person = await addPerson(context, options);
    const preferences: Record<string, string> = language === undefined ? {} : { language };
    await context.db.update(accounts).set({ preferences }).where(eq(accounts.id, person.id));
    return person;
  };

  it("is English for a guest who has chosen nothing, or the browser's own", async () => {
    const browser = openBrowser(context);
    expect(await languageIn(browser)).toBe("en");
    const accepting = (args: LoaderFunctionArgs) => {
      const headers = { "accept-language": "es-MX,es;q=0.9,en;q=0.5" };
      return layout.loader({ ...args, request: new Request(args.request, { headers }) });
    };
    expect((await browser.open(accepting, "/invitation")).body).toEqual({ documentLanguage: "es" });
  });

  it("is the guest's choice for a year, and leads back to the page", async () => {
    const browser = openBrowser(context, { https: true });
    const next = "/invitation?token=0190.abc";
    expect(await choose(browser, "es", next)).toMatchObject({ status: 303, location: next });
    expect(browser.lastCookies).toEqual([
      "__Host-language=es; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000",
    ]);
    expect(await languageIn(browser)).toBe("es");
    const refused = await browser.postForm(forgot.action, "/forgot-password", { email: "dana" });
    expect(refused.body).toMatchObject({
      errors: { email: "La dirección de correo no es válida" },
    });
    await choose(browser, "en");
    expect(await languageIn(browser)).toBe("en");
  });

  it("of who is signed in is kept with the account, on whatever device, and is nobody else's", async () => {
    const [person, other] = [await addReader(), await addReader()];
    const [browser, elsewhere, stranger] = [0, 1, 2].map(() => openBrowser(context)) as [
      Browser,
      Browser,
      Browser,
    ];
    await logIn(browser, person.username);
    await logIn(elsewhere, person.username);
    await logIn(stranger, other.username);
    await choose(browser, "es", "/account/profile");
    for (const page of [browser, elsewhere]) expect(await languageIn(page)).toBe("es");
    expect(await languageIn(stranger)).toBe("en");
    expect(await storedFor(other.id)).toBeUndefined();
    const page = await elsewhere.open(profile.loader, "/account/profile");
    expect(page.body).toMatchObject({ role: "Gerente de cuenta" });
    // What somebody has chosen in the same browser is not what the account is told in.
    stranger.cookies.set("language", "es");
    expect(await languageIn(stranger)).toBe("en");
    await choose(browser, "en");
    expect(await languageIn(elsewhere)).toBe("en");
  });

  it("takes no other value, and leads to no other site", async () => {
    const person = await addReader("es");
    const browser = openBrowser(context);
    await logIn(browser, person.username);
    for (const language of ["fr", "", "es;Path=/x", "constructor"])
      expect((await choose(browser, language)).status, language).toBe(422);
    expect(browser.cookie("language")).toBeUndefined();
    expect(await storedFor(person.id)).toBe("es");
    expect(await choose(browser, "en", "//evil.example")).toMatchObject({
      location: "/account/profile",
    });
    browser.cookies.set("language", "fr");
    browser.cookies.delete("session");
    expect(await languageIn(browser)).toBe("en");
  });

  it("changes nothing when its address is only opened", async () => {
    const browser = openBrowser(context);
    expect((await browser.open(route.loader, address)).status).toBe(303);
    expect(browser.lastCookies).toEqual([]);
  });

  describe("that a visitor has chosen", () => {
    const visitor = async (language = "es") => {
      const browser = openBrowser(context);
      await choose(browser, language);
      return browser;
    };

    it("goes to the account with an invitation", async () => {
      const { id } = await addReader(undefined, { role: "client-member", state: "invited" });
      const token = await createLink(context.db, { accountId: id, purpose: "invitation" });
      const browser = await visitor();
      const path = `/invitation?token=${token}`;
      expect((await browser.open(invitation.loader, path)).body).toMatchObject({
        role: "Miembro del cliente",
      });
      const fields = { name: "Dana", username: "", password: "aaaaaaaaaaaaaaa" };
      const weak = await browser.postForm(invitation.action, path, fields);
      expect(weak.body).toMatchObject({ errors: { password: expect.stringContaining("teclado") } });
      await browser.postForm(invitation.action, path, {
        ...fields,
        password: "quiet lamps along the pier",
      });
      expect(await storedFor(id)).toBe("es");
    });

    it("goes to the account with a sign-in, also after its second step", async () => {
      const person = await addReader();
      await logIn(await visitor(), person.username);
      expect(await storedFor(person.id)).toBe("es");
      const careful = await addReader();
      const { secret } = await addApp(context, careful);
      const browser = await visitor();
      await logIn(browser, careful.username);
      expect(await storedFor(careful.id)).toBeUndefined();
      const proof = { by: "app", code: codeAt(secret, new Date()) };
      await browser.postForm(verify.action, "/sign-in/verify", proof);
      expect(await storedFor(careful.id)).toBe("es");
    });

    it("changes no account that has one, nor one of who has chosen nothing here", async () => {
      const chosen = await addReader("en");
      await logIn(await visitor(), chosen.username);
      expect(await storedFor(chosen.id)).toBe("en");
      const silent = await addReader();
      await logIn(openBrowser(context), silent.username);
      expect(await storedFor(silent.id)).toBeUndefined();
      const odd = openBrowser(context);
      odd.cookies.set("language", "fr");
      await logIn(odd, silent.username);
      expect(await storedFor(silent.id)).toBeUndefined();
    });
  });
});
