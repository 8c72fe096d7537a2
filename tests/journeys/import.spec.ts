/** A list of clients out of another program: matched, looked at, added and taken back, on a phone and a desk. */
import { expectGoodScreen, logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { password } from "../support/people.ts";

test.use({ actionTimeout: 15_000, expectedOnConsole: /Failed to load resource.*4(09|22)/ });

const list =
  "Customer List\r\n\r\nCompany;Phone\r\nHarbor Dental;555 0100\r\nHarbor Dental;\r\n=A1;\r\nElm Café;\r\n";

test("a file is brought, imported and undone", async ({ page, person }) => {
  await logIn(page, { ...person("administrator-ready"), password });
  await page.goto("/office/settings");
  await page.getByRole("link", { name: "Bring your data" }).click();
  await expect(page.getByRole("heading", { name: "Bring your data" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Upload the file" }).click();
  await expect(page.getByText("Please choose a file")).toBeVisible();
  await page.getByLabel("What the file holds").selectOption("clients");
  const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(list, "latin1") };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  await page.getByRole("button", { name: "Upload the file" }).click();
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
  await expect(page.getByLabel("Company")).toHaveValue("name");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Check the rows" }).click();
  await expect(page.getByText("2 rows will be added")).toBeVisible();
  await expect(page.getByText("Same as row 4")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("The dry run added every row")).toBeVisible();
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("2 rows were added")).toBeVisible();
  await page.goto("/office/clients?words=harbor");
  await expect(page.getByRole("link", { name: "Harbor Dental" })).toBeVisible();
  await page.goBack();
  await page.locator("summary", { hasText: "Undo the import" }).click();
  await page.getByRole("button", { name: "Undo it" }).click();
  await expect(page.getByText("had added was removed")).toBeVisible();
  await expectGoodScreen(page);
});

test("a page that was slow to come shows what has changed on its way", async ({ page, person }) => {
  await logIn(page, { ...person("administrator-ready"), password });
  await page.goto("/office/import");
  await page.getByLabel("What the file holds").selectOption("clients");
  const file = { name: "slow.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nAsh\n") };
  await page.getByLabel("File", { exact: true }).setInputFiles(file);
  const isRead = Promise.withResolvers<void>();
  await page.route(/\/office\/import\/[0-9a-f-]{36}\.data/, async (route) => {
    const response = await route.fetch();
    await isRead.promise;
    await route.fulfill({ response });
  });
  const onTheWay = page.waitForRequest(/\/office\/import\/[0-9a-f-]{36}\.data/);
  await page.getByRole("button", { name: "Upload the file" }).click();
  const address = new URL((await onTheWay).url());
  const otherTab = await page.context().newPage();
  await otherTab.goto(address.pathname.replace(/\.data$/, ""));
  await expect(otherTab.getByRole("heading", { name: "Match the columns" })).toBeVisible();
  isRead.resolve();
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a file is brought and discarded, and an archive is asked for", async ({ page, person }) => {
    await logIn(page, { ...person("administrator-ready"), password });
    await page.goto("/office/import");
    await page.getByLabel("What the file holds").selectOption("clients");
    const file = { name: "c.csv", mimeType: "text/csv", buffer: Buffer.from("Name\nOak\n") };
    await page.getByLabel("File", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Upload the file" }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass({ timeout: 30_000 });
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByText("The import was discarded")).toBeVisible();
    await page.goto("/office/export");
    await page.getByRole("button", { name: "Make an archive" }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: /^Download/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page
        .getByRole("link", { name: /^Download/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^everything-.*\.zip$/);
  });
});
