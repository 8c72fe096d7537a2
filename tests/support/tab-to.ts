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
