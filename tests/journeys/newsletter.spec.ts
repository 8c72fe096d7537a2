import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

/** What a page that was posted to answers with. */
async function press(page: Page, button: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.locator("main, footer").getByRole("button", { name: button }).last().click();
  return (await answer).status();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*(422|404)/ });

  test("the newsletter is asked for in the footer, confirmed by mail and ended", async ({
    page,
    server,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await page.goto("/about");
    await page.locator("footer").getByRole("textbox").fill(email);
    expect(await press(page, "Subscribe")).toBe(200);
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByText("One more step.")).toBeVisible();

    const [confirmation] = await storedEmails(server.dataDirectory, email, 1);
    if (confirmation === undefined) throw new Error("no mail");
    const confirm = linkIn(confirmation, "/newsletter/confirm");
    for (let look = 0; look < 2; look++) {
      await page.goto(confirm);
      await expect(heading(page)).toHaveText("Confirm your subscription");
    }
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await press(page, "Confirm subscription")).toBe(200);
    await expect(heading(page)).toHaveText("You’re subscribed");

    const welcome = (await storedEmails(server.dataDirectory, email, 2))[1];
    if (welcome === undefined) throw new Error("no second mail");
    await page.goto(linkIn(welcome, "/newsletter/unsubscribe"));
    await expect(heading(page)).toHaveText("Unsubscribe from the newsletter?");
    expect(await press(page, "Unsubscribe")).toBe(200);
    await expect(heading(page)).toHaveText("You’re unsubscribed");

    const gone = await page.goto(confirm);
    expect(gone?.status()).toBe(404);
    await expect(heading(page)).toHaveText("This link no longer works");
  });

  test("what is no address comes back with its message", async ({ page }) => {
    await page.goto("/newsletter");
    await page.locator("main").getByLabel("Email").fill("dana@nowhere");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.locator("main").getByRole("button", { name: "Subscribe" }).click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.locator("main").getByLabel("Email")).toHaveValue("dana@nowhere");
  });
});

test("a mail program ends the newsletter at one click, from wherever it is", async ({
  request,
  server,
}) => {
  const email = `${randomUUID()}@example.com`;
  await request.post("/api/newsletter", { data: { email } });
  const [confirmation] = await storedEmails(server.dataDirectory, email, 1);
  if (confirmation === undefined) throw new Error("no mail");
  const link = linkIn(confirmation, "/newsletter/unsubscribe");
  const confirm = linkIn(confirmation, "/newsletter/confirm");

  expect((await request.get(link)).status()).toBe(200);
  expect((await request.get(confirm)).status()).toBe(200);
  for (const origin of ["https://mail.example", "null", undefined]) {
    const clicked = await request.post(link, {
      form: { "List-Unsubscribe": "One-Click" },
      headers: origin === undefined ? {} : { origin },
    });
    expect(clicked.status()).toBe(200);
    expect(clicked.headers()["set-cookie"]).toBeUndefined();
  }
  const whole = { "List-Unsubscribe": "One-Click" };
  expect((await request.post(link, { multipart: whole })).status()).toBe(200);
  expect((await request.get(confirm)).status()).toBe(404);
});

test("no other page of another site may post to us", async ({ request }) => {
  const headers = { origin: "https://evil.example" };
  const addresses = [
    "quote",
    "contact",
    "mobile-contact",
    "job-application",
    "newsletter",
    "login",
  ];
  for (const address of addresses) {
    const refused = await request.post(`/api/${address}`, { data: {}, headers });
    expect(refused.status(), address).toBe(403);
    expect(await refused.json()).toMatchObject({ message: expect.any(String) });
    expect((await request.post(`/api/${address}`, { data: {} })).status(), address).toBe(422);
  }
  for (const page of ["/newsletter", "/newsletter/confirm?token=x"])
    expect((await request.post(page, { form: { email: "a@b.cc" }, headers })).status()).toBe(403);
});
