/** Contexts and sessions for tests of what stands behind the sign-in. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { accounts } from "#features/schema.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import type { AccountsContext, RequestOrigin } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { createSecrets } from "#platform/identity/secrets.server.ts";
import { findSession } from "#platform/identity/sign-in/find-session.server.ts";
import { type SignInInput, signIn } from "#platform/identity/sign-in/sign-in.server.ts";
import type { SignedIn } from "#platform/identity/sign-in/sign-in-result.ts";
import { startQueue } from "#platform/jobs/queue.server.ts";
import { silentLog, type TestDatabase } from "./databases.ts";
import { cheapPasswords, password, type TestPerson } from "./people.ts";

export {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  type PersonOptions,
  password,
  type TestPerson,
} from "./people.ts";

export const testSecrets = createSecrets(Buffer.alloc(32, "test"));

export const windowsChrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

let hasher: ReturnType<typeof cheapPasswords> | undefined;

/** A context on a test's database, and a function that ends its queue. */
export async function startAccounts(
  database: Parameters<typeof startQueue>[0] & Pick<OpenDatabase, "accounts">,
) {
  const queue = await startQueue(database, silentLog);
  hasher ??= cheapPasswords();
  const context: AccountsContext = {
    db: database.accounts,
    queue,
    secrets: testSecrets,
    passwords: await hasher,
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

/** A request from an address of its own. */
export const newOrigin = (): RequestOrigin => ({
  requestId: randomUUID(),
  userAgent: windowsChrome,
  addressHash: randomUUID(),
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

export async function accountOf({ db }: Pick<AccountsContext, "db">, id: string) {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (row === undefined) throw new Error("no such account");
  return row;
}
