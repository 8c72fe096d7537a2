import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { accountLinks, accounts, sessions } from "#features/schema.ts";
import { linkTokenIn, mailsTo, writeMail } from "#tests/support/account-links.ts";
import {
  accountOf,
  addPerson,
  newOrigin,
  password,
  signInAs,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { Actor } from "./actor.ts";
import {
  cancelEmailChange,
  confirmEmailChange,
  findEmailChange,
  requestEmailChange,
} from "./change-email.server.ts";
import { changeProfile, findOwnProfile } from "./change-profile.server.ts";
import { profileForm } from "./profile-form.server.ts";
import { confirmIdentity } from "./sign-in/confirm-identity.server.ts";
import { findSession } from "./sign-in/find-session.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  const newAddress = () => `${randomUUID()}@example.com`;
  const ask = (actor: Actor, email: string) =>
    requestEmailChange(context, actor, email, newOrigin());
  const confirm = (token: string) => confirmEmailChange(context, token, newOrigin());
  const letTimePass = ({ sessionId }: Actor) =>
    context.db
      .update(sessions)
      .set({ confirmedAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.id, sessionId));
  const wish = async () => {
    const person = await addPerson(context);
    const { actor } = await signInAs(context, person);
    const email = newAddress();
    expect(await ask(actor, email)).toEqual({ ok: true });
    const token = await linkTokenIn(context, email, "email-change-confirmation");
    return { person, actor, email, token };
  };

  describe("another address", () => {
    it("is confirmed at the new one, and announced to the old one twice", async () => {
      const { person, email, token } = await wish();
      expect(await trySignIn(context, email)).toEqual({ ok: false, reason: "wrong" });
      expect(await findEmailChange(context.db, token)).toEqual({
        ok: true,
        oldEmail: person.email,
        newEmail: email,
      });
      expect(await confirm(token)).toEqual({ ok: true, email });
      expect(await trySignIn(context, email)).toMatchObject({ ok: true });
      expect(await trySignIn(context, person.email)).toEqual({ ok: false, reason: "wrong" });
      const mails = await mailsTo(context, person.email);
      expect(mails.map(({ message, data }) => [message, data.step])).toEqual([
        ["email-change-notice", "done"],
        ["email-change-notice", "requested"],
      ]);
      const done = await writeMail(context, person.email, "email-change-notice");
      expect(done?.text).toContain(email);
    });

    it("needs a link that was used neither before nor at the same moment, and that is young", async () => {
      const { token } = await wish();
      const results = await Promise.all([confirm(token), confirm(token), confirm(token)]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await confirm(token)).toEqual({ ok: false, reason: "used" });
      const late = await wish();
      await context.db
        .update(accountLinks)
        .set({ expiresAt: sql`now()` })
        .where(eq(accountLinks.accountId, late.person.id));
      expect(await confirm(late.token)).toEqual({ ok: false, reason: "expired" });
    });

    it("is the one that was asked for last: the links of an earlier wish are void", async () => {
      const { person, actor, email, token } = await wish();
      const second = newAddress();
      await ask(actor, second);
      expect(await confirm(token)).toEqual({ ok: false, reason: "used" });
      // A mail of the first wish that was held up and leaves only now makes no link any more.
      expect(await writeMail(context, email, "email-change-confirmation")).toBeUndefined();
      expect(
        await confirm(await linkTokenIn(context, second, "email-change-confirmation")),
      ).toEqual({
        ok: true,
        email: second,
      });
      expect((await accountOf(context, person.id)).mailbox).toBe(second);
    });

    it("is not wished for any more after it was called off", async () => {
      const { actor, email, token } = await wish();
      await cancelEmailChange(context, actor);
      expect((await confirm(token)).ok).toBe(false);
      expect(await writeMail(context, email, "email-change-confirmation")).toBeUndefined();
    });

    it("does not tell that it belongs to somebody else, and takes it from nobody", async () => {
      const other = await addPerson(context);
      const { actor } = await signInAs(context, await addPerson(context));
      expect(await ask(actor, other.email)).toEqual({ ok: true });
      expect(await writeMail(context, other.email, "email-change-confirmation")).toBeUndefined();
      // Two who wish for the same new address: the second to confirm does not get it.
      const [firstLink, secondLink] = [await wish(), await wish()];
      const email = newAddress();
      const tokens = [];
      for (const { actor } of [firstLink, secondLink]) {
        await ask(actor, email);
        tokens.push(await linkTokenIn(context, email, "email-change-confirmation"));
      }
      const results = await Promise.all(tokens.map(confirm));
      expect(results.map((result) => (result.ok ? "ok" : result.reason)).toSorted()).toEqual([
        "ok",
        "taken",
      ]);
    });

    it("leaves no other link to the old mailbox alive", async () => {
      const { person, token } = await wish();
      const { requestPasswordReset, resetPassword } = await import(
        "./passwords/password-reset.server.ts"
      );
      await requestPasswordReset(context, person.email, newOrigin());
      const reset = await linkTokenIn(context, person.email, "password-reset");
      await confirm(token);
      const input = { token: reset, password: "a kettle hums before dawn", cookies: {} };
      expect(await resetPassword(context, input, newOrigin())).toEqual({
        ok: false,
        reason: "used",
      });
    });

    it("is asked for five times a day at most", async () => {
      const { actor } = await signInAs(context, await addPerson(context));
      for (let n = 0; n < 5; n++) expect((await ask(actor, newAddress())).ok).toBe(true);
      expect(await ask(actor, newAddress())).toMatchObject({ reason: "too-many" });
    });
  });

  describe("a sensitive change", () => {
    it("asks who is there when the sign-in was more than a quarter of an hour ago", async () => {
      const { actor, session } = await signInAs(context, await addPerson(context));
      await letTimePass(actor);
      expect(await ask(actor, newAddress())).toEqual({ ok: false, reason: "confirm-first" });
      const prove = (typed: string) =>
        confirmIdentity(context, actor, { password: typed }, newOrigin());
      expect(await prove("not the right password")).toEqual({ ok: false, reason: "wrong" });
      expect(await ask(actor, newAddress())).toEqual({ ok: false, reason: "confirm-first" });
      const proved = await prove(password);
      if (!proved.ok) throw new Error(proved.reason);
      expect(await findSession(context.db, session.token)).toBeUndefined();
      expect(await findSession(context.db, proved.session.token)).toEqual(actor);
      expect(await ask(actor, newAddress())).toEqual({ ok: true });
    });
  });

  describe("the own profile", () => {
    it("takes name and username, and no other field that is sent", async () => {
      const person = await addPerson(context, { role: "client-member" });
      const { actor } = await signInAs(context, person);
      const username = `ann.${person.id.slice(-8)}`;
      const forged = {
        name: " Ann Lee ",
        username: username.toUpperCase(),
        role: "administrator",
        clientId: null,
        state: "active",
        email: "x@example.com",
        passwordHash: "x",
        id: randomUUID(),
      };
      const before = await accountOf(context, person.id);
      const fields = z.parse(profileForm("en"), forged);
      expect(fields).toEqual({ name: "Ann Lee", username });
      // Nor past the form.
      const past = { ...forged, ...fields };
      expect(await changeProfile(context, actor, past, newOrigin())).toEqual({ ok: true });
      expect(await accountOf(context, person.id)).toEqual({ ...before, name: "Ann Lee", username });
      expect(await findOwnProfile(context.db, actor)).toMatchObject({ name: "Ann Lee", username });
    });

    it("takes no username that another person has, nor one that could be an address", async () => {
      const { username } = await addPerson(context);
      const { actor } = await signInAs(context, await addPerson(context));
      const change = { name: "Ann", username };
      expect(await changeProfile(context, actor, change, newOrigin())).toEqual({
        ok: false,
        reason: "username-taken",
      });
      const direct = context.db
        .update(accounts)
        .set({ username: "ann@example.com" })
        .where(eq(accounts.id, actor.accountId));
      await expect(direct).rejects.toMatchObject({ cause: { code: "23514" } });
    });
  });
});
