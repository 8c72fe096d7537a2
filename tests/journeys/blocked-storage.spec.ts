import { test } from "../support/blocked-storage.ts";
import { goodMessage, messageNotice, writer } from "../support/contact-visitor.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, waitForReact, wake } from "../support/journey.ts";
import { loseFirstAnswer } from "../support/lost-answer.ts";
import { expectNotice, quoteFailed, quoteSent } from "../support/notice.ts";
import * as quote from "../support/quote-visitor.ts";
import { storedEmails } from "../support/stored-emails.ts";

const reference = /[MQ]-[A-Z0-9]{3}-[A-Z0-9]{4}/;

test("a quote is one request with its time and its mails, though its first answer was lost", async ({
  page,
  server,
}) => {
  const email = "blocked-quote@harbor-main.test";
  const sent: { key: string | undefined; elapsed: string | null }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/quote")) return;
    const { "idempotency-key": key, "form-metadata": metadata } = request.headers();
    sent.push({ key, elapsed: new URLSearchParams(metadata).get("elapsed") });
  });
  await page.clock.install();
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "localStorage")).catch(String)).toContain(
    "Access is denied",
  );
  await quote.fillIn(page, { fullName: quote.goodRequest.fullName });
  await page.clock.fastForward("00:10");
  await quote.fillIn(page, { ...quote.goodRequest, email });
  const { lost } = await loseFirstAnswer(page, "**/api/quote");
  await quote.submitButton(page).click();
  await expectNotice(page, ...quoteFailed);
  expect(await quote.valuesIn(page)).toEqual({ ...quote.goodRequest, email });

  const answer = page.waitForResponse("**/api/quote");
  await quote.submitButton(page).click();
  expect(await (await answer).json()).toEqual(await lost);
  await expectNotice(page, ...quoteSent);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  for (const { elapsed } of sent) expect(Number(elapsed)).toBeGreaterThanOrEqual(10_000);
  expect(await storedEmails(server.dataDirectory, email, 1)).toHaveLength(1);
});

test("a quote sent before React has taken over tells its time, and is one when sent again", async ({
  page,
  server,
}) => {
  const email = "blocked-early@harbor-main.test";
  await page.route("**/assets/**.js", (route) => route.abort());
  await page.goto("/");
  const request = { ...quote.goodRequest, email };
  await quote.fillInBeforeReact(page, request);
  const posts: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URLSearchParams(request.postData() ?? ""));
  });
  const references: string[] = [];
  for (const _time of [1, 2]) {
    await quote.submitButton(page).click();
    const answer = quote.quoteForm(page).getByText(reference);
    await expect(answer).toBeVisible();
    // What is laid out later (first-screen.css) has an empty `innerText` until then.
    references.push((await answer.textContent()) ?? "");
    await page.goBack();
    // Browsers restore the form, but for what they shall not suggest.
    await expect(quote.field(page, "email")).toHaveValue(email);
    await quote.fillInBeforeReact(page, { squareFootage: request.squareFootage });
  }
  const [typed, typedAgain] = posts.map((post) => [...post].filter(([name]) => name !== "elapsed"));
  expect(typedAgain).toEqual(typed);
  expect(new Set(references).size).toBe(1);
  expect(posts.map((post) => post.get("elapsed"))).toEqual([expect.stringMatching(/^\d+$/), ""]);
  expect(await storedEmails(server.dataDirectory, email, 1)).toHaveLength(1);
});

test("what is typed is still there after a look at another page", async ({ page }) => {
  await page.goto("/contact");
  await wake(page);
  await writer.fillIn(page, goodMessage);
  await page.locator("footer a[href='/about']").first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(writer.field(page, "message")).toHaveValue(goodMessage.message);
  expect(await writer.valuesIn(page)).toEqual(goodMessage);
});

test("a message waits in the open page, which is not left unasked, and goes with its mails", async ({
  page,
  context,
  server,
}) => {
  const email = "blocked-message@tidewater.test";
  await page.goto("/contact");
  await writer.fillIn(page, { ...goodMessage, email });
  await waitForReact(page);
  await cutConnection(page);
  await writer.button(page).click();
  await expectNotice(page, ...messageNotice);
  await expect(writer.form(page)).toContainText("leave this page open");
  const dialogOpens = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogOpens;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(writer.form(page)).toContainText(reference);
  expect(await storedEmails(server.dataDirectory, email, 1)).toHaveLength(1);
});
