/** Each screen behind a sign-in as it looks: by axe, for its width, and for what a console says. */
import type { Page } from "@playwright/test";
import { expectNoViolation, expectNoViolationInAnyScheme } from "../../support/axe.ts";
import { type DemoPerson, oneScreenOfEachPath, screensByPath } from "../../support/every-screen.ts";
import { expect, test, waitForReact } from "../../support/journey.ts";

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** How many, so that no journey takes minutes. */
const parts = [
  ["client.admin", 3],
  ["staff.admin", 7],
  ["staff.crew", 1],
] as const satisfies (readonly [DemoPerson, number])[];

for (const [who, count] of parts)
  for (let part = 0; part < count; part++)
    test(`${who}'s screens read well and fit, part ${part + 1} of ${count}`, async ({
      page,
      demo,
    }) => {
      const screens = oneScreenOfEachPath(await screensByPath(demo, who));
      const [name = "", value = ""] = (await demo.signIn(who)).split("=");
      await page.context().addCookies([{ name, value, url: demo.url }]);
      const ownScreens = screens.filter((_, index) => index % count === part);
      expect(ownScreens.length).toBeGreaterThan(3);
      for (const { address } of ownScreens)
        await test.step(address, async () => {
          await page.setViewportSize({ width: 1280, height: 844 });
          await page.goto(address);
          await page.mouse.move(5, 5);
          await waitForReact(page);
          await expectNoViolation(page);
          await page.setViewportSize({ width: 390, height: 844 });
          expect.soft(await page.evaluate(valuesWithoutLabel), address).toEqual([]);
          // With the forms that open on the page, several at once where only one can.
          await page.evaluate(openAll);
          await expectNoViolationInAnyScheme(page);
          await expectToFit(page, address);
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

/**
 * Cells on a phone that have neither the head of their column above them nor a label of their own.
 */
function valuesWithoutLabel(): string[] {
  const isSeen = (element: Element | undefined) =>
    element !== undefined && element.getBoundingClientRect().width > 1;
  const unlabeled: string[] = [];
  for (const table of document.querySelectorAll("main table")) {
    const heads = [...table.querySelectorAll("thead tr:last-child > *")];
    for (const cell of table.querySelectorAll("tbody td")) {
      const text = cell.textContent.trim();
      const controls = [...cell.querySelectorAll("a, button, label")];
      const isControl = controls.some((control) => control.textContent.trim() === text);
      if (text === "" || isControl || !isSeen(cell)) continue;
      const head = heads[(cell as HTMLTableCellElement).cellIndex];
      const label = [...cell.querySelectorAll(".sm\\:hidden")].find(isSeen);
      if (!isSeen(head) && label === undefined) unlabeled.push(text);
    }
  }
  return unlabeled;
}

function openAll(): void {
  const closed = document.querySelectorAll<HTMLDetailsElement>("main details:not([open])");
  for (const details of closed) {
    details.removeAttribute("name");
    details.open = true;
  }
}
