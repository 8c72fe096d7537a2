/** The connection breaks in the middle of a form: nothing that was typed is lost, nothing counts twice. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn, pressButton } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { photoWithPlace } from "../support/sample-files.ts";

const kept = "No connection. Your text is still here.";

test.use({
  viewport: { width: 390, height: 844 },
  actionTimeout: 10_000,
  expectedOnConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|route module|dynamically imported/,
});
test.describe.configure({ timeout: 120_000 });

const line = (page: Page) => page.locator("#main > [role=status]").first();
const isQuiet = (page: Page) => expect(line(page)).toBeEmpty({ timeout: 15_000 });

async function look(page: Page): Promise<void> {
  await expectToFit(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}

async function addPhoto(page: Page, name: string): Promise<void> {
  const buffer = await photoWithPlace();
  await page.getByLabel("Take a photo").setInputFiles([{ name, mimeType: "image/jpeg", buffer }]);
}

async function fillOrder(page: Page, text: string): Promise<void> {
  await page.goto("/client-portal/work-orders/new");
  await waitForReact(page);
  await page.locator("#order-facility").selectOption({ index: 1 });
  await page.getByLabel("What is it about?").selectOption({ label: "Odor" });
  await page.getByLabel("What is needed?").fill(text);
}

test("a work order with a photo, a comment and an acceptance outlive a cut connection", async ({
  page,
  context,
  person,
  browser,
  baseURL,
}) => {
  await logIn(page, person("client"));
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  await fillOrder(page, "The lobby smells of drains");
  await isQuiet(page);

  await cutConnection(page);
  await addPhoto(page, "drain.jpg");
  await expect(page.getByText("Not sent: there’s no connection.")).toBeVisible();
  await pressButton(page, "Send the work order");
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
  await expect(page.getByLabel("What is needed?")).toHaveValue("The lobby smells of drains");
  await look(page);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText("Odor", { timeout: 20_000 });
  await expect(page.locator("main a img")).toHaveCount(1);
  await isQuiet(page);

  await cutConnection(page);
  await page.getByLabel("Write a comment").fill("It is worse at noon");
  await pressButton(page, "Comment");
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
  // Changed since: it waits to be told.
  await page.getByLabel("Write a comment").fill("It is worse at night");
  await context.setOffline(false);
  await expect(line(page)).toContainText("The connection is back.", { timeout: 20_000 });
  await pressButton(page, "Send again");
  await expect(page.getByText("It is worse at night")).toHaveCount(1);
  await expect(page.getByLabel("Write a comment")).toHaveValue("");
  await isQuiet(page);

  const office = await browser.newContext({ baseURL: baseURL ?? "" });
  const staff = await office.newPage();
  await logIn(staff, person("administrator-ready"));
  await expect(heading(staff)).toHaveText("Today");
  await staff.goto(new URL(page.url()).pathname.replace("client-portal", "office"));
  await pressButton(staff, "Acknowledge");
  await staff.locator("summary", { hasText: "Mark as done" }).click();
  await staff.getByLabel(/What was done/).fill("Trap filled");
  await staff.locator("form", { hasText: "What was done" }).locator("[type=submit]").click();
  await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
  await office.close();
  const accept = page.getByRole("button", { name: "Accept the work", exact: true });
  await expect(accept).toBeVisible();
  await cutConnection(page);
  await accept.click();
  await expect(line(page)).toContainText("No connection. Nothing was sent.");
  await expect(accept).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByText("Accepted. There’s nothing left to do.")).toBeVisible({
    timeout: 20_000,
  });
});

test("where nothing was typed, no text is said to be kept", async ({ page, person }) => {
  await logIn(page, person("client"));
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  await page.goto("/client-portal/work-orders/new");
  await waitForReact(page);
  await cutConnection(page);
  await pressButton(page, "Send the work order");
  await expect(line(page)).toContainText("No connection. Nothing was sent.");
  await page.getByLabel("What is needed?").fill("Bins overflow");
  await pressButton(page, "Send again");
  await expect(page.getByText(kept, { exact: true })).toBeVisible();
});

test("whoever opens a form whose words were put back is told, and can discard them", async ({
  page,
  person,
}) => {
  const note = page
    .getByRole("status")
    .filter({ hasText: "We restored what you typed here before. It isn’t saved yet." });
  await logIn(page, person("client"));
  await fillOrder(page, "The lobby smells of drains");
  await page.getByRole("radio", { name: /^Urgent/ }).check();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByLabel("What is needed?")).toHaveValue("The lobby smells of drains");
  await expectNoViolation(page);
  await page.getByLabel("What is needed?").fill("The lobby smells of drains and paint");
  await pressButton(page, "Discard it");
  await expect(note).toHaveCount(0);
  await expect(page.getByLabel("What is needed?")).toHaveValue("");
  await expect(page.getByLabel("What is it about?")).toHaveValue("");
  await expect(page.getByRole("radio", { name: /^Urgent/ })).not.toBeChecked();
  await expect(page.locator("form :focus")).toBeVisible();
  await page.reload();
  await waitForReact(page);
  await expect(page.getByLabel("What is needed?")).toHaveValue("");
  await expect(note).toHaveCount(0);

  // It goes with its page, and with what is sent.
  await page.getByLabel("What is needed?").fill("The bins overflow");
  await page.reload();
  await expect(note).toBeVisible();
  await page.getByRole("link", { name: "Work orders" }).first().click();
  await expect(heading(page)).toHaveText("Work orders");
  await expect(note).toHaveCount(0);
  await fillOrder(page, "The bins overflow again");
  await pressButton(page, "Send the work order");
  await expect(heading(page)).toHaveText("Odor");
  await expect(note).toHaveCount(0);
});

test("a draft outlives a reload and a lost session, and nobody else sees it", async ({
  page,
  context,
  person,
}) => {
  const me = person("client");
  await logIn(page, me);
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  await fillOrder(page, "The lobby smells of drains");
  await page.getByRole("radio", { name: /^Urgent/ }).check();
  await addPhoto(page, "drain.jpg");
  await expect(page.getByText("1 of 1 photo sent")).toBeAttached();
  const isThere = async () => {
    await expect(page.getByLabel("What is needed?")).toHaveValue("The lobby smells of drains");
    await expect(page.getByLabel("What is it about?")).toHaveValue("odor");
    await expect(page.getByRole("radio", { name: /^Urgent/ })).toBeChecked();
    await expect(page.getByRole("button", { name: "Remove drain.jpg" })).toBeVisible();
  };
  await page.reload();
  await isThere();

  await context.clearCookies();
  await pressButton(page, "Send the work order");
  await expect(heading(page)).toHaveText("Client Login");
  const form = page.locator("#login form");
  await form.getByLabel("Username/Email").fill(me.username);
  await form.getByLabel("Password", { exact: true }).fill(me.password);
  await form.getByRole("button", { name: "Log In" }).click();
  await expect(heading(page)).toHaveText("New work order");
  await isThere();

  await context.clearCookies();
  await logIn(page, person("client"));
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  await page.goto("/client-portal/work-orders/new");
  await waitForReact(page);
  await expect(page.getByLabel("What is needed?")).toHaveValue("");
  await expect(page.getByText("drain.jpg")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("drains");

  // What is refused comes back with the focus at its first fault, and what is sent leaves no draft.
  await pressButton(page, "Send the work order");
  await expect(page.locator("#order-facility")).toBeFocused();
  await fillOrder(page, "The bins overflow");
  await pressButton(page, "Send the work order");
  await expect(heading(page)).toHaveText("Odor");
  await page.goto("/client-portal/work-orders/new");
  await waitForReact(page);
  await expect(page.getByLabel("What is needed?")).toHaveValue("");
});

test("a link without a connection leads nowhere, and the line says what is shown", async ({
  page,
  context,
  person,
}) => {
  await logIn(page, person("client"));
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
  await page.goto("/client-portal/work-orders");
  await waitForReact(page);
  await page.getByRole("link", { name: "New work order" }).first().click();
  await expect(heading(page)).toHaveText("New work order");
  await page.getByLabel("What is needed?").fill("Bins overflow");
  await cutConnection(page);
  await expect(line(page)).toHaveText(
    /^No connection\. You’re seeing this page as of \d+:\d\d [AP]M\.$/,
  );
  await look(page);
  // The code of this section has never been here.
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Messages" }).filter({ visible: true }).click();
  await expect(line(page)).toContainText("That page couldn’t be opened.");
  // Nobody goes back within the millisecond.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/work-orders\/new$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/work-orders\/new$/);
  await page.waitForTimeout(500);
  await expect(page.getByLabel("What is needed?")).toHaveValue("Bins overflow");
  await context.setOffline(false);
  await isQuiet(page);
  await page.locator("#main").getByRole("link", { name: "Work orders" }).click();
  await expect(heading(page)).toHaveText("Work orders");
  await sections.getByRole("link", { name: "Messages" }).filter({ visible: true }).click();
  await expect(heading(page)).toHaveText("Messages");
});

test("a page for which the server has no room opens by itself, and what is typed meanwhile stays", async ({
  page,
  person,
}) => {
  await logIn(page, person("client"));
  await page.goto("/client-portal/work-orders");
  await waitForReact(page);
  let refused = 0;
  await page.route(/\/client-portal\/work-orders\/new\.data/, (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.fulfill({ status: 503, body: "" });
  });
  await page.getByRole("link", { name: "New work order" }).first().click();
  await expect(line(page)).toContainText("We’re busy right now. That page couldn’t be opened.");
  await expect(heading(page)).toHaveText("Work orders");
  await expect(heading(page)).toHaveText("New work order", { timeout: 20_000 });
  expect(refused).toBeGreaterThan(2);

  await page.getByLabel("What is needed?").fill("Bins overflow");
  await page.route(/\/client-portal\/messages\.data/, (route) =>
    route.fulfill({ status: 503, body: "" }),
  );
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: "Messages" }).filter({ visible: true }).click();
  await expect(line(page)).toContainText("We’re busy right now.");
  await page.unroute(/\/client-portal\/messages\.data/);
  await page.getByLabel("What is needed?").fill("Bins overflow again");
  // Longer than until the first try: who types is led nowhere.
  await page.waitForTimeout(3_000);
  await expect(heading(page)).toHaveText("New work order");
  await expect(page.getByLabel("What is needed?")).toHaveValue("Bins overflow again");
});
