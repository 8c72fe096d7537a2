/** From the printed sign of a room to the page that says that it is done. */
import type { Browser, Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";
import { password } from "../support/people.ts";
import { photoWithPlace } from "../support/sample-files.ts";
import { test } from "../support/sign-journey.ts";

test.use({
  actionTimeout: 10_000,
  // axe fetches images, which the policy forbids it.
  expectedOnConsole: /Failed to load resource|Connecting to 'blob:/,
});

/** As the phone of somebody who reads Spanish. */
const phoneOf = async (browser: Browser, baseURL = "") =>
  (
    await browser.newContext({ baseURL, locale: "es-MX", viewport: { width: 390, height: 844 } })
  ).newPage();

/** The addresses of the signs, as the PDF tells them to screen readers. */
async function printed(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(`${path}.pdf?format=letter`);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const text = (await response.body()).toString("latin1");
  return [...text.matchAll(/QR code with the address ([^)]+)\)/g)].map(([, found = ""]) => found);
}

async function look(page: Page) {
  await expectToFit(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}

for (const [width, javaScriptEnabled] of [
  [1280, true],
  [390, false],
] as const) {
  test.describe(`our staff at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled });

    test("print signs, and get what somebody reports in Spanish", async ({
      page,
      stage,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      // axe is a script itself.
      const lookAt = (of: Page) => (javaScriptEnabled ? look(of) : expectToFit(of));
      await logIn(page, { ...stage.people.manager, password });
      await expect(page).toHaveURL(/\/office/);
      await page.goto(stage.officePath);
      await expect(page.getByText("0 of 2 areas have a sign")).toBeVisible();
      await lookAt(page);
      await page.getByRole("button", { name: "Make 2 signs" }).click();
      await expect(page.getByText("2 of 2 areas have a sign")).toBeVisible();
      await lookAt(page);
      const [, address = ""] = await printed(page, stage.officePath);
      expect(address.startsWith(baseURL ?? "?")).toBe(true);
      await page.goto("/office/work-orders");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

      const phone = await phoneOf(browser, baseURL);
      const loaded: string[] = [];
      phone.on("request", (request) => loaded.push(request.resourceType()));
      await phone.goto(address);
      await expect(phone.locator("html")).toHaveAttribute("lang", "es");
      await expect(heading(phone)).toHaveText("Avisar de un problema");
      await expect(phone.getByText("Restroom 204")).toBeVisible();
      await phone.setViewportSize({ width: 1280, height: 844 });
      await lookAt(phone);
      await phone.setViewportSize({ width: 390, height: 844 });
      await lookAt(phone);
      expect(loaded, "no script, nothing from elsewhere").not.toContain("script");
      await phone.getByRole("link", { name: "English" }).click();
      await expect(heading(phone)).toHaveText("Report a problem");
      await lookAt(phone);
      await phone.getByRole("link", { name: "Español" }).click();

      // By keyboard: the choices are radio buttons.
      await phone.getByRole("radio", { name: "Derrame o fuga" }).focus();
      await phone.keyboard.press("Space");
      await phone.getByLabel(/Algo que nos ayude/).fill("Junto al lavabo");
      await phone
        .getByLabel(/Una foto/)
        .setInputFiles([
          { name: "agua.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() },
        ]);
      await phone.getByRole("button", { name: "Enviar el aviso" }).click();
      await expect(heading(phone)).toHaveText("Recibimos su aviso");
      await lookAt(phone);
      const link = phone.url();

      // Live where scripts run.
      if (!javaScriptEnabled) await page.reload();
      const row = page.locator("[data-row]", { hasText: stage.facility });
      await expect(row).toContainText("Junto al lavabo");
      await row.getByRole("link").first().click();
      await expect(page.getByText("Written in Spanish")).toBeVisible();
      await expect(page.locator("a img")).toHaveCount(1);
      await expect(page.getByText("An occupant (occupant)")).toBeVisible();
      await lookAt(page);
      await page.getByRole("button", { name: "Acknowledge" }).click();
      await expect(page.getByText("Acknowledged").first()).toBeVisible();
      await phone.reload();
      await expect(heading(phone)).toHaveText("Alguien se ocupa");
      await page.locator("summary", { hasText: "Mark as done" }).click();
      await page.getByLabel(/What was done/).fill("Dried, and the tap is mended");
      await page.getByRole("button", { name: "Mark as done" }).click();
      await expect(page.getByText("Waits until the client has accepted it.")).toBeVisible();

      await phone.goto(link);
      await expect(heading(phone)).toHaveText("Listo. ¡Gracias!");
      await expect(phone.getByText("Dried, and the tap is mended")).toBeVisible();
      await expect(phone.getByText(stage.people.manager.name)).toHaveCount(0);
      await lookAt(phone);
      await phone.setViewportSize({ width: 1280, height: 844 });
      await lookAt(phone);
      await phone.getByLabel(/Qué no está bien/).fill("Sigue goteando");
      await phone.getByRole("button", { name: "Todavía no está bien" }).click();
      await expect(phone.getByRole("status")).toHaveText("Gracias. Lo revisamos otra vez.");
      await lookAt(phone);
      if (!javaScriptEnabled) await page.reload();
      await expect(page.getByText("Sigue goteando")).toBeVisible();
      await phone.context().close();
    });
  });
}

test("a renewed sign works at once, and the old one says kindly that it ended", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { ...stage.people.manager, password });
  await expect(page).toHaveURL(/\/office/);
  await page.goto(stage.officePath);
  await page.getByRole("button", { name: "Make 2 signs" }).click();
  await expect(page.getByText("2 of 2 areas")).toBeVisible();
  const [old = ""] = await printed(page, stage.officePath);
  await page.getByLabel("Change the sign of Lobby").click();
  await page.getByRole("button", { name: "Renew the sign of Lobby" }).click();
  await expect.poll(async () => (await printed(page, stage.officePath))[0]).not.toBe(old);
  const [renewed = ""] = await printed(page, stage.officePath);

  const phone = await phoneOf(browser, baseURL);
  expect((await phone.goto(renewed))?.status()).toBe(200);
  const ended = await phone.goto(`${old}?lang=en`);
  expect(ended?.status()).toBe(410);
  await expect(heading(phone)).toHaveText("This sign is not in use any more");
  await expect(phone.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await look(phone);
  expect((await phone.goto("/r/2222-2222-2222"))?.status()).toBe(404);
  await look(phone);
  for (const path of ["/r", "/r/a/b/c"]) expect((await phone.goto(path))?.status()).toBe(404);
  await phone.context().close();
});

test("a client's administrator prints what our staff have made, a member does not", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  await logIn(page, { ...stage.people.manager, password });
  await expect(page).toHaveURL(/\/office/);
  await page.goto(stage.officePath);
  await page.getByRole("button", { name: "Make 2 signs" }).click();
  await expect(page.getByText("2 of 2 areas")).toBeVisible();

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await logIn(other, { ...stage.people.client, password });
  await expect(other.getByText(stage.facility).first()).toBeVisible();
  for (const width of [390, 1280]) {
    await other.setViewportSize({ width, height: 844 });
    await other.goto(stage.portalPath.replace(/\/signs$/, ""));
    await other.getByRole("link", { name: "Signs" }).click();
    await expect(other.getByText("2 of 2 areas have a sign")).toBeVisible();
    await expect(other.getByRole("button", { name: /Make|Renew/ })).toHaveCount(0);
    await look(other);
  }
  await other.getByLabel("Lobby").check();
  await other.getByLabel("A6, one sign a page").check();
  const loading = other.waitForEvent("download");
  await other.getByRole("button", { name: "Download the PDF" }).click();
  expect((await loading).suggestedFilename()).toMatch(/^signs-clinic-\d-a6\.pdf$/);
  await other.context().close();

  const third = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await logIn(third, { ...stage.people.member, password });
  await expect(third.getByText(stage.facility).first()).toBeVisible();
  await third.goto(stage.portalPath.replace(/\/signs$/, ""));
  await expect(third.getByRole("link", { name: "Signs" })).toHaveCount(0);
  expect((await third.goto(stage.portalPath))?.status()).toBe(404);
  await third.context().close();
});
