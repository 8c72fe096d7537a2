/** Messages between a client and the account team: live, by email, and over a broken connection. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";

/** Signed in, and at home. */
async function enter(page: Page, person: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, person);
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
}

const field = (page: Page) => page.getByLabel("Your message");
const sentMessage = (page: Page, text: string) =>
  page.getByRole("list", { name: "Messages" }).getByText(text, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

test.describe("live,", () => {
  test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*422/ });

  test("a client asks, and somebody of the office answers", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const me = person("client");
    // Longer than a phone is wide.
    const subject =
      "Keys of the back door, the loading dock and the laboratory on the second floor";
    const office = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();

    await test.step("the client begins a thread", async () => {
      await enter(page, me);
      await page
        .getByRole("navigation", { name: "Sections" })
        .getByRole("link", { name: "Messages" })
        .filter({ visible: true })
        .click();
      await expect(heading(page)).toHaveText("Messages");
      await expect(page.getByText("No messages yet")).toBeVisible();
      await expectGoodScreen(page);
      await page.getByRole("link", { name: "New message" }).click();
      await expect(heading(page)).toHaveText("New message");
      await page.getByLabel("Message", { exact: true }).fill("Where are the keys?");
      await send(page);
      await expect(page.getByText("Please choose a facility")).toBeVisible();
      await expect(page.getByText("Please say what it’s about")).toBeVisible();
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Where are the keys?");
      await expectGoodScreen(page);
      await page.getByLabel("Facility").selectOption({ index: 1 });
      await page.getByLabel("Subject").fill(subject);
      await send(page);
      await expect(heading(page)).toHaveText(subject);
      await expect(sentMessage(page, "Where are the keys?")).toBeVisible();
      await expectGoodScreen(page);
    });

    const row = office.locator("[data-row]", { hasText: me.name });
    await test.step("somebody of the office finds it unread, and answers", async () => {
      await logIn(office, person("administrator-ready"));
      await expect(heading(office)).toHaveText("Today");
      await office.goto(`/office/messages?words=keys`);
      await expect(row).toContainText("unread");
      await office.setViewportSize({ width: 320, height: 700 });
      await expectToFit(office);
      await office.setViewportSize({ width: 1280, height: 800 });
      await row.getByRole("link").click();
      await expect(heading(office)).toHaveText(subject);
      await expectGoodScreen(office);
      await field(office).fill("At the front desk");
      await send(office);
      await expect(sentMessage(office, "At the front desk")).toBeVisible();
    });

    await test.step("the client reads it without a reload, and thanks", async () => {
      await expect(sentMessage(page, "At the front desk")).toBeVisible({ timeout: 5_000 });
      await field(page).fill("Thank you");
      await send(page);
      await expect(sentMessage(page, "Thank you")).toBeVisible();
      await expect(field(page)).toHaveValue("");
      await office.goto(`/office/messages`);
      await expect(row).toContainText("Thank you");
      await office.context().close();
    });
  });

  test("a thread is begun on a phone", async ({ page, person }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, person("client"));
    await page.goto("/client-portal/messages/new");
    await waitForReact(page);
    await send(page);
    await expect(page.getByText("Please choose a facility")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel("Facility").selectOption({ index: 1 });
    await page.getByLabel("Subject").fill("Keys of the back door");
    await page.getByLabel("Message", { exact: true }).fill("Where are the keys?");
    await send(page);
    await expect(sentMessage(page, "Where are the keys?")).toBeVisible();
    await expectGoodScreen(page);
  });
});

