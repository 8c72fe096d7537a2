/** Screens behind a sign-in, and pages of occupants and guests, in Spanish on a phone: by axe, and for their width. */
import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectNoViolation } from "../../support/axe.ts";
import { type DemoServer, followLinks, startDemo } from "../../support/every-screen.ts";
import { addGuestPages, inSpanish } from "../../support/guest-pages.ts";
import { expect, test } from "../../support/journey.ts";
import { prepareDatabase } from "../../support/prepare-database.ts";
import { copyDemo } from "../../support/seeded-database.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A copy of its own: what is added to it would be found by other journeys. */
async function withDemo(look: (demo: DemoServer, guestPages: readonly string[]) => Promise<void>) {
  const dataDirectory = await copyDemo();
  const guestPages = await prepareDatabase(dataDirectory, ({ db }) => addGuestPages(db));
  const demo = await startDemo({ dataDirectory });
  try {
    await look(demo, guestPages);
  } finally {
    await demo.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function expectGoodInSpanish(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.soft(page.locator("html"), url).toHaveAttribute("lang", "es-US");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
  await expectNoViolation(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wider, url).toBe(0);
}

test("pages of occupants and guests read well in Spanish at 390 px", async ({ page }) => {
  test.setTimeout(300_000);
  await withDemo(async (demo, guestPages) => {
    for (const address of guestPages.map(inSpanish))
      await test.step(address, () => expectGoodInSpanish(page, demo.url + address));
  });
});

for (const who of ["client.admin", "staff.admin", "staff.crew"] as const)
  test(`${who}'s screens read well in Spanish at 390 px`, async ({ page }) => {
    test.setTimeout(600_000);
    await withDemo(async (demo) => {
      // Not those that other journeys have found: each copy makes prospects of its own.
      const screens = await followLinks(demo, who, 1);
      const paths = new Map(screens.map(({ path, address }) => [path, address]));
      expect(paths.size).toBeGreaterThan(3);
      const [name = "", value = ""] = (await demo.signIn(who)).split("=");
      await page.context().addCookies([{ name, value, url: demo.url }]);
      const chosen = await page.request.post(`${demo.url}/account/language`, {
        headers: { Origin: demo.url },
        form: { language: "es", next: "/account/profile" },
      });
      expect(chosen.ok()).toBe(true);
      const faults: string[] = [];
      for (const address of paths.values())
        await test.step(address, () =>
          expectGoodInSpanish(page, demo.url + address).catch((error: unknown) => {
            faults.push(`${address}: ${error}`);
          }),
        );
      // Its stream of events would end with the server.
      await page.goto("about:blank");
      expect(faults).toEqual([]);
    });
  });
