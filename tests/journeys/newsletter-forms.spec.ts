import type { Page } from "@playwright/test";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice, notices } from "../support/notice.ts";

const subscribed = [
  "Subscription successful!",
  "Thank you for subscribing to our newsletter.",
] as const;
const failed = [
  "Subscription failed",
  "There was an error subscribing to the newsletter. Please try again.",
] as const;

/** Every newsletter form: the footer of all pages, the news, an article. */
const places = {
  footer: { path: "/about", form: "footer form" },
  news: { path: "/news", form: "main form[action='/newsletter']" },
  article: { path: "/news/eco-friendly-program", form: "main form[action='/newsletter']" },
  resources: { path: "/resources", form: "main form[action='/newsletter']" },
} as const;

const fieldOf = (page: Page, form: string) => page.locator(form).locator("input[name=email]");
const buttonOf = (page: Page, form: string) => page.locator(form).getByRole("button");

for (const [name, { path, form }] of Object.entries(places)) {
  test(`${name}: an address is taken, and the field is cleared`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    await fieldOf(page, form).fill("reader@tidewater.test");
    const answer = page.waitForResponse("**/api/newsletter");
    await buttonOf(page, form).click();
    const response = await answer;
    expect(response.status()).toBe(201);
    expect(response.request().postDataJSON()).toEqual({ email: "reader@tidewater.test" });
    await expectNotice(page, ...subscribed);
    await expect(page.locator(form).getByRole("status")).toHaveText(/^One more step\. Confirm/);
    await expect(fieldOf(page, form)).toHaveValue("");
    await expect(buttonOf(page, form)).toHaveText("Subscribe");
  });
}

const { path, form } = places.footer;

test("asking twice is no error and says nothing else", async ({ page }) => {
  await page.goto(path);
  await wake(page);
  const answers: string[] = [];
  for (const _time of [1, 2]) {
    await fieldOf(page, form).fill("twice@tidewater.test");
    const answer = page.waitForResponse("**/api/newsletter");
    await buttonOf(page, form).click();
    answers.push(String((await answer).status()));
    await expect(fieldOf(page, form)).toHaveValue("");
  }
  expect(answers).toEqual(["201", "201"]);
  await expectNotice(page, ...subscribed);
});

test("an empty field does nothing, an impossible one is named until it is right", async ({
  page,
}) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/newsletter")) sent += 1;
  });
  await page.goto(path);
  await wake(page);
  await buttonOf(page, form).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(page.locator(form).getByText("Invalid email address")).toHaveCount(0);
  await fieldOf(page, form).fill("reader");
  await buttonOf(page, form).click();
  await expect(page.locator(form).getByText("Invalid email address")).toBeVisible();
  await fieldOf(page, form).fill("reader@tidewater.test");
  await expect(page.locator(form).getByText("Invalid email address")).toHaveCount(0);
  expect(sent).toBe(0);
});

test("the button says that it is at it, and a double click is one request", async ({ page }) => {
  let sent = 0;
  await page.route("**/api/newsletter", () => {
    sent += 1;
  });
  await page.goto(path);
  await wake(page);
  await fieldOf(page, form).fill("reader@tidewater.test");
  await buttonOf(page, form).dblclick();
  await expect(buttonOf(page, form)).toHaveText("Subscribing...");
  await expect(buttonOf(page, form)).toBeDisabled();
  expect(sent).toBe(1);
});

test.describe("what goes wrong", () => {
  test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: \d{3}: / });

  test("a refusal and a cut connection keep the address", async ({ page, context }) => {
    await page.goto(path);
    await wake(page);
    await page.route("**/api/newsletter", (route) =>
      route.fulfill({ status: 503, json: { message: "Not now." } }),
    );
    await fieldOf(page, form).fill("reader@tidewater.test");
    await buttonOf(page, form).click();
    await expectNotice(page, ...failed);
    await expect(page.locator(form).getByRole("status")).toHaveText("");
    await page.unroute("**/api/newsletter");
    await cutConnection(page);
    await buttonOf(page, form).click();
    await expectNotice(page, ...failed);
    await expect(fieldOf(page, form)).toHaveValue("reader@tidewater.test");
    await context.setOffline(false);
    await buttonOf(page, form).click();
    await expectNotice(page, ...subscribed);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is taken by a page of its own", async ({ page }) => {
    await page.goto(path);
    await fieldOf(page, form).fill("plain@tidewater.test");
    await buttonOf(page, form).click();
    await expect(page.getByText("One more step.")).toBeVisible();
  });
});
