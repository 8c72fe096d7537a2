import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type RunningServer, startServer } from "./server.ts";

interface JourneyFixtures {
  /** Console lines that this journey provokes; every other error fails it. */
  expectedOnConsole: RegExp;
}

interface WorkerFixtures {
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
    const errors = watch(page, expectedOnConsole);
    await use(page);
    expect(errors, "errors that a visitor's browser reported").toEqual([]);
  },
});

export { expect };

function addressFor(seed: string): string {
  const [a = 0, b = 0] = createHash("sha256").update(seed).digest();
  return `198.18.${a}.${b}`;
}

/** Console errors, uncaught exceptions, requests to other sites, and failed ones. */
function watch(page: Page, expected: RegExp): string[] {
  const errors: string[] = [];
  const report = (error: string) => {
    if (!expected.test(error)) errors.push(error);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      report(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    // A journey may have a second server of its own, at another port, and passkeys need a name.
    const { protocol, hostname, href } = new URL(request.url());
    const ours =
      ["127.0.0.1", "localhost"].includes(hostname) ||
      !["http:", "https:", "ws:", "wss:"].includes(protocol);
    if (!ours) report(`request to another host: ${href}`);
  });
  return errors;
}

/** As a first movement of the pointer would. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  // What is laid out a moment after the first paint moves what lies below it.
  await expect(page.locator("html[data-whole]")).toBeAttached();
}
