import "#features/permissions.ts";
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { test as base, expect, type Page } from "@playwright/test";
import { type DemoServer, startDemo } from "./every-screen.ts";
import { servedPages } from "./page-list.ts";
import { createDatabase } from "./postgres-database.ts";
import { startTestServer } from "./postgres-server.ts";
import { preparePostgres } from "./prepare-database.ts";
import type { MenuStage } from "./scenarios/menu.ts";
import type { JourneyPerson, PersonKind } from "./scenarios/people.ts";
import { copyDemo, copySeededDatabase, type Seed, type Stages } from "./seeded-database.ts";
import { type RunningServer, startServer } from "./server.ts";

interface JourneyFixtures {
  /** Console lines that this journey provokes; every other error fails it. */
  expectedOnConsole: RegExp;
  /** Somebody whom no other journey signs in as. */
  person: (kind: PersonKind) => JourneyPerson;
}

/** A server with the people and records that were there before it was started (`scenarios/`). */
export interface SeededServer extends RunningServer {
  seed: Seed;
  claimPerson: (kind: PersonKind) => JourneyPerson;
  /** @returns a stage that no other journey on this server uses */
  claimStage: <Name extends keyof Stages>(name: Name) => Stages[Name];
}

/** Started by the first journey that asks for them: other fixtures of workers would mean other workers. */
interface WorkerFixtures {
  server: SeededServer;
  /** HTML of every public page as it comes from the server, by path. */
  served: ReadonlyMap<string, string>;
  /** A server with the demonstration, which journeys only look at. */
  demo: DemoServer;
  /** Makes a database without records on a PostgreSQL server, which is gone with the worker. */
  newDatabase: () => Promise<string>;
}

/** Every journey shares the server of its worker, unless what it does needs one of its own. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const { dataDirectory, seed } = await copySeededDatabase();
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({
        ...server,
        seed,
        claimPerson: (kind) => taken(seed.people[kind], kind),
        claimStage: (name) => taken(seed.stages[name], name),
      });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  served: [async ({ server }, use) => use(await servedPages(server.url)), { scope: "worker" }],
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const dataDirectory = await copyDemo();
      const server = await startDemo({ dataDirectory });
      await use(server);
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  newDatabase: [
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const postgres = await startTestServer();
      const template = await createDatabase(postgres.url);
      await preparePostgres(template.url, async () => undefined);
      await use(async () => (await createDatabase(postgres.url, template.name)).url);
      await postgres.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  person: async ({ server }, use) => use(server.claimPerson),
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

/** Each journey of such a file has a stage to itself. */
export const journeyAt = <Name extends keyof Stages>(name: Name) =>
  test.extend<{ stage: Stages[Name] }>({
    stage: async ({ server }, use) => use(server.claimStage(name)),
  });

/** Journeys that only look at the client with forty facilities. */
export const menuJourney = test.extend<{ stage: MenuStage }>({
  stage: async ({ server }, use) => use(server.seed.menu),
});

function taken<One>(left: One[], name: string): One {
  const prepared = left.pop();
  if (prepared === undefined) throw new Error(`the seeded database has no more of ${name}`);
  return prepared;
}

function addressFor(seed: string): string {
  const [a = 0, b = 0] = createHash("sha256").update(seed).digest();
  return `198.18.${a}.${b}`;
}

/** The console prints this in place of each worker (`playwright.config.ts`). */
const noWorkers = "Service Worker registration blocked by Playwright";

/** Console errors, uncaught exceptions, requests to other sites, and failed ones. */
function watch(page: Page, expected: RegExp): string[] {
  const errors: string[] = [];
  const report = (error: string) => {
    if (!expected.test(error) && !error.includes(noWorkers)) errors.push(error);
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

/** Waits until React answers: what is sent before that goes by the browser's own way of sending. */
export const waitForReact = (page: Page): Promise<void> =>
  expect(page.locator("html[data-hydrated]")).toBeAttached();

/**
 * Waits until the page shows what a form was answered with. A button that is pressed before that still sends
 * what was there before.
 * @param step as it stands in the address, e.g. "saved"
 */
export const waitForAnswer = (page: Page, step: string): Promise<void> =>
  waitForAddress(page, ({ searchParams }) => searchParams.get("done") === step);

/**
 * Waits until the page of this address is drawn. React draws it a moment after the router has changed the
 * address, and what is typed or read in that moment belongs to the page before.
 */
export async function waitForAddress(
  page: Page,
  address: RegExp | ((url: URL) => boolean),
): Promise<void> {
  await page.waitForURL(address);
  await expect
    .poll(() =>
      page.evaluate(() => {
        // A page that the browser has loaded by itself shows its address from its first paint on.
        const { hydrated } = document.documentElement.dataset;
        return hydrated === undefined || hydrated === (history.state?.key ?? "default");
      }),
    )
    .toBe(true);
}

/** A first movement of the pointer would do this, or a key on a phone, which has no pointer. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  await waitForReact(page);
  // Parts that are laid out a moment after the first paint move what lies below them.
  await expect(page.locator("html[data-whole]")).toBeAttached();
}
