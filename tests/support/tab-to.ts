import type { Locator, Page } from "@playwright/test";

/** More than any screen has. */
const maxControls = 120;

/** Goes to a control as a keyboard does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let n = 0; n < maxControls; n++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${control} is not reached by Tab`);
}

/**
 * Runs in the browser: true if the middle of the element, or of its label, is in the window and nothing lies
 * over it.
 */
export function isFocusInSight(): boolean {
  const { activeElement } = document;
  if (activeElement === null) return false;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
  return there !== null && (activeElement.contains(there) || there.contains(activeElement));
}
