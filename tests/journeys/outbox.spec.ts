import {
  contactQuoteNotice,
  goodMessage,
  messageNotice,
  writer,
} from "../support/contact-visitor.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, waitForReact, wake } from "../support/journey.ts";
import { expectNotice } from "../support/notice.ts";
import * as quote from "../support/quote-visitor.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { storedContactMessages, storedLeads } from "../support/stored-leads.ts";

const { form, button, fillIn, valuesIn } = writer;
const env = { TRUST_PROXY: "1" };
const waiting = /waiting in this browser\. It will be sent/;
const reference = /[MQ]-[A-Z0-9]{3}-[A-Z0-9]{4}/;

// What fails is only logged; the browser adds lines of its own.
test.use({
  expectedOnConsole:
    /Failed to (load resource|fetch)|^console: (TypeError|Error: 5\d\d: )|net::ERR/,
});

const nothingWaits = () =>
  Object.keys(localStorage).filter((name) => /^(outbox|draft|returned):/.test(name));

/** The same server again, on the same port and data. */
const again = ({ dataDirectory, port }: RunningServer) => startServer({ env, dataDirectory, port });

test("server down, submit, reload, server up: exactly one message arrives", async ({ page }) => {
  const first = await startServer({ env });
  try {
    await page.goto(`${first.url}/contact`);
    await fillIn(page, goodMessage);
    await waitForReact(page);
    await first.kill();
    await button(page).click();
    await expectNotice(page, ...messageNotice);
    await expect(form(page)).toContainText(waiting);
    expect(await valuesIn(page)).toEqual(goodMessage);
    await page.reload().catch(() => undefined); // Nobody answers yet.

    const second = await again(first);
    try {
      const arrived = page.waitForResponse("**/api/contact");
      // No pointer, no key: what waits is reason enough.
      await page.goto(`${second.url}/about`);
      expect((await arrived).status()).toBe(201);
      await expect.poll(() => page.evaluate(nothingWaits)).toEqual([]);
      await page.goto(`${second.url}/contact`);
      expect(Object.values(await valuesIn(page)).join("")).toBe("");
    } finally {
      await second.stop();
    }
    const kept = await storedContactMessages(first.dataDirectory);
    expect(kept.map(({ subject }) => subject)).toEqual([goodMessage.subject]);
  } finally {
    await first.discard();
  }
});

test("a server that dies with the message in its hands has it once in the end", async ({
  page,
}) => {
  const first = await startServer({ env });
  try {
    await page.goto(`${first.url}/contact`);
    await quote.fillIn(page);
    await waitForReact(page);
    process.kill(first.pid, "SIGSTOP");
    await quote.submitButton(page).click();
    await expectNotice(page, ...contactQuoteNotice);
    await expect(quote.submitButton(page)).toHaveText("Submitting...");
    await first.kill();
    await expect(quote.quoteForm(page)).toContainText(waiting);
    const second = await again(first);
    try {
      await quote.quoteForm(page).getByRole("button", { name: "Send now" }).click();
      await expect(quote.quoteForm(page)).toContainText(reference);
    } finally {
      await second.stop();
    }
    expect(await storedLeads(first.dataDirectory)).toHaveLength(1);
  } finally {
    await first.discard();
  }
});

test("when the connection is back, it goes by itself, and the form is emptied", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await fillIn(page, goodMessage);
  await waitForReact(page);
  await cutConnection(page);
  await button(page).click();
  await expectNotice(page, ...messageNotice);
  await expect(form(page)).toContainText(waiting);
  await expect(button(page)).toBeEnabled();
  await context.setOffline(false);
  await expect(form(page)).toContainText(reference);
  expect(Object.values(await valuesIn(page)).join("")).toBe("");
});

test("it is tried again after a while, and what was changed meanwhile stays", async ({ page }) => {
  let refusals = 0;
  await page.route("**/api/contact", (route) => {
    refusals += 1;
    return refusals > 1
      ? route.continue()
      : route.fulfill({ status: 503, json: { message: "We cannot save anything just now." } });
  });
  await page.route("**/api/mobile-contact", (route) => route.abort());
  await page.goto("/contact");
  await fillIn(page, goodMessage);
  await button(page).click();
  await expect(form(page)).toContainText(waiting);
  const changed = `${goodMessage.message} And by when?`;
  await fillIn(page, { message: changed });
  await expect(form(page)).toContainText(reference, { timeout: 20_000 });
  expect(await valuesIn(page)).toEqual({ ...goodMessage, message: changed });
});

test("two tabs send it once", async ({ page, context }) => {
  const posts: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/contact")) posts.push(request.url());
  });
  await context.route("**/api/contact", (route) => route.abort());
  await page.goto("/contact");
  await fillIn(page, goodMessage);
  await button(page).click();
  await expect(form(page)).toContainText(waiting);
  const other = await context.newPage();
  await other.goto("/contact");
  await wake(other);
  await expect(form(other)).toContainText(waiting);

  await context.setOffline(true);
  await context.unroute("**/api/contact");
  posts.length = 0;
  await context.setOffline(false);
  await expect(form(page)).toContainText("Your message is with us.");
  await expect(form(other)).toContainText("Your message is with us.");
  expect(posts).toHaveLength(1);
  expect(Object.values(await valuesIn(other)).join("")).toBe("");
});

test("a second text does not push out the first that waits: both arrive", async ({ page }) => {
  const server = await startServer({ env });
  try {
    await page.goto(`${server.url}/contact`);
    await page.route("**/api/*contact", (route) => route.abort());
    for (const subject of ["First", "Second"]) {
      await fillIn(page, { ...goodMessage, subject });
      await button(page).click();
      await expect(form(page)).toContainText(waiting);
    }
    await page.unroute("**/api/*contact");
    await form(page).getByRole("button", { name: "Send now" }).click();
    await expect(form(page)).toContainText(reference);
    await server.stop();
    const kept = await storedContactMessages(server.dataDirectory);
    expect(kept.map(({ subject }) => subject).sort()).toEqual(["First", "Second"]);
  } finally {
    await server.discard();
  }
});
