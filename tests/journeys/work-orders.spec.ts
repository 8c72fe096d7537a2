/** Work is asked for, done, and accepted: on a phone without JavaScript, and live in two windows. */
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { photoWithPlace } from "../support/sample-files.ts";

test.describe.configure({ timeout: 180_000 });

for (const [width, javaScriptEnabled] of [
  [390, false],
  [390, true],
  [1280, true],
] as const) {
  const isPhone = width === 390 && javaScriptEnabled;
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*4(04|22)/,
    });

    test("a work order goes from the request to its acceptance", async ({
      page,
      person,
      browser,
      baseURL,
    }) => {
      const look = async (of = page) => {
        await expectToFit(of);
        if (!javaScriptEnabled) return;
        for (const colorScheme of ["light", "dark"] as const) {
          await of.emulateMedia({ colorScheme });
          await expectNoViolation(of);
        }
      };
      const press = (name: string, of = page) =>
        of.getByRole("button", { name, exact: true }).click();
      const text = `The lobby smells of drains ${Math.random().toString(36).slice(2)}`;
      const row = (of = page) => of.locator("[data-row]", { hasText: text });

      await logIn(page, person("client"));
      await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
      await page.goto("/client-portal/work-orders");
      await expect(page.getByText("No work orders yet")).toBeVisible();
      await look();
      await page.getByRole("link", { name: "New work order" }).first().click();
      await expect(heading(page)).toHaveText("New work order");
      await page.getByLabel("What is needed?").fill(text);
      await press("Send the work order");
      await expect(page.getByText("Please choose the facility")).toBeVisible();
      await expect(page.getByLabel("What is needed?")).toHaveValue(text);
      await look();
      await page.locator("#order-facility").selectOption({ index: 1 });
      await page.getByLabel("What is it about?").selectOption({ label: "Odor" });
      await page.getByRole("radio", { name: /^Emergency/ }).check();
      if (isPhone) {
        await page
          .getByLabel("Take a photo")
          .setInputFiles([
            { name: "drain.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() },
          ]);
        await expect(page.getByText("1 of 1 photo sent")).toBeAttached();
      }
      await press("Send the work order");
      await expect(heading(page)).toHaveText("Odor");
      const number = /WO-\w{6}/.exec(await page.getByRole("status").first().innerText())?.[0];
      await expect(page.getByText("1 h 59 min left")).toBeVisible();
      await look();

      const office = await browser.newContext({
        ...{ baseURL: baseURL ?? "", javaScriptEnabled, viewport: { width, height: 844 } },
      });
      const staff = await office.newPage();
      await logIn(staff, person("administrator-ready"));
      await expect(heading(staff)).toHaveText("Quote requests");
      await staff.goto(`/office/work-orders?words=${number}`);
      await expect(row(staff)).toContainText("New");
      await look(staff);
      await row(staff).getByRole("link").click();
      await expect(heading(staff)).toHaveText("Odor");
      if (isPhone) await expect(staff.locator("main a img")).toHaveCount(1);
      await press("Acknowledge", staff);
      await expect(staff.getByRole("button", { name: "Begin the work" })).toBeVisible();
      // Live where scripts are, at the next look where they are not.
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByText("Acknowledged").first()).toBeVisible({ timeout: 1_000 });

      await staff.getByLabel("Write a comment").fill("The trap is dry, says the caretaker");
      await staff.getByLabel(/Internal/).check();
      await press("Comment", staff);
      await expect(staff.getByText("The trap is dry")).toBeVisible();
      await look(staff);
      await staff.locator("summary", { hasText: "Put on hold" }).click();
      await staff.getByLabel(/What are we waiting for/).fill("The caretaker has the key");
      await staff
        .locator("form", { hasText: "waiting for" })
        .locator("button[type=submit]")
        .click();
      await expect(staff.getByText("On hold:")).toBeVisible();
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByText("The caretaker has the key").first()).toBeVisible();
      await expect(page.getByText("The trap is dry")).toHaveCount(0);
      await press("Go on with the work", staff);
      await staff.locator("summary", { hasText: "Mark as done" }).click();
      await staff.getByLabel(/What was done/).fill("Trap filled, drain flushed");
      await staff
        .locator("form", { hasText: "What was done" })
        .locator("button[type=submit]")
        .click();
      await expect(staff.getByText("Waits until the client has accepted it.")).toBeVisible();
      await look(staff);

      await page.goto("/client-portal/work-orders?tab=to-accept");
      await expect(row()).toContainText("Done");
      await look();
      await row().getByRole("link").click();
      await page.locator("summary", { hasText: "Reopen" }).click();
      await page
        .locator("form", { hasText: "What is missing" })
        .locator("button[type=submit]")
        .click();
      await expect(page.getByText("Please say why, in a few words")).toBeVisible();
      await staff.getByLabel("Write a comment").fill("Have a look, please");
      await press("Comment", staff);
      // The page is read again for it, and still says what is missing.
      if (javaScriptEnabled) await expect(page.getByText("Have a look, please")).toBeVisible();
      await expect(page.getByText("Please say why, in a few words")).toBeVisible();
      await press("Accept the work");
      await expect(page.getByText("Accepted: there is nothing left to do.")).toBeVisible();
      await look();
      await office.close();
    });
  });
}

test("the list of the office is worked by keys, and several at once", async ({ page, person }) => {
  test.setTimeout(120_000);
  await logIn(page, person("administrator-ready"));
  await expect(heading(page)).toHaveText("Quote requests");
  const texts = ["First", "Second"].map((name) => `${name} ${Math.random().toString(36).slice(2)}`);
  for (const text of texts) {
    await page.goto("/office/work-orders/new");
    await page.locator("#order-facility").selectOption({ index: 1 });
    await page.getByLabel("What is it about?").selectOption({ label: "Trash" });
    await page.getByLabel("What is needed?").fill(text);
    await page.getByRole("button", { name: "Send the work order" }).click();
    await expect(heading(page)).toHaveText("Trash");
  }
  await page.goto("/office/work-orders?tab=all&sort=newest");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  for (const text of texts)
    await page.locator("[data-row]", { hasText: text }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 acknowledged." })).toBeVisible();
  const first = page.locator("[data-row]", { hasText: texts[1] ?? "" });
  await expect(first).toContainText("Acknowledged");
  await expect(first.getByRole("checkbox")).not.toBeChecked();
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await expect(page.locator("[data-row-link]").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Trash");
});

test.describe("on a weak connection", () => {
  test.use({ expectedOnConsole: /net::ERR_CONNECTION_RESET/ });

  test("a read that breaks on the way leaves the screen and what is typed there", async ({
    page,
    person,
  }) => {
    await logIn(page, person("client"));
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    await page.goto("/client-portal/work-orders");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.getByRole("searchbox").fill("The lobby smells");
    const address = "**/client-portal/work-orders.data*";
    await page.route(address, (route) => route.abort("connectionreset"));
    const broken = page.waitForEvent("requestfailed");
    await page.evaluate(() => new BroadcastChannel("live").postMessage({ kind: "gap" }));
    await broken;
    await expect(page.getByRole("searchbox")).toHaveValue("The lobby smells");
    await page.unroute(address);
    const read = page.waitForResponse(address);
    await page.evaluate(() => new BroadcastChannel("live").postMessage({ kind: "gap" }));
    expect((await read).ok()).toBe(true);
    await expect(page.getByRole("searchbox")).toHaveValue("The lobby smells");
  });
});
