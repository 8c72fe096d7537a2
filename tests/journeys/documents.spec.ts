/** A document from our staff to the client and back: added, read, acknowledged, withdrawn. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { pdf } from "../support/sample-files.ts";

const file = { name: "policy.pdf", mimeType: "application/pdf", buffer: pdf() };

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
        // The browser's own viewer of PDFs is not ours to judge.
        await expectNoViolation(page);
      }
    };
    const isAwake = async (page: Page) => {
      if (javaScriptEnabled) await expect(page.locator("html[data-hydrated]")).toBeAttached();
    };

    test("a certificate is added, read, acknowledged and withdrawn", async ({
      page,
      person,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const client = person("client");
      await logIn(page, client);
      await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
      const clientName = await heading(page).innerText();
      await page.goto("/client-portal/documents");
      await expect(page.getByText("No documents yet")).toBeVisible();
      await look(page);

      const elsewhere = await browser.newContext({
        ...{ baseURL: baseURL ?? "", javaScriptEnabled, viewport: { width, height: 844 } },
      });
      const staff = await elsewhere.newPage();
      await logIn(staff, person("administrator-ready"));
      await expect(staff).toHaveURL(/\/office/);
      await staff.goto("/office/documents/new");
      await isAwake(staff);
      const add = staff.getByRole("button", { name: "Add the document" });
      await staff.getByLabel("Title").fill("Certificate 2026");
      await add.click();
      await expect(staff.getByText("Please choose what kind of document it is")).toBeVisible();
      await expect(staff.getByLabel("Title")).toHaveValue("Certificate 2026");
      await look(staff);
      await staff.getByLabel("Type").selectOption("certificate-of-insurance");
      await staff.getByLabel("Client", { exact: true }).selectOption({ label: clientName });
      await staff.getByLabel("Valid until (optional)").fill("2031-12-31");
      await staff.getByLabel(/have to acknowledge/).check();
      const field = staff.getByRole("group", { name: "The file" });
      await field.locator("input[type=file]").first().setInputFiles(file);
      if (javaScriptEnabled) await expect(field.getByText("1 of 1 file sent")).toBeAttached();
      await add.click();
      await expect(staff.getByText("Added. The client's people are told.")).toBeVisible();
      await expect(staff.getByText("Not yet")).toBeVisible();
      await look(staff);

      await page.goto("/client-portal");
      await page.getByRole("link", { name: "1 document to acknowledge" }).click();
      await page.getByRole("link", { name: "Certificate 2026" }).click();
      await expect(heading(page)).toHaveText("Certificate 2026");
      await expect(page.getByText("Valid", { exact: true }).first()).toBeVisible();
      await expect(page.locator("iframe")).toBeVisible({ visible: width >= 640 });
      await look(page);
      const download = page.getByRole("link", { name: "Download" });
      const address = (await download.getAttribute("href")) ?? "";
      const answer = await page.request.get(address);
      expect((await answer.body()).equals(pdf())).toBe(true);
      await isAwake(page);
      const acknowledge = page.getByRole("button", { name: "I have read it: acknowledge" });
      await acknowledge.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Thank you.")).toBeVisible();
      await expect(acknowledge).toHaveCount(0);
      await look(page);
      await page.goto("/client-portal/documents?words=nothing");
      await expect(page.getByText("No document matches")).toBeVisible();

      await staff.reload();
      await expect(staff.getByText("Not yet")).toHaveCount(0);
      await expect(staff.getByText("downloaded version 1")).toBeVisible();
      await isAwake(staff);
      const withdraw = staff.locator("details", { hasText: "Withdraw" });
      await withdraw.locator("summary").click();
      await withdraw.getByRole("button", { name: "Withdraw" }).click();
      await expect(staff.getByText("Please say why, in a few words")).toBeVisible();
      await look(staff);
      await staff.getByLabel("Why?").fill("Another client's");
      await withdraw.getByRole("button", { name: "Withdraw" }).click();
      await expect(staff.getByText("Withdrawn: ")).toBeVisible();
      await elsewhere.close();

      expect((await page.goto(address.replace(/\/file.*/, "")))?.status()).toBe(404);
      expect((await page.request.get(address)).status()).toBe(404);
    });
  });
}
