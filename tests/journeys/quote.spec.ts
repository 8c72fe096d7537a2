import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { holdRequests, scripts } from "../support/held-requests.ts";
import { expect, test, waitForReact, wake } from "../support/journey.ts";
import { expectNotice, quoteSent } from "../support/notice.ts";
import {
  fillIn,
  fillInBeforeReact,
  goodRequest,
  quoteForm,
  submitButton,
  valuesIn,
} from "../support/quote-visitor.ts";
import type { RunningServer } from "../support/server.ts";

const empty = Object.fromEntries(Object.keys(goodRequest).map((name) => [name, ""]));

/** The mails of one request, once the worker has written them. */
async function mailsOf(server: RunningServer, id: string) {
  const folder = join(server.dataDirectory, "mail");
  await expect
    .poll(
      async () =>
        (await readdir(folder).catch(() => [])).filter(
          (name) => name.includes(id) && name.endsWith(".eml"),
        ).length,
      { timeout: 15_000 },
    )
    .toBe(2);
  const read = async (kind: string) =>
    PostalMime.parse(await readFile(join(folder, `quote-received-${kind}.${id}.eml`)));
  return { office: await read("office"), visitor: await read("visitor") };
}

test("a visitor asks for a quote, and the company hears of it", { tag: "@smoke" }, async ({
  page,
  server,
}) => {
  // A mailbox gets three confirmations an hour, whichever tests wrote to it before.
  const request = { ...goodRequest, email: "heard@lakeside.test" };
  await page.clock.install();
  await page.goto("/");
  await fillIn(page, { fullName: request.fullName });
  await page.clock.fastForward("01:30");
  await fillIn(page, request);
  const answer = page.waitForResponse("**/api/quote");
  await submitButton(page).click();

  const { id, reference } = await (await answer).json();
  expect(reference).toMatch(/^Q-[A-Z0-9]{3}-[A-Z0-9]{4}$/);
  await expectNotice(page, ...quoteSent);
  await expect(quoteForm(page)).toContainText(reference);
  expect(await valuesIn(page)).toEqual(empty);
  await expect(submitButton(page)).toBeEnabled();

  const { office, visitor } = await mailsOf(server, id);
  expect(office.replyTo?.[0]?.address).toBe(request.email);
  for (const fact of [
    reference,
    request.fullName,
    request.company,
    request.phone,
    request.message,
    "Corporate Office",
  ]) {
    expect(office.text).toContain(fact);
  }
  expect(visitor.to?.[0]?.address).toBe(request.email);
  expect(visitor.text).toContain(reference);
  for (const { html } of [office, visitor]) expect(html).not.toContain("<Offices>");

  await page.reload();
  expect(await valuesIn(page), "what was sent is not kept in the browser").toEqual(empty);
});

test("a double click sends one request", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quote")) sent.push(request.headers()["idempotency-key"] ?? "");
  });
  await page.goto("/");
  await fillIn(page);
  await submitButton(page).dblclick();
  await expectNotice(page, ...quoteSent);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^[0-9a-f-]{32,36}$/);
});

test("the button says that it is sending, and cannot be pressed meanwhile", async ({ page }) => {
  const releaseRequests = await holdRequests(page, "**/api/quote");
  await page.goto("/");
  await fillIn(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText("Submitting...");
  await expect(submitButton(page)).toBeDisabled();
  releaseRequests();
  await expect(submitButton(page)).toHaveText("Submit Request");
});

test("a reload keeps what was typed", async ({ page }) => {
  await page.goto("/");
  await fillIn(page);
  await page.reload();
  expect(await valuesIn(page)).toEqual(goodRequest);
  await wake(page);
  expect(await valuesIn(page), "after React has taken over").toEqual(goodRequest);
});

test("what is typed before React has taken over survives it and is sent", async ({ page }) => {
  const arrive = await holdRequests(page, scripts);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await fillInBeforeReact(page);
  await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
  arrive();
  await waitForReact(page);
  expect(await valuesIn(page)).toEqual(goodRequest);
  // It moves the button: pressed before and let go after, it would not be clicked.
  await expect(page.getByText("Planning range")).toBeVisible();
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
});

test("a form sent before React has taken over arrives all the same", async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await fillInBeforeReact(page);
  await submitButton(page).click();
  await expect(page.getByText(/Q-[A-Z0-9]{3}-[A-Z0-9]{4}/)).toBeVisible();
});

test("the request tells the page and the campaign it came from", async ({ page }) => {
  await page.goto("/?utm_source=letter&utm_campaign=spring&other=1");
  await fillIn(page);
  const request = page.waitForRequest("**/api/quote");
  await submitButton(page).click();
  const metadata = new URLSearchParams((await request).headers()["form-metadata"]);
  expect(metadata.get("page")).toBe("/");
  expect(metadata.get("campaign")).toBe("utm_source=letter&utm_campaign=spring");
  expect((await request).postDataJSON()).toEqual(goodRequest);
});

test("names and messages of every script and emoji pass", async ({ page }) => {
  await page.goto("/");
  await fillIn(page, {
    ...goodRequest,
    fullName: "山田 太郎",
    company: "مكتب النور 🌅",
    email: "почта@пример.испытание",
    message: "Хотим чистый офис каждое утро 🧹✨ — ขอบคุณ",
  });
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
});
