/** A newsletter on a phone and at a desk, in both languages: written, scheduled, sent, followed live. */
import type { Page } from "@playwright/test";
import {
  expectGoodScreen,
  heading,
  logIn,
  openSummary,
  pressButton,
} from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*422/ });

/** As a visitor does, with the link of the confirmation. */
async function subscribe(page: Page, mails: string, path: string): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post("/api/newsletter", {
    data: { email },
    headers: { "form-metadata": `page=${path}&elapsed=3000` },
  });
  expect(answer.status()).toBe(201);
  const [mail] = await storedEmails(mails, email, 1);
  if (mail === undefined) throw new Error("no mail");
  await page.request.post(linkIn(mail, "/newsletter/confirm"), { form: {} });
}

test("a newsletter is written on a phone and sent at a desk, which follows it", async ({
  page,
  browser,
  baseURL,
  server,
  person,
}) => {
  const { dataDirectory } = server;
  const author = person("staff");
  const phone = page;
  await phone.setViewportSize({ width: 390, height: 844 });
  const desk = await (
    await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 800 } })
  ).newPage();

  await test.step("it begins with nothing", async () => {
    await logIn(phone, author);
    await phone.goto("/office/newsletters");
    await expect(heading(phone)).toHaveText("Newsletters");
    await expectGoodScreen(phone);
    await phone.getByRole("link", { name: "New newsletter" }).first().click();
    await waitForReact(phone);
    await pressButton(phone, "Save as a draft");
    await expect(phone.getByText("Enter a subject in at least one language.")).toBeVisible();
    await expectGoodScreen(phone);
  });

  await test.step("a draft is seen as its readers will see it", async () => {
    const english = phone.getByRole("group", { name: "In English" });
    await english.getByLabel("Subject").fill("Clean before you open");
    await english
      .getByLabel("Text")
      .fill("# Nights\n\nOur crews **finish** by six.\n\n- windows\n- floors\n\n[x](javascript:1)");
    await pressButton(phone, "Save as a draft");
    await expect(heading(phone)).toHaveText("Clean before you open");
    await expect(phone.getByText("One link is left out", { exact: false }).first()).toBeVisible();
    await expect(phone.getByText("There is no text in Spanish", { exact: false })).toBeVisible();
    const frame = phone.frameLocator("iframe").first();
    await expect(frame.getByRole("heading", { name: "Nights" })).toBeVisible();
    await expect(frame.locator("strong")).toHaveText("finish");
    await expect(frame.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
    await expectGoodScreen(phone);
  });

  await test.step("nobody is subscribed yet, then two are", async () => {
    const isEmpty = await phone
      .getByText("There are no subscribers yet", { exact: false })
      .isVisible();
    await subscribe(phone, dataDirectory, "/news");
    await subscribe(phone, dataDirectory, "/es/news");
    await phone.reload();
    if (isEmpty) await expect(phone.getByText("There are no subscribers yet")).toBeHidden();
  });

  await test.step("it is scheduled, and taken back to be changed", async () => {
    await waitForReact(phone);
    await openSummary(phone, "Schedule");
    await phone.getByLabel("Day").fill("2020-01-01");
    await pressButton(phone, "Send at this time");
    await expect(phone.getByText("This time has passed.", { exact: false })).toBeVisible();
    await expectGoodScreen(phone);
    const [tomorrow = ""] = new Date(Date.now() + 2 * 86_400_000).toISOString().split("T");
    await phone.getByLabel("Day").fill(tomorrow);
    await pressButton(phone, "Send at this time");
    await expect(phone.getByText("Goes out on", { exact: false })).toBeVisible();
    await expectGoodScreen(phone);
    await pressButton(phone, "Back to draft");
    await expect(phone.getByText("won’t go out on its own", { exact: false })).toBeVisible();
  });

  await test.step("somebody else sees it at a desk, and sends it", async () => {
    await logIn(desk, person("administrator-ready"));
    await desk.goto(new URL(phone.url()).pathname);
    await waitForReact(desk);
    await expectGoodScreen(desk);
    await openSummary(desk, "Send now");
    await desk.getByRole("button", { name: /^Send to .+ now$/ }).click();
    await expect(
      desk.getByText("kept as files and reach no one", { exact: false }).first(),
    ).toBeVisible();
    await expectGoodScreen(desk);
    // The phone follows by itself.
    await expect(phone.getByText("Sent", { exact: true })).toBeVisible({ timeout: 90_000 });
    await expect(desk.getByText("Sent", { exact: true })).toBeVisible({ timeout: 90_000 });
    await expectGoodScreen(desk);
    await expectGoodScreen(phone);
    await desk.getByRole("link", { name: "Who got it" }).click();
    await expect(desk.getByRole("cell", { name: "Kept as a file" }).first()).toBeVisible();
    await expectGoodScreen(desk);
    await phone.getByRole("link", { name: "Who got it" }).click();
    await expect(heading(phone)).toHaveText("Who got it");
    await expectGoodScreen(phone);
  });

  await test.step("all of it in Spanish", async () => {
    await desk.goto("/office/newsletters");
    await desk.context().request.post("/account/language", { form: { language: "es" } });
    await desk.reload();
    await expect(heading(desk)).toHaveText("Boletines");
    await expectGoodScreen(desk);
    await desk.locator("[data-row] a").first().click();
    await expect(desk.getByText("Enviado", { exact: true })).toBeVisible();
    await expect(desk.getByText("Quién lo recibió").first()).toBeVisible();
    await expectGoodScreen(desk);
  });
});
