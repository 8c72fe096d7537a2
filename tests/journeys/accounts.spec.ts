/** People with accounts sign in, change settings and sign out. */
import type { Page } from "@playwright/test";
import {
  expectToFit,
  forgetSession,
  heading,
  logInByTyping,
  pressButton,
} from "../support/account-journey.ts";
import { codeAt, secondsFrom } from "../support/authenticator-code.ts";
import { expectNoViolation, expectNoViolationInAnyScheme } from "../support/axe.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";
import { tabTo } from "../support/tab-to.ts";

const newPassword = "quiet lamps along the pier";

/** No password is readable on the screen or comes back from the server, and managers know it. */
async function expectMaskedPasswords(page: Page): Promise<number> {
  const fields = await page.locator('input[name*="password" i]').all();
  for (const field of fields) {
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveAttribute("autocomplete", /^(current|new)-password$/);
    await expect(field).toHaveValue("");
  }
  return fields.length;
}

async function expectGoodScreen(page: Page): Promise<void> {
  await expectToFit(page);
  await expectNoViolation(page);
}

/** Into the clipboard, a file, and on paper, where they stand alone. */
async function keepCodes(page: Page, codes: readonly string[]) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await pressButton(page, "Copy");
  await expect(page.getByRole("status")).toContainText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(codes.join("\n"));
  const saving = page.waitForEvent("download");
  await pressButton(page, "Download");
  let text = "";
  for await (const part of await (await saving).createReadStream()) text += part;
  for (const code of codes) expect(text).toContain(`${code}\n`);
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  );
  await pressButton(page, "Print");
  await printed;
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator("main li code").last()).toBeVisible();
  await expect(page.getByText(/recovery codes, created on .+ Each works once/)).toBeVisible();
  for (const name of ["Copy", "Download", "Print", "Sign out"])
    await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
}

const portalTitle = /^Client [0-9a-f]{6}$/;

