/** Journeys of people with accounts: a server whose database knew them before it was started. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createLink } from "#domain/accounts/account-links.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { expect, test as journey } from "./journey.ts";
import { addClient, addPerson, password, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";

const kinds = {
  client: { role: "client-administrator" },
  staff: { role: "account-manager" },
  administrator: { role: "administrator", secondFactorWaived: false },
  /** Who may do without a second factor, as the demo's administrator. */
  "administrator-ready": { role: "administrator" },
  invited: { role: "client-member", state: "invited" },
} as const;

export type PersonKind = keyof typeof kinds;

export interface JourneyPerson extends TestPerson {
  password: string;
  /** Of those who are invited. */
  invitation: string;
}

interface AccountFixtures {
  /** Somebody whom no other journey signs in as. */
  person: (kind: PersonKind) => JourneyPerson;
}

interface StaffedServer extends RunningServer {
  people: Record<PersonKind, JourneyPerson[]>;
}

/** As many as the journeys of a worker can need, retries included. */
const ofEachKind = 40;

export const test = journey.extend<AccountFixtures, { staffed: StaffedServer }>({
  staffed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-people-"));
      const people = await addPeople(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, people });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ staffed }, use) => use(staffed.url),
  person: async ({ staffed }, use) =>
    use((kind) => {
      const one = staffed.people[kind].pop();
      if (one === undefined) throw new Error(`no ${kind} is left`);
      return one;
    }),
});

async function addPeople(dataDirectory: string): Promise<StaffedServer["people"]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const people: StaffedServer["people"] = {
    client: [],
    staff: [],
    administrator: [],
    "administrator-ready": [],
    invited: [],
  };
  for (const kind of Object.keys(kinds) as PersonKind[])
    for (let n = 0; n < ofEachKind; n++) {
      const { id: clientId } = await addClient(context, 2);
      const one = await addPerson(context, { ...kinds[kind], clientId });
      const link = { accountId: one.id, purpose: "invitation" } as const;
      const invitation = kind === "invited" ? await createLink(db, link) : "";
      people[kind].push({ ...one, password, invitation });
    }
  await opened.database.close();
  return people;
}

/** Types into the login, and sends it. */
export async function logIn(
  page: Page,
  { username, password }: Pick<JourneyPerson, "username" | "password">,
  { remember = false, path = "/client-portal" } = {},
): Promise<void> {
  await page.goto(path);
  const form = page.locator("#login form");
  await form.getByLabel("Username/Email").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  if (remember) await form.getByLabel(/Remember me/).check();
  await form.getByRole("button", { name: "Log In" }).click();
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Every screen of these journeys fits its width, and says nothing that axe objects to. */
export async function expectToFit(page: Page): Promise<void> {
  // Without scripts a page may still be on its way.
  await page.waitForLoadState();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBe(0);
}
