/** People, clients and sessions for tests behind the sign-in. */
import { randomUUID, randomUUIDv7 } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import {
  accounts,
  clientAssignments,
  clients,
  facilities,
  facilityAssignments,
} from "#database/schema.ts";
import type { AccountsContext, RequestOrigin } from "#domain/accounts/accounts-context.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { isClientRole, type Role } from "#domain/accounts/roles.ts";
import { createSecrets } from "#domain/accounts/secrets.ts";
import { findSession } from "#domain/accounts/sign-in/find-session.ts";
import { type SignInInput, signIn } from "#domain/accounts/sign-in/sign-in.ts";
import type { SignedIn } from "#domain/accounts/sign-in/sign-in-result.ts";
import { startQueue } from "#jobs/queue.ts";
import { silentLog, type TestDatabase } from "./databases.ts";

export const password = "slow tide over the harbor";
export const windowsChrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Cheap enough for hundreds of attempts; `password-hash.test.ts` tests the product's settings. */
const cheap = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

let hasher: ReturnType<typeof createPasswordHasher> | undefined;
let passwordHash: Promise<string> | undefined;

/** A context on a test's database, and a function that ends its queue. */
export async function startAccounts(database: Parameters<typeof startQueue>[0]) {
  const queue = await startQueue(database, silentLog);
  hasher ??= createPasswordHasher({ parameters: cheap });
  const context: AccountsContext = {
    db: database.db,
    queue,
    secrets: createSecrets(Buffer.alloc(32, "test")),
    passwords: await hasher,
    companyName: "Cleardawn Facility Services",
  };
  return { context, stop: () => queue.stop({ close: false, graceful: false }) };
}

/** The same for a describe block: filled before its first test, and ended after its last. */
export function useAccounts(database: () => TestDatabase): AccountsContext {
  const context = {} as AccountsContext;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const started = await startAccounts(database());
    stop = started.stop;
    Object.assign(context, started.context);
  });
  afterAll(() => stop?.());
  return context;
}

export interface TestPerson {
  id: string;
  name: string;
  email: string;
  username: string;
  role: Role;
  clientId: string | undefined;
}

export interface PersonOptions {
  role?: Role;
  clientId?: string;
  state?: "invited" | "active" | "suspended";
  clientIds?: string[];
  facilityIds?: string[];
  secondFactorWaived?: boolean;
}

/**
 * A person with an account and the password above, and a client of their own where the role needs
 * one.
 */
export async function addPerson(
  { db, passwords }: AccountsContext,
  options: PersonOptions = {},
): Promise<TestPerson> {
  const { role = "account-manager", state = "active", secondFactorWaived = true } = options;
  passwordHash ??= passwords.hash(password);
  const id = randomUUIDv7();
  const tag = id.slice(-12);
  const clientId = isClientRole(role)
    ? (options.clientId ?? (await addClient({ db })).id)
    : undefined;
  const person = { id, name: `Dana ${tag}`, email: `dana.${tag}@example.com`, role, clientId };
  const username = `dana.${tag}`;
  await db.insert(accounts).values({
    ...{ ...person, username, state, secondFactorWaived, mailbox: person.email },
    passwordHash: state === "invited" ? null : await passwordHash,
  });
  for (const one of options.clientIds ?? [])
    await db.insert(clientAssignments).values({ accountId: id, clientId: one });
  for (const facilityId of options.facilityIds ?? [])
    await db.insert(facilityAssignments).values({ accountId: id, facilityId });
  return { ...person, username };
}

export async function addClient({ db }: Pick<AccountsContext, "db">, facilityCount = 0) {
  const id = randomUUIDv7();
  await db.insert(clients).values({ id, name: `Client ${id.slice(-6)}` });
  const facilityIds = Array.from({ length: facilityCount }, () => randomUUIDv7());
  for (const facilityId of facilityIds)
    await db.insert(facilities).values({
      ...{ id: facilityId, clientId: id, name: "Clinic", timeZone: "America/Chicago" },
    });
  return { id, facilityIds };
}

export const newOrigin = (over: Partial<RequestOrigin> = {}): RequestOrigin => ({
  requestId: randomUUID(),
  userAgent: windowsChrome,
  addressHash: randomUUID(),
  ...over,
});

export const trySignIn = (
  context: AccountsContext,
  username: string,
  over: Partial<SignInInput> = {},
  origin = newOrigin(),
) => signIn(context, { username, password, rememberMe: false, cookies: {}, ...over }, origin);

export async function signInAs(
  context: AccountsContext,
  { username }: Pick<TestPerson, "username">,
  over: Partial<SignInInput> = {},
  origin = newOrigin(),
): Promise<SignedIn & { actor: Actor }> {
  const result = await trySignIn(context, username, over, origin);
  if (!result.ok) throw new Error(`not signed in: ${result.reason}`);
  if (result.signIn.step !== "signed-in") throw new Error("a second factor is required");
  const actor = await findSession(context.db, result.signIn.session.token);
  if (actor === undefined) throw new Error("no session");
  return { ...result.signIn, actor };
}

export const actorOf = (person: TestPerson): Actor => ({
  accountId: person.id,
  sessionId: randomUUID(),
  role: person.role,
  clientId: person.clientId,
  name: person.name,
  needsSecondFactor: false,
});

export async function accountOf({ db }: Pick<AccountsContext, "db">, id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (row === undefined) throw new Error("no such account");
  return row;
}
