import type { Page } from "@playwright/test";

/** All code that React comes with. */
export const scripts = "**/assets/**.js";

/**
 * Keeps requests from leaving the browser.
 * @param address as `page.route` takes it
 * @returns lets them go, those that waited and those to come
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
