/** Work is asked for, done, and accepted, live in two windows; asked for with a photo on a phone. */
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { photoWithPlace } from "../support/sample-files.ts";

test.describe.configure({ timeout: 180_000 });

// Without JavaScript: `tests/http/work-orders.test.ts`.
test.describe("in two windows,", () => {
  test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|22)/ });

  test("a work order goes from the request to its acceptance, and steps are undone", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const look = async (of = page) => {
      await expectGoodScreen(of);
    };
    const press = (name: string, of = page) =>
      of.getByRole("button", { name, exact: true }).click();
    const send = (question: string, of = page) =>
      of.locator("form", { hasText: question }).locator("button[type=submit]").click();
    const text = `The lobby smells of drains ${Math.random().toString(36).slice(2)}`;
    const row = (of = page) => of.locator("[data-row]", { hasText: text });
    const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    let number = "";

    await test.step("the client asks for work, after a fault", async () => {
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
      await press("Send the work order");
      await expect(heading(page)).toHaveText("Odor");
      number =
        /WO-\w{6}/.exec((await page.getByRole("status").first().textContent()) ?? "")?.[0] ?? "";
      await expect(page.getByText(/^(59 min|1 h) left$/)).toBeVisible();
      await look();
    });

    await test.step("staff acknowledge it, take that back, and acknowledge it", async () => {
      await logIn(staff, person("administrator-ready"));
      await expect(heading(staff)).toHaveText("Today");
      await staff.goto(`/office/work-orders?words=${number}`);
      await expect(row(staff)).toContainText("New");
      await look(staff);
      await row(staff).getByRole("link").click();
      await expect(heading(staff)).toHaveText("Odor");
      await press("Acknowledge", staff);
      await expect(staff.getByRole("button", { name: "Start work" })).toBeVisible();
      await look(staff);
      await press("Undo", staff);
      await expect(staff.getByText("Undone: acknowledged")).toBeVisible();
      await press("Acknowledge", staff);
      await expect(staff.getByRole("button", { name: "Start work" })).toBeVisible();
      await expect(page.getByText("Acknowledged").first()).toBeVisible();
    });

    await test.step("the client reads why it is on hold, and no internal comment", async () => {
      await staff.getByLabel("Write a comment").fill("The trap is dry, says the caretaker");
      await staff.getByLabel(/Internal/).check();
      await press("Comment", staff);
      await expect(staff.getByText("The trap is dry")).toBeVisible();
      await look(staff);
      await staff.locator("summary", { hasText: "Put on hold" }).click();
      await staff.getByLabel(/What we’re waiting for/).fill("The caretaker has the key");
      await send("waiting for", staff);
      await expect(staff.getByText("On hold:")).toBeVisible();
      await expect(page.getByText("The caretaker has the key").first()).toBeVisible();
      await expect(page.getByText("The trap is dry")).toHaveCount(0);
      await press("Resume work", staff);
      await staff.locator("summary", { hasText: "Mark as done" }).click();
      await staff.getByLabel(/What was done/).fill("Trap filled, drain flushed");
      await send("What was done", staff);
      await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
      await look(staff);
    });

    await test.step("the client reopens it with a photo, after a fault", async () => {
      await page.goto("/client-portal/work-orders?tab=to-accept");
      await expect(row()).toContainText("Done");
      await look();
      await row().getByRole("link").click();
      await page.locator("summary", { hasText: "Reopen" }).click();
      await send("What’s missing");
      await expect(page.getByText("Please say why, in a few words")).toBeVisible();
      await staff.getByLabel("Write a comment").fill("Have a look, please");
      await press("Comment", staff);
      // The page is read again for it, and still says what is missing.
      await expect(page.getByText("Have a look, please")).toBeVisible();
      await expect(page.getByText("Please say why, in a few words")).toBeVisible();
      await page.getByLabel("What’s missing").fill("It still smells, see the photo");
      await page
        .locator("form", { hasText: "What’s missing" })
        .locator("input[type=file]")
        .first()
        .setInputFiles([
          { name: "drain.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() },
        ]);
      await expect(page.getByText("1 of 1 photo sent")).toBeAttached();
      await send("What’s missing");
      await expect(page.getByText("Reopened, round 2").first()).toBeVisible();
      const reopened = page.getByRole("listitem").filter({ hasText: "It still smells" });
      await expect(reopened.locator("img")).toHaveCount(1);
      await look();
    });

    await test.step("it is done again, accepted, undone and accepted", async () => {
      await expect(staff.getByText("It still smells")).toBeVisible();
      await staff.locator("summary", { hasText: "Mark as done" }).click();
      await send("What was done", staff);
      await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
      await press("Accept the work");
      await press("Undo");
      await expect(page.getByText("Undone: accepted")).toBeVisible();
      await press("Accept the work");
      await expect(page.getByText("Accepted. There’s nothing left to do.")).toBeVisible();
      await look();
      await staff.context().close();
    });
  });
});

test.describe("on a phone,", () => {
  test.use({ expectedOnConsole: /Failed to load resource.*422/ });
  test("a work order is asked for with a photo, which staff see", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, person("client"));
    await page.goto("/client-portal/work-orders/new");
    await waitForReact(page);
    await page.getByRole("button", { name: "Send the work order" }).click();
    await expect(page.getByText("Please choose the facility")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel("What is needed?").fill("The lobby smells of drains");
    await page.locator("#order-facility").selectOption({ index: 1 });
    await page.getByLabel("What is it about?").selectOption({ label: "Odor" });
    await page
      .getByLabel("Take a photo")
      .setInputFiles([
        { name: "drain.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() },
      ]);
    await expect(page.getByText("1 of 1 photo sent")).toBeAttached();
    await page.getByRole("button", { name: "Send the work order" }).click();
    await expect(heading(page)).toHaveText("Odor");
    await expectGoodScreen(page);
    const number = /WO-\w{6}/.exec(
      (await page.getByRole("status").first().textContent()) ?? "",
    )?.[0];

    const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await staff.setViewportSize({ width: 390, height: 844 });
    await logIn(staff, person("administrator-ready"));
    await staff.goto(`/office/work-orders?words=${number}`);
    await staff.locator("[data-row]").getByRole("link").click();
    await expect(staff.locator("main a img")).toHaveCount(1);
    await expectToFit(staff);
    await staff.context().close();
  });
});

test("the list of the office is worked by keys, and several at once", { tag: "@smoke" }, async ({
  page,
  person,
}) => {
  await logIn(page, person("administrator-ready"));
  await expect(heading(page)).toHaveText("Today");
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
  await waitForReact(page);
  for (const text of texts)
    await page.locator("[data-row]", { hasText: text }).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "2 acknowledged." }).first(),
  ).toBeVisible();
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
    await waitForReact(page);
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
