/** A client's photo, from the phone to the work order, and to our staff. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolationInAnyScheme } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { heic, photo, photoWithPlace } from "../support/sample-files.ts";

const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photoWithPlace(),
});
/** Where photos go by themselves. */
const uploads = /\/client-portal\/files\?takes=photos$/;
const iphone = { name: "IMG_2.heic", mimeType: "image/heic", buffer: heic };

async function fillIn(page: Page) {
  await page.goto("/client-portal/work-orders/new");
  await page.locator("#order-facility").selectOption({ index: 1 });
  await page.getByLabel("What is it about?").selectOption({ index: 1 });
  await page.getByLabel("What is needed?").fill("Water comes through the ceiling");
}

const send = (page: Page) => page.getByRole("button", { name: "Send the work order" }).click();
const shown = (page: Page) => page.getByRole("link").filter({ has: page.locator("img") });

/** Loaded, upright and without its place. */
async function expectPhoto(page: Page, count: number) {
  await expect(shown(page)).toHaveCount(count);
  for (const image of await shown(page).locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalHeight))
      .toBeGreaterThan(0);
  }
  const address = await shown(page).first().getAttribute("href");
  const response = await page.request.get(address ?? "");
  expect(response.headers()["content-type"]).toBe("image/jpeg");
  expect((await response.body()).includes("Acme Phone")).toBe(false);
  return address ?? "";
}

async function expectForStaffAlone(page: Page, address: string) {
  const id = address.split("/").at(-1);
  expect((await page.request.get(`/office/files/${id}`)).status()).toBe(200);
  expect((await page.request.get(`/client-portal/files/${id}`)).status()).toBe(404);
}

test.describe("with our script, at 1280 px,", () => {
  test.use({
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    // axe fetches images, which the policy forbids it.
    expectedOnConsole: /Failed to load resource|Connecting to 'blob:/,
  });

  test("photos go by themselves, wait for nobody, and are tried again alone", async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    // The first listener asks the browser to hand choosers over, which may take longer than a key.
    page.on("filechooser", () => {});
    await logIn(page, person("client"));
    await expect(page.getByRole("link", { name: "Work orders" }).first()).toBeVisible();
    await fillIn(page);
    const field = page.getByRole("group", { name: /^Photos/ });
    const rows = field.getByRole("listitem");
    let address = "";

    await test.step("chooses several by keyboard, one of which cannot be opened", async () => {
      await page.getByLabel("Add photos").focus();
      const choosing = page.waitForEvent("filechooser");
      await page.keyboard.press("Space");
      await (await choosing).setFiles([await jpeg("door.jpg"), iphone]);
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText("Sent");
      await expect(rows.last()).toContainText("We can’t open HEIC photos");
      await expectNoViolationInAnyScheme(page);
    });

    await test.step("what was refused holds the form, which keeps all", async () => {
      await send(page);
      await expect(field.getByText("One photo wasn’t sent")).toBeVisible();
      await expect(page.getByLabel("What is needed?")).toHaveValue(/Water/);
      await rows
        .last()
        .getByRole("button", { name: /Remove/ })
        .click();
      await expect(page.getByLabel("Add photos")).toBeFocused();
    });

    await test.step("tries again after the connection has failed for a while", async () => {
      await page.route(uploads, (route) => route.abort());
      const large = await photo({ width: 3_000, height: 2_000, format: "png" });
      await page
        .getByLabel("Add photos")
        .setInputFiles([{ name: "ceiling.png", mimeType: "image/png", buffer: large }]);
      await expect(rows.last()).toContainText("there’s no connection");
      await page.unroute(uploads);
      await rows
        .last()
        .getByRole("button", { name: /Try again/ })
        .click();
      await expect(rows.last()).toContainText("Sent");
      await expectToFit(page);
    });

    await test.step("sends the work order with two photos", async () => {
      await send(page);
      await expect(page.getByText("The work order number is")).toBeVisible();
      address = await expectPhoto(page, 2);
    });

    await test.step("our staff see them, and answer with one", async () => {
      const staffPage = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
      await logIn(staffPage, person("administrator-ready"));
      await expect(staffPage).toHaveURL(/\/office/);
      const id = new URL(page.url()).pathname.split("/").at(-1);
      await staffPage.goto(`/office/work-orders/${id}`);
      await expect(shown(staffPage)).toHaveCount(2);
      await expectForStaffAlone(staffPage, address);
      const comment = staffPage.getByRole("region", { name: "What happened" });
      await comment.getByLabel("Add photos").setInputFiles([await jpeg("mended.jpg")]);
      await expect(comment.getByText("1 of 1 photo sent")).toBeAttached();
      await comment.getByLabel("Write a comment").fill("Mended, see the photo");
      await comment.getByRole("button", { name: "Comment" }).click();
      await expect(shown(staffPage)).toHaveCount(3);
      await staffPage.context().close();
    });

    await expect(shown(page)).toHaveCount(3);
  });

  test("a form that is sent too early goes when the photos are there", async ({ page, person }) => {
    await logIn(page, person("client"));
    await expect(page.getByRole("link", { name: "Work orders" }).first()).toBeVisible();
    await fillIn(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(uploads, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel("Add photos").setInputFiles([await jpeg("door.jpg")]);
    await send(page);
    await expect(page.getByText("as soon as all photos have uploaded")).toBeVisible();
    release();
    await expect(page.getByText("The work order number is")).toBeVisible();
    await expectPhoto(page, 1);
  });
});

test.describe("without our script, at 390 px,", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
    actionTimeout: 10_000,
    expectedOnConsole: /Failed to load resource.*422/,
  });

  test("photos come with the form, and stay when it comes back", async ({ page, person }) => {
    await logIn(page, person("client"));
    await fillIn(page);
    const field = page.getByRole("group", { name: /^Photos/ });
    await page.getByLabel("What is needed?").fill("");
    await field
      .locator("input[type=file]")
      .setInputFiles([await jpeg("door.jpg"), await jpeg("sink.jpg"), iphone]);
    await send(page);
    await expect(page.getByText("Please describe what you need").last()).toBeVisible();
    await expect(field).toContainText("IMG_2.heic: We can’t open HEIC photos");
    await expect(field.getByRole("checkbox")).toHaveCount(2);
    await expect(page.locator("#order-facility")).not.toHaveValue("");
    await expectToFit(page);
    await page.getByLabel("Keep sink.jpg").uncheck();
    await page.getByLabel("What is needed?").fill("Water comes through the ceiling");
    await send(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText("The work order number is")).toBeVisible();
    await expectPhoto(page, 1);
  });
});
