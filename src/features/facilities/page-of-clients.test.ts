import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { clients, facilities } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { countingDatabase } from "#tests/support/counted-work.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { facilitiesOfCard, pageOfClients } from "./list-clients.server.ts";

describeEachDatabase("search", (database) => {
  const context = useAccounts(database);
  let manager = {} as Actor;
  let supervisor = {} as Actor;
  let stranger = {} as Actor;
  const ids: string[] = [];

  beforeAll(async () => {
    const facilityIds: string[] = [];
    for (const [index, name] of ["Ash", "Birch", "Cedar", "Dogwood"].entries()) {
      const client = await addClient(context, index === 1 ? facilitiesOfCard + 3 : 2);
      await context.db.update(clients).set({ name }).where(eq(clients.id, client.id));
      for (const [at, id] of client.facilityIds.entries())
        await context.db
          .update(facilities)
          .set({ name: `${name} ${String.fromCharCode(97 + at)}` })
          .where(eq(facilities.id, id));
      ids.push(client.id);
      facilityIds.push(...client.facilityIds.slice(0, 1));
      if (name === "Birch")
        await context.db
          .update(facilities)
          .set({ name: "Zephyr Tower" })
          .where(eq(facilities.id, client.facilityIds[0] ?? ""));
      if (name === "Cedar")
        await context.db
          .update(facilities)
          .set({ archivedAt: new Date() })
          .where(eq(facilities.id, client.facilityIds[1] ?? ""));
    }
    manager = actorOf(await addPerson(context, { role: "account-manager", clientIds: ids }));
    const options = { role: "supervisor", facilityIds: facilityIds.slice(0, 2) } as const;
    supervisor = actorOf(await addPerson(context, options));
    stranger = actorOf(await addPerson(context, { role: "recruiter" }));
  });

  const page = (filter: Parameters<typeof pageOfClients>[2], limit = 25, actor = manager) =>
    pageOfClients(context.db, actor, filter, limit);
  const names = ({ clients }: Awaited<ReturnType<typeof page>>) => clients.map(({ name }) => name);

  it("begins with a client and leads to the one behind the page", async () => {
    const first = await page({}, 2);
    expect(names(first)).toEqual(["Ash", "Birch"]);
    expect(first.next).toBe(ids[2]);
    const second = await page({ from: first.next }, 2);
    expect(names(second)).toEqual(["Cedar", "Dogwood"]);
    expect(second.next).toBeUndefined();
  });

  it("has the first facilities in service of each, and says how many there are", async () => {
    const { clients } = await page({});
    expect(clients.map(({ facilities }) => facilities.length)).toEqual([2, facilitiesOfCard, 1, 2]);
    expect(clients.map(({ facilityCount }) => facilityCount)).toEqual([
      2,
      facilitiesOfCard + 3,
      1,
      2,
    ]);
  });

  it("finds by the name of the client or of a facility, which then comes first", async () => {
    expect(names(await page({ words: "ced" }))).toEqual(["Cedar"]);
    const { clients } = await page({ words: "zeph" });
    expect(clients.map(({ name }) => name)).toEqual(["Birch"]);
    expect(clients[0]?.facilities[0]?.name).toBe("Zephyr Tower");
    expect(names(await page({ words: "birch zephyr" }))).toEqual(["Birch"]);
    expect(names(await page({ words: "nothing" }))).toEqual([]);
  });

  it("shows supervisors their facilities alone, and recruiters nothing", async () => {
    const seen = await page({}, 25, supervisor);
    expect(seen.clients.map(({ name, facilityCount }) => [name, facilityCount])).toEqual([
      ["Ash", 1],
      ["Birch", 1],
    ]);
    expect(names(await page({ words: "dogwood" }, 25, supervisor))).toEqual([]);
    expect(names(await page({}, 25, stranger))).toEqual([]);
  });

  it("reads as much for many clients as for few", async () => {
    const { db, statements } = countingDatabase(context.db);
    await pageOfClients(db, manager, {}, 3);
    const few = statements.length;
    await pageOfClients(db, manager, {}, 25);
    expect(statements.length - few).toBe(few);
  });
});