// Without JavaScript: `tests/http/accounts.test.ts`.
for (const [width, javaScriptEnabled] of [[1280, true]] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      expectedOnConsole: /Failed to load resource.*4\d\d|^console: Error: 401: /,
    });
    // What axe looks with is a script of the page.
    const look = javaScriptEnabled ? expectGoodScreen : expectToFit;

    test("an invitation leads to the first sign-in, by keyboard alone", async ({
      page,
      person,
    }) => {
      const invited = person("invited");
      await page.goto(`/invitation?token=${invited.invitation}`);
      await expect(heading(page)).toHaveText("Welcome to your client portal");
      await look(page);
      expect(await expectMaskedPasswords(page)).toBe(1);
      await tabTo(page, page.locator("#invitation-password"));
      await page.keyboard.type("short");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toContainText("at least 12 characters");
      await expect(page.locator("#invitation-password")).toBeFocused();
      // What was typed stays in the browser, and can be made longer.
      await expect(page.locator("#invitation-password")).toHaveValue("short");
      await look(page);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(newPassword);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/client-portal$/);
      await expect(heading(page)).toHaveText(portalTitle);
      await look(page);
      await forgetSession(page);
      await logInByTyping(page, { username: invited.email, password: newPassword });
      await expect(heading(page)).toHaveText(portalTitle);
      const again = await page.goto(`/invitation?token=${invited.invitation}`);
      expect(again?.status()).toBe(410);
      await expect(heading(page)).toHaveText("This link has already been used");
      await look(page);
    });

    test("a forgotten password is replaced by the link of a mail", async ({
      page,
      person,
      server,
    }) => {
      const { email, username, password } = person("client");
      await page.goto("/client-portal");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await expect(heading(page)).toHaveText("Forgot your password?");
      await look(page);
      await page.getByLabel("Email").fill(email);
      await pressButton(page, "Send the link");
      await expect(heading(page)).toHaveText("Check your email");
      await look(page);
      const [mail] = await storedEmails(server.dataDirectory, email, 1);
      if (mail === undefined) throw new Error("no mail");
      const link = linkIn(mail, "/reset-password");
      const opened = await page.goto(link);
      expect(opened?.headers()["referrer-policy"]).toBe("same-origin");
      expect(opened?.headers()["cache-control"]).toBe("no-store");
      expect(await expectMaskedPasswords(page)).toBe(1);
      await look(page);
      await page.getByLabel("New password").fill(newPassword);
      await pressButton(page, "Save the password");
      await expect(heading(page)).toHaveText(portalTitle);
      await page.goto(link);
      await expect(heading(page)).toHaveText("This link has already been used");
      await forgetSession(page);
      await logInByTyping(page, { username, password });
      await expect(page.locator("#login").getByRole("alert")).toContainText("Invalid username");
      await logInByTyping(page, { username, password: newPassword });
      await expect(heading(page)).toHaveText(portalTitle);
    });

    test("a second factor is set up, asked for, and its phone lost", async ({ page, person }) => {
      const administrator = person("administrator");
      await logInByTyping(page, administrator);
      await expect(page).toHaveURL(/\/account\/security(#login)?$/);
      await expect(page.getByText("Administrators need a second factor")).toBeVisible();
      await look(page);
      await page.goto("/office/leads");
      await expect(page, "the office stays closed").toHaveURL(/\/account\/security$/);

      await page.getByRole("link", { name: "Set up an authenticator app" }).click();
      await pressButton(page, "Set up the app");
      await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
      const secret = ((await page.locator("main code").textContent()) ?? "").replaceAll(" ", "");
      await look(page);
      const code = page.getByLabel("Code", { exact: true });
      await code.fill("000000");
      await pressButton(page, "Turn it on");
      await expect(page.getByRole("alert")).toContainText("This code is wrong");
      await code.fill(codeAt(secret, new Date()));
      await pressButton(page, "Turn it on");
      await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
      const codes = await page.locator("main li code").allTextContents();
      expect(codes).toHaveLength(10);
      await look(page);
      if (javaScriptEnabled) await keepCodes(page, codes);
      else await expect(page.getByRole("button", { name: "Download" })).toBeHidden();
      await page.getByRole("link", { name: "I’ve saved them" }).click();
      await expect(heading(page)).toHaveText("Security");
      await pressButton(page, "Sign out");
      await expect(heading(page)).toHaveText("Client Login");

      await logInByTyping(page, administrator, {
        path: "/client-portal?next=%2Faccount%2Factivity",
      });
      await expect(heading(page)).toHaveText("One more step");
      await look(page);
      await page.getByLabel("Code from your authenticator app").fill("000000");
      await pressButton(page, "Continue");
      await expect(page.getByRole("alert").first()).toContainText("This code is wrong");
      // That of the next half minute: the present one was used to switch the app on.
      const next = codeAt(secret, secondsFrom(new Date(), 30));
      await page.getByLabel("Code from your authenticator app").fill(next);
      await pressButton(page, "Continue");
      await expect(heading(page)).toHaveText("Activity");
      await look(page);
      await pressButton(page, "Sign out");
      await expect(heading(page)).toHaveText("Client Login");

      await logInByTyping(page, administrator);
      await page.getByText("Don’t have your phone?").click();
      await page.getByLabel("Recovery code").fill(codes[0] ?? "");
      await pressButton(page, "Continue with recovery code");
      await expect(page).toHaveURL(/\/office/);
      await page.goto("/account/security");
      await expect(page.getByText("9 of 10 recovery codes are left")).toBeVisible();
    });

    test("who wants to be remembered is, for 30 days, others until the browser is closed", async ({
      page,
      person,
      context,
    }) => {
      const me = person("client");
      for (const remember of [true, false]) {
        await forgetSession(page);
        await logInByTyping(page, me, { remember });
        await expect(heading(page)).toHaveText(portalTitle);
        const cookies = await context.cookies();
        const session = cookies.find(({ name }) => name === "session");
        expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
        const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
        if (remember) expect(days).toBeCloseTo(30, 1);
        else expect(session?.expires).toBe(-1);
      }
    });

    test("signing out everywhere ends the session of another browser", async ({
      page,
      person,
      browser,
      baseURL,
    }) => {
      const me = person("client");
      const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
      const other = await elsewhere.newPage();
      await logInByTyping(other, me);
      await expect(heading(other)).toHaveText(portalTitle);
      await logInByTyping(page, me);
      await expect(heading(page)).toHaveText(portalTitle);
      await page.goto("/account/profile");
      await page.getByRole("link", { name: "Security" }).click();
      await expect(page.locator("#devices li")).toHaveCount(2);
      await look(page);
      await pressButton(page, "Sign out everywhere");
      await expect(heading(page)).toHaveText("Client Login");
      await expect(page.getByText("You’re signed out everywhere.")).toBeVisible();
      // The open portal leaves by itself, which would interrupt another navigation.
      if (javaScriptEnabled) await expect(heading(other)).toHaveText("Client Login");
      await other.goto("/account/security");
      await expect(other).toHaveURL(/\/client-portal\?next=%2Faccount%2Fsecurity$/);
      await expect(heading(other)).toHaveText("Client Login");
      await elsewhere.close();
      await page.goBack();
      await expect(page.locator("#devices"), "the back button shows nothing of it").toHaveCount(0);
    });

    test("a session that ended while the portal was open leads to the sign-in", async ({
      page,
      person,
    }) => {
      await logInByTyping(page, person("client"));
      await expect(heading(page)).toHaveText(portalTitle);
      await page.goto("/client-portal/schedule");
      await page.context().clearCookies();
      const sections = page.getByRole("navigation", { name: "Sections" });
      const home = sections.getByRole("link", { name: "Home" }).filter({ visible: true });
      // The page may have heard of it, and have left by itself.
      await home.click({ timeout: 3_000 }).catch(() => undefined);
      await expect(page.getByLabel("Username/Email")).toBeVisible();
      await expect(heading(page)).toHaveText("Client Login");
    });

    test("a deep link leads back after the sign-in, on our own site alone", async ({
      page,
      person,
    }) => {
      const me = person("client");
      await page.goto("/account/notifications");
      await expect(page).toHaveURL(/\/client-portal\?next=%2Faccount%2Fnotifications$/);
      await logInByTyping(page, me, { path: page.url() });
      await expect(heading(page)).toHaveText("Notifications");
      for (const next of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
        await forgetSession(page);
        const path = `/client-portal?${new URLSearchParams({ next })}`;
        await logInByTyping(page, me, { path });
        await expect(heading(page)).toHaveText(portalTitle);
      }
    });
  });
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, with JavaScript:`, () => {
    test.use({
      viewport: { width, height: 844 },
      expectedOnConsole: /Failed to load resource.*404/,
    });

    test("every page of the account fits and reads well, in light and dark", async ({
      page,
      person,
    }) => {
      await logInByTyping(page, person("client"));
      await expect(heading(page)).toHaveText(portalTitle);
      let masked = 0;
      for (const path of [
        "/client-portal",
        "/account/profile",
        "/account/security",
        "/account/notifications",
        "/account/activity",
        "/account/security/password",
        "/account/security/email",
        "/account/security/two-factor",
        "/account/security/passkey",
        "/account/confirm",
        "/forgot-password",
        "/sign-in/passkey",
        "/reset-password?token=x",
        "/account/nothing",
      ]) {
        const answer = await page.goto(path);
        expect(answer?.headers()["cache-control"], path).toBe("no-store");
        await expectToFit(page);
        await expectNoViolationInAnyScheme(page);
        masked += await expectMaskedPasswords(page);
      }
      expect(masked).toBeGreaterThan(1);
    });

    test("the sign-out is in sight, in the office as well", async ({ page, person }) => {
      const signOut = page
        .getByRole("button", { name: "Sign out", exact: true })
        .filter({ visible: true });
      const more = async () => {
        if (width < 1024) await page.getByText("More", { exact: true }).click();
      };
      await logInByTyping(page, person("client"));
      await expect(heading(page)).toHaveText(portalTitle);
      for (const path of ["/client-portal", "/client-portal/people", "/account/profile"]) {
        await page.goto(path);
        if (path !== "/account/profile") await more();
        await expect(signOut).toBeVisible();
      }
      await signOut.click();
      await expect(heading(page)).toHaveText("Client Login");
      await logInByTyping(page, person("staff"));
      await expect(page).toHaveURL(/\/office(#login)?$/);
      await more();
      await signOut.click();
      await expect(heading(page)).toHaveText("Client Login");
    });

    test("a passkey is added, signs in alone, and is removed", async ({ page, person, server }) => {
      const client = await page.context().newCDPSession(page);
      await client.send("WebAuthn.enable");
      await client.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      // A passkey belongs to a name; an address by number has none.
      const site = `http://localhost:${server.port}`;
      const way = page.getByRole("link", { name: "Log in with a passkey", includeHidden: true });
      await page.goto("/client-portal");
      await expect(way).toBeAttached();
      await expect(way).toBeHidden();
      await page.goto(`${site}/client-portal`);
      await expect(way).toBeVisible();
      await logInByTyping(page, person("client"), { path: `${site}/client-portal` });
      await expect(heading(page)).toHaveText(portalTitle);
      await page.goto(`${site}/account/security/passkey`);
      await waitForReact(page);
      await expectGoodScreen(page);
      await page.getByLabel("Passkey name").fill("Work laptop");
      await pressButton(page, "Add a passkey");
      await expect(page.getByRole("status")).toHaveText("Passkey added.");
      await expect(page.locator("#passkeys")).toContainText("Work laptop");
      await expectGoodScreen(page);
      await pressButton(page, "Sign out");

      await page.getByRole("link", { name: "Log in with a passkey" }).click();
      await waitForReact(page);
      await expectGoodScreen(page);
      await page.getByLabel("Remember me on this device").check();
      await pressButton(page, "Use a passkey");
      await expect(heading(page)).toHaveText(portalTitle);
      await page.goto(`${site}/account/security`);
      await pressButton(page, "Remove the passkey Work laptop");
      await expect(page.getByRole("status")).toHaveText("Passkey removed.");
      await expect(page.locator("#passkeys")).toContainText("None yet");
    });
  });
}
