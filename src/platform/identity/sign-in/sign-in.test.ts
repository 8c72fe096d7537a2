import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accounts, auditEvents, emails, knownDevices, sessions } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import {
  accountOf,
  addPerson,
  newOrigin,
  password,
  signInAs,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { countingDatabase } from "#tests/support/counted-work.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { createPasswordHasher } from "../passwords/password-hash.server.ts";
import { findSession } from "./find-session.server.ts";

const wrong = { ok: false, reason: "wrong" };

describeDatabase((database) => {
  const context = useAccounts(database);

  const auditOf = (accountId: string) =>
    context.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.accountId, accountId))
      .orderBy(desc(auditEvents.at));
  const mailsTo = async (address: string) =>
    (await context.db.select().from(emails).where(eq(emails.recipient, address))).map(
      ({ message }) => message,
    );

  it("takes the username and the e-mail address, in any case and with spaces around", async () => {
    const { username, email } = await addPerson(context);
    for (const typed of [username, email, ` ${email.toUpperCase()} `, username.toUpperCase()])
      expect(await trySignIn(context, typed)).toMatchObject({ ok: true });
  });

  it("takes the password exactly, but for how its letters are composed", async () => {
    const { username, id } = await addPerson(context);
    const passwordHash = await context.passwords.hash("Crème brûlée à la maison");
    await context.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
    const attempt = (typed: string) => trySignIn(context, username, { password: typed });
    expect(await attempt("Crème brûlée à la maison".normalize("NFD"))).toMatchObject({ ok: true });
    for (const typed of [
      "crème brûlée à la maison",
      "Crème brûlée à la maison ",
      "Creme brulee a la maison",
    ])
      expect(await attempt(typed)).toEqual(wrong);
  });

  describe("a failure", () => {
    /** Every cause, by what is typed; the right password wherever there is one. */
    const causes: Record<string, () => Promise<[username: string, password: string]>> = {
      unknown: async () => [randomUUID(), password],
      wrong: async () => [(await addPerson(context)).username, "not the right password"],
      invited: async () => [(await addPerson(context, { state: "invited" })).username, password],
      suspended: async () => [
        (await addPerson(context, { state: "suspended" })).username,
        password,
      ],
      "an administrator's": async () => [
        (await addPerson(context, { role: "administrator" })).username,
        "not the right password",
      ],
      "not text for a database": async () => ["dana\0", "\0"],
    };

    it.each(Object.keys(causes))("answers alike and does the same work: %s", async (cause) => {
      const work = async (name: string) => {
        const [username, typed] = await (causes[name]?.() ?? Promise.reject());
        const counted = countingDatabase(context.db);
        let hashes = 0;
        const passwords = {
          ...context.passwords,
          verify: (...parameters: Parameters<typeof context.passwords.verify>) => {
            hashes += 1;
            return context.passwords.verify(...parameters);
          },
        };
        const watched = { ...context, db: counted.db, passwords };
        const answer = await trySignIn(watched, username, { password: typed });
        return { answer, hashes, asked: counted.statements };
      };
      const [result, reference] = [await work(cause), await work("wrong")];
      expect(result.answer).toEqual(wrong);
      expect(result.hashes).toBe(1);
      expect(result).toEqual(reference);
    });

    it("is counted by its step and reason, and a sign-in is not", async () => {
      const counted: string[] = [];
      const watched = {
        ...context,
        onSignInFailure: (step: string, reason: string) => counted.push(`${step} ${reason}`),
      };
      const { username } = await addPerson(context);
      expect(await trySignIn(watched, username)).toMatchObject({ ok: true });
      const origin = newOrigin();
      for (let at = 0; at < 11; at++)
        await trySignIn(watched, username, { password: "not the right password" }, origin);
      expect(counted).toEqual([
        ...Array.from({ length: 10 }, () => "password wrong"),
        "password too-many",
      ]);
    });

    it("writes a line in the audit: whose account, or a keyed hash of what nobody is called", async () => {
      const { id, username } = await addPerson(context);
      await trySignIn(context, username, { password: "not the right password" });
      expect(await auditOf(id)).toMatchObject([
        { kind: "sign-in-failed", actorId: null, details: { device: "Chrome/Windows" } },
      ]);
      const nobody = `nobody-${randomUUID()}`;
      const origin = newOrigin();
      await trySignIn(context, nobody, {}, origin);
      const [row] = await context.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.requestId, origin.requestId ?? ""));
      expect(row).toMatchObject({ kind: "sign-in-failed", accountId: null });
      expect(row?.details).toHaveProperty("name");
      expect(JSON.stringify(row)).not.toContain(nobody);
    });
  });

  describe("a sign-in", () => {
    it("begins a session of its own each time, and ends the one that the browser brings along", async () => {
      const person = await addPerson(context);
      const first = await signInAs(context, person);
      const second = await signInAs(context, person, { cookies: { session: first.session.token } });
      expect(second.session.token.split(".")[0]).not.toBe(first.session.token.split(".")[0]);
      expect(await findSession(context.db, first.session.token)).toBeUndefined();
      expect(await findSession(context.db, second.session.token)).toBeDefined();
    });

    it("never continues a session or device that an attacker planted in the browser", async () => {
      const [stranger, victim] = [await addPerson(context), await addPerson(context)];
      const planted = await signInAs(context, stranger);
      const cookies = { session: planted.session.token, device: planted.deviceCookie };
      const signedIn = await signInAs(context, victim, { cookies });
      expect(signedIn.actor.accountId).toBe(victim.id);
      expect(await findSession(context.db, planted.session.token)).toBeUndefined();
      // The stranger's device stays a stranger to the victim's account.
      const devices = await context.db
        .select()
        .from(knownDevices)
        .where(eq(knownDevices.accountId, victim.id));
      expect(devices.map(({ id }) => id)).not.toContain(planted.deviceCookie.split(".")[0]);
    });

    it("does not end a session by its id alone", async () => {
      const person = await addPerson(context);
      const first = await signInAs(context, person);
      const [id] = first.session.token.split(".");
      const forged = `${id}.${"A".repeat(43)}`;
      await signInAs(context, person, { cookies: { session: forged } });
      expect(await findSession(context.db, first.session.token)).toBeDefined();
    });

    it("keeps no secret of session or device at rest", async () => {
      const { session, deviceCookie } = await signInAs(context, await addPerson(context));
      const rest = JSON.stringify([
        await context.db.select().from(sessions),
        await context.db.select().from(knownDevices),
      ]);
      for (const token of [session.token, deviceCookie])
        expect(rest).not.toContain(token.split(".")[1]);
    });

    it("lasts for the browser's session, or 30 days when remembered", async () => {
      const person = await addPerson(context);
      const shortly = await signInAs(context, person);
      expect(shortly.session.expiresAt).toBeUndefined();
      const long = await signInAs(context, person, { rememberMe: true });
      const days = (Number(long.session.expiresAt) - Date.now()) / dayMs;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThan(30.1);
    });

    it("causes an email from a new browser, not from the first or a known one", async () => {
      const person = await addPerson(context);
      const first = await signInAs(context, person);
      expect(await mailsTo(person.email)).toEqual([]);
      await signInAs(context, person, { cookies: { device: first.deviceCookie } });
      expect(await mailsTo(person.email)).toEqual([]);
      await signInAs(context, person);
      expect(await mailsTo(person.email)).toEqual(["new-device"]);
    });

    it("knows several people in one browser", async () => {
      const people = [await addPerson(context), await addPerson(context), await addPerson(context)];
      let device: string | undefined;
      for (const person of [...people, ...people]) {
        const signedIn = await signInAs(context, person, { cookies: { device } });
        device = signedIn.deviceCookie;
        // Somebody used each account elsewhere before, so that a new browser would be told.
        await context.db
          .insert(knownDevices)
          .values({ id: randomUUID(), accountId: person.id, secretHash: "elsewhere" });
      }
      for (const { email } of people) expect(await mailsTo(email)).toEqual([]);
    });

    it("is written down", async () => {
      const person = await addPerson(context);
      await signInAs(context, person);
      expect(await auditOf(person.id)).toMatchObject([
        { kind: "signed-in", actorId: person.id, details: { by: "password", newDevice: false } },
      ]);
    });

    it("hashes anew what was hashed with weaker parameters", async () => {
      const person = await addPerson(context);
      const today = { ...context, passwords: await createPasswordHasher() };
      await signInAs(today, person);
      const { passwordHash } = await accountOf(context, person.id);
      expect(passwordHash).toContain("$m=19456,t=2,p=1$");
      await signInAs(today, person);
      expect((await accountOf(context, person.id)).passwordHash).toBe(passwordHash);
    });
  });

  it("lets an administrator without a second factor in, but to the own account only", async () => {
    const person = await addPerson(context, { role: "administrator", secondFactorWaived: false });
    const { needsSecondFactor, actor } = await signInAs(context, person);
    expect(needsSecondFactor).toBe(true);
    expect(actor.needsSecondFactor).toBe(true);
    const waived = await signInAs(context, await addPerson(context, { role: "administrator" }));
    expect(waived.actor.needsSecondFactor).toBe(false);
  });
});
