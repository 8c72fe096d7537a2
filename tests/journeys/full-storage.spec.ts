import { expect, test } from "../support/journey.ts";
import { loseFirstAnswer } from "../support/lost-answer.ts";
import { expectNotice, quoteFailed, quoteSent } from "../support/notice.ts";
import { fillIn, goodRequest, submitButton } from "../support/quote-visitor.ts";
import { storedEmails } from "../support/stored-emails.ts";

test.use({ expectedOnConsole: /Failed to (load resource|fetch)/ });

/** Exactly as typed. */
function fillStorage() {
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2))
    for (let n = 0; ; n++)
      try {
        localStorage.setItem(`full-${size}-${n}`, "x".repeat(size));
      } catch {
        break;
      }
}

test("with storage full, a quote whose answer was lost is one request with its time", async ({
  page,
  server,
}) => {
  const email = "full-storage@harbor-main.test";
  await page.clock.install();
  await page.goto("/about");
  await page.evaluate(fillStorage);
  await page.goto("/");
  await fillIn(page, { fullName: goodRequest.fullName });
  await page.clock.fastForward("00:10");
  await fillIn(page, { ...goodRequest, email });
  expect(await page.evaluate(() => localStorage.getItem("draft:quote"))).toBeNull();
  const { lost } = await loseFirstAnswer(page, "**/api/quote");
  await submitButton(page).click();
  await expectNotice(page, ...quoteFailed);
  const answer = page.waitForResponse("**/api/quote");
  await submitButton(page).click();
  const { "form-metadata": metadata } = (await answer).request().headers();
  expect(Number(new URLSearchParams(metadata).get("elapsed"))).toBeGreaterThanOrEqual(10_000);
  expect(await (await answer).json()).toEqual(await lost);
  await expectNotice(page, ...quoteSent);
  expect(await storedEmails(server.dataDirectory, email, 1)).toHaveLength(1);
});
