/** A picture of the company's own: from the upload over its crop to the public page, and its end. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, wake } from "../support/journey.ts";
import { startServer } from "../support/server.ts";
import { prepareAdministrator } from "../support/website-journey.ts";

// Previews stand in frames that may run no scripts.
test.use({ expectedOnConsole: /Blocked script execution|net::ERR_|Failed to load resource.*422/ });

const library = "/office/website/pictures";
const document = "/office/website/document?name=home";

/** A wall with a lamp on its right. */
const wall = () =>
  sharp({
    create: { width: 1_600, height: 1_200, channels: 3, background: { r: 47, g: 111, b: 107 } },
  })
    .composite([
      {
        input: {
          create: { width: 200, height: 300, channels: 3, background: { r: 240, g: 192, b: 96 } },
        },
        left: 1_200,
        top: 300,
      },
    ])
    .jpeg()
    .toBuffer();

test("a picture is uploaded, cropped by keys, shown to visitors, and kept while a page shows it", async ({
  page,
  browser,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const chief = await prepareAdministrator(databaseUrl);
  const server = await startServer({
    env: { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() },
  });
  const outside = await browser.newContext();
  try {
    await logIn(page, chief, { path: `${server.url}/client-portal` });
    await page.goto(server.url + library);
    await expect(heading(page)).toHaveText("Pictures");
    await expect(page.getByText("No pictures yet")).toBeVisible();
    await page.getByRole("button", { name: "Add a picture" }).click();
    await expect(page.getByText("Please enter a name.")).toBeVisible();

    await page
      .locator("#website-picture, input[type=file]")
      .first()
      .setInputFiles([{ name: "wall.jpg", mimeType: "image/jpeg", buffer: await wall() }]);
    await page.getByLabel("Name", { exact: true }).fill("Wall with a lamp");
    await page.getByLabel("What it shows, in English").fill("A lamp on a green wall");
    await page.getByLabel("What it shows, in Spanish").fill("Una lámpara en una pared verde");
    await page.getByRole("button", { name: "Add a picture" }).click();
    await waitForAnswer(page, "picture-added");
    await expect(heading(page)).toHaveText("Wall with a lamp");
    await expectGoodScreen(page);

    const size = page.getByLabel("Size of the frame, in percent");
    await size.focus();
    for (let press = 0; press < 20; press++) await page.keyboard.press("ArrowLeft");
    await expect(size).toHaveValue("80");
    await page.getByLabel("Frame from left to right, in percent").focus();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Save picture" }).click();
    await waitForAnswer(page, "picture-changed");
    await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 120_000 });

    await page.goto(server.url + document);
    const field = page
      .getByRole("group", { name: "Health section" })
      .getByRole("group", { name: "Picture", exact: true })
      .last();
    await field.getByText("Choose a picture", { exact: true }).click();
    await field.getByLabel("Wall with a lamp").check();
    await page.getByRole("button", { name: "Save draft" }).last().click();
    await waitForAnswer(page, "save");
    await page.getByRole("button", { name: "Publish now" }).click();
    await waitForAnswer(page, "publish");

    const html = async (path: string) => (await fetch(server.url + path)).text();
    await expect.poll(() => html("/"), { timeout: 60_000 }).toContain("own-wall-with-a-lamp");
    expect(await html("/")).toContain('alt="A lamp on a green wall"');
    await expect
      .poll(() => html("/es"), { timeout: 60_000 })
      .toContain('alt="Una lámpara en una pared verde"');

    // By a link of a page that was rendered without it, and at once.
    const visitor = await outside.newPage();
    for (const way of ["link", "document"]) {
      if (way === "link") {
        await visitor.goto(`${server.url}/contact`);
        await wake(visitor);
        await visitor.locator('header a[href="/"]').first().click();
      } else await visitor.goto(server.url);
      const picture = visitor.getByAltText("A lamp on a green wall");
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/\/pictures\/own-wall-with-a-lamp-\d+-[\da-f]{8}\.avif$/);
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const miniature = await picture.evaluate((image) => getComputedStyle(image).backgroundImage);
      expect(miniature).toContain("data:image/webp");
    }
    await wake(visitor);

    await page.goto(server.url + library);
    await expect(page.getByText("Home page")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Wall with a lamp" }).click();
    await expect(page.getByText("Home page, published")).toBeVisible();
    await expect(page.getByText("Delete picture")).toBeHidden();

    await page.goto(server.url + document);
    await page.getByRole("button", { name: "Bring back as a draft: Original" }).click();
    await waitForAnswer(page, "bring-back");
    await page.getByRole("button", { name: "Publish now" }).click();
    await waitForAnswer(page, "publish");
    await page.goto(server.url + library);
    await page.getByRole("link", { name: "Wall with a lamp" }).click();
    await page.getByText("Delete picture").click();
    await expect(page.getByText(/Home page, version of/)).not.toHaveCount(0);
    await page.getByRole("button", { name: "Delete for good" }).click();
    await waitForAnswer(page, "picture-deleted");
    await expect(page.getByText("No pictures yet")).toBeVisible();
  } finally {
    await outside.close();
    await server.discard();
  }
});

test("without scripts a picture is added by the form itself, and shown in its middle", async ({
  browser,
  person,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await logIn(page, person("administrator-ready"), { path: `${server.url}/client-portal` });
    await page.goto(server.url + library);
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles([{ name: "wall.jpg", mimeType: "image/jpeg", buffer: await wall() }]);
    await page.getByLabel("Name", { exact: true }).fill("Plain wall");
    await page.getByText("It only decorates").click();
    await page.getByRole("button", { name: "Add a picture" }).click();
    await expect(heading(page)).toHaveText("Plain wall");
    await expect(page.getByLabel("Frame from top to bottom, in percent")).toHaveValue("50");
    await page.getByText("Delete picture").click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByText("The picture was deleted.")).toBeVisible();
  } finally {
    await context.close();
  }
});
