import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import {
  accounts,
  auditEvents,
  authenticatorApps,
  facilityAssignments,
  knownDevices,
  passkeys,
} from "#features/schema.ts";
import {
  accountOf,
  actorOf,
  addClient,
  addPerson,
  newOrigin,
  signInAs,
  type TestPerson,
  trySignIn,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import type { Actor } from "../actor.ts";
import { assignedTo, everyone, isClientRole } from "../roles.ts";
import { findSession } from "../sign-in/find-session.server.ts";
import {
  assign,
  changeRole,
  endSessionsOf,
  removePerson,
  resetSecondFactor,
  restorePerson,
  suspendPerson,
} from "./change-person.server.ts";
import { invitePerson } from "./invite-person.server.ts";
import { listPeople } from "./list-people.server.ts";

const none = { clientIds: [], facilityIds: [] };

describeDatabase((database) => {
  const context = useAccounts(database);
  let administrator: Actor;
  beforeAll(async () => {
    administrator = (await signInAs(context, await addPerson(context, { role: "administrator" })))
      .actor;
  });

  const suspend = (actor: Actor, { id }: { id: string }) =>
    suspendPerson(context, actor, id, newOrigin());
  const remove = (actor: Actor, { id }: { id: string }) =>
    removePerson(context, actor, id, newOrigin());
  const toRole = (actor: Actor, { id }: { id: string }, role: TestPerson["role"]) =>
    changeRole(context, actor, id, { role, ...none }, newOrigin());
  const isIn = async (token: string) => (await findSession(context.db, token)) !== undefined;

  it("an administrator is made, and a second factor taken away, after a recent proof alone", async () => {
    const late = { ...administrator, sessionId: randomUUID() };
    const person = await addPerson(context);
    const first = { ok: false, reason: "confirm-first" };
    expect(await toRole(late, person, "administrator")).toEqual(first);
    expect(await resetSecondFactor(context, late, person.id, newOrigin())).toEqual(first);
    expect(await toRole(late, person, "supervisor")).toEqual({ ok: true });
    expect(await toRole(administrator, person, "administrator")).toEqual({ ok: true });
    expect(await toRole(late, person, "supervisor")).toEqual({ ok: true });
  });

  describe("sessions", () => {
    const changes: Record<string, (person: TestPerson) => Promise<{ ok: boolean }>> = {
      suspension: (person) => suspend(administrator, person),
      removal: (person) => remove(administrator, person),
      "a change of role": (person) => toRole(administrator, person, "recruiter"),
      "a reset of the second factor": ({ id }) =>
        resetSecondFactor(context, administrator, id, newOrigin()),
      "an order to end them": ({ id }) => endSessionsOf(context, administrator, id, newOrigin()),
    };
    it.each(Object.keys(changes))("all end with %s, remembered or not", async (name) => {
      const person = await addPerson(context);
      const bystander = await signInAs(context, await addPerson(context));
      const tokens = [
        (await signInAs(context, person)).session.token,
        (await signInAs(context, person, { rememberMe: true })).session.token,
      ];
      expect(await changes[name]?.(person)).toEqual({ ok: true });
      for (const token of tokens) expect(await isIn(token)).toBe(false);
      expect(await isIn(bystander.session.token)).toBe(true);
    });
  });

  it("lets nobody in who is suspended, and in again who is restored", async () => {
    const person = await addPerson(context);
    await suspend(administrator, person);
    expect(await trySignIn(context, person.username)).toEqual({ ok: false, reason: "wrong" });
    expect(await suspend(administrator, person)).toEqual({ ok: false, reason: "wrong-state" });
    expect(await restorePerson(context, administrator, person.id, newOrigin())).toEqual({
      ok: true,
    });
    expect(await trySignIn(context, person.username)).toMatchObject({ ok: true });
    const invited = await addPerson(context, { state: "invited" });
    await suspend(administrator, invited);
    await restorePerson(context, administrator, invited.id, newOrigin());
    expect((await accountOf(context, invited.id)).state).toBe("invited");
  });

  describe("removal", () => {
    it("keeps the name for the history, and nothing that signs in", async () => {
      const { id, name, username } = await addPerson(context);
      await context.db.insert(authenticatorApps).values({ accountId: id, secret: "x" });
      await context.db.insert(passkeys).values({
        id: randomUUID(),
        accountId: id,
        credentialId: randomUUID(),
        publicKey: "x",
        counter: 0,
        transports: [],
        name: "Laptop",
        backedUp: false,
      });
      await signInAs(context, { username });
      expect(await remove(administrator, { id })).toEqual({ ok: true });
      expect(await accountOf(context, id)).toMatchObject({
        name,
        state: "removed",
        passwordHash: null,
      });
      for (const table of [authenticatorApps, passkeys, knownDevices])
        expect(await context.db.$count(table, eq(table.accountId, id))).toBe(0);
      expect(await trySignIn(context, username)).toEqual({ ok: false, reason: "wrong" });
      expect(await remove(administrator, { id })).toEqual({ ok: false, reason: "not-found" });
      expect((await listPeople(context.db, administrator)).some((person) => person.id === id)).toBe(
        false,
      );
    });

    it("frees the address and the username for somebody new", async () => {
      const { id, email, username } = await addPerson(context);
      await remove(administrator, { id });
      const form = { name: "Ann", email, role: "recruiter" as const, ...none };
      const again = await invitePerson(context, administrator, form, newOrigin());
      expect(again).toMatchObject({ ok: true });
      const other = await addPerson(context);
      await context.db.update(accounts).set({ username }).where(eq(accounts.id, other.id));
      expect(await trySignIn(context, username)).toMatchObject({ ok: true });
    });
  });

  describe("a role", () => {
    it("changes within staff and within clients, never across", async () => {
      const person = await addPerson(context);
      const member = await addPerson(context, { role: "client-member" });
      expect(await toRole(administrator, person, "supervisor")).toEqual({ ok: true });
      expect(await toRole(administrator, member, "client-administrator")).toEqual({ ok: true });
      expect(await toRole(administrator, person, "client-member")).toMatchObject({
        reason: "other-kind",
      });
      expect(await toRole(administrator, member, "administrator")).toMatchObject({
        reason: "other-kind",
      });
      expect((await accountOf(context, member.id)).role).toBe("client-administrator");
    });

    it("takes along what the new one is assigned, and drops the rest", async () => {
      const client = await addClient(context, 2);
      const person = await addPerson(context, { clientIds: [client.id] });
      const change = {
        role: "supervisor" as const,
        clientIds: [],
        facilityIds: client.facilityIds,
      };
      expect(await changeRole(context, administrator, person.id, change, newOrigin())).toEqual({
        ok: true,
      });
      const listed = (await listPeople(context.db, administrator)).find(
        ({ id }) => id === person.id,
      );
      expect(listed?.clientIds).toEqual([]);
      expect(listed?.facilityIds.toSorted()).toEqual(client.facilityIds.toSorted());
      expect(await toRole(administrator, person, "recruiter")).toEqual({ ok: true });
      const ownAssignments = eq(facilityAssignments.accountId, person.id);
      expect(await context.db.$count(facilityAssignments, ownAssignments)).toBe(0);
    });
  });

  describe("assignments", () => {
    it("belong to the own client for its people, whoever assigns them", async () => {
      const [client, other] = [await addClient(context, 2), await addClient(context, 1)];
      const member = await addPerson(context, { role: "client-member", clientId: client.id });
      const chief = actorOf(
        await addPerson(context, { role: "client-administrator", clientId: client.id }),
      );
      const to = (actor: Actor, facilityIds: string[]) =>
        assign(context, actor, member.id, { clientIds: [], facilityIds }, newOrigin());
      expect(await to(chief, client.facilityIds)).toEqual({ ok: true });
      for (const actor of [chief, administrator])
        expect(await to(actor, other.facilityIds)).toEqual({
          ok: false,
          reason: "unknown-facility",
        });
      const ownAssignments = eq(facilityAssignments.accountId, member.id);
      expect(await context.db.$count(facilityAssignments, ownAssignments)).toBe(2);
      expect(await to(chief, [])).toEqual({ ok: true });
      expect(await context.db.$count(facilityAssignments, ownAssignments)).toBe(0);
    });
  });

  describe("somebody else's people", () => {
    it("are not found, like people who are not there", async () => {
      const client = await addClient(context);
      const chief = actorOf(
        await addPerson(context, { role: "client-administrator", clientId: client.id }),
      );
      const targets = [
        await addPerson(context, { role: "client-member" }),
        await addPerson(context, { role: "client-administrator" }),
        await addPerson(context, { role: "supervisor" }),
        { id: randomUUID() },
      ];
      const notFound = { ok: false, reason: "not-found" };
      for (const target of targets) {
        expect(await suspend(chief, target)).toEqual(notFound);
        expect(await remove(chief, target)).toEqual(notFound);
        expect(await toRole(chief, target, "client-member")).toEqual(notFound);
        expect(await assign(context, chief, target.id, none, newOrigin())).toEqual(notFound);
      }
    });

    it("are not changed by who only works with them", async () => {
      const target = await addPerson(context, { role: "client-member" });
      for (const role of ["account-manager", "supervisor", "crew-lead", "recruiter"] as const) {
        const actor = actorOf(
          await addPerson(context, { role, clientIds: target.clientId ? [target.clientId] : [] }),
        );
        expect(await remove(actor, target)).toEqual({ ok: false, reason: "not-found" });
      }
      const member = actorOf(
        await addPerson(context, { role: "client-member", clientId: target.clientId ?? "" }),
      );
      expect(await remove(member, target)).toEqual({ ok: false, reason: "not-found" });
    });

    it("are listed to nobody who may not know of them", async () => {
      const [client, other] = [await addClient(context), await addClient(context)];
      const people = {
        mine: await addPerson(context, { role: "client-member", clientId: client.id }),
        theirs: await addPerson(context, { role: "client-member", clientId: other.id }),
        staff: await addPerson(context, { role: "supervisor" }),
      };
      const seenBy = async (actor: Actor) => {
        const listed = await listPeople(context.db, actor);
        return Object.entries(people)
          .filter(([, { id }]) => listed.some((row) => row.id === id))
          .map(([name]) => name);
      };
      const as = async (role: TestPerson["role"]) =>
        actorOf(
          await addPerson(context, {
            role,
            clientId: client.id,
            clientIds: role === "account-manager" ? [client.id] : [],
          }),
        );
      expect(await seenBy(administrator)).toEqual(["mine", "theirs", "staff"]);
      expect(await seenBy(await as("client-administrator"))).toEqual(["mine"]);
      expect(await seenBy(await as("account-manager"))).toEqual(["mine"]);
      for (const role of ["client-member", "supervisor", "crew-lead", "recruiter"] as const)
        expect(await seenBy(await as(role))).toEqual([]);
      expect(JSON.stringify(await listPeople(context.db, administrator))).not.toContain("argon2");
    });
  });

  describe("nobody", () => {
    it.each(everyone)(
      "changes the own role or assignments, or ends the own account: %s",
      async (role) => {
        const { id: clientId, facilityIds } = await addClient(context, 2);
        const [facilityId = "", another = ""] = facilityIds;
        const person = await addPerson(context, {
          role,
          ...(isClientRole(role) && { clientId }),
          ...(assignedTo[role] === "clients" && { clientIds: [clientId] }),
          ...(assignedTo[role] === "facilities" && { facilityIds: [facilityId] }),
        });
        const actor = actorOf(person);
        const more = { clientIds: [], facilityIds: [facilityId, another] };
        const before = await accountOf(context, person.id);
        for (const result of [
          await suspend(actor, person),
          await remove(actor, person),
          await toRole(actor, person, isClientRole(role) ? "client-member" : "recruiter"),
          await assign(context, actor, person.id, more, newOrigin()),
          await assign(context, actor, person.id, none, newOrigin()),
        ])
          expect(result).toEqual({ ok: false, reason: "own-account" });
        expect(await accountOf(context, person.id)).toEqual(before);
        const own = eq(facilityAssignments.accountId, person.id);
        expect(await context.db.$count(facilityAssignments, own)).toBe(
          assignedTo[role] === "facilities" ? 1 : 0,
        );
      },
    );

    it("goes on with a right that was taken away a moment ago", async () => {
      const former = await addPerson(context, { role: "administrator" });
      const target = await addPerson(context);
      await toRole(administrator, former, "supervisor");
      expect(await remove(actorOf(former), target)).toEqual({ ok: false, reason: "not-allowed" });
    });
  });

  it("writes down who changed what about whom", async () => {
    const person = await addPerson(context);
    await toRole(administrator, person, "recruiter");
    const changes = and(eq(auditEvents.accountId, person.id), eq(auditEvents.kind, "role-changed"));
    expect(await context.db.select().from(auditEvents).where(changes)).toMatchObject([
      { actorId: administrator.accountId, details: { from: "account-manager", to: "recruiter" } },
    ]);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);

  describe("the last administrator", () => {
    const active = (role: "administrator" | "client-administrator") =>
      context.db.$count(accounts, and(eq(accounts.role, role), eq(accounts.state, "active")));

    it("stays, when two remove, suspend and demote each other at the same moment", async () => {
      for (let round = 0; round < 5; round++) {
        await context.db
          .update(accounts)
          .set({ role: "recruiter" })
          .where(eq(accounts.role, "administrator"));
        const people = [
          await addPerson(context, { role: "administrator" }),
          await addPerson(context, { role: "administrator" }),
          await addPerson(context, { role: "administrator" }),
        ];
        const attempts = people.flatMap((target) =>
          people
            .filter((other) => other !== target)
            .flatMap((other) => [
              removePerson(context, actorOf(target), other.id, newOrigin()),
              suspendPerson(context, actorOf(target), other.id, newOrigin()),
              changeRole(
                context,
                actorOf(target),
                other.id,
                { role: "recruiter", ...none },
                newOrigin(),
              ),
            ]),
        );
        const results = await Promise.all(attempts);
        expect(await active("administrator")).toBe(1);
        expect(results.some(({ ok }) => ok)).toBe(true);
      }
    });

    it("of a client stays among its own people, but the company may close the account", async () => {
      const client = await addClient(context);
      const options = { role: "client-administrator", clientId: client.id } as const;
      const [ann, bob] = [await addPerson(context, options), await addPerson(context, options)];
      const removed = await Promise.all([
        removePerson(context, actorOf(ann), bob.id, newOrigin()),
        removePerson(context, actorOf(bob), ann.id, newOrigin()),
      ]);
      expect(removed.filter(({ ok }) => ok)).toHaveLength(1);
      const left = removed[0]?.ok ? ann : bob;
      const staff = (await signInAs(context, await addPerson(context, { role: "administrator" })))
        .actor;
      expect(await removePerson(context, staff, left.id, newOrigin())).toEqual({ ok: true });
    });
  });
});
