/** A document from our staff to the client and back: added, read, acknowledged, withdrawn. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { pdf } from "../support/sample-files.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|22)/ });

const file = { name: "policy.pdf", mimeType: "application/pdf", buffer: pdf() };

async function addDocument(staff: Page, clientName: string) {
  await staff.goto("/office/documents/new");
  await waitForReact(staff);
  const add = staff.getByRole("button", { name: "Add the document" });
  await staff.getByLabel("Title").fill("Certificate 2026");
  await add.click();
  await expect(staff.getByText("Please choose a document type")).toBeVisible();
  await expect(staff.getByLabel("Title")).toHaveValue("Certificate 2026");
  await expectGoodScreen(staff);
  await staff.getByLabel("Type").selectOption("certificate-of-insurance");
  await staff.getByLabel("Client", { exact: true }).selectOption({ label: clientName });
  await staff.getByLabel("Valid until (optional)").fill("2031-12-31");
  await staff.getByLabel(/must acknowledge/).check();
  const field = staff.getByRole("group", { name: "The file" });
  await field.locator("input[type=file]").first().setInputFiles(file);
  await expect(field.getByText("1 of 1 file sent")).toBeAttached();
  await add.click();
  await expect(staff.getByText("Added. The client’s people are being notified.")).toBeVisible();
  await expect(staff.getByText("Not yet")).toBeVisible();
  await expectGoodScreen(staff);
}

test("a certificate is added, read, acknowledged and withdrawn", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  let address = "";

  await test.step("staff add it for the client", async () => {
    await logIn(page, person("client"));
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    const clientName = (await heading(page).textContent()) ?? "";
    await page.goto("/client-portal/documents");
    await expect(page.getByText("No documents yet")).toBeVisible();
    await expectGoodScreen(page);
    await logIn(staff, person("administrator-ready"));
    await expect(staff).toHaveURL(/\/office/);
    await addDocument(staff, clientName);
  });

  await test.step("the client reads it and saves it", async () => {
    await page.goto("/client-portal");
    await page.getByRole("link", { name: "1 document to acknowledge" }).click();
    await page.getByRole("link", { name: "Certificate 2026" }).click();
    await expect(heading(page)).toHaveText("Certificate 2026");
    await expect(page.getByText("Valid", { exact: true }).first()).toBeVisible();
    await expect(page.locator("iframe")).toBeVisible();
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator("iframe")).toBeHidden();
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    const download = page.getByRole("link", { name: "Download" });
    address = (await download.getAttribute("href")) ?? "";
    const answer = await page.request.get(address);
    expect((await answer.body()).equals(pdf())).toBe(true);
  });

  await test.step("the client acknowledges it by keyboard", async () => {
    await waitForReact(page);
    const acknowledge = page.getByRole("button", { name: "Acknowledge that I’ve read it" });
    await acknowledge.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Thank you.")).toBeVisible();
    await expect(acknowledge).toHaveCount(0);
    await expectGoodScreen(page);
    await page.goto("/client-portal/documents?words=nothing");
    await expect(page.getByText("No document matches")).toBeVisible();
  });

  await test.step("staff see who has read it, and withdraw it", async () => {
    await staff.reload();
    await expect(staff.getByText("Not yet")).toHaveCount(0);
    await expect(staff.getByText("downloaded version 1")).toBeVisible();
    await waitForReact(staff);
    const withdraw = staff.locator("details", { hasText: "Withdraw" });
    await withdraw.locator("summary").click();
    await withdraw.getByRole("button", { name: "Withdraw" }).click();
    await expect(staff.getByText("Please say why, in a few words")).toBeVisible();
    await expectGoodScreen(staff);
    await staff.getByLabel("Why?").fill("Another client's");
    await withdraw.getByRole("button", { name: "Withdraw" }).click();
    await expect(staff.getByText("Withdrawn:")).toBeVisible();
    await staff.context().close();
  });

  await test.step("it is gone for the client", async () => {
    expect((await page.goto(address.replace(/\/file.*/, "")))?.status()).toBe(404);
    expect((await page.request.get(address)).status()).toBe(404);
  });
});

test("the form and its faults fit a phone", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("administrator-ready"));
  await page.goto("/office/documents/new");
  await waitForReact(page);
  await page.getByRole("button", { name: "Add the document" }).click();
  await expect(page.getByText("Please choose a document type")).toBeVisible();
  await expectGoodScreen(page);
});
