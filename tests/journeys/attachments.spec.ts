/** Files with messages, messages about a visit, and comments on a work order. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { password } from "../support/people.ts";
import { pdf, photoWithPlace } from "../support/sample-files.ts";

const door = async (name = "door.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photoWithPlace(),
});
const plan = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() };

async function enter(page: Page, person: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, person);
  await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
}

const text = (page: Page) => page.getByLabel("Your message");
const messages = (page: Page) => page.getByRole("list", { name: "Messages" });
const fileField = (page: Page) => page.getByRole("group", { name: "Photos or PDFs (optional)" });
const fileInput = (page: Page) => fileField(page).locator("input[type=file]").first();
const rows = (page: Page) => fileField(page).getByRole("listitem");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

async function begin(page: Page, subject: string, words: string) {
  await page.goto("/client-portal/messages/new");
  await page.getByLabel("Facility").selectOption({ index: 1 });
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill(words);
}

test.describe("with a connection,", () => {
  // Each screen is looked at in light and dark, which takes its time on a busy machine.
  test.describe.configure({ timeout: 120_000 });
  // axe fetches images, which the policy forbids it.
  test.use({
    actionTimeout: 10_000,
    expectedOnConsole: /Failed to load resource|Connecting to 'blob:/,
  });

  test("photos and PDFs go with messages, and open for who reads them alone", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const me = person("client");
    let address = "";

    await test.step("a photo and a PDF go with the first message", async () => {
      await enter(page, me);
      await begin(page, "Back door", "It does not close");
      await waitForReact(page);
      await fileInput(page).setInputFiles([await door(), plan]);
      await expect(rows(page).getByText("Sent", { exact: true })).toHaveCount(2);
      await expectGoodScreen(page);
      await send(page);
      await expect(heading(page)).toHaveText("Back door");
      await expect(messages(page).getByRole("img")).toHaveCount(1);
      await expect(messages(page).getByRole("link", { name: "plan.pdf" })).toBeVisible();
      await expectGoodScreen(page);
    });

    await test.step("a file alone is a message; nothing is none", async () => {
      await waitForReact(page);
      await send(page);
      await expect(page.getByText("Please write a message.")).toBeVisible();
      await fileInput(page).setInputFiles([await door("hinge.jpg")]);
      await expect(rows(page)).toContainText("Sent");
      await send(page);
      await expect(messages(page).getByRole("img")).toHaveCount(2);
      await expect(rows(page)).toHaveCount(0);
      await page.goto("/client-portal/messages");
      await expect(page.locator("[data-row]")).toContainText("You: 1 photo");
    });

    await test.step("the office opens them", async () => {
      const office = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
      await logIn(office, person("administrator-ready"));
      await expect(heading(office)).toHaveText("Today");
      await office.goto("/office/messages?words=back+door");
      await office.locator("[data-row]", { hasText: me.name }).getByRole("link").click();
      await expect(heading(office)).toHaveText("Back door");
      const photos = messages(office)
        .getByRole("link")
        .filter({ has: office.locator("img") });
      await expect(photos).toHaveCount(2);
      address = (await photos.first().getAttribute("href")) ?? "";
      expect((await office.request.get(address)).headers()["content-type"]).toBe("image/jpeg");
      await office.context().close();
    });

    await test.step("another client does not", async () => {
      const stranger = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
      await enter(stranger, person("client"));
      const portalAddress = address.replace("/office/", "/client-portal/");
      expect((await page.request.get(portalAddress)).status()).toBe(200);
      expect((await stranger.request.get(portalAddress)).status()).toBe(404);
      await stranger.context().close();
    });
  });

  test("a photo goes with a message from a phone", async ({ page, person }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, person("client"));
    await begin(page, "Back door", "It does not close");
    await waitForReact(page);
    await fileInput(page).setInputFiles([await door(), plan]);
    await expect(rows(page).getByText("Sent", { exact: true })).toHaveCount(2);
    await expectGoodScreen(page);
    await send(page);
    await expect(messages(page).getByRole("img")).toHaveCount(1);
    await expectGoodScreen(page);
  });

  test("messages about a visit are found there again, and a work order is commented", async ({
    page,
    server,
  }) => {
    const { people, visitId } = server.claimStage("visits");
    const about = page.getByRole("region", { name: "Messages about it" });
    let thread = "";

    await test.step("a thread is begun about a visit, after a fault", async () => {
      await logIn(page, { ...people.client, password });
      await page.goto(`/client-portal/schedule/${visitId}`);
      await about.getByRole("link", { name: "Write a message about it" }).click();
      await expect(heading(page)).toHaveText("New message");
      await expect(page.getByLabel("Subject")).toHaveValue(/^Visit of /);
      await send(page);
      await expect(page.getByText("Please write a message.")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Visit of / })).toBeVisible();
      await expectGoodScreen(page);
      await page.getByLabel("Message", { exact: true }).fill("The door is locked");
      await send(page);
      await expect(heading(page)).toHaveText(/^Visit of /);
      thread = new URL(page.url()).pathname;
      await expectGoodScreen(page);
    });

    await test.step("it is continued from the visit", async () => {
      await page.getByRole("link", { name: /^Visit of / }).click();
      await expect(page).toHaveURL(new RegExp(`${visitId}$`));
      await expect(about.getByRole("listitem")).toHaveCount(1);
      await expectGoodScreen(page);
      await about.getByRole("link", { name: "Continue the messages" }).click();
      await expect(page).toHaveURL(new RegExp(`${thread}#latest$`));
    });

    await test.step("what is written about a work order is its comment", async () => {
      await page.goto(`/client-portal/work-orders/new?visit=${visitId}`);
      await page.getByLabel("What is it about?").selectOption("spill");
      await page.getByLabel("What is needed?").fill("Water comes through the ceiling");
      await page.getByRole("button", { name: "Send the work order" }).click();
      await expect(page.getByText("The work order number is")).toBeVisible();
      const order = new URL(page.url()).pathname;
      await expect(about).toHaveCount(0);
      await page.goto(`/client-portal/messages/new?work-order=${order.split("/").at(-1)}`);
      await expect(page).toHaveURL(new RegExp(`${order}#comment-text$`));
      await expect(page.getByLabel("Write a comment")).toBeInViewport();
    });
  });
});

test.describe("with a broken connection,", () => {
  test.use({ expectedOnConsole: /ERR_|Failed to load/, actionTimeout: 10_000 });

  test("a file that did not arrive holds the message, and one that did goes with it once", async ({
    page,
    person,
  }) => {
    await enter(page, person("client"));
    await begin(page, "Ceiling", "Look");
    await send(page);
    await expect(heading(page)).toHaveText("Ceiling");
    await waitForReact(page);

    await page.route("**/client-portal/files", (route) => route.abort("connectionreset"));
    await text(page).fill("Since Monday");
    await fileInput(page).setInputFiles([await door()]);
    await expect(rows(page)).toContainText("Not sent: there’s no connection.");
    await send(page);
    await expect(
      page.getByText("One file wasn’t sent. Please try again or remove it."),
    ).toBeVisible();
    await expect(text(page)).toHaveValue("Since Monday");
    await page.unroute("**/client-portal/files");
    await rows(page)
      .getByRole("button", { name: /Try again/ })
      .click();
    await expect(rows(page)).toContainText("Sent");

    // What has arrived and waits outlives a reload, as the text does.
    await page.reload();
    await waitForReact(page);
    await expect(rows(page)).toContainText("door.jpg");
    await expect(text(page)).toHaveValue("Since Monday");

    // The answer is lost: the server has taken it, and the browser does not know.
    let lost = 0;
    await page.route("**/send.json", async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort("connectionreset");
    });
    await send(page);
    await expect.poll(() => lost).toBeGreaterThan(0);
    await expect(rows(page)).toHaveCount(0);
    await page.unroute("**/send.json");
    await page.reload();
    await expect(page.getByText("Not sent yet")).toHaveCount(0, { timeout: 15_000 });
    await expect(messages(page).getByText("Since Monday", { exact: true })).toHaveCount(1);
    await expect(messages(page).getByRole("img")).toHaveCount(1);
  });

  test("a message that never left is sent with its file after a reload", async ({
    page,
    person,
  }) => {
    await enter(page, person("client"));
    await begin(page, "Lobby", "Look");
    await send(page);
    await expect(heading(page)).toHaveText("Lobby");
    await waitForReact(page);
    await fileInput(page).setInputFiles([plan]);
    await expect(rows(page)).toContainText("Sent");
    await page.route("**/send.json", (route) => route.abort("connectionreset"));
    await send(page);
    await expect(page.getByText("Not sent yet: no connection.")).toBeVisible();
    await expect(messages(page).getByText("plan.pdf")).toBeVisible();
    await page.reload();
    await waitForReact(page);
    await expect(page.getByText("Not sent yet: no connection.")).toBeVisible();
    await page.unroute("**/send.json");
    await expect(messages(page).getByRole("link", { name: "plan.pdf" })).toHaveCount(1, {
      timeout: 15_000,
    });
    await expect(page.getByText("Not sent yet")).toHaveCount(0);
  });
});
