/** A work order is done in one window, and the bell of the other leads to it; mails can be stopped. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

test.describe.configure({ timeout: 120_000 });

const bell = (page: Page) => page.locator("[data-bell]");

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*4(04|22)/,
    });

    const look = async (page: Page) => {
      await expectToFit(page);
      if (!javaScriptEnabled) return;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolation(page);
      }
    };

    test("the bell counts, leads to the work order, and is empty again", async ({
      page,
      person,
      staffed,
      browser,
      baseURL,
    }) => {
      const client = person("client");
      const text = `The lobby smells of drains ${Math.random().toString(36).slice(2)}`;
      await logIn(page, client);
      await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
      await expect(bell(page)).toHaveAccessibleName("Notifications");
      await bell(page).click();
      await expect(page.getByText("No notifications yet")).toBeVisible();
      await look(page);
      await page.goto("/client-portal/work-orders/new");
      await page.getByLabel("What is needed?").fill(text);
      await page.locator("#order-facility").selectOption({ index: 1 });
      await page.getByLabel("What is it about?").selectOption({ label: "Odor" });
      await page.getByRole("button", { name: "Send the work order" }).click();
      await expect(heading(page)).toHaveText("Odor");
      const number = /WO-\w{6}/.exec(await page.getByRole("status").first().innerText())?.[0] ?? "";
      await page.goto("/client-portal");

      const office = await browser.newContext({
        ...{ baseURL: baseURL ?? "", javaScriptEnabled, viewport: { width, height: 844 } },
      });
      const staff = await office.newPage();
      await logIn(staff, person("administrator-ready"));
      await expect(heading(staff)).toHaveText("Quote requests");
      await staff.goto(`/office/work-orders?words=${number}`);
      await staff.locator("[data-row]", { hasText: text }).getByRole("link").click();
      await expect(heading(staff)).toHaveText("Odor");
      await staff.locator("summary", { hasText: "Mark as done" }).click();
      await staff.getByLabel(/What was done/).fill("Trap filled, drain flushed");
      const done = staff.locator("form", { hasText: "What was done" });
      await done.locator("button[type=submit]").click();
      await expect(staff.getByText("Waits until the client has accepted it.")).toBeVisible();

      // Live where scripts are, at the next look where they are not.
      if (!javaScriptEnabled) await page.reload();
      await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread", { timeout: 1_500 });
      if (javaScriptEnabled) await bell(page).focus();
      await (javaScriptEnabled ? page.keyboard.press("Enter") : bell(page).click());
      await expect(heading(page)).toHaveText("Notifications");
      await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
      const line = page.locator("[data-row]", { hasText: number });
      await expect(line).toContainText("Done, please have a look: Odor");
      await expect(line).toContainText("Trap filled, drain flushed");
      await expect(line).toContainText("unread");
      await look(page);
      await line.getByRole("link").click();
      await expect(heading(page)).toHaveText("Odor");
      await expect(bell(page)).toHaveAccessibleName("Notifications");
      await bell(page).click();
      await expect(line).not.toContainText("unread");
      await page.getByRole("link", { name: /^Unread/ }).click();
      await expect(page.getByText("Nothing is unread")).toBeVisible();
      await look(page);

      await staff.getByLabel("Write a comment").fill("Anything else?");
      await staff.getByRole("button", { name: "Comment", exact: true }).click();
      await expect(staff.getByText("Anything else?")).toBeVisible();
      if (!javaScriptEnabled) await page.reload();
      await expect(page.locator("[data-row]")).toHaveCount(1, { timeout: 2_000 });
      await page.getByRole("button", { name: "Mark all as read" }).click();
      await expect(bell(page)).toHaveAccessibleName("Notifications");
      await office.close();

      const mails = await storedEmails(staffed.dataDirectory, client.email, 2);
      const mail = mails.find(({ subject }) => subject?.includes("Done"));
      if (mail === undefined) throw new Error("no mail");
      await page.goto(linkIn(mail, "/unsubscribe"));
      await expect(heading(page)).toHaveText("Stop these mails?");
      await look(page);
      await page.getByRole("button", { name: "Unsubscribe" }).click();
      await expect(heading(page)).toHaveText("You are unsubscribed");
      await look(page);
      await page.getByRole("link", { name: "Choose your mails" }).click();
      const group = (name: RegExp) => page.getByRole("group", { name });
      await expect(group(/^Your work orders/).getByLabel("Off")).toBeChecked();
      await expect(group(/^Comments/).getByLabel("At once")).toBeChecked();
      await look(page);
      await group(/^Your work orders/)
        .getByLabel("Daily")
        .check();
      await group(/^Morning report/)
        .getByLabel("Off")
        .check();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Your choice is saved.")).toBeVisible();
      await expect(group(/^Your work orders/).getByLabel("Daily")).toBeChecked();
      await expect(group(/^Morning report/).getByLabel("Off")).toBeChecked();

      // A mail program's one click comes from elsewhere, without cookies (RFC 8058).
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
      await expect(group(/^Your work orders/).getByLabel("Off")).toBeChecked();
      await expect(group(/^Messages/).getByLabel("At once")).toBeChecked();
    });
  });
}
