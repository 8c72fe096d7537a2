import { and, eq, inArray, like } from "drizzle-orm";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { accounts, emails } from "#features/schema.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addThread, age, say } from "#tests/support/threads.ts";
import { findUnread } from "./find-unread.server.ts";
import { markThreadRead } from "./unread.server.ts";
import { queueUnreadEmails } from "./unread-emails.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const client = await addClient(context, 2);
    const other = await addClient(context, 1);
    const [facilityId = "", elsewhere = ""] = client.facilityIds;
    const people = {
      admin: await addPerson(context, { role: "client-administrator", clientId: client.id }),
      member: await addPerson(context, {
        role: "client-member",
        clientId: client.id,
        facilityIds: [facilityId],
      }),
      memberElsewhere: await addPerson(context, {
        role: "client-member",
        clientId: client.id,
        facilityIds: [elsewhere],
      }),
      stranger: await addPerson(context, { role: "client-administrator", clientId: other.id }),
      manager: await addPerson(context, { role: "account-manager", clientIds: [client.id] }),
      supervisor: await addPerson(context, { role: "supervisor", facilityIds: [facilityId] }),
      chief: await addPerson(context, { role: "administrator" }),
    };
    // Older than messages that are made older.
    const ids = Object.values(people).map(({ id }) => id);
    const createdAt = new Date("2026-01-01");
    await context.db.update(accounts).set({ createdAt }).where(inArray(accounts.id, ids));
    type Name = keyof typeof people;
    const as = (name: Name) => actorOf(people[name]);
    const emailedNames = async (threadId: string) => {
      const rows = await context.db
        .select({ recipient: emails.recipient })
        .from(emails)
        .where(and(eq(emails.aboutId, threadId), like(emails.key, "unread-messages:%")));
      const names = Object.keys(people) as Name[];
      return rows
        .map(({ recipient }) => names.find((name) => people[name].email === recipient))
        .toSorted();
    };
    return { facilityId, people, as, emailedNames };
  }

  it("goes to the account managers when a client begins, and to the client's people when staff do", async () => {
    const { facilityId, as, emailedNames } = await stage();
    const clientThread = await addThread(context, as("member"), facilityId);
    const announced = await addThread(context, as("manager"), facilityId);
    for (const id of [clientThread, announced]) await age(context, id, 11);
    await queueUnreadEmails(context);
    expect(await emailedNames(clientThread)).toEqual(["manager"]);
    expect(await emailedNames(announced)).toEqual(["admin", "member"]);
  });

  it("goes to those who wrote, once somebody of their side did, never to the author", async () => {
    const { facilityId, as, emailedNames } = await stage();
    const id = await addThread(context, as("member"), facilityId);
    await say(context, as("supervisor"), id, "On it");
    await say(context, as("member"), id, "Thanks");
    await age(context, id, 11);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual(["supervisor"]);
  });

  it("waits ten minutes, and is not due for who has read by then", async () => {
    const { facilityId, as, emailedNames } = await stage();
    const id = await addThread(context, as("manager"), facilityId);
    await age(context, id, 9);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual([]);
    await markThreadRead(context.db, as("admin"), id, Number.MAX_SAFE_INTEGER);
    await age(context, id, 2);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual(["member"]);
  });

  it("is told of once, by two processes at the same moment as well; a later message is another", async () => {
    const { facilityId, as, emailedNames } = await stage();
    const id = await addThread(context, as("manager"), facilityId);
    await age(context, id, 11);
    await say(context, as("manager"), id, "One more thing");
    await Promise.all([queueUnreadEmails(context), queueUnreadEmails(context)]);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual(["admin", "member"]);
    // The younger one stood in that email already.
    await age(context, id, 11);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual(["admin", "member"]);
    await say(context, as("manager"), id, "And another");
    await age(context, id, 11);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual(["admin", "admin", "member", "member"]);
  });

  it("leaves out who does not want it, and who was suspended", async () => {
    const { facilityId, people, as, emailedNames } = await stage();
    const set = (id: string, change: Partial<typeof accounts.$inferInsert>) =>
      context.db.update(accounts).set(change).where(eq(accounts.id, id));
    await changePreferences(context, notificationDefinitions, as("admin"), { message: "off" });
    await set(people.member.id, { state: "suspended" });
    const id = await addThread(context, as("manager"), facilityId);
    await age(context, id, 11);
    await queueUnreadEmails(context);
    expect(await emailedNames(id)).toEqual([]);
  });

  it("says only what the person may still see and has still not read", async () => {
    const { facilityId, as } = await stage();
    const id = await addThread(context, as("manager"), facilityId, { text: "First" });
    await say(context, as("manager"), id, "Second");
    expect(await findUnread(context.db, as("admin"), id)).toMatchObject({
      subject: "Keys",
      messages: [{ text: "First" }, { text: "Second" }],
    });
    expect(await findUnread(context.db, as("stranger"), id)).toBeUndefined();
    expect(await findUnread(context.db, as("memberElsewhere"), id)).toBeUndefined();
    await markThreadRead(context.db, as("admin"), id, Number.MAX_SAFE_INTEGER);
    expect(await findUnread(context.db, as("admin"), id)).toBeUndefined();
  });
});
