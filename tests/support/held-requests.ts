import type { Page } from "@playwright/test";

export const scripts = "**/assets/**.js";

/**
 * A page whose scripts are held may not count as loaded before: wait for its `domcontentloaded`.
 * @param address as for `page.route`
 * @returns releases held and future requests
 */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
