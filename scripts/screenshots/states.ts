/** Pages in use: menus, errors, notices, answers. */
import type { Page } from "@playwright/test";
import { applicant } from "#tests/support/application-visitor.ts";
import { goodMessage, writer } from "#tests/support/contact-visitor.ts";
import { notices } from "#tests/support/notice.ts";
import * as quote from "#tests/support/quote-visitor.ts";
import type { Screenshot } from "./screenshot.ts";

export const notFound: Screenshot = { name: "not-found", path: "/this-leads-nowhere" };

export const states: readonly Screenshot[] = [
  { name: "state-menu-open", path: "/", window: true, prepare: openServices },
  { name: "state-focus-on-skip-link", path: "/", window: true, prepare: (page) => tab(page, 1) },
  { name: "state-search-with-results", path: "/search?q=disinfection" },
  { name: "state-search-with-a-guess", path: "/search?q=electrostatc" },
  { name: "state-search-without-results", path: "/search?q=zzzzqqxx" },
  {
    name: "state-quote-with-errors",
    path: "/",
    async prepare(page) {
      await quote.fillIn(page, { email: "jane at harbor", message: "Soon." });
      await quote.submitButton(page).click();
      await page.locator("[aria-invalid]").first().waitFor();
    },
  },
  {
    name: "state-quote-sent",
    path: "/",
    window: true,
    async prepare(page) {
      await quote.fillIn(page);
      await quote.submitButton(page).click();
      await notices(page).first().waitFor();
    },
  },
  {
    name: "state-quote-with-planning-range",
    path: "/contact",
    async prepare(page) {
      await quote.fillIn(page);
      await quote.field(page, "message").focus();
      await quote.quoteForm(page).getByText("What it is based on").click();
    },
  },
  {
    name: "state-message-with-errors",
    path: "/contact",
    async prepare(page) {
      await writer.button(page).click();
      await writer.form(page).locator("[aria-invalid]").first().waitFor();
    },
  },
  {
    name: "state-message-waiting",
    path: "/contact",
    window: true,
    async prepare(page) {
      await page.route("**/api/**", (route) => route.abort());
      await writer.fillIn(page, goodMessage);
      await writer.button(page).click();
      await page.getByText(/waiting in this browser/).waitFor();
    },
  },
  {
    name: "state-application-with-errors",
    path: "/careers",
    async prepare(page) {
      await page
        .locator("#night-supervisor")
        .getByRole("link", { name: /Apply Now/ })
        .click();
      await applicant.button(page).click();
      await applicant.form(page).locator("[aria-invalid]").first().waitFor();
    },
  },
  {
    name: "state-login-refused",
    path: "/client-portal",
    async prepare(page) {
      await page.getByLabel("Username/Email").fill("nobody");
      await page.getByLabel("Password").fill("nothing");
      await page.getByRole("button", { name: "Log In" }).click();
      await notices(page).first().waitFor();
    },
  },
];

async function openServices(page: Page): Promise<void> {
  const menu = page.locator("summary[aria-label=Menu]");
  if (await menu.isVisible()) await menu.click();
  await page.locator("header summary:visible", { hasText: "Services" }).click();
}

async function tab(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press("Tab");
}
