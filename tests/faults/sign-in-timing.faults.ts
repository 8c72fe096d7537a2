/** Response times must not reveal accounts: 200 attempts for each cause, mixed, as noise affects all. */
import { randomUUID } from "node:crypto";
import { ne } from "drizzle-orm";
import { expect, it } from "vitest";
import { accounts, rateLimits } from "#features/schema.ts";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { requestPasswordReset } from "#platform/identity/passwords/password-reset.server.ts";
import {
  addPerson,
  newOrigin,
  password,
  startAccounts,
  trySignIn,
} from "#tests/support/accounts.ts";
import { addApp } from "#tests/support/authenticator-app.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

const tries = 200;
/** Standard errors: chance exceeds it once in thousands of runs, a missing hash (20 ms) by far. */
const maxStandardErrors = 4;
/** Smaller differences cannot be measured over a network. */
const minMs = 1;

interface Distribution {
  median: number;
  /** Error of the median, by the spread of the middle half. */
  error: number;
}

function distributionOf(took: number[]): Distribution {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const spread = (at(0.75) - at(0.25)) / 1.349;
  return { median: at(0.5), error: (1.2533 * spread) / Math.sqrt(sorted.length) };
}

/** Each round in another order, so that drifts of the machine affect all. */
async function measure(causes: Record<string, () => Promise<unknown>>) {
  const took = new Map(Object.keys(causes).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < tries; round++) {
    const names = Object.keys(causes).toSorted(() => Math.random() - 0.5);
    for (const name of names) {
      const before = performance.now();
      await causes[name]?.();
      took.get(name)?.push(performance.now() - before);
    }
  }
  return new Map([...took].map(([name, times]) => [name, distributionOf(times)]));
}

function expectAlike(measured: Map<string, Distribution>) {
  const rows = [...measured].map(([cause, { median, error }]) => ({
    cause,
    "median ms": median.toFixed(2),
    "± ms": error.toFixed(2),
  }));
  console.warn(rows);
  const [reference, ...others] = measured.values();
  if (reference === undefined) throw new Error("nothing was measured");
  for (const other of others) {
    const apart = Math.abs(other.median - reference.median);
    const chance = maxStandardErrors * Math.hypot(other.error, reference.error);
    expect(apart).toBeLessThan(Math.max(minMs, chance));
  }
}

describeEachDatabase("engine", (database) => {
  it("does not tell why a sign-in failed", async () => {
    const { context: cheap, stop } = await startAccounts(database());
    const context = { ...cheap, passwords: await createPasswordHasher() };
    const people = {
      active: await addPerson(context),
      invited: await addPerson(context, { state: "invited" }),
      suspended: await addPerson(context, { state: "suspended" }),
      withApp: await addPerson(context),
    };
    await addApp(context, people.withApp);
    const { db } = context;
    // Hashed with the product's own settings.
    const hash = await context.passwords.hash(password);
    await db.update(accounts).set({ passwordHash: hash }).where(ne(accounts.state, "invited"));
    const attempt =
      (username: string, typed = "not the right password") =>
      async () => {
        await db.delete(rateLimits);
        const result = await trySignIn(context, username, { password: typed });
        expect(result).toEqual({ ok: false, reason: "wrong" });
      };
    expectAlike(
      await measure({
        wrong: attempt(people.active.username),
        unknown: () => attempt(randomUUID())(),
        "unknown address": () => attempt(`${randomUUID()}@example.com`)(),
        invited: attempt(people.invited.username, password),
        "suspended, right password": attempt(people.suspended.username, password),
        "wrong, with two factors": attempt(people.withApp.username),
      }),
    );
    await stop();
  });

  it("does not tell whose new password was asked for", async () => {
    const { context, stop } = await startAccounts(database());
    const ask = (email: string) => async () => {
      await context.db.delete(rateLimits);
      expect(await requestPasswordReset(context, email, newOrigin())).toEqual({ ok: true });
    };
    expectAlike(
      await measure({
        active: ask((await addPerson(context)).email),
        invited: ask((await addPerson(context, { state: "invited" })).email),
        suspended: ask((await addPerson(context, { state: "suspended" })).email),
        unknown: () => ask(`${randomUUID()}@example.com`)(),
      }),
    );
    await stop();
  });
});