test.describe("with a broken connection,", () => {
  test.use({ expectedOnConsole: /ERR_|Failed to load/ });

  test("what is said while the connection is gone arrives once, and neither it nor what is typed is lost", async ({
    page,
    person,
  }) => {
    await enter(page, person("client"));
    await page.goto("/client-portal/messages/new");
    await page.getByLabel("Facility").selectOption({ index: 1 });
    await page.getByLabel("Subject").fill("Elevator");
    await page.getByLabel("Message", { exact: true }).fill("It squeaks");
    await send(page);
    await expect(heading(page)).toHaveText("Elevator");
    await waitForReact(page);

    // The answer is lost: the server has taken it, and the browser does not know.
    let lost = 0;
    await page.route("**/send.json", async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort("connectionreset");
    });
    await field(page).fill("Since Monday");
    await send(page);
    await expect(page.getByText("Not sent yet: no connection.")).toBeVisible();
    await expect(field(page)).toHaveValue("");
    await field(page).fill("Half a sent");
    await page.reload();
    await waitForReact(page);
    await expect(field(page)).toHaveValue("Half a sent");
    expect(lost).toBeGreaterThan(0);
    await page.unroute("**/send.json");
    await expect(page.getByText("Not sent yet")).toHaveCount(0, { timeout: 15_000 });
    await expect(sentMessage(page, "Since Monday")).toHaveCount(1);
    await page.reload();
    await expect(sentMessage(page, "Since Monday")).toHaveCount(1);

    await waitForReact(page);
    await page.route("**/*.data*", (route) => route.abort());
    await field(page).fill("Since noon it stands still");
    await send(page);
    await expect(page.getByText("Sent.", { exact: true })).toBeVisible();
    await expect(sentMessage(page, "Since noon it stands still")).toHaveCount(1);
    await page.unroute("**/*.data*");
    await expect(page.getByText("Sent.", { exact: true })).toHaveCount(0, { timeout: 15_000 });
    await expect(sentMessage(page, "Since noon it stands still")).toHaveCount(1);
  });
});

test.describe("while the server fails,", () => {
  test.use({ expectedOnConsole: /Failed to load resource.*500/ });

  test("a message is given up, saved as a file, and sent again or removed", async ({
    page,
    person,
  }) => {
    await enter(page, person("client"));
    await page.goto("/client-portal/messages/new");
    await page.getByLabel("Facility").selectOption({ index: 1 });
    await page.getByLabel("Subject").fill("Windows");
    await page.getByLabel("Message", { exact: true }).fill("They are streaky");
    await send(page);
    await expect(heading(page)).toHaveText("Windows");
    await waitForReact(page);
    await page.clock.install();
    let tries = 0;
    await page.route("**/send.json", (route) => {
      tries += 1;
      return route.fulfill({ status: 500, json: {}, headers: { "X-Request-Id": "1" } });
    });
    await field(page).fill("On the north side");
    await send(page);
    for (let sent = 1; sent < 5; sent++) {
      await expect.poll(() => tries).toBe(sent);
      await expect(page.getByText("We’ll keep trying.")).toBeVisible();
      await page.clock.fastForward(16_000);
    }
    const givenUp = page.getByText("our server couldn’t accept it after several tries");
    await expect(givenUp).toBeVisible();
    await expectGoodScreen(page);
    await page.reload();
    await waitForReact(page);
    await expect(givenUp).toBeVisible();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    let text = "";
    for await (const part of await (await saving).createReadStream()) text += part;
    expect(text).toBe("On the north side\n");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("Remove it for good?")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Keep it" }).click();
    expect(tries).toBe(5);
    await page.unroute("**/send.json");
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(givenUp).toHaveCount(0);
    await expect(sentMessage(page, "On the north side")).toHaveCount(1);
  });
});

test("keys alone write and send", { tag: "@smoke" }, async ({ page, person }) => {
  await enter(page, person("client"));
  await page.goto("/client-portal/messages/new");
  await waitForReact(page);
  await page.getByLabel("Facility").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lobby");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Looks great");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Add files")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Lobby");
  await waitForReact(page);
  await field(page).focus();
  await page.keyboard.type("Two lines");
  await page.keyboard.press("Enter");
  await page.keyboard.type("of praise");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Two lines\nof praise");
  await expect(field(page)).toBeFocused();
});
