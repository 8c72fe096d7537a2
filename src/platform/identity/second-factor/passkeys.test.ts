import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { auditEvents, challenges, passkeys, sessions } from "#features/schema.ts";
import { mailsTo, writeMail } from "#tests/support/account-links.ts";
import {
  actorOf,
  addPerson,
  newOrigin,
  signInAs,
  type TestPerson,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import {
  type Authenticator,
  createAuthenticator,
  type ForgedAnswer,
} from "#tests/support/authenticator.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { Actor } from "../actor.ts";
import { passkeyAnswer, passkeyRegistration } from "../passkey-form.ts";
import { suspendPerson } from "../people/change-person.server.ts";
import { findSession } from "../sign-in/find-session.server.ts";
import {
  askForPasskey,
  confirmByPasskey,
  signInByPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from "./passkey-sign-in.server.ts";
import { addPasskey, listOwnPasskeys, removePasskey, startPasskey } from "./passkeys.server.ts";
import { proveSecondFactor } from "./prove-second-factor.server.ts";

const site = { id: "www.cleardawn.example", origin: "https://www.cleardawn.example" };

describeDatabase((database) => {
  const context = useAccounts(database);

  const register = async (actor: Actor, key: Authenticator, lies: ForgedAnswer = {}) => {
    const started = await startPasskey(context, actor, site);
    if (!started.ok) return started;
    const registration = z.parse(
      passkeyRegistration,
      key.register(started.options.challenge, lies),
    );
    const input = {
      challenge: started.challenge.token,
      registration,
      name: "Laptop",
      relyingParty: site,
    };
    return addPasskey(context, actor, input, newOrigin());
  };
  const withPasskey = async (options: Parameters<typeof addPerson>[1] = {}, counts = true) => {
    const person = await addPerson(context, options);
    const { actor } = await signInAs(context, person);
    const key = createAuthenticator(site, counts);
    const added = await register(actor, key);
    if (!added.ok) throw new Error(added.reason);
    return { person, actor, key, session: added.session };
  };
  const failures: string[] = [];
  const signInWith = async (key: Authenticator, lies: ForgedAnswer = {}) => {
    const { options, challenge } = await startPasskeySignIn(context, site);
    const answer = z.parse(passkeyAnswer, key.answer(options.challenge, lies));
    const input = { challenge: challenge?.token, answer, relyingParty: site };
    return signInByPasskey(
      { ...context, onSignInFailure: (step, reason) => failures.push(`${step} ${reason}`) },
      { ...input, rememberMe: false, cookies: {} },
      newOrigin(),
    );
  };
  const wrong = { ok: false, reason: "wrong" };

  it("is offered in the name of the company as it is called now", async () => {
    const { actor } = await signInAs(context, await addPerson(context));
    changeCompanyFacts({ ...shippedFacts, name: "Riverside Janitorial LLC" });
    try {
      expect(await startPasskey(context, actor, site)).toMatchObject({
        options: { rp: { name: "Riverside Janitorial LLC" } },
      });
    } finally {
      changeCompanyFacts(shippedFacts);
    }
  });

  describe("adding a passkey", () => {
    it("makes it sign in, is announced by email, and renews the session", async () => {
      const person = await addPerson(context);
      const { actor, session } = await signInAs(context, person);
      const key = createAuthenticator(site);
      const added = await register(actor, key);
      if (!added.ok) throw new Error(added.reason);
      expect(await findSession(context.db, session.token)).toBeUndefined();
      expect(await findSession(context.db, added.session.token)).toBeDefined();
      expect(await listOwnPasskeys(context.db, actor)).toMatchObject([
        { name: "Laptop", backedUp: false, lastUsedAt: null },
      ]);
      expect((await mailsTo(context, person.email))[0]).toMatchObject({
        message: "passkey-changed",
        data: { change: "added", passkey: "Laptop" },
      });
      const mail = await writeMail(context, person.email, "passkey-changed");
      expect(mail?.text).toContain("Passkeys keep working after a new password.");
      expect(await signInWith(key)).toMatchObject({ ok: true, signIn: { accountId: person.id } });
    });

    it.each<[string, ForgedAnswer]>([
      ["another site's page", { origin: "https://evil.example" }],
      ["another site's host", { relyingPartyId: "evil.example" }],
      ["an earlier challenge", { challenge: "b3RoZXI" }],
      ["an answer in place of a key", { type: "webauthn.get" }],
      ["no finger and no number", { userVerified: false }],
    ])("takes nothing from %s", async (_, lies) => {
      const { actor } = await signInAs(context, await addPerson(context));
      expect(await register(actor, createAuthenticator(site), lies)).toEqual({
        ok: false,
        reason: "refused",
      });
      expect(await listOwnPasskeys(context.db, actor)).toEqual([]);
    });

    it("uses each challenge once, in the account and browser that asked", async () => {
      const [ann, bob] = [
        await signInAs(context, await addPerson(context)),
        await signInAs(context, await addPerson(context)),
      ];
      const key = createAuthenticator(site);
      const started = await startPasskey(context, ann.actor, site);
      if (!started.ok) throw new Error(started.reason);
      const registration = z.parse(passkeyRegistration, key.register(started.options.challenge));
      const add = (actor: Actor, challenge: string) =>
        addPasskey(
          context,
          actor,
          { challenge, registration, name: "", relyingParty: site },
          newOrigin(),
        );
      const [id] = started.challenge.token.split(".");
      const over = { ok: false, reason: "over" };
      expect(await add(ann.actor, `${id}.${"A".repeat(43)}`)).toEqual(over);
      // A challenge that another account presents is used up, and adds nothing there.
      expect(await add(bob.actor, started.challenge.token)).toEqual(over);
      expect(await add(ann.actor, started.challenge.token)).toEqual(over);
      expect(await listOwnPasskeys(context.db, bob.actor)).toEqual([]);
    });

    it("accepts a key only once, for any account", async () => {
      const { actor, key } = await withPasskey();
      expect(await register(actor, key)).toEqual({ ok: false, reason: "already-added" });
      const other = await signInAs(context, await addPerson(context));
      expect(await register(other.actor, key)).toEqual({ ok: false, reason: "already-added" });
    });

    it("asks who is there when the sign-in is a while ago, and so does a removal", async () => {
      const { actor, key } = await withPasskey();
      const [passkey] = await listOwnPasskeys(context.db, actor);
      await context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - interval '16 minutes'` })
        .where(eq(sessions.id, actor.sessionId));
      const first = { ok: false, reason: "confirm-first" };
      expect(await register(actor, createAuthenticator(site))).toEqual(first);
      expect(await removePasskey(context, actor, passkey?.id ?? "", newOrigin())).toEqual(first);
      // The passkey itself proves who is there.
      const confirmation = await startPasskeyConfirmation(context, actor, site);
      const answer = z.parse(passkeyAnswer, key.answer(confirmation.options.challenge));
      const input = { challenge: confirmation.challenge?.token, answer, relyingParty: site };
      expect(await confirmByPasskey(context, actor, input, newOrigin())).toMatchObject({
        ok: true,
      });
      expect(await confirmByPasskey(context, actor, input, newOrigin())).toEqual(wrong);
      expect(await removePasskey(context, actor, passkey?.id ?? "", newOrigin())).toEqual({
        ok: true,
      });
      expect(await signInWith(key)).toEqual(wrong);
    });
  });

  it("removes nobody else's passkey", async () => {
    const [ann, bob] = [await withPasskey(), await withPasskey()];
    const [passkey] = await listOwnPasskeys(context.db, ann.actor);
    expect(await removePasskey(context, bob.actor, passkey?.id ?? "", newOrigin())).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(await signInWith(ann.key)).toMatchObject({ ok: true });
  });

  describe("a sign-in by passkey", () => {
    it("is two factors in one", async () => {
      const { person, key } = await withPasskey({
        role: "administrator",
        secondFactorWaived: false,
      });
      const result = await signInWith(key);
      if (!result.ok) throw new Error(result.reason);
      expect(result.signIn).toMatchObject({ accountId: person.id, needsSecondFactor: false });
      expect(await findSession(context.db, result.signIn.session.token)).toMatchObject({
        accountId: person.id,
        needsSecondFactor: false,
      });
    });

    it.each<[string, ForgedAnswer]>([
      ["another site's page", { origin: "https://evil.example" }],
      ["another site's host", { relyingPartyId: "evil.example" }],
      ["an earlier challenge", { challenge: "b3RoZXI" }],
      ["a registration in place of an answer", { type: "webauthn.create" }],
      ["no finger and no number", { userVerified: false }],
      ["a signature over something else", { forged: true }],
    ])("takes nothing from %s", async (_, lies) => {
      const { person, key } = await withPasskey();
      expect(await signInWith(key, lies)).toEqual(wrong);
      const line = and(
        eq(auditEvents.accountId, person.id),
        eq(auditEvents.kind, "passkey-refused"),
      );
      expect(await context.db.$count(auditEvents, line)).toBe(1);
    });

    it("takes nothing from a key that nobody added, or from another one under its name", async () => {
      const { key } = await withPasskey();
      expect(await signInWith(createAuthenticator(site))).toEqual(wrong);
      expect(failures.at(-1)).toBe("passkey wrong");
      const impostor = { ...createAuthenticator(site), credentialId: key.credentialId };
      const lying: Authenticator = {
        ...impostor,
        answer: (challenge) => ({
          ...impostor.answer(challenge),
          id: key.credentialId,
          rawId: key.credentialId,
        }),
      };
      expect(await signInWith(lying)).toEqual(wrong);
    });

    it("uses a challenge once, also when an answer is sent twice at the same moment", async () => {
      const { key } = await withPasskey({}, false);
      const { options, challenge } = await startPasskeySignIn(context, site);
      const answer = z.parse(passkeyAnswer, key.answer(options.challenge));
      const send = () =>
        signInByPasskey(
          context,
          {
            challenge: challenge?.token,
            answer,
            relyingParty: site,
            rememberMe: false,
            cookies: {},
          },
          newOrigin(),
        );
      const results = await Promise.all([send(), send(), send()]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await send()).toEqual(wrong);
    });

    it("needs the challenge of its own browser, for ten minutes, and of its own kind", async () => {
      const { actor, key } = await withPasskey({}, false);
      const { options, challenge } = await startPasskeySignIn(context, site);
      const confirmation = await startPasskeyConfirmation(context, actor, site);
      const send = (token: string | undefined, challenge = options.challenge) =>
        signInByPasskey(
          context,
          {
            challenge: token,
            answer: z.parse(passkeyAnswer, key.answer(challenge)),
            relyingParty: site,
            rememberMe: false,
            cookies: {},
          },
          newOrigin(),
        );
      const [id] = challenge?.token.split(".") ?? [];
      for (const token of [
        undefined,
        "",
        `${id}.${"A".repeat(43)}`,
        `${randomUUID()}.${"A".repeat(43)}`,
      ])
        expect(await send(token)).toEqual(wrong);
      expect(await send(confirmation.challenge?.token, confirmation.options.challenge)).toEqual(
        wrong,
      );
      await context.db
        .update(challenges)
        .set({ expiresAt: sql`now()` })
        .where(eq(challenges.id, id ?? ""));
      expect(await send(challenge?.token)).toEqual(wrong);
    });

    it("is refused when the counter stands still or goes back: there is a copy of the key", async () => {
      const { key } = await withPasskey();
      expect(await signInWith(key, { counter: 7 })).toMatchObject({ ok: true });
      expect(await signInWith(key, { counter: 7 })).toEqual(wrong);
      expect(await signInWith(key, { counter: 3 })).toEqual(wrong);
      expect(await signInWith(key, { counter: 0 })).toEqual(wrong);
      expect(await signInWith(key, { counter: 8 })).toMatchObject({ ok: true });
      const [row] = await context.db
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, key.credentialId));
      expect(row).toMatchObject({ counter: 8, lastUsedAt: expect.any(Date) });
    });

    it("is taken from authenticators that do not count", async () => {
      const { key } = await withPasskey({}, false);
      for (let n = 0; n < 3; n++) expect(await signInWith(key)).toMatchObject({ ok: true });
    });

    it("is over for who was suspended", async () => {
      const { person, key } = await withPasskey();
      const chief = actorOf(await addPerson(context, { role: "administrator" }));
      await suspendPerson(context, chief, person.id, newOrigin());
      expect(await signInWith(key)).toEqual(wrong);
    });
  });

  describe("beside a password", () => {
    const step = async (person: TestPerson) => {
      const result = await trySignIn(context, person.username);
      if (!result.ok) throw new Error(result.reason);
      return result.signIn;
    };

    it("is asked of administrators, and an addition for everybody else", async () => {
      const { person: manager } = await withPasskey();
      expect((await step(manager)).step).toBe("signed-in");
      const { person, key } = await withPasskey({
        role: "administrator",
        secondFactorWaived: false,
      });
      const waiting = await step(person);
      if (waiting.step !== "second-factor") throw new Error("signed in by a password alone");
      expect(waiting.methods).toEqual(["passkey"]);
      const challenge = waiting.challenge.token;
      const request = await askForPasskey(context, challenge, site);
      expect(request?.options.allowCredentials?.map(({ id }) => id)).toEqual([key.credentialId]);
      const answer = z.parse(passkeyAnswer, key.answer(request?.options.challenge ?? ""));
      const prove = () =>
        proveSecondFactor(
          context,
          { challenge, proof: { by: "passkey", answer, relyingParty: site }, cookies: {} },
          newOrigin(),
        );
      expect(await prove()).toMatchObject({ ok: true });
      expect(await prove()).toEqual({ ok: false, reason: "over" });
    });

    it("proves nobody else: another person's passkey does not finish the sign-in", async () => {
      const { person } = await withPasskey({ role: "administrator", secondFactorWaived: false });
      const stranger = await withPasskey();
      const waiting = await step(person);
      if (waiting.step !== "second-factor") throw new Error("signed in by a password alone");
      const request = await askForPasskey(context, waiting.challenge.token, site);
      const answer = z.parse(passkeyAnswer, stranger.key.answer(request?.options.challenge ?? ""));
      const proof = { by: "passkey", answer, relyingParty: site } as const;
      const input = { challenge: waiting.challenge.token, proof, cookies: {} };
      expect(await proveSecondFactor(context, input, newOrigin())).toEqual(wrong);
    });
  });

  it.each<unknown>([
    null,
    {},
    { id: 7 },
    { id: "a b", rawId: "a", type: "public-key", response: {} },
  ])("is no answer: %j", (sent) => {
    expect(z.safeParse(passkeyAnswer, sent).success).toBe(false);
    expect(z.safeParse(passkeyRegistration, sent).success).toBe(false);
  });
});
