import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { auditEvents, knownDevices, sessions } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { addClient, addPerson, newOrigin, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { deleteExpiredAccess } from "../delete-expired-access.server.ts";
import { findSession } from "./find-session.server.ts";
import {
  endOwnSession,
  endSessions,
  listOwnSessions,
  renewSession,
  signOut,
  signOutEverywhere,
} from "./sessions.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  const find = (token: string | undefined) => findSession(context.db, token);
  const age = (token: string, change: { lastSeenAt?: string; expiresAt?: string }) =>
    context.db
      .update(sessions)
      .set({
        ...(change.lastSeenAt && {
          lastSeenAt: sql.raw(`now() - interval '${change.lastSeenAt}'`),
        }),
        ...(change.expiresAt && { expiresAt: sql.raw(`now() - interval '${change.expiresAt}'`) }),
      })
      .where(eq(sessions.id, token.split(".")[0] ?? ""));

  describe("a session cookie", () => {
    it("stands for its account", async () => {
      const person = await addPerson(context, { role: "client-member" });
      const { session } = await signInAs(context, person);
      expect(await find(session.token)).toEqual({
        accountId: person.id,
        role: "client-member",
        clientId: person.clientId,
        name: person.name,
        language: "en",
        sessionId: session.token.split(".")[0],
        needsSecondFactor: false,
      });
    });

    it("opens nothing once it was tampered with, swapped or made up", async () => {
      const [mine, theirs] = [
        (await signInAs(context, await addPerson(context))).session.token,
        (await signInAs(context, await addPerson(context))).session.token,
      ];
      const [id = "", secret = ""] = mine.split(".");
      const [otherId, otherSecret] = theirs.split(".");
      const last = secret.at(-1) === "A" ? "E" : "A";
      for (const forged of [
        `${id}.${otherSecret}`,
        `${otherId}.${secret}`,
        `${id}.${secret.slice(0, -1)}${last}`,
        `${id}.${secret}A`,
        `${id}.${secret.slice(0, -1)}`,
        `${id.toUpperCase()}.${secret}`,
        `${id}.`,
        `.${secret}`,
        id,
        secret,
        `${mine} `,
        `${mine}\0`,
        `${mine};${mine}`,
        `${randomUUID()}.${secret}`,
        `' or true --.${secret}`,
        "",
        undefined,
      ])
        expect(await find(forged), String(forged)).toBeUndefined();
      expect(await find(mine)).toBeDefined();
    });

    it("is over after 12 idle hours, and after 7 days at work", async () => {
      const person = await addPerson(context);
      const { session } = await signInAs(context, person);
      await age(session.token, { lastSeenAt: "11 hours 55 minutes" });
      expect(await find(session.token)).toBeDefined();
      // The look just now counted as use.
      await age(session.token, { expiresAt: "1 second" });
      expect(await find(session.token)).toBeUndefined();
      const idle = await signInAs(context, person);
      await age(idle.session.token, { lastSeenAt: "12 hours 1 minute" });
      expect(await find(idle.session.token)).toBeUndefined();
    });

    it("outlives idle days when remembered, but not its 30", async () => {
      const { session } = await signInAs(context, await addPerson(context), { rememberMe: true });
      await age(session.token, { lastSeenAt: "29 days" });
      expect(await find(session.token)).toBeDefined();
      await age(session.token, { expiresAt: "1 second" });
      expect(await find(session.token)).toBeUndefined();
    });

    it("writes that it was seen every few minutes at most", async () => {
      const { session } = await signInAs(context, await addPerson(context));
      const seen = async () => {
        await find(session.token);
        const [row] = await context.db
          .select({ at: sessions.lastSeenAt })
          .from(sessions)
          .where(eq(sessions.id, session.token.split(".")[0] ?? ""));
        return Number(row?.at);
      };
      const first = await seen();
      expect(await seen()).toBe(first);
      await age(session.token, { lastSeenAt: "6 minutes" });
      expect(await seen()).toBeGreaterThanOrEqual(first);
    });

    it("is good for nothing after its secret was renewed", async () => {
      const { session, actor } = await signInAs(context, await addPerson(context));
      const renewed = await context.db.transaction((tx) => renewSession(tx, actor.sessionId));
      expect(await find(session.token)).toBeUndefined();
      expect(await find(renewed.token)).toMatchObject({ sessionId: actor.sessionId });
    });
  });

  describe("signing out", () => {
    it("ends this session and no other", async () => {
      const person = await addPerson(context);
      const [here, there] = [await signInAs(context, person), await signInAs(context, person)];
      await signOut(context, here.actor, newOrigin());
      expect(await find(here.session.token)).toBeUndefined();
      expect(await find(there.session.token)).toBeDefined();
    });

    it("is among the changes of the person's client, however it ends", async () => {
      const client = await addClient(context, 1);
      const person = await addPerson(context, { role: "client-member", clientId: client.id });
      const signIn = async () => (await signInAs(context, person)).actor;
      const [first, second, third] = [await signIn(), await signIn(), await signIn()];
      await endOwnSession(context, first, second.sessionId, newOrigin());
      await signOut(context, first, newOrigin());
      await signOutEverywhere(context, third, newOrigin());
      const rows = await context.db
        .select({ kind: auditEvents.kind })
        .from(auditEvents)
        .where(eq(auditEvents.clientId, client.id));
      const kinds = rows.map(({ kind }) => kind);
      for (const kind of ["session-ended", "signed-out", "all-sessions-ended"])
        expect(kinds).toContain(kind);
    });

    it("ends one of the list of devices, but nobody else's", async () => {
      const person = await addPerson(context);
      const [here, there] = [await signInAs(context, person), await signInAs(context, person)];
      const stranger = await signInAs(context, await addPerson(context));
      const list = await listOwnSessions(context.db, here.actor);
      expect(list.map(({ id, isThisOne, device }) => ({ id, isThisOne, device }))).toEqual(
        expect.arrayContaining([
          { id: here.actor.sessionId, isThisOne: true, device: "Chrome/Windows" },
          { id: there.actor.sessionId, isThisOne: false, device: "Chrome/Windows" },
        ]),
      );
      expect(list).toHaveLength(2);
      expect(JSON.stringify(list)).not.toMatch(/secret|hash/i);

      const end = (sessionId: string) => endOwnSession(context, here.actor, sessionId, newOrigin());
      expect(await end(stranger.actor.sessionId)).toEqual({ ok: false, reason: "not-found" });
      expect(await find(stranger.session.token)).toBeDefined();
      expect(await end(there.actor.sessionId)).toEqual({ ok: true });
      expect(await find(there.session.token)).toBeUndefined();
      expect(await end(there.actor.sessionId)).toEqual({ ok: false, reason: "not-found" });
    });

    it("asks who is there when the sign-in is a while ago, but to leave oneself", async () => {
      const person = await addPerson(context);
      const [here, there] = [await signInAs(context, person), await signInAs(context, person)];
      await context.db
        .update(sessions)
        .set({ confirmedAt: sql`now() - interval '16 minutes'` })
        .where(eq(sessions.id, here.actor.sessionId));
      const first = { ok: false, reason: "confirm-first" };
      const { sessionId } = there.actor;
      expect(await endOwnSession(context, here.actor, sessionId, newOrigin())).toEqual(first);
      expect(await signOutEverywhere(context, here.actor, newOrigin())).toEqual(first);
      expect(await find(there.session.token)).toBeDefined();
      await signOut(context, here.actor, newOrigin());
      expect(await find(here.session.token)).toBeUndefined();
    });

    it("ends all of them everywhere, and forgets all known browsers", async () => {
      const person = await addPerson(context);
      const [here, there] = [await signInAs(context, person), await signInAs(context, person)];
      expect(await signOutEverywhere(context, here.actor, newOrigin())).toEqual({ ok: true });
      for (const { session } of [here, there]) expect(await find(session.token)).toBeUndefined();
      const devices = eq(knownDevices.accountId, person.id);
      expect(await context.db.$count(knownDevices, devices)).toBe(0);
    });
  });

  it("makes room for a new one when somebody has twenty", async () => {
    const person = await addPerson(context);
    const first = await signInAs(context, person);
    await age(first.session.token, { lastSeenAt: "1 hour" });
    for (let n = 0; n < 20; n++) await signInAs(context, person);
    expect(await find(first.session.token)).toBeUndefined();
    const ownSessions = eq(sessions.accountId, person.id);
    expect(await context.db.$count(sessions, ownSessions)).toBe(20);
  });

  it("is swept when it opens nothing any more", async () => {
    const person = await addPerson(context);
    const [alive, idle, over] = [
      await signInAs(context, person),
      await signInAs(context, person),
      await signInAs(context, person),
    ];
    await age(idle.session.token, { lastSeenAt: "13 hours" });
    await age(over.session.token, { expiresAt: "1 second" });
    expect((await deleteExpiredAccess(context.db)).sessions).toBeGreaterThanOrEqual(2);
    const ownSessions = eq(sessions.accountId, person.id);
    const left = await context.db.select({ id: sessions.id }).from(sessions).where(ownSessions);
    expect(left).toEqual([{ id: alive.actor.sessionId }]);
  });

  it("ends in one process what was begun in the other", async () => {
    const { url } = database();
    if (url === undefined) return expect(database().engine).toBe("embedded");
    const opened = await openDatabase({
      dataDirectory: "unused",
      databaseUrl: url,
      log: silentLog,
    });
    if (!opened.ok) throw new Error(opened.message);
    onTestFinished(() => opened.database.close());
    const other = opened.database.db;
    const person = await addPerson(context);
    const [first, second] = [await signInAs(context, person), await signInAs(context, person)];
    expect(await findSession(other, first.session.token)).toMatchObject({ accountId: person.id });
    await signOut(context, first.actor, newOrigin());
    expect(await findSession(other, first.session.token)).toBeUndefined();
    await other.transaction((tx) => endSessions(tx, person.id));
    expect(await find(second.session.token)).toBeUndefined();
  });
});
