/** A hotel, a train or a proxy answers in place of the server. */
import type { Page, Route } from "@playwright/test";
import { applicant, applicationFailed, goodApplication } from "../support/application-visitor.ts";
import { goodMessage, messageNotice, writer } from "../support/contact-visitor.ts";
import { handsFor } from "../support/form-visitor.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice, quoteFailed } from "../support/notice.ts";
import * as quote from "../support/quote-visitor.ts";
import { storedEmails } from "../support/stored-emails.ts";

test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: \d{3}: / });

const welcome = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: "text/html", body: "<html>Welcome to our network" });
const elsewhere = (route: Route) => route.fulfill({ status: 302, headers: { Location: "/about" } });
const brokenOff = (route: Route) =>
  route.fulfill({ status: 201, contentType: "application/json", body: '{"id":"1","refer' });
const gateway = (route: Route) => route.fulfill({ status: 403, json: { message: "Forbidden" } });

test("a message waits until our server has it, whatever else answers", async ({ page, server }) => {
  const { form, button, fillIn, valuesIn } = writer;
  const message = { ...goodMessage, email: "portal@tidewater.test" };
  await page.route("**/api/*contact", welcome(200));
  await page.goto("/contact");
  await fillIn(page, message);
  await button(page).click();
  await expectNotice(page, ...messageNotice);
  const strangers = [elsewhere, welcome(404), welcome(511), gateway, brokenOff, welcome(201)];
  for (const stranger of strangers) {
    await expect(form(page)).toContainText(/waiting in this browser\. It will be sent/);
    expect(await valuesIn(page)).toEqual(message);
    await page.route("**/api/*contact", stranger);
    const answered = page.waitForResponse("**/api/contact");
    await form(page).getByRole("button", { name: "Send now" }).click();
    await answered;
    await expect(form(page).getByRole("button", { name: "Send now" })).toBeEnabled();
  }
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toContain("outbox:");
  await page.unrouteAll();
  await form(page).getByRole("button", { name: "Send now" }).click();
  await expect(form(page)).toContainText(/M-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  expect(await storedEmails(server.dataDirectory, message.email, 1)).toHaveLength(1);
});

const signupFailed = [
  "Subscription failed",
  "There was an error subscribing to the newsletter. Please try again.",
] as const;
const signup = { email: "portal@tidewater.test" };
const signupIn = (selector: string, label: string) =>
  handsFor({ url: "/api/newsletter", selector, labels: { email: label }, button: /Subscribe/ });
const login = { username: "dana@harbor-main.test", password: "a pass phrase" };

interface Visited {
  path: string;
  url: string;
  notice: readonly [string, string];
  values: Record<string, string>;
  fillIn(page: Page): Promise<void>;
  valuesIn(page: Page): Promise<Record<string, string>>;
  submit(page: Page): Promise<void>;
}

const visited = <Name extends string>(
  path: string,
  url: string,
  notice: readonly [string, string],
  values: Record<Name, string>,
  hands: ReturnType<typeof handsFor<Name>>,
): Visited => ({
  path,
  url,
  notice,
  values,
  fillIn: (page) => hands.fillIn(page, values),
  valuesIn: hands.valuesIn,
  submit: (page) => hands.button(page).click(),
});

const forms: Record<string, Visited> = {
  "quote on the home page": {
    path: "/",
    url: "**/api/quote",
    notice: quoteFailed,
    values: quote.goodRequest,
    fillIn: (page) => quote.fillIn(page),
    valuesIn: quote.valuesIn,
    submit: (page) => quote.submitButton(page).click(),
  },
  application: visited(
    "/careers",
    "**/api/job-application",
    applicationFailed,
    goodApplication,
    applicant,
  ),
  "newsletter in the footer": visited(
    "/about",
    "**/api/newsletter",
    signupFailed,
    signup,
    signupIn("footer form", "Newsletter: what is new, two to four times a month"),
  ),
  newsletter: visited(
    "/newsletter",
    "**/api/newsletter",
    signupFailed,
    signup,
    signupIn("main form", "Email"),
  ),
  login: visited(
    "/client-portal",
    "**/api/login",
    ["Login failed", "Invalid username or password. Please try again."],
    login,
    handsFor({
      url: "/api/login",
      selector: "#login form",
      labels: { username: "Username/Email", password: "Password" },
      button: /Log In/,
    }),
  ),
};

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: a foreign response is a failure that keeps what was typed`, async ({ page }) => {
    await page.goto(form.path);
    await wake(page);
    await form.fillIn(page);
    for (const stranger of [welcome(200), elsewhere, gateway]) {
      await page.route(form.url, stranger);
      const answered = page.waitForResponse(form.url);
      await form.submit(page);
      await answered;
      await expectNotice(page, ...form.notice);
      expect(await form.valuesIn(page)).toEqual(form.values);
      await expect(page.getByText("Forbidden")).toHaveCount(0);
    }
  });
}
