import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { subscribers } from "#features/schema.ts";
import { clientRoles, staffRoles } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { findSubscribers } from "./subscribers.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  it("are listed for who writes to clients, by state and part of the address, page by page", async () => {
    const moment = (day: number) => new Date(`2026-0${day}-01T12:00:00Z`);
    for (const [n, unsubscribedAt] of [null, null, null, moment(9)].entries()) {
      const email = `reader${n}@example.com`;
      await context.db.insert(subscribers).values({
        id: randomUUID(),
        email,
        mailbox: email,
        unsubscribeToken: randomUUID(),
        requestedAt: moment(1),
        confirmedAt: moment(n + 1),
        unsubscribedAt,
      });
    }
    for (const role of [...clientRoles, ...staffRoles]) {
      const actor = actorOf(await addPerson(context, { role }));
      const find = (filter: object, limit = 50) =>
        findSubscribers(
          context.db,
          actor,
          { state: "subscribed", sort: "newest", ...filter },
          limit,
        );
      if (!["administrator", "account-manager"].includes(role)) {
        expect(await find({}), role).toBeUndefined();
        continue;
      }
      const emails = async (filter: object, limit?: number) =>
        (await find(filter, limit))?.rows.map(({ email }) => email.slice(0, 7));
      expect(await emails({})).toEqual(["reader2", "reader1", "reader0"]);
      expect(await emails({ sort: "oldest", words: "READER1" })).toEqual(["reader1"]);
      expect(await emails({ words: "%" })).toEqual([]);
      expect(await emails({ state: "unsubscribed" })).toEqual(["reader3"]);
      const first = await find({}, 2);
      expect(first?.counts).toEqual({ subscribed: 3, unsubscribed: 1, unreachable: 0 });
      expect(await emails({ after: first?.next }, 2)).toEqual(["reader0"]);
    }
  });
});
