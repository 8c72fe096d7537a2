/** Each screen behind a sign-in, and pages of occupants and guests, with every text in brackets and a third longer: nothing runs over. */
import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import {
  type DemoPerson,
  oneScreenOfEachPath,
  screensByPath,
  startDemo,
} from "../../support/every-screen.ts";
import { addGuestPages, inSpanish } from "../../support/guest-pages.ts";
import { prepareDatabase } from "../../support/prepare-database.ts";
import { copyDemo } from "../../support/seeded-database.ts";

test.use({ javaScriptEnabled: false });

const widths = [320, 390, 1280];

const people = ["client.admin", "staff.admin", "staff.crew"] as const satisfies DemoPerson[];

for (const who of people)
  test(`${who}'s screens have room for longer texts`, async ({ page }) => {
    test.setTimeout(600_000);
    const dataDirectory = await copyDemo();
    const demo = await startDemo({ dataDirectory, env: { PSEUDO_LANGUAGE: "1" } });
    try {
      const cookie = await demo.signIn(who);
      const answer = await page.request.post(`${demo.url}/account/language`, {
        headers: { Cookie: cookie, Origin: demo.url },
        form: { language: "es" },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(303);
      const [name = "", value = ""] = cookie.split("=");
      await page.context().addCookies([{ name, value, url: demo.url }]);
      const screens = await screensByPath(demo, who);
      expect(screens.size).toBeGreaterThan(5);
      for (const { address } of oneScreenOfEachPath(screens))
        await test.step(address, () => expectRoom(page, demo.url + address));
    } finally {
      await demo.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });

test("pages of occupants and guests have room for longer texts", async ({ page }) => {
  test.setTimeout(300_000);
  const dataDirectory = await copyDemo();
  const pages = await prepareDatabase(dataDirectory, ({ db }) => addGuestPages(db));
  const demo = await startDemo({ dataDirectory, env: { PSEUDO_LANGUAGE: "1" } });
  try {
    expect(pages.length).toBeGreaterThan(10);
    for (const address of pages.map(inSpanish))
      await test.step(address, async () => {
        await expectRoom(page, demo.url + address);
        await expect.soft(page.locator("main"), address).toContainText("[");
      });
  } finally {
    await demo.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

async function expectRoom(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  expect.soft(answer?.status(), url).toBe(200);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await overflowOf(page), `${url} at ${width} px`).toBe(0);
  }
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
