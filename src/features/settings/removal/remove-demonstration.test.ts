/** What is left of the demonstration once it is removed, and of everybody else. */

import { eq, inArray, sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { demo } from "#content/demo.ts";
import { addDemonstration } from "#features/add-demonstration.server.ts";
import {
  accounts,
  clients,
  contactMessages,
  emailTemplates,
  facilities,
  historyEvents,
  newsletters,
  privacyRequests,
  settings,
  unmatchedEmails,
} from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { isSetupOpen, openSetup } from "#platform/identity/setup/setup-code.server.ts";
import { readSettingNames } from "#platform/records/setting-names.server.ts";
import {
  actorOf,
  addClient,
  addPerson,
  testSecrets,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import {
  childrenFirst,
  keptTables,
  otherTables,
  readDemonstrationIds,
  readSchemaTables,
  rowsOfDemonstration,
} from "./demonstration-rows.server.ts";
import {
  askForRemoval,
  findOwnPath,
  readRemovalState,
  removeDemonstration,
} from "./remove-demonstration.server.ts";

vi.setConfig({ testTimeout: 180_000 });

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();

  it("has a rule for every table of the product", async () => {
    const tables = await readSchemaTables(context.db);
    const byName = new Map(tables.map((table) => [table.name, table]));
    const demonstration = await readDemonstrationIds(context.db);
    const forgotten = tables.filter(
      (table) =>
        rowsOfDemonstration(table, byName, demonstration) === undefined &&
        !(table.name in otherTables),
    );
    expect(forgotten.map(({ name }) => name)).toEqual([]);
    expect(keptTables.filter((name) => !byName.has(name))).toEqual([]);
    expect(childrenFirst(tables)).toHaveLength(tables.length);
  });

  it("refuses to delete kept rows where nobody has asked for it", async () => {
    const refused = context.db.execute(sql`select remove_kept_demonstration_rows('invoices')`);
    await expect(refused).rejects.toThrow();
  });

  it("leaves nothing of the demonstration, and everything of a real client", async () => {
    const { background } = database();
    expect(await addDemonstration({ db: background, secrets: testSecrets, files }, "hash")).toBe(
      true,
    );
    // Its administrator is nobody: the setup is open beside it.
    expect(await openSetup(context.db, testSecrets)).toBeDefined();
    const own = await addPerson(context, { role: "administrator" });
    // Who has made it theirs and kept it is not asked to make it theirs.
    const ownActor = await actorOf(own);
    expect(
      await findOwnPath(context.db, ownActor, await readSettingNames(context.db)),
    ).toBeUndefined();
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [helen] = await context.db
      .select()
      .from(accounts)
      .where(eq(accounts.username, "staff.admin"));
    if (helen === undefined) throw new Error("the demonstration has no administrator");
    expect(
      await findOwnPath(
        context.db,
        { ...ownActor, accountId: helen.id },
        await readSettingNames(context.db),
      ),
    ).toBe("/setup");
    // What somebody of the demonstration did to a real client.
    await context.db.insert(historyEvents).values({
      id: newId(),
      recordKind: "client",
      recordId: clientId,
      kind: "renamed",
      actorId: helen.id,
      clientId,
    });
    const theirs = { accountId: helen.id, role: helen.role, needsSecondFactor: false } as const;
    expect(await readRemovalState(context.db, theirs)).toBe("own");
    expect(await askForRemoval(context.db, theirs)).toBe(false);
    expect(await removeDemonstration(background)).toBeUndefined();

    expect(await askForRemoval(context.db, actorOf(own))).toBe(true);
    expect(await askForRemoval(context.db, actorOf(own))).toBe(true);
    expect(await removeDemonstration(background)).toBeGreaterThan(1_000);
    expect(await removeDemonstration(background)).toBeUndefined();

    const words = [
      ...demo.people.map(({ name }) => name),
      ...demo.clients.flatMap((client) => [client, ...client.facilities].map(({ name }) => name)),
    ];
    for (const { name } of await readSchemaTables(context.db)) {
      const table = sql.identifier(name);
      const { rows } = await context.db.execute(sql`
        select to_jsonb(${table}) as found from ${table}
        where ${sql.join(
          words.map((word) => sql`strpos(to_jsonb(${table})::text, ${word}) > 0`),
          sql` or `,
        )} limit 1`);
      expect({ name, rows }).toEqual({ name, rows: [] });
    }
    expect(await context.db.select({ id: clients.id }).from(clients)).toEqual([{ id: clientId }]);
    expect((await context.db.select().from(facilities)).map(({ id }) => id)).toEqual(facilityIds);
    const ofSales = inArray(historyEvents.recordKind, [
      "bid",
      "email-template",
      "opportunity",
      "proposal",
    ]);
    expect(await context.db.$count(historyEvents, ofSales)).toBe(0);
    for (const table of [
      contactMessages,
      emailTemplates,
      newsletters,
      privacyRequests,
      unmatchedEmails,
    ])
      expect(await context.db.$count(table)).toBe(0);
    const people = await context.db.select().from(accounts).orderBy(accounts.createdAt);
    expect(people.map(({ id, state, name }) => [id, state, name])).toEqual([
      [helen.id, "removed", "Demonstration"],
      [own.id, "active", own.name],
    ]);
    expect(await context.db.$count(settings, eq(settings.name, "demo"))).toBe(0);
    expect(await isSetupOpen(context.db)).toBe(false);
    // From now on as ever.
    await expect(context.db.execute(sql`delete from history_events`)).rejects.toThrow();
  });
});
