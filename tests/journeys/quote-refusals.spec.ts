import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, waitForReact, wake } from "../support/journey.ts";
import { expectNotice, quoteFailed, quoteSent } from "../support/notice.ts";
import {
  field,
  fillIn,
  goodRequest,
  noteOf,
  quoteForm,
  submitButton,
  valuesIn,
} from "../support/quote-visitor.ts";
import { startServer } from "../support/server.ts";
import { storedLeads } from "../support/stored-leads.ts";

// A failed request stands on the console twice: the browser's own line, and the specified one.
test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: \d{3}: / });

test("what only the server finds wrong stands beneath its field", async ({ page }) => {
  // Without the rules in the browser, the server alone validates.
  await page.route("**/assets/quote-form-*.js", (route) => route.abort());
  await page.goto("/");
  await fillIn(page, { ...goodRequest, email: "nobody", phone: "1" });
  const answer = page.waitForResponse("**/api/quote");
  await submitButton(page).click();
  expect((await answer).status()).toBe(422);
  await expect(await noteOf(page, "email")).toHaveText("Invalid email address");
  await expect(await noteOf(page, "phone")).toHaveText("Valid phone number is required");
  await expect(field(page, "email")).toBeFocused();
  await expectNotice(page, ...quoteFailed);
  expect(await valuesIn(page)).toEqual({ ...goodRequest, email: "nobody", phone: "1" });
});

test("too many requests get a message to wait and keep everything; the console has the response", async ({
  page,
  server,
  extraHTTPHeaders,
}) => {
  let last = 0;
  for (let attempt = 0; attempt < 40 && last !== 429; attempt += 1) {
    const body = JSON.stringify({ ...goodRequest, fullName: `Visitor ${attempt}` });
    const headers = { ...extraHTTPHeaders, "Content-Type": "application/json" };
    last = (await fetch(`${server.url}/api/quote`, { method: "POST", headers, body })).status;
  }
  expect(last).toBe(429);

  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto("/");
  await fillIn(page);
  const answer = page.waitForResponse("**/api/quote");
  await submitButton(page).click();
  const response = await answer;
  expect(response.status()).toBe(429);
  expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
  const { message } = await response.json();
  expect(message).toMatch(/minute/);
  await expect(quoteForm(page).getByRole("alert")).toHaveText(message);
  await expectNotice(page, ...quoteFailed);
  expect(await valuesIn(page)).toEqual(goodRequest);
  expect(logged, "as the request helper is specified").toContainEqual(
    expect.stringContaining(`429: ${JSON.stringify({ message })}`),
  );
});

test("a cut connection loses nothing, and the next try is sent", async ({ page, context }) => {
  await page.goto("/");
  await fillIn(page);
  // Before React the browser would send the form by itself, and show its own error page.
  await wake(page);
  await cutConnection(page);
  await submitButton(page).click();
  await expectNotice(page, ...quoteFailed);
  await expect(quoteForm(page).getByRole("alert")).toContainText(
    "everything you typed is still here",
  );
  await expect(submitButton(page)).toBeEnabled();
  expect(await valuesIn(page)).toEqual(goodRequest);

  await context.setOffline(false);
  await page.reload();
  expect(await valuesIn(page), "kept over a reload as well").toEqual(goodRequest);
  // Before React the browser sends the form by itself, and a page confirms it without a notice.
  await wake(page);
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
});

test("a server that dies with the request in its hands loses nothing and counts it once", async ({
  page,
}) => {
  const first = await startServer({ env: { TRUST_PROXY: "1" } });
  const { dataDirectory, port } = first;
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/quote")) keys.push(request.headers()["idempotency-key"] ?? "");
  });
  try {
    await page.goto(first.url);
    await fillIn(page);
    await waitForReact(page);
    // Frozen, so that the request is surely on its way when the process ends.
    process.kill(first.pid, "SIGSTOP");
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText("Submitting...");
    await first.kill();
    await expectNotice(page, ...quoteFailed);
    expect(await valuesIn(page)).toEqual(goodRequest);

    const second = await startServer({ env: { TRUST_PROXY: "1" }, dataDirectory, port });
    try {
      await submitButton(page).click();
      await expectNotice(page, ...quoteSent);
    } finally {
      await second.stop();
    }
    expect(new Set(keys).size, "both tries carry the same key").toBe(1);
    expect(keys).toHaveLength(2);
    expect(await storedLeads(dataDirectory)).toHaveLength(1);
  } finally {
    await first.discard();
  }
});
