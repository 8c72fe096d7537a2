import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { emails, rateLimits } from "#features/schema.ts";
import { addPerson, newOrigin, signInAs, trySignIn, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { failureAlertQueue, sendFailureAlert } from "./failure-alert.server.ts";
import type { SignInResult } from "./sign-in-result.ts";

const reasonOf = (result: SignInResult) => (result.ok ? "in" : result.reason);
const inParallel = <Result>(count: number, attempt: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => attempt(n)));
const tally = (results: SignInResult[]) => {
  const counts: Record<string, number> = {};
  for (const result of results) counts[reasonOf(result)] = (counts[reasonOf(result)] ?? 0) + 1;
  return counts;
};

describeEachDatabase("locks", (database) => {
  const context = useAccounts(database);

  const guess = (username: string, origin = newOrigin(), device?: string) =>
    trySignIn(
      context,
      username,
      { password: `guess ${randomUUID()}`, cookies: { device } },
      origin,
    );
  const fail = async (times: number, attempt: (n: number) => Promise<SignInResult>) => {
    for (let n = 0; n < times; n++) expect(reasonOf(await attempt(n))).toBe("wrong");
  };
  const letWindowsPass = () =>
    context.db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 second'` });

  describe("guessing one person's password", () => {
    it("is stopped after ten failures in a quarter of an hour, from however many addresses", async () => {
      const { username } = await addPerson(context);
      await fail(10, () => guess(username));
      const refused = await guess(username);
      expect(refused).toMatchObject({ ok: false, reason: "too-many" });
      if (refused.ok || refused.reason !== "too-many") throw new Error("not refused");
      expect(refused.retryAfterSeconds).toBeGreaterThan(890);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(900);
      // The right password does not tell that it is right either.
      expect(reasonOf(await trySignIn(context, username))).toBe("too-many");
      await letWindowsPass();
      expect(reasonOf(await trySignIn(context, username))).toBe("in");
    });

    it("is stopped likewise for a name that belongs to nobody", async () => {
      const nobody = `nobody-${randomUUID()}`;
      await fail(10, (n) => guess(n % 2 === 0 ? nobody : ` ${nobody.toUpperCase()}`));
      expect(reasonOf(await guess(nobody))).toBe("too-many");
      expect(reasonOf(await guess(`${nobody}-2`))).toBe("wrong");
    });

    it("gains nothing by trying many at the same moment", async () => {
      const { username } = await addPerson(context);
      const results = await inParallel(60, () => guess(username));
      expect(tally(results)).toEqual({ wrong: 10, "too-many": 50 });
    });

    it("counts the right password for nothing: ten failures stay ten failures", async () => {
      const person = await addPerson(context);
      await fail(5, () => guess(person.username));
      await signInAs(context, person);
      await signInAs(context, person);
      await fail(5, () => guess(person.username));
      expect(reasonOf(await guess(person.username))).toBe("too-many");
    });

    it("does not lock the owner out of a browser that was used before", async () => {
      const person = await addPerson(context);
      const { deviceCookie } = await signInAs(context, person);
      await fail(10, () => guess(person.username));
      const cookies = { device: deviceCookie };
      await signInAs(context, person, { cookies });
      expect(reasonOf(await trySignIn(context, person.username))).toBe("too-many");
      // Nor is that browser a way to guess on and on.
      await fail(30, () => guess(person.username, newOrigin(), deviceCookie));
      expect(reasonOf(await guess(person.username, newOrigin(), deviceCookie))).toBe("too-many");
    });

    it("is not helped by the browser of somebody else, or by a forged one", async () => {
      const [victim, stranger] = [await addPerson(context), await addPerson(context)];
      const { deviceCookie } = await signInAs(context, victim);
      const ownCookie = (await signInAs(context, stranger)).deviceCookie;
      await fail(10, () => guess(victim.username));
      const forged = `${deviceCookie.split(".")[0]}.${"A".repeat(43)}`;
      for (const device of [ownCookie, forged, "~", `${ownCookie}~${forged}`])
        expect(reasonOf(await guess(victim.username, newOrigin(), device))).toBe("too-many");
    });
  });

  describe("guessing from one address", () => {
    it("is stopped after a hundred failures, whatever names it tries", async () => {
      const origin = newOrigin();
      const results = await inParallel(130, () => guess(`nobody-${randomUUID()}`, origin));
      expect(tally(results)).toEqual({ wrong: 100, "too-many": 30 });
      expect(reasonOf(await guess(randomUUID()))).toBe("wrong");
    });

    it("does not lock out people of the same office whose browsers are known", async () => {
      const person = await addPerson(context);
      const { deviceCookie } = await signInAs(context, person);
      const office = newOrigin();
      await inParallel(110, () => guess(randomUUID(), office));
      const cookies = { device: deviceCookie };
      await signInAs(context, person, { cookies }, office);
      expect(reasonOf(await trySignIn(context, person.username, {}, office))).toBe("too-many");
    });
  });

  it("lets an office of 200 people behind one address in at eight, some of whom mistype", async () => {
    const office = newOrigin();
    const people = await inParallel(200, () => addPerson(context));
    const results = await inParallel(200, async (n) => {
      const { username } = people[n] ?? { username: "" };
      if (n % 4 === 0) await guess(username, office);
      return trySignIn(context, username, {}, office);
    });
    expect(tally(results)).toEqual({ in: 200 });
  }, 120_000);

  describe("the owner", () => {
    const alerts = async () =>
      (await context.queue.fetch<{ accountId: string }>(failureAlertQueue, { batchSize: 500 })) ??
      [];
    const mails = async (email: string) =>
      (await context.db.select().from(emails).where(eq(emails.recipient, email))).filter(
        ({ message }) => message === "sign-in-failures",
      );

    it("gets an email about many failures, once a day", async () => {
      const { id, username, email } = await addPerson(context);
      await alerts();
      await fail(9, () => guess(username));
      expect(await alerts()).toEqual([]);
      await guess(username);
      expect((await alerts()).map(({ data }) => data.accountId)).toEqual([id]);
      for (let n = 0; n < 3; n++) await sendFailureAlert(context.db, context.queue, id);
      expect(await mails(email)).toHaveLength(1);
    });

    it("gets no email without an account, though the same steps are taken", async () => {
      await alerts();
      const nobody = randomUUID();
      await fail(10, () => guess(nobody));
      const queued = await alerts();
      expect(queued).toHaveLength(1);
      const before = await context.db.$count(emails);
      await sendFailureAlert(context.db, context.queue, queued[0]?.data.accountId ?? "");
      expect(await context.db.$count(emails)).toBe(before);
    });
  });

  it("keeps no name, address or password in what it counts", async () => {
    const { username, email } = await addPerson(context);
    for (const typed of [username, email])
      await trySignIn(context, typed, { password: "not this" });
    const kept = await context.db
      .select({ all: sql<string>`${rateLimits}::text` })
      .from(rateLimits);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${username}|${email}|not this`));
  });
});
