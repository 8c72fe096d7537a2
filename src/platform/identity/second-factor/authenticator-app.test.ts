import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import {
  authenticatorApps,
  challenges,
  rateLimits,
  recoveryCodes,
  sessions,
} from "#features/schema.ts";
import { mailsTo } from "#tests/support/account-links.ts";
import {
  accountOf,
  addPerson,
  newOrigin,
  password,
  signInAs,
  type TestPerson,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { addApp, codeAt, secondsFrom } from "#tests/support/authenticator-app.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { createSecrets } from "../secrets.server.ts";
import { confirmIdentity } from "../sign-in/confirm-identity.server.ts";
import { findSession } from "../sign-in/find-session.server.ts";
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorApp,
} from "./authenticator-app.server.ts";
import { stepOfCode } from "./authenticator-code.server.ts";
import { proveSecondFactor, type SecondFactorProof } from "./prove-second-factor.server.ts";
import { countRecoveryCodes, newRecoveryCodes } from "./recovery-codes.server.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.server.ts";

describe("a code of an app", () => {
  it("is that of RFC 6238", () => {
    // Appendix B, the last six of its eight digits; base32 of "12345678901234567890".
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    for (const [seconds, code] of [
      [59, "287082"],
      [1_111_111_109, "081804"],
      [1_234_567_890, "005924"],
      [2_000_000_000, "279037"],
    ] as const)
      expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it("is taken one step early or late, and no further", () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    const now = new Date(1_800_000_015_000);
    const step = 1_800_000_015_000 / 30_000;
    const steps = [-60, -30, 0, 30, 60].map((seconds) =>
      stepOfCode(secret, codeAt(secret, secondsFrom(now, seconds)), now),
    );
    expect(steps).toEqual([
      undefined,
      Math.floor(step) - 1,
      Math.floor(step),
      Math.floor(step) + 1,
      undefined,
    ]);
  });

  it.each(["", "12345", "1234567", "abcdef", "１２３４５６", "-12345", "1e5000", "123456\0"])(
    "is never %j",
    (code) => expect(stepOfCode("GEZDGNBVGY3TQOJQ", code, new Date())).toBeUndefined(),
  );

  it("is read with the space that apps show", () => {
    const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
    expect(stepOfCode(secret, " 287 082 ", new Date(59_000))).toBe(1);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  afterEach(() => changeCompanyFacts(shippedFacts));

  const challengeFor = async (person: TestPerson, device?: string) => {
    const result = await trySignIn(context, person.username, { cookies: { device } });
    if (!result.ok || result.signIn.step !== "second-factor") throw new Error("no second factor");
    return result.signIn.challenge.token;
  };
  const prove = (challenge: string, proof: SecondFactorProof, now = new Date(), with_ = context) =>
    proveSecondFactor(with_, { challenge, proof, cookies: {} }, newOrigin(), now);
  const byApp = (code: string) => ({ by: "app", code }) as const;
  const byRecovery = (code: string) => ({ by: "recovery-code", code }) as const;

  describe("setting up", () => {
    it("takes a first right code, shows ten recovery codes once, and ends all other sessions", async () => {
      const person = await addPerson(context);
      const other = await signInAs(context, person);
      const { actor, session } = await signInAs(context, person);
      const started = await startAuthenticatorApp(context, actor);
      if (!started.ok) throw new Error(started.reason);
      expect(started.uri).toMatch(/^otpauth:\/\/totp\/Cleardawn/);
      expect(started.uri).toContain(started.secret);
      const confirm = (code: string) => confirmAuthenticatorApp(context, actor, code, newOrigin());
      expect(await confirm("000000")).toEqual({ ok: false, reason: "wrong-code" });
      // Nothing is protected before the first right code.
      expect(await trySignIn(context, person.username)).toMatchObject({
        signIn: { step: "signed-in" },
      });
      const confirmed = await confirm(codeAt(started.secret, new Date()));
      if (!confirmed.ok) throw new Error(confirmed.reason);
      expect(new Set(confirmed.recoveryCodes).size).toBe(10);
      for (const token of [other.session.token, session.token])
        expect(await findSession(context.db, token)).toBeUndefined();
      expect(await findSession(context.db, confirmed.session.token)).toBeDefined();
      expect(await startAuthenticatorApp(context, actor)).toEqual({
        ok: false,
        reason: "already-on",
      });
      expect((await mailsTo(context, person.email))[0]).toMatchObject({
        message: "two-factor-changed",
        data: { change: "on", device: "Chrome/Windows" },
      });
    });

    it("names the company as it is called now", async () => {
      const { actor } = await signInAs(context, await addPerson(context));
      changeCompanyFacts({ ...shippedFacts, name: "Riverside Janitorial LLC" });
      expect(await startAuthenticatorApp(context, actor)).toMatchObject({
        uri: expect.stringMatching(/^otpauth:\/\/totp\/Riverside%20Janitorial%20LLC/),
      });
    });

    it("keeps neither the secret nor the recovery codes readable", async () => {
      const { secret, recoveryCodes: codes } = await addApp(context, await addPerson(context));
      const rest = JSON.stringify([
        await context.db.select().from(authenticatorApps),
        await context.db.select().from(recoveryCodes),
      ]);
      expect(rest).not.toContain(secret);
      expect(rest.match(/\$argon2id\$/g)?.length).toBeGreaterThanOrEqual(codes.length);
      for (const code of codes) {
        expect(rest).not.toContain(code.replaceAll("-", ""));
        expect(rest).not.toContain(code.replaceAll("-", "").slice(3));
      }
    });

    it("asks who is there when the sign-in is a while ago", async () => {
      const { actor } = await signInAs(context, await addPerson(context));
      await context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - interval '16 minutes'` })
        .where(eq(sessions.id, actor.sessionId));
      const first = { ok: false, reason: "confirm-first" };
      expect(await startAuthenticatorApp(context, actor)).toEqual(first);
      expect(await confirmAuthenticatorApp(context, actor, "123456", newOrigin())).toEqual(first);
      expect(await removeAuthenticatorApp(context, actor, newOrigin())).toEqual(first);
    });

    it("opens the office to an administrator, and ends the waiver of the demonstration", async () => {
      const person = await addPerson(context, { role: "administrator", secondFactorWaived: false });
      const { session } = await addApp(context, person);
      expect((await findSession(context.db, session.token))?.needsSecondFactor).toBe(false);
      const demo = await addPerson(context, { role: "administrator" });
      const app = await addApp(context, demo);
      expect((await accountOf(context, demo.id)).secondFactorWaived).toBe(false);
      const removed = await removeAuthenticatorApp(context, app.actor, newOrigin());
      if (!removed.ok) throw new Error(removed.reason);
      expect((await findSession(context.db, removed.session.token))?.needsSecondFactor).toBe(true);
    });
  });

  describe("the second step of a sign-in", () => {
    it("is asked for, and nothing is open before", async () => {
      const person = await addPerson(context);
      const { secret } = await addApp(context, person);
      const before = await context.db.$count(sessions, eq(sessions.accountId, person.id));
      const challenge = await challengeFor(person);
      expect(await findSession(context.db, challenge)).toBeUndefined();
      expect(await context.db.$count(sessions, eq(sessions.accountId, person.id))).toBe(before);
      const proved = await prove(challenge, byApp(codeAt(secret, new Date())));
      if (!proved.ok) throw new Error(proved.reason);
      const [row] = await context.db
        .select()
        .from(sessions)
        .where(eq(sessions.id, proved.signIn.session.token.split(".")[0] ?? ""));
      expect(row).toMatchObject({ signedInBy: "password-and-app", strong: true });
    });

    it("takes a code once: not again, not in another sign-in, not twice at the same moment", async () => {
      const person = await addPerson(context);
      const { secret } = await addApp(context, person);
      const now = new Date();
      const code = codeAt(secret, now);
      const waiting = await Promise.all([1, 2, 3, 4].map(() => challengeFor(person)));
      const results = await Promise.all(
        waiting.map((challenge) => prove(challenge, byApp(code), now)),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await prove(await challengeFor(person), byApp(code), now)).toEqual({
        ok: false,
        reason: "wrong",
      });
      // Nor an earlier one, though it is within the drift.
      const earlier = codeAt(secret, secondsFrom(now, -30));
      expect(await prove(await challengeFor(person), byApp(earlier), now)).toMatchObject({
        reason: "wrong",
      });
      const next = secondsFrom(now, 30);
      expect(
        await prove(await challengeFor(person), byApp(codeAt(secret, next)), next),
      ).toMatchObject({ ok: true });
    });

    it("takes clocks that differ by half a minute, and no more", async () => {
      const person = await addPerson(context);
      const { secret } = await addApp(context, person);
      const now = new Date();
      for (const [seconds, reason] of [
        [-60, "wrong"],
        [60, "wrong"],
      ] as const)
        expect(
          await prove(
            await challengeFor(person),
            byApp(codeAt(secret, secondsFrom(now, seconds))),
            now,
          ),
        ).toMatchObject({ reason });
      const late = codeAt(secret, secondsFrom(now, -30));
      expect(await prove(await challengeFor(person), byApp(late), now)).toMatchObject({ ok: true });
      const early = codeAt(secret, secondsFrom(now, 30));
      expect(await prove(await challengeFor(person), byApp(early), now)).toMatchObject({
        ok: true,
      });
    });

    it("belongs to one browser, works once, and is over after ten minutes or five tries", async () => {
      const person = await addPerson(context);
      const { secret } = await addApp(context, person);
      const challenge = await challengeFor(person);
      const [id] = challenge.split(".");
      const right = () => byApp(codeAt(secret, new Date()));
      const over = { ok: false, reason: "over" };
      expect(await prove(`${id}.${"A".repeat(43)}`, right())).toEqual(over);
      expect(await prove("", right())).toEqual(over);
      expect(await prove(challenge, right())).toMatchObject({ ok: true });
      expect(await prove(challenge, right())).toEqual(over);

      const late = await challengeFor(person);
      const isThis = eq(challenges.id, late.split(".")[0] ?? "");
      await context.db.update(challenges).set({ expiresAt: sql`now()` }).where(isThis);
      expect(await prove(late, right())).toEqual(over);

      await context.db.delete(rateLimits);
      const tried = await challengeFor(person);
      for (let n = 0; n < 5; n++)
        expect(await prove(tried, byApp("000000"))).toEqual({ ok: false, reason: "wrong" });
      expect(await prove(tried, right())).toEqual(over);
    });

    it("is guessed by nobody who has the password: ten failures an hour, over however many sign-ins", async () => {
      const person = await addPerson(context);
      const { deviceCookie, secret } = await addApp(context, person);
      for (let n = 0; n < 10; n++)
        expect(await prove(await challengeFor(person), byApp("000000"))).toMatchObject({
          reason: "wrong",
        });
      const right = byApp(codeAt(secret, new Date()));
      expect(await prove(await challengeFor(person), right)).toMatchObject({ reason: "too-many" });
      // The owner, in a browser of before, is let through.
      const input = {
        challenge: await challengeFor(person, deviceCookie),
        proof: right,
        cookies: { device: deviceCookie },
      };
      expect(await proveSecondFactor(context, input, newOrigin())).toMatchObject({ ok: true });
    });

    it("is counted where it fails, but not where it is over", async () => {
      const counted: string[] = [];
      const watched = {
        ...context,
        onSignInFailure: (step: string, reason: string) => counted.push(`${step} ${reason}`),
      };
      const person = await addPerson(context);
      await addApp(context, person);
      await prove(await challengeFor(person), byApp("000000"), new Date(), watched);
      await prove("no.challenge", byApp("000000"), new Date(), watched);
      expect(counted).toEqual(["second-factor wrong"]);
    });

    it("ends with a suspension between the two steps", async () => {
      const person = await addPerson(context);
      const { secret } = await addApp(context, person);
      const challenge = await challengeFor(person);
      const { suspendPerson } = await import("../people/change-person.server.ts");
      const { actorOf } = await import("#tests/support/accounts.ts");
      const chief = actorOf(await addPerson(context, { role: "administrator" }));
      await suspendPerson(context, chief, person.id, newOrigin());
      expect(await prove(challenge, byApp(codeAt(secret, new Date())))).toEqual({
        ok: false,
        reason: "over",
      });
    });

    it("does not take the app's codes after the server's key was changed, but the recovery codes", async () => {
      const person = await addPerson(context);
      const { secret, recoveryCodes: codes } = await addApp(context, person);
      const rekeyed = { ...context, secrets: createSecrets(Buffer.alloc(32, "other")) };
      const code = byApp(codeAt(secret, new Date()));
      expect(await prove(await challengeFor(person), code, new Date(), rekeyed)).toMatchObject({
        reason: "wrong",
      });
      const recovery = byRecovery(codes[0] ?? "");
      expect(await prove(await challengeFor(person), recovery, new Date(), rekeyed)).toMatchObject({
        ok: true,
      });
    });
  });

  describe("a recovery code", () => {
    it("works once, however it is typed, and is announced by email", async () => {
      const person = await addPerson(context);
      const { recoveryCodes: codes } = await addApp(context, person);
      const [first = "", second = ""] = codes;
      const typed = ` ${first.toLowerCase().replaceAll("-", " ")} `;
      expect(await prove(await challengeFor(person), byRecovery(typed))).toMatchObject({
        ok: true,
      });
      expect(await prove(await challengeFor(person), byRecovery(first))).toEqual({
        ok: false,
        reason: "wrong",
      });
      const waiting = await Promise.all([1, 2, 3].map(() => challengeFor(person)));
      const results = await Promise.all(
        waiting.map((challenge) => prove(challenge, byRecovery(second))),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await countRecoveryCodes(context.db, person.id)).toBe(8);
      const mails = (await mailsTo(context, person.email)).filter(
        ({ data }) => data.change === "recovery-code-used",
      );
      expect(mails).toHaveLength(2);
    });

    it("is of one person only, and goes with the app", async () => {
      const [ann, bob] = [await addPerson(context), await addPerson(context)];
      const ofAnn = await addApp(context, ann);
      await addApp(context, bob);
      const [code = ""] = ofAnn.recoveryCodes;
      expect(await prove(await challengeFor(bob), byRecovery(code))).toEqual({
        ok: false,
        reason: "wrong",
      });
      expect(await removeAuthenticatorApp(context, ofAnn.actor, newOrigin())).toMatchObject({
        ok: true,
      });
      expect(await countRecoveryCodes(context.db, ann.id)).toBe(0);
      expect(await trySignIn(context, ann.username)).toMatchObject({
        signIn: { step: "signed-in" },
      });
    });

    it("is replaced by ten others when asked, and the old ones are good for nothing", async () => {
      const person = await addPerson(context);
      const { actor, recoveryCodes: old } = await addApp(context, person);
      const renewed = await renewRecoveryCodes(context, actor, newOrigin());
      if (!renewed.ok) throw new Error(renewed.reason);
      expect(await countRecoveryCodes(context.db, person.id)).toBe(10);
      const attempt = async (code = "") => prove(await challengeFor(person), byRecovery(code));
      expect(await attempt(old[0])).toEqual({ ok: false, reason: "wrong" });
      expect(await attempt(renewed.recoveryCodes[0])).toMatchObject({ ok: true });
      const without = await signInAs(context, await addPerson(context));
      expect(await renewRecoveryCodes(context, without.actor, newOrigin())).toEqual({
        ok: false,
        reason: "not-on",
      });
    });

    it("is the same for a copy of the form that asked, once, and another for another form", async () => {
      const person = await addPerson(context);
      const { actor } = await addApp(context, person);
      const [attempt, another] = [randomUUID(), randomUUID()];
      const renew = async (key: string) => {
        const renewed = await renewRecoveryCodes(context, actor, newOrigin(), key);
        return renewed.ok ? renewed.recoveryCodes : renewed.reason;
      };
      const first = await renew(attempt);
      const byFirst = byRecovery(first[0] ?? "");
      expect(await prove(await challengeFor(person), byFirst)).toMatchObject({ ok: true });
      expect(await renew(attempt)).toEqual(first);
      // What was used stays used.
      expect(await countRecoveryCodes(context.db, person.id)).toBe(9);
      expect(await renew(another)).not.toEqual(first);
      expect(await countRecoveryCodes(context.db, person.id)).toBe(10);
      const other = await addPerson(context);
      const { actor: somebody } = await addApp(context, other);
      const theirs = await renewRecoveryCodes(context, somebody, newOrigin(), attempt);
      expect(theirs).not.toMatchObject({ recoveryCodes: first });
    });

    it("is ten of twelve symbols, no two of which begin alike", () => {
      const codes = newRecoveryCodes();
      expect(codes).toHaveLength(10);
      for (const code of codes) expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
      expect(new Set(codes.map((code) => code.slice(0, 3))).size).toBe(10);
    });
  });

  it("is part of proving again who one is", async () => {
    const { actor, secret } = await addApp(context, await addPerson(context));
    const confirm = (code?: string, typed = password) =>
      confirmIdentity(context, actor, { password: typed, code }, newOrigin());
    expect(await confirm()).toEqual({ ok: false, reason: "code-needed" });
    expect(await confirm("000000")).toEqual({ ok: false, reason: "wrong" });
    const right = codeAt(secret, new Date());
    expect(await confirm(right, "not the right password")).toEqual({ ok: false, reason: "wrong" });
    expect(await confirm(right)).toMatchObject({ ok: true });
    expect(await confirm(right)).toEqual({ ok: false, reason: "wrong" });
  });
});
