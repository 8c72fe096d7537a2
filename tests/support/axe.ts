import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

interface Checked {
  /** The part of the page. */
  within?: string;
  /** Default: all of axe, best practices included. */
  rules?: string[];
}

export async function expectNoViolation(
  page: Page,
  { within = "html", rules }: Checked = {},
): Promise<void> {
  // Text that fades in has no contrast yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(endTransitions);
  // "Legacy" runs in the page itself, in half the time; the default exists for foreign frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().include(within);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}

/** Colors on their way from one scheme to the other have no contrast either; a still page has no frames. */
function endTransitions(): void {
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}
