import { eq, type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { accounts, clients, facilities } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import type { Actor } from "../actor.ts";
import { listPeople, pageOfPeople } from "./list-people.server.ts";
import { isPersonWithWords } from "./person-search.server.ts";

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  let [administrator, manager, chief]: Actor[] = [];
  let clientId = "";
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const client = await addClient(context, 2);
    const other = await addClient(context, 1);
    clientId = client.id;
    const named = { name: "Lakeside Dental" };
    await context.db.update(clients).set(named).where(eq(clients.id, clientId));
    const tower = { name: "North Tower" };
    const [assigned = ""] = client.facilityIds;
    await context.db.update(facilities).set(tower).where(eq(facilities.id, assigned));
    const add = async (name: string, over: Parameters<typeof addPerson>[1]) => {
      const person = await addPerson(context, over);
      await context.db.update(accounts).set({ name }).where(eq(accounts.id, person.id));
      ids[name] = person.id;
      return actorOf(person);
    };
    administrator = await add("Zoe Adams", { role: "administrator" });
    manager = await add("Bo Lind", { role: "account-manager", clientIds: [clientId] });
    chief = await add("Cleo Whitfield", { role: "client-administrator", clientId });
    await add("Dana North", { role: "client-member", clientId, facilityIds: [assigned] });
    await add("Eve Stone", { role: "client-member", clientId });
    await add("Finn Stone", { role: "client-member", clientId: other.id });
    await add("Gus Stone", { role: "client-member", clientId });
    const gone = { state: "removed", passwordHash: null } as const;
    await context.db
      .update(accounts)
      .set(gone)
      .where(eq(accounts.id, ids["Gus Stone"] ?? ""));
  });

  const namesFor = async (actor: Actor | undefined, words: string) => {
    const knownIds = new Set(Object.values(ids));
    if (actor === undefined) throw new Error("nobody");
    const people = await listPeople(context.db, actor, { words });
    return people.filter(({ id }) => knownIds.has(id)).map(({ name }) => name.split(" ")[0]);
  };

  it.each([
    ["whit", "Cleo"],
    ["stone eve", "Eve"],
    ["stone", "Eve Finn"],
    ["lakeside", "Cleo Dana Eve"],
    ["lakeside member", "Dana Eve"],
    ["staff bo", "Bo"],
    ["account manager lind", "Bo"],
    ["itfield", ""],
    ["...", ""],
  ])("finds by %j among all", async (words, expected) => {
    expect((await namesFor(administrator, words)).join(" ")).toBe(expected);
  });

  it("finds the own client's people alone, also by the facilities to which they are assigned", async () => {
    expect(await namesFor(chief, "stone")).toEqual(["Eve"]);
    expect(await namesFor(chief, "north tower")).toEqual(["Dana"]);
    expect(await namesFor(chief, "lakeside")).toEqual([]);
    expect(await namesFor(manager, "stone")).toEqual(["Eve"]);
  });

  it("goes on page by page, each person once", async () => {
    const actor = manager ?? expect.fail("nobody");
    const pages: string[][] = [];
    for (let after: string | undefined; ; ) {
      const { people, next } = await pageOfPeople(context.db, actor, { after }, 2);
      pages.push(people.map(({ name }) => name.split(" ")[0] ?? ""));
      if (next === undefined) break;
      after = next;
    }
    expect(pages).toEqual([["Cleo", "Dana"], ["Eve"]]);
    expect(await listPeople(context.db, actor, { clientId })).toHaveLength(3);
  });

  describe("among very many people", () => {
    const planOf = (query: SQL) =>
      context.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute(sql`explain ${query}`);
        return rows.map((row) => Object.values(row).join(" ")).join("\n");
      });

    it("is found by the indexes of names", async () => {
      const actor = administrator ?? expect.fail("nobody");
      const plan = await planOf(
        sql`select from ${accounts} where ${isPersonWithWords(actor, "whitfield")}`,
      );
      expect(plan).toContain("Bitmap Index Scan on accounts_words");
      expect(plan).toContain("Bitmap Index Scan on accounts_client");
      expect(plan).toContain("clients_words");
      expect(plan).not.toContain("Seq Scan on accounts");
    });
  });
});
