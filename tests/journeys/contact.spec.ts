import { contactForm, goodMessage, messageNotice, writer } from "../support/contact-visitor.ts";
import { holdToRules } from "../support/form-visitor.ts";
import { holdRequests } from "../support/held-requests.ts";
import { expect, test, wake } from "../support/journey.ts";
import { expectNotice, notices } from "../support/notice.ts";

const { form, field, button, fillIn, valuesIn, noteOf } = writer;
const empty = { name: "", email: "", subject: "", message: "" };

test("the notice comes before the server answers, and the form is emptied after", async ({
  page,
}) => {
  const releaseRequests = await holdRequests(page, "**/api/contact");
  await page.goto("/contact");
  await fillIn(page, goodMessage);
  await button(page).click();
  await expectNotice(page, ...messageNotice);
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  expect(await valuesIn(page)).toEqual(goodMessage);
  releaseRequests();
  await expect(form(page)).toContainText(/M-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  await expect(button(page)).toHaveText("Send Message");
  expect(await valuesIn(page)).toEqual(empty);
  await page.reload();
  expect(await valuesIn(page), "what was sent is not kept in the browser").toEqual(empty);
});

test("the same body and key go to both addresses, one after the other", async ({ page }) => {
  const calls: { path: string; body: unknown; key: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/")) return;
    calls.push({
      path: pathname,
      body: request.postDataJSON(),
      key: request.headers()["idempotency-key"],
    });
  });
  await page.goto("/contact");
  await fillIn(page, goodMessage);
  await page.getByLabel(/newsletter as well/).check();
  const repeated = page.waitForResponse("**/api/mobile-contact");
  await button(page).dblclick();
  expect((await repeated).status()).toBe(201);
  expect(calls.map(({ path }) => path)).toEqual(["/api/contact", "/api/mobile-contact"]);
  for (const { body } of calls) expect(body).toEqual({ ...goodMessage, newsletter: true });
  expect(calls[0]?.key).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

test("the company's profiles stand among its contact details", async ({ page }) => {
  await page.goto("/contact");
  for (const network of ["LinkedIn", "Twitter", "Facebook", "Instagram"]) {
    const profile = page.getByRole("main").getByRole("link", { name: `Cleardawn on ${network}` });
    await expect(profile).toBeVisible();
    await expect(profile).toHaveAttribute("href", new RegExp(`/${network.toLowerCase()}/`));
  }
});

test.describe("the message form", () => {
  holdToRules("/contact", contactForm, [
    { name: "name", message: "Full name is required", short: "J", enough: "Jo" },
    { name: "email", message: "Invalid email address", short: "jane@harbor", enough: "j@ha.co" },
    { name: "subject", message: "Subject is required", short: "A", enough: "AB" },
    {
      name: "message",
      message: "Please provide more details in your message",
      short: "123456789",
      enough: "1234567890",
    },
  ]);

  test("has six rows and says how long they may be filled", async ({ page }) => {
    await expect(field(page, "message")).toHaveAttribute("rows", "6");
  });

  test("takes the shortest answers that are allowed", async ({ page }) => {
    await fillIn(page, { name: "Jo", email: "j@ha.co", subject: "AB", message: "1234567890" });
    await button(page).click();
    await expect(form(page)).toContainText(/M-[A-Z0-9]{3}-[A-Z0-9]{4}/);
  });

  test("keeps its draft over a reload, the tick included", async ({ page }) => {
    await fillIn(page, goodMessage);
    await page.getByLabel(/newsletter as well/).check();
    await page.reload();
    await wake(page);
    expect(await valuesIn(page)).toEqual({ ...goodMessage, newsletter: "true" });
  });
});

test.describe("what the server refuses", () => {
  test.use({ expectedOnConsole: /Failed to load resource|^console: Error: 422: / });

  test("stands beneath its field and is not sent again", async ({ page }) => {
    const answers: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/api/contact")) answers.push(response.status());
    });
    // Without the rules in the browser, the server alone validates.
    await page.route("**/assets/contact-form-*.js", (route) => route.abort());
    await page.goto("/contact");
    await fillIn(page, { ...goodMessage, email: "nobody" });
    await button(page).click();
    await expect(await noteOf(page, "email")).toHaveText("Invalid email address");
    await expect(form(page).getByRole("alert")).toHaveText(
      "Please check the fields that are marked.",
    );
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page).getByText(messageNotice[0], { exact: true })).toBeVisible();
    expect(await valuesIn(page)).toEqual({ ...goodMessage, email: "nobody" });
    await page.reload();
    await wake(page);
    expect(answers).toEqual([422]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedOnConsole: /Failed to load resource.*422/ });

  test("the message comes back with what is wrong, and then arrives", async ({ page }) => {
    await page.goto("/contact");
    await fillIn(page, { ...goodMessage, email: "asa at tidewater" });
    await page.getByLabel(/newsletter as well/).check();
    await button(page).click();
    await expect(await noteOf(page, "email")).toHaveText("Invalid email address");
    expect(await field(page, "message").inputValue()).toBe(goodMessage.message);
    await expect(page.getByLabel(/newsletter as well/)).toBeChecked();
    await fillIn(page, { email: goodMessage.email });
    await button(page).click();
    await expect(page.getByText("Your message is with us.")).toBeVisible();
    await expect(page.getByText(/M-[A-Z0-9]{3}-[A-Z0-9]{4}/)).toBeVisible();
  });
});
