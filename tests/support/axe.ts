import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Everything that axe knows, best practices included. @param within the part that is validated */
export async function expectNoViolation(page: Page, within = "html"): Promise<void> {
  // Half-transparent text on its way in is no contrast to validate.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // "Legacy" validates in the page itself, in half the time; the other way exists for foreign frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}
