/** From the printed sign of a room to the page that says that it is done. */
import type { Browser, Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, journeyAt } from "../support/journey.ts";
import { addressesOnSigns } from "../support/pdf-texts.ts";
import { password } from "../support/people.ts";
import { photoWithPlace } from "../support/sample-files.ts";

const test = journeyAt("signs");

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

async function printed(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(`${path}.pdf?format=letter`);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  return addressesOnSigns(await response.body());
}

test("our staff print signs, and get what somebody reports in Spanish", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  const phone = await phoneOf(browser, baseURL);
  const row = page.locator("[data-row]", { hasText: stage.facility });
  let address = "";
  let link = "";

  await test.step("staff make signs and print them", async () => {
    await logIn(page, { ...stage.people.manager, password });
    await expect(page).toHaveURL(/\/office/);
    await page.goto(stage.officePath);
    await expect(page.getByText("0 of 2 areas have a sign")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Create 2 signs" }).click();
    await expect(page.getByText("2 of 2 areas have a sign")).toBeVisible();
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectGoodScreen(page);
    await page.setViewportSize({ width: 1280, height: 844 });
    [, address = ""] = await printed(page, stage.officePath);
    expect(address.startsWith(baseURL ?? "?")).toBe(true);
    await page.goto("/office/work-orders");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("somebody opens a sign in Spanish, without a script", async () => {
    const loaded: string[] = [];
    phone.on("request", (request) => loaded.push(request.resourceType()));
    await phone.goto(address);
    await expect(phone.locator("html")).toHaveAttribute("lang", "es-US");
    await expect(heading(phone)).toHaveText("Reportar un problema");
    await expect(phone.getByText("Restroom 204")).toBeVisible();
    await phone.setViewportSize({ width: 1280, height: 844 });
    await expectGoodScreen(phone);
    await phone.setViewportSize({ width: 390, height: 844 });
    await expectGoodScreen(phone);
    expect(loaded, "no script, nothing from elsewhere").not.toContain("script");
    await phone.getByRole("link", { name: "English" }).click();
    await expect(heading(phone)).toHaveText("Report a problem");
    await expectGoodScreen(phone);
    await phone.getByRole("link", { name: "Español" }).click();
  });

  await test.step("and reports a spill with a photo, by keyboard", async () => {
    // By keyboard: the choices are radio buttons.
    await phone.getByRole("radio", { name: "Derrame o fuga" }).focus();
    await phone.keyboard.press("Space");
    await phone.getByLabel(/Algo que nos ayude/).fill("Junto al lavabo");
    await phone
      .getByLabel(/Una foto/)
      .setInputFiles([
        { name: "agua.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() },
      ]);
    await phone.getByRole("button", { name: "Enviar el reporte" }).click();
    await expect(heading(phone)).toHaveText("Recibimos su reporte");
    await expectGoodScreen(phone);
    link = phone.url();
  });

  await test.step("staff see it, take it on, and mark it as done", async () => {
    await expect(row).toContainText("Junto al lavabo");
    await row.getByRole("link").first().click();
    await expect(page.getByText("Written in Spanish")).toBeVisible();
    await expect(page.locator("a img")).toHaveCount(1);
    await expect(page.getByText("An occupant", { exact: true })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Acknowledge" }).click();
    await expect(page.getByText("Acknowledged").first()).toBeVisible();
    await phone.reload();
    await expect(heading(phone)).toHaveText("Alguien se ocupa");
    await page.locator("summary", { hasText: "Mark as done" }).click();
    await page.getByLabel(/What was done/).fill("Dried, and the tap is mended");
    await page.getByRole("button", { name: "Mark as done" }).click();
    await expect(page.getByText("Waiting for the client to accept it.")).toBeVisible();
  });

  await test.step("the page says that it is done, and hears that it is not", async () => {
    await phone.goto(link);
    await expect(heading(phone)).toHaveText("Listo. ¡Gracias!");
    await expect(phone.getByText("Dried, and the tap is mended")).toBeVisible();
    await expect(phone.getByText(stage.people.manager.name)).toHaveCount(0);
    await expectGoodScreen(phone);
    await phone.setViewportSize({ width: 1280, height: 844 });
    await expectGoodScreen(phone);
    await phone.getByLabel(/Qué no está bien/).fill("Sigue goteando");
    await phone.getByRole("button", { name: "Todavía no está bien" }).click();
    await expect(phone.getByText("Gracias. Lo revisamos otra vez.")).toBeVisible();
    await expectGoodScreen(phone);
    await expect(page.getByText("Sigue goteando")).toBeVisible();
    await phone.context().close();
  });
});

test("the page of a report shows its photo, and keeps itself current", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  await logIn(page, { ...stage.people.manager, password });
  await expect(page).toHaveURL(/\/office/);
  await page.goto(stage.officePath);
  await page.getByRole("button", { name: "Create 2 signs" }).click();
  await expect(page.getByText("2 of 2 areas have a sign")).toBeVisible();
  const [, address = ""] = await printed(page, stage.officePath);
  const phone = await phoneOf(browser, baseURL);
  await phone.clock.install();
  await phone.goto(`${address}?lang=en`);
  await phone.getByRole("radio", { name: "Spill or leak" }).check();
  await phone.getByLabel(/Anything that helps/).fill("By the sink");
  const picture = { name: "1.jpg", mimeType: "image/jpeg", buffer: await photoWithPlace() };
  await phone.getByLabel(/A photo/).setInputFiles([picture]);
  await phone.getByRole("button", { name: "Send the report" }).click();
  await phone.goto(`${phone.url()}?lang=en`);
  await expect(heading(phone)).toHaveText("We have your report");
  const image = phone.getByRole("img", { name: "Your photo" });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expectGoodScreen(phone);
  const photoPath = (await phone.locator("main a", { has: image }).getAttribute("href")) ?? "";
  expect((await phone.request.get(photoPath)).headers()["content-type"]).toBe("image/jpeg");
  const tampered = photoPath.replace("/photo", "x/photo");
  expect((await page.request.get(tampered)).status(), "with a session, by a wrong link").toBe(404);

  // What a reload would lose.
  await phone.evaluate(() => document.body.setAttribute("data-first-load", ""));
  const isSameDocument = () => expect(phone.locator("body[data-first-load]")).toBeAttached();
  const nextUpdate = () => phone.clock.fastForward(30_000);
  await page.goto("/office/work-orders");
  await page
    .locator("[data-row]", { hasText: stage.facility })
    .filter({ hasText: "By the sink" })
    .getByRole("link")
    .first()
    .click();
  await expect(heading(page)).toHaveText("Spill or leak");
  await page.getByRole("button", { name: "Acknowledge" }).click();
  await expect(page.getByText("Acknowledged").first()).toBeVisible();
  await expect(heading(phone)).toHaveText("We have your report");
  await cutConnection(phone);
  await nextUpdate();
  const connection = phone.getByText("No connection. This page may be out of date.");
  await expect(connection).toBeVisible();
  await expectGoodScreen(phone);
  await phone.context().setOffline(false);
  await nextUpdate();
  await expect(connection).toBeHidden();
  await expect(phone.getByRole("status").filter({ has: heading(phone) })).toContainText(
    "Someone is taking care of it",
  );
  await expect(phone).toHaveTitle(/Someone is taking care of it/);

  const updates = phone.getByLabel("Keep this page up to date");
  await updates.uncheck();
  await page.locator("summary", { hasText: "Mark as done" }).click();
  await page.getByLabel(/What was done/).fill("Mended the tap");
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("Waiting for the client to accept it.")).toBeVisible();
  await nextUpdate();
  await expect(heading(phone)).toHaveText("Someone is taking care of it");
  await updates.check();
  await expect(heading(phone)).toHaveText("Done. Thank you!");
  await expect(phone.getByText("Mended the tap")).toBeVisible();
  await expect(updates).toBeHidden();
  await expectGoodScreen(phone);

  const requests: string[] = [];
  phone.on("request", (request) => requests.push(request.url()));
  const field = phone.getByLabel(/What’s not right/);
  await field.fill("It still drips");
  for (let n = 0; n < 10; n++) await nextUpdate();
  await expect(field).toHaveValue("It still drips");
  await isSameDocument();
  expect(requests, "nothing is read once there is a form").toEqual([]);
  await phone.getByRole("button", { name: "It’s still not right" }).click();
  await expect(phone.getByText("Thank you. We’ll take another look.")).toBeVisible();
  await phone.context().close();
});

test("a renewed sign works at once, and the old one says kindly that it ended", {
  tag: "@smoke",
}, async ({ page, stage, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { ...stage.people.manager, password });
  await expect(page).toHaveURL(/\/office/);
  await page.goto(stage.officePath);
  await page.getByRole("button", { name: "Create 2 signs" }).click();
  await expect(page.getByText("2 of 2 areas")).toBeVisible();
  const [old = ""] = await printed(page, stage.officePath);
  await page.getByLabel("Change the sign for Lobby").click();
  await page.getByRole("button", { name: "Renew the sign for Lobby" }).click();
  await expect.poll(async () => (await printed(page, stage.officePath))[0]).not.toBe(old);
  const [renewed = ""] = await printed(page, stage.officePath);

  const phone = await phoneOf(browser, baseURL);
  expect((await phone.goto(renewed))?.status()).toBe(200);
  const ended = await phone.goto(`${old}?lang=en`);
  expect(ended?.status()).toBe(410);
  await expect(heading(phone)).toHaveText("This sign is no longer in use");
  await expect(phone.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expectGoodScreen(phone);
  expect((await phone.goto("/r/2222-2222-2222"))?.status()).toBe(404);
  await expectGoodScreen(phone);
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
  await page.getByRole("button", { name: "Create 2 signs" }).click();
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
    await expectGoodScreen(other);
  }
  await other.getByLabel("Lobby").check();
  await other.getByLabel("A6, one sign per page").check();
  const loading = other.waitForEvent("download");
  await other.getByRole("button", { name: "Download the PDF" }).click();
  expect((await loading).suggestedFilename()).toMatch(/^signs-signed-clinic-\d+-a6\.pdf$/);
  await other.context().close();

  const third = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await logIn(third, { ...stage.people.member, password });
  await expect(third.getByText(stage.facility).first()).toBeVisible();
  await third.goto(stage.portalPath.replace(/\/signs$/, ""));
  await expect(third.getByRole("link", { name: "Signs" })).toHaveCount(0);
  expect((await third.goto(stage.portalPath))?.status()).toBe(404);
  await third.context().close();
});
