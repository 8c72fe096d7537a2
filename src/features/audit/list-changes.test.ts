/** History and audit events in one list: filters, order, pages, and who reads it. */
import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEvents, historyEvents, leads } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { type ChangeFilter, listChanges } from "./list-changes.server.ts";
import { listChangePeople } from "./office/audit-page.server.ts";

const timeZone = "America/Chicago";

describeDatabase((database) => {
  const context = useAccounts(database);
  let administrator: Actor | undefined;

  const read = async (filter: Partial<ChangeFilter>, limit?: number) => {
    administrator ??= actorOf(await addPerson(context, { role: "administrator" }));
    return listChanges(context.db, administrator, { timeZone, ...filter }, limit);
  };
  const kinds = async (filter: Partial<ChangeFilter>) =>
    (await read(filter)).changes.map(({ kind }) => kind);

  type NewEvent = Omit<Partial<typeof historyEvents.$inferInsert>, "at"> & { at?: Date | SQL };
  const addHistory = (event: NewEvent) =>
    context.db.insert(historyEvents).values({
      id: newId(),
      recordKind: "client",
      recordId: randomUUID(),
      kind: "created",
      ...event,
    });
  const addAuditEvent = (event: Partial<typeof auditEvents.$inferInsert>) =>
    context.db.insert(auditEvents).values({ id: newId(), kind: "signed-in", ...event });

  it("puts history and audit events into one list, the latest first", async () => {
    const clientId = randomUUID();
    await addHistory({ clientId, kind: "billing-changed", at: new Date("2026-03-01T10:00:00Z") });
    await addAuditEvent({ clientId, at: new Date("2026-03-01T11:00:00Z") });
    await addHistory({ clientId, kind: "credit-entered", at: new Date("2026-03-01T12:00:00Z") });
    const { changes, next } = await read({ clientId });
    expect(changes.map(({ recordKind, kind }) => `${recordKind} ${kind}`)).toEqual([
      "client credit-entered",
      "account signed-in",
      "client billing-changed",
    ]);
    expect(next).toBeUndefined();
  });

  it("shows nothing to anybody but administrators with their second factor", async () => {
    for (const role of [...clientRoles, ...staffRoles]) {
      const actor = actorOf(await addPerson(context, { role }));
      const { changes } = await listChanges(context.db, actor, { timeZone });
      const people = await listChangePeople(context.db, actor, {});
      expect(changes.length > 0, role).toBe(role === "administrator");
      expect(people.length > 0, role).toBe(role === "administrator");
      const waiting = { ...actor, needsSecondFactor: true };
      expect((await listChanges(context.db, waiting, { timeZone })).changes).toEqual([]);
    }
  });

  describe("narrowed to", () => {
    it("a person, has what they did and what was done to their account, each once", async () => {
      const [ann, bob] = [randomUUID(), randomUUID()];
      await addHistory({ actorId: ann, kind: "created" });
      await addHistory({ actorId: bob, kind: "targets-changed" });
      await addAuditEvent({ actorId: ann, accountId: ann, kind: "signed-in" });
      await addAuditEvent({ actorId: bob, accountId: ann, kind: "suspended" });
      await addAuditEvent({ actorId: null, accountId: ann, kind: "sign-in-failed" });
      await addAuditEvent({ actorId: ann, accountId: bob, kind: "restored" });
      await addAuditEvent({ actorId: bob, accountId: bob, kind: "signed-out" });
      expect((await kinds({ personId: ann })).toSorted()).toEqual([
        "created",
        "restored",
        "sign-in-failed",
        "signed-in",
        "suspended",
      ]);
    });

    it("a noun, and one kind of it", async () => {
      const clientId = randomUUID();
      await addHistory({ clientId, recordKind: "invoice", kind: "voided" });
      await addHistory({ clientId, recordKind: "invoice", kind: "paid" });
      await addHistory({ clientId, recordKind: "visit", kind: "cancelled" });
      await addAuditEvent({ clientId, kind: "suspended" });
      await addAuditEvent({ clientId, kind: "restored" });
      expect(await kinds({ clientId, recordKind: "invoice" })).toEqual(["paid", "voided"]);
      expect(await kinds({ clientId, recordKind: "invoice", kind: "voided" })).toEqual(["voided"]);
      expect(await kinds({ clientId, recordKind: "account" })).toEqual(["restored", "suspended"]);
      expect(await kinds({ clientId, recordKind: "account", kind: "suspended" })).toEqual([
        "suspended",
      ]);
      expect(await kinds({ clientId, recordKind: "document" })).toEqual([]);
    });

    it("a facility, leaves accounts out", async () => {
      const [clientId, facilityId] = [randomUUID(), randomUUID()];
      await addHistory({ clientId, facilityId, recordKind: "facility", kind: "archived" });
      await addHistory({ clientId, facilityId: randomUUID(), recordKind: "facility" });
      await addAuditEvent({ clientId });
      expect(await kinds({ facilityId })).toEqual(["archived"]);
      expect(await kinds({ facilityId, recordKind: "account" })).toEqual([]);
    });

    it("days, takes those of the company's time zone, both included", async () => {
      const clientId = randomUUID();
      // Midnight in Chicago is 5 and, after the clocks changed on Nov 1, 6 o'clock in Greenwich.
      await addHistory({ clientId, kind: "a", at: new Date("2026-10-31T04:59:59.999Z") });
      await addHistory({ clientId, kind: "b", at: new Date("2026-10-31T05:00:00Z") });
      await addAuditEvent({ clientId, kind: "c", at: new Date("2026-11-02T05:59:59.999Z") });
      await addAuditEvent({ clientId, kind: "d", at: new Date("2026-11-02T06:00:00Z") });
      expect(await kinds({ clientId, from: "2026-10-31", to: "2026-11-01" })).toEqual(["c", "b"]);
      expect(await kinds({ clientId, from: "2026-11-02" })).toEqual(["d"]);
      expect(await kinds({ clientId, to: "2026-10-30" })).toEqual(["a"]);
      expect(await kinds({ clientId, from: "2026-11-02", to: "2026-10-30" })).toEqual([]);
      expect(await kinds({ clientId, from: "2000-01-01", to: "2099-12-31" })).toHaveLength(4);
    });
  });

  describe("page by page", () => {
    const readAll = async (filter: Partial<ChangeFilter>, limit: number) => {
      const pages: string[][] = [];
      for (let after: string | undefined; ; ) {
        const page = await read({ ...filter, after }, limit);
        pages.push(page.changes.map(({ id }) => id));
        if (page.next === undefined) return pages;
        after = page.next;
      }
    };

    it("has each change once, also among those of one moment in both tables", async () => {
      const clientId = randomUUID();
      await context.db.transaction(async (tx) => {
        for (let n = 0; n < 30; n++) {
          const event = { id: randomUUID(), clientId, at: sql`now()` };
          const record = { recordKind: "client", recordId: clientId, kind: "created" };
          if (n % 2 === 0) await tx.insert(historyEvents).values({ ...event, ...record });
          else await tx.insert(auditEvents).values({ ...event, kind: "signed-in" });
        }
      });
      const pages = await readAll({ clientId }, 7);
      expect(pages.map(({ length }) => length)).toEqual([7, 7, 7, 7, 2]);
      expect(new Set(pages.flat()).size).toBe(30);
    });

    it("tells moments within one millisecond apart", async () => {
      const clientId = randomUUID();
      const at = (microseconds: number) =>
        sql`timestamptz '2026-05-05 12:00:00.123Z' + ${microseconds} * interval '1 microsecond'`;
      for (const microseconds of [3, 1, 999, 2, 0])
        await addHistory({ clientId, kind: String(microseconds), at: at(microseconds) });
      const pages = await readAll({ clientId }, 1);
      expect(pages).toHaveLength(5);
      expect(await kinds({ clientId })).toEqual(["999", "3", "2", "1", "0"]);
    });

    it("goes on behind a change whose record was deleted meanwhile", async () => {
      const ann = await addPerson(context, { role: "administrator" });
      const [first, second] = [
        await addSubmission(context.db, "lead"),
        await addSubmission(context.db, "lead"),
      ];
      for (const recordId of [first, second, first])
        await addHistory({ actorId: ann.id, recordKind: "lead", recordId, kind: "noted" });
      const page = await read({ personId: ann.id }, 1);
      await context.db.delete(leads).where(eq(leads.id, first));
      const { changes } = await read({ personId: ann.id, after: page.next });
      expect(changes.map(({ recordId }) => recordId)).toEqual([second]);
    });
  });

  it("offers staff, and of very many people those of the chosen client", async () => {
    const client = await addPerson(context, { role: "client-member" });
    const other = await addPerson(context, { role: "client-member" });
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const ids = async (...parameters: [Parameters<typeof listChangePeople>[2], number?]) =>
      (await listChangePeople(context.db, actor, ...parameters)).map(({ id }) => id);
    expect(await ids({})).toEqual(expect.arrayContaining([client.id, other.id, actor.accountId]));
    expect(await ids({}, 1)).not.toContain(client.id);
    expect(await ids({}, 1)).toContain(actor.accountId);
    const chosen = await ids({ clientId: client.clientId, personId: other.id }, 1);
    expect(chosen).toEqual(expect.arrayContaining([client.id, other.id, actor.accountId]));
    expect(await ids({ clientId: client.clientId }, 1)).not.toContain(other.id);
  });
});
