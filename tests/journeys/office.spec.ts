/** The office's day: what a visitor asks is on the open list at once; assigned, answered, undone. */
import type { Browser, Page } from "@playwright/test";
import { expectToFit, heading, logIn, pressButton } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { askForQuote, row, uniqueCompany } from "../support/office-journey.ts";
import { fillIn, goodRequest, submitButton } from "../support/quote-visitor.ts";
import { tabTo } from "../support/tab-to.ts";

async function visitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  return context.newPage();
}

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*422/ });

const look = async (page: Page) => {
  await expectToFit(page);
  await expectNoViolation(page);
};

test("a request is found, assigned, noted, answered, and that is undone", async ({
  page,
  person,
}) => {
  const company = uniqueCompany();
  await askForQuote(page, {
    company,
    fullName: "Jane <b>Müller</b>",
    message: "x".repeat(400),
  });
  await logIn(page, person("staff"));
  await expect(page).toHaveURL(/\/office(#login)?$/);
  await expect(heading(page)).toHaveText("Today");
  await look(page);
  await page.getByRole("link", { name: /quote requests? came in$/ }).click();
  await expect(heading(page)).toHaveText("Quote requests");
  await look(page);
  await page.getByLabel("Search quote requests").fill(company);
  await pressButton(page, "Find");
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await look(page);
  await row(page, company).getByRole("link").click();
  await expect(heading(page)).toHaveText("Jane <b>Müller</b>");
  await look(page);
  await pressButton(page, "Assign to me");
  await expect(page.getByText("Assigned.")).toBeVisible();
  await page.getByLabel("Add a note").fill("Called back <script>alert(1)</script>");
  await pressButton(page, "Save the note");
  await expect(page.getByText("Called back <script>alert(1)</script>")).toBeVisible();
  await pressButton(page, "Mark as answered");
  await expect(page.getByText("Marked as answered.")).toBeVisible();
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();
  await look(page);
  await pressButton(page, "Undo");
  await expect(page.getByText("Undone: marked as answered")).toBeVisible();
  await expect(page.getByText("Open", { exact: true })).toBeVisible();
  await page.goto("/office/leads?words=nothinglikethis");
  await expect(page.getByText("No quote request matches")).toBeVisible();
  await look(page);
});

test("an administrator adds a client with a facility and invites somebody", async ({
  page,
  person,
}) => {
  const client = uniqueCompany();
  await logIn(page, person("administrator-ready"));
  await expect(page).toHaveURL(/\/office(#login)?$/);
  await page.goto("/office/clients");
  await page.getByLabel("New client").fill(client);
  await pressButton(page, "Add the client");
  const card = page.getByRole("listitem").filter({ hasText: client });
  await card.getByText("Add a facility", { exact: true }).click();
  await card.getByLabel("Name").fill("Surgery Center");
  await pressButton(page, "Add the facility");
  await expect(card).toContainText("Surgery Center");
  await look(page);
  await page.goto("/office/people/invite");
  await look(page);
  await pressButton(page, "Send the invitation");
  await expect(page.getByText("Name is required")).toBeVisible();
  await page.getByLabel("Name").first().fill("Kim Rivera");
  const email = `kim.${Date.now()}@example.com`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Role").selectOption("supervisor");
  await pressButton(page, "Send the invitation");
  await expect(page).toHaveURL(/\/office\/people$/);
  await look(page);
  await page.getByLabel("Search people").fill(email);
  await pressButton(page, "Find");
  await row(page, email).getByRole("link").click();
  await expect(heading(page)).toHaveText("Kim Rivera");
  await look(page);
  await pressButton(page, "Suspend");
  await expect(page.getByText("Suspended. No one")).toBeVisible();
  await page.goto("/office/audit");
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByText("Account suspended").first()).toBeVisible();
  await look(page);
  await page.goto("/office/subscribers");
  await look(page);
});

test("a request, and an invitation with faults, fit a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const company = uniqueCompany();
  await askForQuote(page, { company, message: "x".repeat(400) });
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/leads?words=${company}`);
  await look(page);
  await row(page, company).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Assign to me" })).toBeVisible();
  await look(page);
  await page.goto("/office/people/invite");
  await pressButton(page, "Send the invitation");
  await expect(page.getByText("Name is required")).toBeVisible();
  await look(page);
});

test.describe("live", () => {
  test.use({ actionTimeout: 10_000 });
  test("a request that a visitor types is on an open list at once, and moves nothing there", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const first = uniqueCompany();
    await askForQuote(page, { company: first });
    const streaming = page.waitForResponse("**/api/events");
    await logIn(page, person("staff"), { path: "/client-portal?next=%2Foffice%2Fleads" });
    await expect(row(page, first)).toBeVisible();
    await streaming;
    const outside = await visitor(browser, baseURL);
    const second = uniqueCompany();
    await outside.goto("/");
    await fillIn(outside, { ...goodRequest, company: second });
    const accepted = outside.waitForResponse("**/api/quote");
    await submitButton(outside).click();
    expect((await accepted).status()).toBe(201);
    const show = page.getByRole("button", { name: "1 new, show" });
    await expect(show).toBeVisible();
    await expect(row(page, second)).toHaveCount(0);
    await show.click();
    await expect(row(page, second)).toBeVisible();
    await expect(show).toHaveCount(0);
    await row(page, second).getByRole("link").click();
    await expect(page.getByRole("button", { name: "Assign to me" })).toBeVisible();
    await expect(page.getByText(goodRequest.message, { exact: true })).toBeVisible();
    await pressButton(page, "Assign to me");
    await expect(page.getByText("Assigned.", { exact: true })).toBeVisible();
    await pressButton(page, "Mark as answered");
    await expect(page.getByText("Marked as answered.")).toBeVisible();
    await pressButton(page, "Undo");
    await expect(page.getByText("Undone: marked as answered")).toBeVisible();
    await outside.context().close();
  });

  test("two tabs share one stream, and see what the other does", { tag: "@smoke" }, async ({
    page,
    person,
  }) => {
    const company = uniqueCompany();
    await askForQuote(page, { company });
    const streaming = page.waitForResponse("**/api/events");
    await logIn(page, person("staff"), { path: "/client-portal?next=%2Foffice%2Fleads" });
    await expect(row(page, company)).toBeVisible();
    await streaming;
    const other = await page.context().newPage();
    const streams: string[] = [];
    other.on("request", (request) => {
      if (request.url().endsWith("/api/events")) streams.push(request.url());
    });
    await other.goto("/office/leads");
    await row(other, company).getByRole("link").click();
    await pressButton(other, "Mark as answered");
    await expect(row(page, company)).toContainText("Answered");
    expect(streams).toEqual([]);
  });
});

test("all sections are within reach, on a phone and on a screen of 768 px", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("administrator-ready"));
  const sections = page.getByRole("navigation", { name: "Sections" }).filter({ visible: true });
  await sections.locator("summary", { hasText: "More" }).click();
  await sections.locator("summary", { hasText: "Service" }).click();
  for (const name of ["Tonight", "Clients"]) {
    await sections.getByRole("link", { name, exact: true }).scrollIntoViewIfNeeded();
    await expect(sections.getByRole("link", { name, exact: true })).toBeInViewport();
  }
  await look(page);
  await sections.locator("summary", { hasText: "System" }).click();
  await expect(sections.getByRole("link", { name: "Clients", exact: true })).toBeHidden();
  await sections.getByRole("link", { name: "Audit" }).click();
  await expect(heading(page)).toHaveText("Audit");
});

test("the rail of who sees everything needs no scrolling, whichever group is open", async ({
  page,
  person,
}) => {
  await logIn(page, person("administrator-ready"));
  const rail = page.locator("header").first();
  const groups = ["leads", "schedule", "invoices", "people", "website", "settings"];
  for (const height of [768, 720]) {
    await page.setViewportSize({ width: 1280, height });
    for (const section of ["", ...groups.map((name) => `/${name}`)]) {
      await page.goto(`/office${section}`);
      const hidden = () => rail.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect.soft(await hidden(), `/office${section} at ${height} px`).toBe(0);
      // By keyboard the bell comes first, whatever is folded, and says what it leads to.
      const bell = rail.locator("[data-bell]");
      await expect(bell).toBeInViewport();
      await page.locator("body").press("Tab");
      await tabTo(page, bell);
      await expect(bell).toHaveAccessibleName(/otifications/);
    }
    for (const name of ["Sales", "Service", "Money", "People", "Website", "System"]) {
      const group = rail.locator("summary", { hasText: name });
      if ((await group.count()) === 0) continue;
      await group.focus();
      const isOpen = await group.evaluate((one) => one.parentElement?.hasAttribute("open"));
      if (!isOpen) await group.press("Enter");
      await expect(rail.locator("details[open] > summary")).toHaveText(new RegExp(name));
      expect.soft(await rail.evaluate((one) => one.scrollHeight - one.clientHeight), name).toBe(0);
    }
  }
});
