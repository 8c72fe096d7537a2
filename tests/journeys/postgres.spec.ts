import { expect, test } from "../support/journey.ts";
import { expectNotice, quoteFailed, quoteSent } from "../support/notice.ts";
import {
  fillIn,
  goodRequest,
  quoteForm,
  submitButton,
  valuesIn,
} from "../support/quote-visitor.ts";
import { relayTo } from "../support/relay.ts";
import { startServer } from "../support/server.ts";

test.use({ expectedOnConsole: /Failed to load resource|^console: Error: 503: / });

test("on PostgreSQL a request is saved, refused with a message during an outage, and saved afterwards", async ({
  page,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const relay = await relayTo(databaseUrl);
  const server = await startServer({ env: { DATABASE_URL: relay.url } });
  try {
    await page.goto(server.url);
    await fillIn(page);
    await submitButton(page).click();
    await expectNotice(page, ...quoteSent);
    await expect(quoteForm(page)).toContainText(/Q-[A-Z0-9]{3}-[A-Z0-9]{4}/);

    relay.cut();
    await fillIn(page);
    const answer = page.waitForResponse("**/api/quote");
    await submitButton(page).click();
    expect((await answer).status()).toBe(503);
    expect(Number((await answer).headers()["retry-after"])).toBeGreaterThan(0);
    await expectNotice(page, ...quoteFailed);
    expect(await valuesIn(page)).toEqual(goodRequest);
    expect((await page.request.get(`${server.url}/healthz`)).status()).toBe(503);
    expect((await page.request.get(server.url)).status(), "pages need no database").toBe(200);

    relay.repair();
    await expect
      .poll(async () => (await page.request.get(`${server.url}/healthz`)).status())
      .toBe(200);
    await submitButton(page).click();
    await expectNotice(page, ...quoteSent);
  } finally {
    await server.discard();
    await relay.close();
  }
});
