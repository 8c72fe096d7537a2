import { randomUUID } from "node:crypto";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { accountLinks, auditEvents, clients, emails, rateLimits } from "#features/schema.ts";
import { linkTokenIn, mailsTo, writeMail } from "#tests/support/account-links.ts";
import {
  accountOf,
  addClient,
  addPerson,
  newOrigin,
  password,
  signInAs,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { addApp } from "#tests/support/authenticator-app.ts";
import { countingDatabase } from "#tests/support/counted-work.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { confirmEmailChange, requestEmailChange } from "../change-email.server.ts";
import { findSession } from "../sign-in/find-session.server.ts";
import { changePassword } from "./change-password.server.ts";
import { findPasswordReset, requestPasswordReset, resetPassword } from "./password-reset.server.ts";

const newPassword = "a kettle hums before dawn";

describeDatabase((database) => {
  const context = useAccounts(database);
  beforeEach(() => context.db.delete(rateLimits));

  const ask = (email: string, origin = newOrigin()) => requestPasswordReset(context, email, origin);
  const tokenFor = async (email: string) => {
    await ask(email);
    return linkTokenIn(context, email, "password-reset");
  };
  const reset = (token: string, over: object = {}) =>
    resetPassword(context, { token, password: newPassword, cookies: {}, ...over }, newOrigin());

  describe("asking for a new password", () => {
    it("has one answer and one amount of work for every address", async () => {
      const active = await addPerson(context);
      const addresses = {
        active: active.email,
        invited: (await addPerson(context, { state: "invited" })).email,
        suspended: (await addPerson(context, { state: "suspended" })).email,
        unknown: `${randomUUID()}@example.com`,
      };
      const work = async (email: string) => {
        const { db, statements } = countingDatabase(context.db);
        const answer = await requestPasswordReset({ ...context, db }, email, newOrigin());
        return { answer, statements };
      };
      const reference = await work(active.email);
      expect(reference.answer).toEqual({ ok: true });
      for (const [cause, email] of Object.entries(addresses))
        expect(await work(email), cause).toEqual(reference);
    });

    it("sends a mail only where an account waits for one, to the account's own spelling", async () => {
      const { email } = await addPerson(context);
      // Full-width letters name the same mailbox to us, but may be somebody else's to a mail server.
      const typed = email.toUpperCase().replace("DANA", "ＤＡＮＡ");
      await ask(typed);
      const content = await writeMail(context, typed, "password-reset");
      expect(content?.to).toBe(email);
      const nobody = `${randomUUID()}@example.com`;
      await ask(nobody);
      expect(await writeMail(context, nobody, "password-reset")).toBeUndefined();
      const suspended = await addPerson(context, { state: "suspended" });
      await ask(suspended.email);
      expect(await writeMail(context, suspended.email, "password-reset")).toBeUndefined();
    });

    it("sends the invitation again to who has never had a password", async () => {
      const { email } = await addPerson(context, { state: "invited" });
      await ask(email);
      const content = await writeMail(context, email, "password-reset");
      expect(content?.text).toContain("/invitation?token=");
      expect(content?.text).toContain("the office of");
      const client = await addClient(context, 1);
      const member = await addPerson(context, {
        state: "invited",
        role: "client-member",
        clientId: client.id,
      });
      await ask(member.email);
      const toPortal = await writeMail(context, member.email, "password-reset");
      const [row] = await context.db.select().from(clients).where(eq(clients.id, client.id));
      expect(toPortal?.text).toContain(row?.name);
      expect(toPortal?.text).not.toContain("the office of");
    });

    it("floods no mailbox, and breaks no link that was sent", async () => {
      const { email } = await addPerson(context);
      const token = await tokenFor(email);
      const sent = [];
      for (let n = 0; n < 5; n++) {
        await ask(email);
        sent.push((await writeMail(context, email, "password-reset")) !== undefined);
      }
      expect(sent).toEqual([true, true, false, false, false]);
      expect((await reset(token)).ok).toBe(true);
    });

    it("is held back for an address that asks on and on", async () => {
      const origin = newOrigin();
      const answers = [];
      for (let n = 0; n < 32; n++) answers.push(await ask(`${randomUUID()}@example.com`, origin));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
      expect(answers.at(-1)).toMatchObject({ ok: false, reason: "too-many" });
    });
  });

  describe("a link to a new password", () => {
    it("sets it, ends all sessions, and forgets all known browsers", async () => {
      const person = await addPerson(context);
      const before = await signInAs(context, person, { rememberMe: true });
      const token = await tokenFor(person.email);
      expect(await findPasswordReset(context.db, token)).toEqual({ ok: true, email: person.email });
      const result = await reset(token);
      if (!result.ok || result.signIn.step !== "signed-in") throw new Error("not signed in");
      expect(await findSession(context.db, result.signIn.session.token)).toBeDefined();
      expect(await findSession(context.db, before.session.token)).toBeUndefined();
      expect(await trySignIn(context, person.username)).toEqual({ ok: false, reason: "wrong" });
      await signInAs(context, person, {
        password: newPassword,
        cookies: { device: before.deviceCookie },
      });
      const messages = (await mailsTo(context, person.email)).map(({ message }) => message);
      // The browser of before is new again.
      expect(messages).toEqual(["new-device", "password-changed", "password-reset"]);
    });

    it("calls off a change of the address that somebody else has asked for", async () => {
      const person = await addPerson(context);
      const { actor } = await signInAs(context, person);
      const stranger = `${randomUUID()}@example.com`;
      await requestEmailChange(context, actor, stranger, newOrigin());
      const confirmation = await linkTokenIn(context, stranger, "email-change-confirmation");
      expect((await reset(await tokenFor(person.email))).ok).toBe(true);
      expect(await confirmEmailChange(context, confirmation, newOrigin())).toEqual({
        ok: false,
        reason: "used",
      });
      expect(await accountOf(context, person.id)).toMatchObject({
        email: person.email,
        pendingEmail: null,
      });
    });

    it("works for 30 minutes, and says afterwards why not", async () => {
      const { id, email } = await addPerson(context);
      const token = await tokenFor(email);
      const ownLinks = eq(accountLinks.accountId, id);
      const [link] = await context.db.select().from(accountLinks).where(ownLinks);
      expect((Number(link?.expiresAt) - Date.now()) / 60_000).toBeCloseTo(30, 0);
      await context.db.update(accountLinks).set({ expiresAt: sql`now()` }).where(ownLinks);
      expect(await reset(token)).toEqual({ ok: false, reason: "expired" });
      expect(await trySignIn(context, email)).toMatchObject({ ok: true });
    });

    it("is used once, also by several at the same moment and by the links of different mails", async () => {
      const { email } = await addPerson(context);
      const tokens = [await tokenFor(email), await tokenFor(email)];
      const results = await Promise.all(
        [...tokens, ...tokens].map((token, n) =>
          reset(token, { password: `the long password of try ${n}` }),
        ),
      );
      const winner = results.findIndex(({ ok }) => ok);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const typed = `the long password of try ${winner}`;
      expect(await trySignIn(context, email, { password: typed })).toMatchObject({ ok: true });
      for (const token of tokens) expect(await reset(token)).toEqual({ ok: false, reason: "used" });
    });

    it("is no invitation and confirms no address", async () => {
      const invited = await addPerson(context, { state: "invited" });
      await ask(invited.email);
      const invitation = await linkTokenIn(context, invited.email, "password-reset");
      expect(await reset(invitation)).toEqual({ ok: false, reason: "invalid" });
      expect((await accountOf(context, invited.id)).passwordHash).toBeNull();
    });

    it("stays valid when the new password is not taken", async () => {
      const { email } = await addPerson(context);
      const token = await tokenFor(email);
      expect(await reset(token, { password: "leavemealone" })).toMatchObject({ fault: "common" });
      expect((await reset(token)).ok).toBe(true);
    });

    it("does not lead past a second factor", async () => {
      const person = await addPerson(context);
      await addApp(context, person);
      const result = await reset(await tokenFor(person.email));
      expect(result).toMatchObject({ ok: true, signIn: { step: "second-factor" } });
    });
  });

  describe("a change of the password", () => {
    it("asks for the present one, ends all other sessions and renews this one", async () => {
      const person = await addPerson(context);
      const [here, there] = [await signInAs(context, person), await signInAs(context, person)];
      const change = (currentPassword: string, next = newPassword) =>
        changePassword(context, here.actor, { currentPassword, newPassword: next }, newOrigin());
      expect(await change("not the right password")).toEqual({ ok: false, reason: "wrong" });
      expect(await change(password, "leavemealone")).toMatchObject({
        reason: "password",
        fault: "common",
      });
      const reset = await tokenFor(person.email);
      const stranger = `${randomUUID()}@example.com`;
      await requestEmailChange(context, there.actor, stranger, newOrigin());
      const confirmation = await linkTokenIn(context, stranger, "email-change-confirmation");
      const changed = await change(password);
      if (!changed.ok) throw new Error(changed.reason);
      expect(await findSession(context.db, there.session.token)).toBeUndefined();
      expect(await findSession(context.db, here.session.token)).toBeUndefined();
      expect(await findSession(context.db, changed.session.token)).toBeDefined();
      expect(
        await resetPassword(
          context,
          { token: reset, password: "yet another long one", cookies: {} },
          newOrigin(),
        ),
      ).toEqual({ ok: false, reason: "used" });
      expect((await confirmEmailChange(context, confirmation, newOrigin())).ok).toBe(false);
      expect((await accountOf(context, person.id)).pendingEmail).toBeNull();
      const [last] = await mailsTo(context, person.email);
      expect(last?.message).toBe("password-changed");
      const [row] = await context.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.accountId, person.id))
        .orderBy(desc(auditEvents.at))
        .limit(1);
      expect(row).toMatchObject({ kind: "password-changed", actorId: person.id });
    });

    it("lets nobody who found a browser open guess on and on", async () => {
      const { actor } = await signInAs(context, await addPerson(context));
      const guess = () =>
        changePassword(context, actor, { currentPassword: randomUUID(), newPassword }, newOrigin());
      for (let n = 0; n < 10; n++) expect(await guess()).toMatchObject({ reason: "wrong" });
      expect(await guess()).toMatchObject({ reason: "too-many" });
    });
  });

  it("never puts a password into a mail, the audit, the queue or a log of mails", async () => {
    const { email } = await addPerson(context);
    await reset(await tokenFor(email));
    const rest = JSON.stringify([
      await context.db.select().from(emails),
      await context.db.select().from(auditEvents),
    ]);
    expect(rest).not.toContain(newPassword);
    expect(rest).not.toContain(password);
  });
});
