/** A work order is done in one window, and the bell of the other leads to it; mails can be stopped. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|22)/ });

const bell = (page: Page) => page.locator("[data-bell]");
const group = (page: Page, name: RegExp) => page.getByRole("group", { name });
test("the bell counts, leads to the work order, and is empty again", async ({
  page,
  person,
  server,
  browser,
  baseURL,
}) => {
  const client = person("client");
  const text = `The lobby smells of drains ${Math.random().toString(36).slice(2)}`;
  const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  let number = "";

  await test.step("the client asks for work, and has no notifications", async () => {
    await logIn(page, client);
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await bell(page).click();
    await expect(page.getByText("No notifications yet")).toBeVisible();
    await expectGoodScreen(page);
    await page.goto("/client-portal/work-orders/new");
    await page.getByLabel("What is needed?").fill(text);
    await page.locator("#order-facility").selectOption({ index: 1 });
    await page.getByLabel("What is it about?").selectOption({ label: "Odor" });
    await page.getByRole("button", { name: "Send the work order" }).click();
    await expect(heading(page)).toHaveText("Odor");
    number =
      /WO-\w{6}/.exec((await page.getByRole("status").first().textContent()) ?? "")?.[0] ?? "";
    await page.goto("/client-portal");
  });

  await test.step("staff do it", async () => {
    await logIn(staff, person("administrator-ready"));
    await expect(heading(staff)).toHaveText("Today");
    await staff.goto(`/office/work-orders?words=${number}`);
    await staff.locator("[data-row]", { hasText: text }).getByRole("link").click();
    await expect(heading(staff)).toHaveText("Odor");
    await staff.locator("summary", { hasText: "Mark as done" }).click();
    await staff.getByLabel(/What was done/).fill("Trap filled, drain flushed");
    const done = staff.locator("form", { hasText: "What was done" });
    await done.locator("button[type=submit]").click();
    await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
  });

  const row = page.locator("[data-row]", { hasText: number });
  await test.step("the open page hears of it, and the bell leads there by keyboard", async () => {
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
    await bell(page).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("Notifications");
    await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
    await expect(row).toContainText("Done, please take a look: Odor");
    await expect(row).toContainText("Trap filled, drain flushed");
    await expect(row).toContainText("unread");
    await expectGoodScreen(page);
    await row.getByRole("link").click();
    await expect(heading(page)).toHaveText("Odor");
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await bell(page).click();
    await expect(row).not.toContainText("unread");
    await page.getByRole("link", { name: /^Unread/ }).click();
    await expect(page.getByText("Nothing unread")).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("a comment comes in, and all is marked as read", async () => {
    await staff.getByLabel("Write a comment").fill("Anything else?");
    await staff.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(staff.getByText("Anything else?")).toBeVisible();
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(bell(page)).toHaveAccessibleName(/unread/);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(bell(page)).toHaveAccessibleName("Notifications");
    await staff.context().close();
  });

  // Those about a step that can be undone leave 15 seconds after it.
  const mails = await storedEmails(server.dataDirectory, client.email, 2, 40_000);
  const mail = mails.find(({ subject }) => subject?.includes("Done"));
  if (mail === undefined) throw new Error("no mail");
  await test.step("the link of the mail stops such mails, and leads to the choice of all", async () => {
    await page.goto(linkIn(mail, "/unsubscribe"));
    await expect(heading(page)).toHaveText("Stop these emails?");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(heading(page)).toHaveText("You’re unsubscribed");
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Choose your emails" }).click();
    await expect(group(page, /^Your work orders/).getByLabel("Off")).toBeChecked();
    await expect(group(page, /^Comments/).getByLabel("Instantly")).toBeChecked();
    await expectGoodScreen(page);
    await group(page, /^Your work orders/)
      .getByLabel("Daily")
      .check();
    await group(page, /^Morning report/)
      .getByLabel("Off")
      .check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your choice is saved.")).toBeVisible();
    await expect(group(page, /^Your work orders/).getByLabel("Daily")).toBeChecked();
    await expect(group(page, /^Morning report/).getByLabel("Off")).toBeChecked();
  });

  await test.step("a mail program's one click comes from elsewhere, without cookies (RFC 8058)", async () => {
    const link = linkIn(mail, "/unsubscribe");
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
    const oneClick = (address: string) =>
      elsewhere.request.post(address, {
        form: { "List-Unsubscribe": "One-Click" },
        headers: { Origin: "https://mail.example" },
      });
    expect((await oneClick(link)).status()).toBe(200);
    expect((await oneClick(link.replace("work-order-progress", "message"))).status()).toBe(404);
    await elsewhere.close();
    await page.reload();
    await expect(group(page, /^Your work orders/).getByLabel("Off")).toBeChecked();
    await expect(group(page, /^Messages/).getByLabel("Instantly")).toBeChecked();
  });
});

test("bell, list and the choice of mails fit a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("client"));
  await bell(page).click();
  await expect(page.getByText("No notifications yet")).toBeVisible();
  await expectGoodScreen(page);
  await page.goto("/account/notifications");
  await group(page, /^Comments/)
    .getByLabel("Off")
    .check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await expectGoodScreen(page);
});
