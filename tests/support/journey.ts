/** What every journey stands on: the built server, a visitor with an address of their own, and open eyes. */
import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";

interface JourneyFixtures {
  /** Lines on the console that this journey provokes; every other error fails it. */
  expectedOnConsole: RegExp;
}

interface WorkerFixtures {
  /** One for all journeys of a worker; visitors differ by the address that a proxy reports. */
  server: RunningServer;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const server = await startServer({ env: { TRUST_PROXY: "1" } });
      await use(server);
      await server.discard();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // Limits count by address: no journey may use up another's share.
  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: async ({}, use, info) => use({ "X-Forwarded-For": addressFor(info.testId) }),
  expectedOnConsole: [/^$/, { option: true }],
  page: async ({ page, expectedOnConsole }, use) => {
    const faults = watch(page, expectedOnConsole);
    await use(page);
    expect(faults, "faults that a visitor's browser reported").toEqual([]);
  },
});

export { expect };

/** From the range that is set aside for measuring networks. */
function addressFor(seed: string): string {
  const [a = 0, b = 0] = createHash("sha256").update(seed).digest();
  return `198.18.${a}.${b}`;
}

/** Errors on the console, uncaught exceptions, requests that leave the product, and broken ones. */
function watch(page: Page, expected: RegExp): string[] {
  const faults: string[] = [];
  const report = (fault: string) => {
    if (!expected.test(fault)) faults.push(fault);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      report(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    // A journey may have a second server of its own, at another port.
    const { protocol, hostname, href } = new URL(request.url());
    const ours = hostname === "127.0.0.1" || !["http:", "https:", "ws:", "wss:"].includes(protocol);
    if (!ours) report(`request to another host: ${href}`);
  });
  return faults;
}

/** Wakes the page as a first movement of the pointer would, and waits until React has taken over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
}
