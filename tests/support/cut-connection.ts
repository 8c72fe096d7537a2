import { expect, type Page } from "@playwright/test";

/**
 * Takes the connection away and waits until a request of the page finds it gone: the part of the browser that
 * sends requests may hear of it a moment later than the test goes on, and would still send a form.
 */
export async function cutConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const ask = () =>
    fetch("/healthz").then(
      () => "answered",
      () => "cut",
    );
  await expect.poll(() => page.evaluate(ask)).toBe("cut");
}
