import { cutConnection } from "../support/cut-connection.ts";
import { handsFor, holdToRules, type VisitedForm } from "../support/form-visitor.ts";
import { holdRequests } from "../support/held-requests.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice } from "../support/notice.ts";

const loginForm = {
  url: "/api/login",
  selector: "#login form",
  labels: { username: "Username/Email", password: "Password" },
  button: /Log In|Logging in\.\.\./,
} as const satisfies VisitedForm<string>;

const { form, field, button, fillIn } = handsFor(loginForm);
const login = { username: "dana@harbor-main.test", password: " a pass phrase " };
const unjudged =
  /^Invalid username or password\. Please try again\. If both are correct, the login may not have reached us/;
const failed = ["Login failed", "Invalid username or password. Please try again."] as const;

test.describe("the login form", () => {
  holdToRules("/client-portal", loginForm, [
    { name: "username", message: "Username is required", short: "", enough: "a" },
    { name: "password", message: "Password is required", short: "", enough: "a" },
  ]);

  test("works with password managers and the clipboard", async ({ page }) => {
    await expect(field(page, "username")).toHaveAttribute("autocomplete", "username");
    await expect(field(page, "password")).toHaveAttribute("autocomplete", "current-password");
    await expect(field(page, "password")).toHaveAttribute("type", "password");
    await field(page, "password").focus();
    await page.evaluate(() => {
      const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true });
      return document.activeElement?.dispatchEvent(paste);
    });
    await page.keyboard.insertText("pasted");
    await expect(field(page, "password")).toHaveValue("pasted");
  });

  test("leaves nothing of a login in the browser", async ({ page }) => {
    await fillIn(page, login);
    await page.reload();
    await wake(page);
    await expect(field(page, "username")).toHaveValue("");
    await expect(field(page, "password")).toHaveValue("");
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    for (const secret of Object.values(login)) expect(kept).not.toContain(secret.trim());
  });
});

test("a successful login shows a notice, and leads to the portal after 1.5 s", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.route("**/api/login", (route) => route.fulfill({ status: 200, json: {} }));
  await page.goto("/client-portal");
  await wake(page);
  await fillIn(page, login);
  await page.getByLabel(/Remember me/).check();
  // The way to the portal is held up until the notice has been read.
  const releaseRequests = await holdRequests(page, "**/client-portal");
  const request = page.waitForRequest("**/api/login");
  const leaving = page.waitForRequest("**/client-portal");
  const started = Date.now();
  await button(page).click();
  expect((await request).postDataJSON()).toEqual({ ...login, rememberMe: true });
  expect((await request).headers()["form-metadata"], "no draft, no time").not.toContain("elapsed");
  await expectNotice(page, "Login successful!", "Redirecting to client portal...");
  await expect(button(page)).toBeDisabled();
  expect((await leaving).isNavigationRequest()).toBe(true);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_500);
  releaseRequests();
  await page.waitForLoadState();
  await expect(page).toHaveURL(/\/client-portal$/);
});

test("the button says that it is at it", async ({ page }) => {
  await page.route("**/api/login", () => {});
  await page.goto("/client-portal");
  await wake(page);
  await fillIn(page, login);
  await button(page).click();
  await expect(button(page)).toHaveText("Logging in...");
  await expect(button(page)).toBeDisabled();
});

test.describe("who may not enter", () => {
  test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: (401|503): / });

  test("stays on the form, with a sentence that tells nothing about names", async ({ page }) => {
    await page.goto("/client-portal");
    await wake(page);
    await fillIn(page, login);
    const answer = page.waitForResponse("**/api/login");
    await button(page).click();
    expect((await answer).status()).toBe(401);
    await expectNotice(page, ...failed);
    await expect(form(page).getByRole("alert")).toHaveText(failed[1]);
    await expect(page).toHaveURL(/\/client-portal$/);
    await expect(button(page)).toBeEnabled();
  });

  test("is told the same, and what else it may be, when the connection is cut", async ({
    page,
    context,
  }) => {
    await page.goto("/client-portal");
    await fillIn(page, login);
    await wake(page);
    await cutConnection(page);
    await button(page).click();
    await expectNotice(page, ...failed);
    await expect(form(page).getByRole("alert")).toHaveText(unjudged);
    await context.setOffline(false);
  });

  test("gets the same message when the server cannot check the login", async ({ page }) => {
    await page.route("**/api/login", (route) =>
      route.fulfill({ status: 503, json: { message: "We cannot save anything just now." } }),
    );
    await page.goto("/client-portal");
    await fillIn(page, login);
    await wake(page);
    await button(page).click();
    await expectNotice(page, ...failed);
    await expect(form(page).getByRole("alert")).toHaveText(unjudged);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*4\d\d/ });

  test("the form answers as well, and never gives a password back", async ({ page }) => {
    await page.goto("/client-portal");
    await fillIn(page, { username: login.username });
    await button(page).click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(field(page, "username")).toHaveValue(login.username);
    await fillIn(page, login);
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await button(page).click();
    expect((await answer).status()).toBe(401);
    await expect(form(page).getByRole("alert")).toHaveText(failed[1]);
    expect(await page.content()).not.toContain("pass phrase");
  });
});
