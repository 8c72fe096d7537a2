import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { accountLinks, accounts, auditEvents, facilityAssignments } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { linkTokenIn, mailsTo, writeMail } from "#tests/support/account-links.ts";
import {
  accountOf,
  actorOf,
  addClient,
  addPerson,
  newOrigin,
  password,
  signInAs,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { Actor } from "../actor.ts";
import { type ColleagueForm, colleagueForm, invitationForm } from "../invitation-form.server.ts";
import { acceptInvitationForm } from "../password-form.server.ts";
import { findSession } from "../sign-in/find-session.server.ts";
import { acceptInvitation, findInvitation } from "./accept-invitation.server.ts";
import { suspendPerson } from "./change-person.server.ts";
import { inviteColleague, invitePerson, resendInvitation } from "./invite-person.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  let administrator: Actor;
  beforeAll(async () => {
    administrator = (await signInAs(context, await addPerson(context, { role: "administrator" })))
      .actor;
  });

  const newAddress = () => `${randomUUID()}@example.com`;
  const invite = (fields: object, actor = administrator) =>
    invitePerson(context, actor, z.parse(invitationForm("en"), fields), newOrigin());
  const inviteAsClient = (actor: Actor, fields: object) =>
    inviteColleague(context, actor, z.parse(colleagueForm("en"), fields), newOrigin());
  const accept = (token: string, over: object = {}) =>
    acceptInvitation(
      context,
      { token, name: "Rene Ortiz", password, cookies: {}, ...over },
      newOrigin(),
    );
  const invited = async (over: object = {}) => {
    const email = newAddress();
    const result = await invite({ name: "Rene", email, role: "supervisor", ...over });
    if (!result.ok) throw new Error(result.reason);
    const tokenOfMail = () => linkTokenIn(context, email, "account-invitation");
    return { email, id: result.accountId, tokenOfMail };
  };
  const clientSide = async () => {
    const client = await addClient(context, 2);
    const person = await addPerson(context, { role: "client-administrator", clientId: client.id });
    return { client, person, actor: actorOf(person) };
  };

  describe("an invitation", () => {
    it("leads to a password, and signs in", async () => {
      const { id, email, tokenOfMail } = await invited();
      // Such as somebody who came out of a file, and got the link of the server's command line.
      await context.db.update(accounts).set({ isUninvited: true }).where(eq(accounts.id, id));
      expect(await trySignIn(context, email)).toEqual({ ok: false, reason: "wrong" });
      const token = await tokenOfMail();
      expect(await findInvitation(context.db, token)).toEqual({
        ok: true,
        name: "Rene",
        email,
        role: "supervisor",
        clientName: undefined,
      });
      const accepted = await accept(token, { username: "rene.ortiz" });
      if (!accepted.ok) throw new Error(accepted.reason);
      expect((await accountOf(context, id)).isUninvited).toBe(false);
      expect(await findSession(context.db, accepted.signIn.session.token)).toMatchObject({
        accountId: id,
        role: "supervisor",
        name: "Rene Ortiz",
      });
      expect(await trySignIn(context, "rene.ortiz")).toMatchObject({ ok: true });
      expect((await mailsTo(context, email)).map(({ message }) => message)).toEqual([
        // The second sign-in came from another browser than the first.
        "new-device",
        "account-invitation",
      ]);
    });

    it("is looked at as often as a mail program likes", async () => {
      const { tokenOfMail } = await invited();
      const token = await tokenOfMail();
      for (let n = 0; n < 3; n++) expect((await findInvitation(context.db, token)).ok).toBe(true);
      expect((await accept(token)).ok).toBe(true);
    });

    it("is used once", async () => {
      const { tokenOfMail } = await invited();
      const token = await tokenOfMail();
      expect((await accept(token)).ok).toBe(true);
      const other = { password: "another long password of a thief" };
      expect(await accept(token, other)).toEqual({ ok: false, reason: "used" });
    });

    it("is used once by several at the same moment, also by the links of different mails", async () => {
      const { id, email, tokenOfMail } = await invited();
      const tokens = [await tokenOfMail(), await tokenOfMail(), await tokenOfMail()];
      const tries = [...tokens, ...tokens].map((token, n) =>
        accept(token, { password: `the long password of try ${n}` }),
      );
      const results = await Promise.all(tries);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter((result) => !result.ok && result.reason === "used")).toHaveLength(5);
      const winner = results.findIndex(({ ok }) => ok);
      const typed = `the long password of try ${winner}`;
      expect(await trySignIn(context, email, { password: typed })).toMatchObject({ ok: true });
      const accepted = and(
        eq(auditEvents.accountId, id),
        eq(auditEvents.kind, "invitation-accepted"),
      );
      expect(await context.db.$count(auditEvents, accepted)).toBe(1);
    });

    it("goes on working when it is sent again, and so does the new one", async () => {
      const first = await invited();
      const earlier = await first.tokenOfMail();
      const again = await resendInvitation(context, administrator, first.id, newOrigin());
      expect(again).toEqual({ ok: true });
      expect(await mailsTo(context, first.email)).toHaveLength(2);
      const later = await first.tokenOfMail();
      expect(later).not.toBe(earlier);
      for (const token of [earlier, later])
        expect((await findInvitation(context.db, token)).ok).toBe(true);
      expect((await accept(earlier)).ok).toBe(true);
      expect(await accept(later)).toEqual({ ok: false, reason: "used" });
      const once = await resendInvitation(context, administrator, first.id, newOrigin());
      expect(once).toEqual({ ok: false, reason: "not-invited" });
    });

    it("is over after seven days, and says so to who holds it", async () => {
      const { id, tokenOfMail } = await invited();
      const token = await tokenOfMail();
      const [link] = await context.db
        .select()
        .from(accountLinks)
        .where(eq(accountLinks.accountId, id));
      expect((Number(link?.expiresAt) - Date.now()) / dayMs).toBeCloseTo(7, 1);
      await context.db
        .update(accountLinks)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(eq(accountLinks.accountId, id));
      expect(await accept(token)).toEqual({ ok: false, reason: "expired" });
      expect(await findInvitation(context.db, token)).toEqual({ ok: false, reason: "expired" });
      // A new mail does not wake the old link.
      const later = await tokenOfMail();
      expect(await accept(token)).toEqual({ ok: false, reason: "expired" });
      expect((await accept(later)).ok).toBe(true);
    });

    it("opens nothing once it was tampered with, swapped or made up", async () => {
      const [firstLink, secondLink] = [await invited(), await invited()];
      const [mine, theirs] = [await firstLink.tokenOfMail(), await secondLink.tokenOfMail()];
      const [id, secret] = mine.split(".");
      const [otherId, otherSecret] = theirs.split(".");
      for (const token of [
        `${id}.${otherSecret}`,
        `${otherId}.${secret}`,
        `${randomUUID()}.${secret}`,
        `${id}.${"A".repeat(43)}`,
        "",
        `${id}`,
        "' or true --",
      ])
        expect(await accept(token)).toEqual({ ok: false, reason: "invalid" });
    });

    it("keeps no secret at rest: neither in the mail's row nor in the queue", async () => {
      const { tokenOfMail } = await invited();
      const [, secret = "?"] = (await tokenOfMail()).split(".");
      for (const table of ["emails", "account_links", "pgboss.job", "audit_events"]) {
        const { rows } = await context.db.execute(
          sql`select count(*)::int as n from ${sql.raw(table)} t where t::text like ${`%${secret}%`}`,
        );
        expect(rows[0]?.n, table).toBe(0);
      }
    });

    it("is worth nothing for who was suspended or removed since", async () => {
      const { id, email, tokenOfMail } = await invited();
      const token = await tokenOfMail();
      await suspendPerson(context, administrator, id, newOrigin());
      expect((await accept(token)).ok).toBe(false);
      expect(await writeMail(context, email, "account-invitation")).toBeUndefined();
    });

    it("asks for a good password and a name that is free, and stays valid until it has both", async () => {
      const { email, tokenOfMail } = await invited();
      const token = await tokenOfMail();
      for (const [fields, fault] of [
        ["short", "too-short"],
        ["leavemealone", "common"],
        [email.slice(0, 36), "personal"],
      ])
        expect(await accept(token, { password: fields })).toEqual({
          ok: false,
          reason: "password",
          fault,
        });
      const { username } = await addPerson(context);
      expect(await accept(token, { username })).toEqual({ ok: false, reason: "username-taken" });
      expect((await accept(token)).ok).toBe(true);
    });
  });

  describe("who may invite whom", () => {
    it("belongs to a client: colleagues get the inviter's own client, whatever is sent", async () => {
      const { client, actor } = await clientSide();
      const other = await addClient(context, 1);
      const email = newAddress();
      const forged = {
        name: "Ann",
        email,
        role: "client-member",
        facilityIds: client.facilityIds,
        clientId: other.id,
        clientIds: [other.id],
        state: "active",
        id: randomUUID(),
        passwordHash: "x",
        createdBy: randomUUID(),
        secondFactorWaived: true,
      };
      const result = await inviteAsClient(actor, forged);
      if (!result.ok) throw new Error(result.reason);
      expect(await accountOf(context, result.accountId)).toMatchObject({
        clientId: client.id,
        role: "client-member",
        state: "invited",
        passwordHash: null,
        createdBy: actor.accountId,
        secondFactorWaived: false,
      });
      expect(result.accountId).not.toBe(forged.id);
      const assigned = eq(facilityAssignments.accountId, result.accountId);
      expect(await context.db.$count(facilityAssignments, assigned)).toBe(2);
    });

    it("does not let a form carry a role of the staff from a client", async () => {
      const { actor } = await clientSide();
      for (const role of ["administrator", "account-manager", "recruiter"]) {
        const fields = { name: "Ann", email: newAddress(), role, facilityIds: [] };
        expect(z.safeParse(colleagueForm("en"), fields).success).toBe(false);
        // Nor past the form.
        const past = { ...fields, role } as ColleagueForm;
        expect(await inviteColleague(context, actor, past, newOrigin())).toEqual({
          ok: false,
          reason: "not-allowed",
        });
        const asStaff = z.parse(invitationForm("en"), fields);
        expect(await invitePerson(context, actor, asStaff, newOrigin())).toEqual({
          ok: false,
          reason: "not-allowed",
        });
      }
    });

    it("makes an administrator only for who has just proved who they are", async () => {
      const late = { ...administrator, sessionId: randomUUID() };
      const fields = { name: "Ann", email: newAddress(), role: "administrator" };
      const first = { ok: false, reason: "confirm-first" };
      expect(await invite(fields, late)).toEqual(first);
      expect(await mailsTo(context, fields.email)).toEqual([]);
      const invited = await invite(fields);
      if (!invited.ok) throw new Error(invited.reason);
      const resend = (actor: Actor) =>
        resendInvitation(context, actor, invited.accountId, newOrigin());
      expect(await resend(late)).toEqual(first);
      expect(await resend(administrator)).toEqual({ ok: true });
      // Others are invited as before.
      const supervisor = { name: "Ann", email: newAddress(), role: "supervisor" };
      expect(await invite(supervisor, late)).toMatchObject({ ok: true });
    });

    it("refuses everybody without the permission, and clients who administer nothing", async () => {
      const fields = { name: "Ann", email: newAddress(), role: "supervisor" };
      for (const role of ["account-manager", "supervisor", "crew-lead", "recruiter"] as const)
        expect(await invite(fields, actorOf(await addPerson(context, { role })))).toEqual({
          ok: false,
          reason: "not-allowed",
        });
      const member = actorOf(await addPerson(context, { role: "client-member" }));
      const colleague = { ...fields, role: "client-member", facilityIds: [] };
      expect(await inviteAsClient(member, colleague)).toMatchObject({ reason: "not-allowed" });
      const waiting = { ...administrator, needsSecondFactor: true };
      expect(await invite(fields, waiting)).toMatchObject({ reason: "not-allowed" });
    });

    it("assigns no facility of another client, nor one that is not there", async () => {
      const { client, actor } = await clientSide();
      const other = await addClient(context, 1);
      for (const facilityIds of [
        other.facilityIds,
        [randomUUID()],
        [...client.facilityIds, ...other.facilityIds],
      ]) {
        const email = newAddress();
        const fields = { name: "Ann", email, role: "client-member", facilityIds };
        expect(await inviteAsClient(actor, fields)).toEqual({
          ok: false,
          reason: "unknown-facility",
        });
        expect(await context.db.$count(accounts, eq(accounts.mailbox, email))).toBe(0);
        expect(await mailsTo(context, email)).toEqual([]);
      }
      const staff = { name: "Ann", email: newAddress(), role: "client-member" };
      expect(await invite({ ...staff, clientId: randomUUID() })).toMatchObject({
        reason: "unknown-client",
      });
      expect(await invite(staff)).toMatchObject({ reason: "unknown-client" });
    });

    it("refuses who lost the right to it a moment ago", async () => {
      const { actor, person } = await clientSide();
      await suspendPerson(context, administrator, person.id, newOrigin());
      const fields = { name: "Ann", email: newAddress(), role: "client-member", facilityIds: [] };
      expect(await inviteAsClient(actor, fields)).toEqual({ ok: false, reason: "not-allowed" });
    });

    it("has one account for an address, however it is spelled and however many invite at once", async () => {
      const email = newAddress();
      const spelled = [email, email.toUpperCase(), email];
      const results = await Promise.all(
        spelled.map((email) => invite({ name: "Ann", email: email, role: "recruiter" })),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(
        results.filter((result) => !result.ok && result.reason === "address-taken"),
      ).toHaveLength(2);
      expect(await context.db.$count(accounts, eq(accounts.mailbox, email))).toBe(1);
    });
  });

  it("takes no field from the form of an invited person but name, username and password", () => {
    const forged = {
      name: " Rene ",
      username: "Rene.O",
      password: " spaces stay ",
      role: "administrator",
      clientId: randomUUID(),
      state: "active",
      email: "x@example.com",
    };
    expect(z.parse(acceptInvitationForm("en"), forged)).toEqual({
      name: "Rene",
      username: "rene.o",
      password: " spaces stay ",
    });
    for (const username of ["ann@example.com", "a", "-ann", "ann bee", "ännchen"])
      expect(z.safeParse(acceptInvitationForm("en"), { ...forged, username }).success).toBe(false);
  });
});
