import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { fixedRetention } from "#content/retention.ts";
import { auditEvents } from "#features/schema.ts";
import { openDatabase } from "#platform/database/open.ts";
import { actorOf, addPerson, newOrigin, signInAs, useAccounts } from "#tests/support/accounts.ts";
import {
  createPostgresDatabase,
  describeEachDatabase,
  silentLog,
} from "#tests/support/databases.ts";
import { deleteOldAudit, listOwnAudit } from "./audit-log.server.ts";
import { recordAudit } from "./record-audit.server.ts";

const refused = { cause: { message: expect.stringContaining("audit_events is append-only") } };

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);

  const record = (accountId: string, kind: "signed-in" | "signed-out" = "signed-in") =>
    context.db.transaction((tx) => recordAudit(tx, { kind, accountId }, newOrigin()));
  const recordAged = (accountId: string, days: number) =>
    context.db.insert(auditEvents).values({
      id: randomUUID(),
      kind: "signed-in",
      accountId,
      at: sql`now() - make_interval(days => ${days})`,
    });
  const count = (accountId: string) =>
    context.db.$count(auditEvents, eq(auditEvents.accountId, accountId));

  describe("a line of the audit", () => {
    it("is neither changed nor deleted, one or all", async () => {
      const accountId = randomUUID();
      await record(accountId);
      const ofAccount = eq(auditEvents.accountId, accountId);
      await expect(
        context.db.update(auditEvents).set({ kind: "x" }).where(ofAccount),
      ).rejects.toMatchObject(refused);
      await expect(context.db.update(auditEvents).set({ kind: "x" })).rejects.toMatchObject(
        refused,
      );
      await expect(context.db.delete(auditEvents).where(ofAccount)).rejects.toMatchObject(refused);
      await expect(context.db.delete(auditEvents)).rejects.toMatchObject(refused);
      await expect(context.db.execute(sql`truncate audit_events`)).rejects.toMatchObject(refused);
      await expect(context.db.execute(sql`truncate audit_events cascade`)).rejects.toMatchObject(
        refused,
      );
      const upsert = context.db
        .insert(auditEvents)
        .select(context.db.select().from(auditEvents).where(ofAccount))
        .onConflictDoUpdate({ target: auditEvents.id, set: { kind: "x" } });
      await expect(upsert).rejects.toMatchObject(refused);
      expect(await count(accountId)).toBe(1);
    });

    it("is forgotten after its period by the one function, and not by asking for it alone", async () => {
      const accountId = randomUUID();
      const period = fixedRetention.auditEvents;
      for (const days of [period + 1, period - 1, 0]) await recordAged(accountId, days);
      const old = and(
        eq(auditEvents.accountId, accountId),
        sql`at < now() - make_interval(days => ${period})`,
      );
      await expect(context.db.delete(auditEvents).where(old)).rejects.toMatchObject(refused);
      const young = context.db.transaction(async (tx) => {
        await tx.execute(sql`set local audit.forgetting = 'on'`);
        await tx.delete(auditEvents).where(eq(auditEvents.accountId, accountId));
      });
      await expect(young).rejects.toMatchObject(refused);
      expect((await deleteOldAudit(context.db)).lines).toBe(1);
      expect(await count(accountId)).toBe(2);
      expect((await deleteOldAudit(context.db)).lines).toBe(0);
      await expect(context.db.delete(auditEvents)).rejects.toMatchObject(refused);
    });
  });

  it("shows everybody the own account's lines alone", async () => {
    const [ann, bob] = [await addPerson(context), await addPerson(context)];
    const { actor } = await signInAs(context, ann);
    await signInAs(context, bob);
    const ownAudit = await listOwnAudit(context.db, actor);
    expect(ownAudit.map(({ kind, accountId }) => [kind, accountId])).toEqual([
      ["signed-in", ann.id],
    ]);
    expect(ownAudit[0]).toMatchObject({ actorName: ann.name, accountName: ann.name });
  });

  it("is read page by page, each line once, also among those of one moment", async () => {
    const person = await addPerson(context);
    await context.db.transaction(async (tx) => {
      // One transaction, one `now()`.
      for (let n = 0; n < 120; n++)
        await recordAudit(
          tx,
          { kind: "signed-out", accountId: person.id, details: { sessions: n } },
          undefined,
        );
    });
    const actor = actorOf(person);
    const pages = [];
    let after: string | undefined;
    for (;;) {
      const page = await listOwnAudit(context.db, actor, after);
      if (page.length === 0) break;
      pages.push(page);
      after = page.at(-1)?.id;
    }
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(pages.flat().map(({ details }) => details.sessions)).size).toBe(120);
  });
});

it("is kept from a user of PostgreSQL that owns the table, by its rights alone", async () => {
  const admin = new Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  onTestFinished(() => admin.end());
  const role = `plain_${randomUUID().replaceAll("-", "")}`;
  onTestFinished(() => admin.query(`drop role ${role}`).then(() => undefined));
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  const plain = new URL(url);
  const name = plain.pathname.slice(1);
  await admin.query(`create role ${role} login; alter database ${name} owner to ${role}`);
  plain.username = role;
  const opened = await openDatabase({
    dataDirectory: "unused",
    databaseUrl: plain.href,
    log: silentLog,
  });
  if (!opened.ok) throw new Error(opened.message);
  const { db, close } = opened.database;
  await db.insert(auditEvents).values({ id: randomUUID(), kind: "signed-in" });
  const denied = {
    cause: { code: "42501", message: expect.stringContaining("permission denied") },
  };
  await expect(db.update(auditEvents).set({ kind: "x" })).rejects.toMatchObject(denied);
  await expect(db.execute(sql`truncate audit_events`)).rejects.toMatchObject(denied);
  await expect(db.delete(auditEvents)).rejects.toMatchObject(refused);
  expect(await db.$count(auditEvents)).toBe(1);
  await close();
}, 60_000);
