/** A person asks what the company has about them: found, handed out and erased, on one screen. */
import { readFile } from "node:fs/promises";
import { ZipBuffer } from "node:zlib";
import {
  expectGoodScreen,
  heading,
  logIn,
  openSummary,
  pressButton,
} from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { askForQuote, uniqueCompany } from "../support/office-journey.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|09|22)/ });

const newEmail = () => `jane.${crypto.randomUUID().slice(0, 8)}@example.com`;

const widths = [
  { width: 390, height: 844, javaScriptEnabled: true },
  { width: 390, height: 844, javaScriptEnabled: false },
];

for (const { javaScriptEnabled, ...viewport } of widths)
  test.describe(`at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ viewport });

    test("a person is found, gets a copy, and is erased", async ({
      browser,
      baseURL,
      person,
      page: visitor,
    }) => {
      const [company, email] = [uniqueCompany(), newEmail()];
      // Nobody else's: what the chosen records say is searched for as well.
      const exchange = javaScriptEnabled ? 556 : 557;
      const phone = `(217) ${exchange}-${String(viewport.width).padStart(4, "0")}`;
      await askForQuote(visitor, { company, email, phone, fullName: "Jane Doe" });
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        viewport,
        javaScriptEnabled,
        extraHTTPHeaders: { "X-Forwarded-For": "198.18.7.7" },
      });
      const page = await context.newPage();
      await logIn(page, person("administrator-ready"));

      await test.step("the request is logged, with its deadline", async () => {
        await page.goto("/office/privacy");
        await expect(heading(page)).toHaveText("Privacy");
        await expectGoodScreen(page);
        await page.goto("/office/privacy/new");
        await pressButton(page, "Log it and search");
        await expect(page.getByText("Please choose what they ask for").last()).toBeVisible();
        await expectGoodScreen(page);
        await page.getByLabel("What they ask for").selectOption("erasure");
        await page.getByLabel("Name", { exact: true }).fill("Jane Doe");
        await page.getByLabel("Email").fill(email);
        await page.getByLabel("State where they live").selectOption("CA");
        await pressButton(page, "Log it and search");
        await expect(heading(page)).toHaveText("Jane Doe");
        await expect(page.getByText(/\(45 days left\)/)).toBeVisible();
        await expect(page.getByText(/^California: confirm to them by/)).toBeVisible();
      });

      const found = page.getByRole("checkbox", { name: /^Quote requests, Jane Doe/ });

      await test.step("every trace is found, and a person says which are theirs", async () => {
        await expect(async () => {
          if (!javaScriptEnabled) await page.reload();
          await expect(found).toHaveCount(1, { timeout: 1_000 });
        }).toPass({ timeout: 20_000 });
        // The same email is the same person; the same name alone is not.
        await expect(found).toBeChecked();
        await expectGoodScreen(page);
        await openSummary(page, "Note how you verified it");
        await page.getByLabel("How you verified it").fill("Replied from the address we know");
        await pressButton(page, "Save");
        await expect(page.getByText(/: Replied from the address we know$/)).toBeVisible();
        await pressButton(page, "Save your selection");
        await expect(page.getByText(/^Saved\. The search also looks/)).toBeVisible();
        await expect(page.getByRole("heading", { name: "Deleted", exact: true })).toBeVisible();
        await expectGoodScreen(page);
      });

      await test.step("the copy is an archive that anyone can read", async () => {
        const download = page.waitForEvent("download");
        await page.getByRole("link", { name: "Download the copy" }).click();
        const file = await (await download).path();
        const archive = new ZipBuffer(await readFile(file));
        const html = (await archive.get("index.html").content()).toString();
        expect(html).toContain(email);
        const data = (await archive.get("data.json").content()).toString();
        expect(JSON.parse(data)).toMatchObject({ person: "Jane Doe" });
      });

      await test.step("erased for good, once the name is typed", async () => {
        await expect(async () => {
          await page.reload();
          await expect(page.getByText("Searching every table…")).toHaveCount(0, { timeout: 500 });
        }).toPass({ timeout: 20_000 });
        await openSummary(page, "Erase…");
        await page.getByLabel(/^Type “Jane Doe”/).fill("Jane");
        await pressButton(page, "Erase for good");
        await expect(page.getByText("Please type it exactly as shown").last()).toBeVisible();
        await expectGoodScreen(page);
        await page.getByLabel(/^Type “Jane Doe”/).fill("Jane Doe");
        await pressButton(page, "Erase for good");
        await expect(async () => {
          if (!javaScriptEnabled) await page.reload();
          await expect(page.getByText(/^Erased \w{3} \d/)).toBeVisible({ timeout: 1_000 });
        }).toPass({ timeout: 20_000 });
        await expectGoodScreen(page);
        await page.goto(`/office/leads?words=${company}`);
        await expect(page.getByText("No quote request matches")).toBeVisible();
      });

      await test.step("each step stands in the audit", async () => {
        await page.goto("/office/audit?record=privacy-request");
        // Another worker's turn of this journey may have left the same below it.
        for (const what of ["Erased", "Copy downloaded", "Records chosen", "Request logged"])
          await expect(
            page.getByRole("paragraph").getByText(what, { exact: true }).first(),
          ).toBeVisible();
      });
      await context.close();
    });
  });

test("in Spanish as well", async ({ page, person }) => {
  await logIn(page, person("administrator-ready"));
  await page.goto("/account/profile");
  await pressButton(page, "Español");
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await page.goto("/office/privacy/new");
  await expect(heading(page)).toHaveText("Anotar una solicitud de privacidad");
  await page.getByLabel("Qué pide").selectOption("access");
  await page.getByLabel("Correo", { exact: true }).fill(newEmail());
  await pressButton(page, "Anotar y buscar");
  await expect(page.getByText("Quedan 45 días")).toBeVisible();
  // The whole page, so that a failure says what stands there instead.
  await expect(page.getByRole("main")).toContainText("No se encontró nada", { timeout: 60_000 });
  await expectGoodScreen(page);
});
