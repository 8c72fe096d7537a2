/** Each screen behind a sign-in with every text in brackets and a third longer: nothing runs over. */
import { rm } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import {
  type DemoPerson,
  oneScreenOfEachPath,
  screensByPath,
  startDemo,
} from "../../support/every-screen.ts";
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
        await test.step(address, async () => {
          await page.goto(demo.url + address);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 844 });
            expect.soft(await overflowOf(page), `${address} at ${width} px`).toBe(0);
          }
        });
    } finally {
      await demo.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  });

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
