/** Each screen behind a sign-in as it looks: by axe, for its width, and for what a console says. */
import type { Page } from "@playwright/test";
import { expectNoViolation } from "../../support/axe.ts";
import {
  type DemoPerson,
  type DemoServer,
  followLinks,
  type Screen,
  startDemo,
} from "../../support/every-screen.ts";
import { expect, test as journey } from "../../support/journey.ts";

interface Demo {
  server: DemoServer;
  /** Some of each path, by different filters, and the session that sees them. */
  screensOf: (who: DemoPerson) => Promise<{ cookie: string; screens: Screen[] }>;
}

const test = journey.extend<object, { demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const server = await startDemo();
      const known = new Map<DemoPerson, ReturnType<Demo["screensOf"]>>();
      const walk = async (who: DemoPerson) => ({
        cookie: await server.signIn(who),
        screens: someOfEach(await followLinks(server, who, 1)),
      });
      await use({
        server,
        screensOf(who) {
          const screens = known.get(who) ?? walk(who);
          known.set(who, screens);
          return screens;
        },
      });
      await server.discard();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ demo }, use) => use(demo.server.url),
});

const ofEach = 2;

function someOfEach(screens: readonly Screen[]): Screen[] {
  const byPath = Map.groupBy(screens, ({ path }) => path);
  return [...byPath.values()].flatMap((of) => of.slice(0, ofEach));
}

/** How many, so that no journey takes minutes. */
const parts = [
  ["client.admin", 3],
  ["staff.admin", 5],
  ["staff.crew", 1],
] as const satisfies (readonly [DemoPerson, number])[];

for (const [who, count] of parts)
  for (let part = 0; part < count; part++)
    test(`${who}'s screens read well and fit, part ${part + 1} of ${count}`, async ({
      page,
      demo,
    }) => {
      test.setTimeout(300_000);
      const { cookie, screens } = await demo.screensOf(who);
      const [name = "", value = ""] = cookie.split("=");
      await page.context().addCookies([{ name, value, url: demo.server.url }]);
      const own = screens.filter((_, index) => index % count === part);
      expect(own.length).toBeGreaterThan(3);
      for (const { address } of own)
        await test.step(address, async () => {
          await page.emulateMedia({ colorScheme: "light" });
          await page.setViewportSize({ width: 1280, height: 844 });
          await page.goto(address);
          await page.mouse.move(5, 5);
          await expect(page.locator("html[data-hydrated]"), address).toBeAttached();
          await expectToFit(page, address);
          for (const width of [1280, 390]) await expectGoodLooks(page, width);
          // Forms that open on the page, several at once where only one can.
          if (!(await page.evaluate(openAll))) return;
          await expectToFit(page, `${address}, opened`);
          await expectNoViolation(page);
        });
    });

/** 320 px is 1280 at four times the size. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `${what} at ${width} px`).toBe(0);
  }
}

/** In the dark, colors alone are others. */
async function expectGoodLooks(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolation(page, { rules: ["color-contrast"] });
  await page.emulateMedia({ colorScheme: "light" });
  await expectNoViolation(page);
}

function openAll(): boolean {
  const closed = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
  for (const one of closed) {
    one.removeAttribute("name");
    one.open = true;
  }
  return closed.length > 0;
}
