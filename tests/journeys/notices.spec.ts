import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { expectNotice, noticeArea, notices, quoteFailed, quoteSent } from "../support/notice.ts";
import { fillIn, submitButton } from "../support/quote-visitor.ts";

test.use({ expectedOnConsole: /Failed to (load resource|fetch)|^console: Error: 503: / });

const refuse = (page: Page) =>
  page.route("**/api/quote", (route) =>
    route.fulfill({ status: 503, json: { message: "We cannot take requests at this moment." } }),
  );

const send = async (page: Page) => {
  await fillIn(page);
  await submitButton(page).click();
};

test("a notice goes by itself after 5 s", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await send(page);
  await expectNotice(page, ...quoteSent);
  await page.mouse.move(2, 2);
  await page.clock.runFor(4_500);
  await expect(notices(page)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(notices(page)).toHaveCount(0);
});

test("one notice is shown at a time: the newest", async ({ page }) => {
  await refuse(page);
  await page.goto("/");
  await send(page);
  await expectNotice(page, ...quoteFailed);
  await page.unroute("**/api/quote");
  await submitButton(page).click();
  await expectNotice(page, ...quoteSent);
});

test("F8 takes the focus to the notices, Escape dismisses", async ({ page }) => {
  await page.goto("/");
  await send(page);
  await expectNotice(page, ...quoteSent);
  await page.keyboard.press("F8");
  await expect
    .poll(() => noticeArea(page).evaluate((area) => area.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(notices(page)).toHaveCount(0);
});

test("a swipe to the right of more than 50 px dismisses, a shorter one does not", async ({
  page,
}) => {
  await page.goto("/");
  await send(page);
  await expectNotice(page, ...quoteSent);
  const swipe = async (by: number) => {
    const box = await notices(page).first().boundingBox();
    if (!box) throw new Error("no notice");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 40, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + by / 2, y, { steps: 4 });
    await page.mouse.move(box.x + 40 + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(notices(page)).toHaveCount(1);
  await swipe(90);
  await expect(notices(page)).toHaveCount(0);
});

test("a notice is dismissed by its button", async ({ page }) => {
  await page.goto("/");
  await send(page);
  await notices(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(notices(page)).toHaveCount(0);
});
