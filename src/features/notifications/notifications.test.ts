import { and, desc, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { markThreadRead } from "#features/messages/unread.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import {
  accounts,
  emails,
  facilityAssignments,
  notifications,
  workOrders,
} from "#features/schema.ts";
import { cancelVisit, reinstateVisit } from "#features/visits/change-visit.server.ts";
import {
  acknowledge,
  assign,
  comment,
  finish,
  reopen,
  start,
} from "#features/work-orders/handle-work-order.server.ts";
import { liveChannel } from "#platform/changes/change-events.server.ts";
import { addDays } from "#platform/format/local-date.ts";
import { plainWords, writtenAlone } from "#platform/language/written-words.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import {
  markAllRead,
  markRecordRead,
  undoMarkAllRead,
} from "#platform/notifications/read-notifications.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addThread, say } from "#tests/support/threads.ts";
import { addVisit, tomorrow } from "#tests/support/visits.ts";
import { askForOrder } from "#tests/support/work-orders.ts";
import { describeNotifications } from "./describe-notifications.server.ts";
import {
  countUnreadNotifications,
  listNotifications,
  type NotificationListRow,
} from "./list-notifications.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const describeRows = (rows: readonly NotificationListRow[], audience: "client" | "staff") =>
    describeNotifications(context.db, notificationDefinitions, rows, { language: "en", audience });

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const other = await addClient(context, 1);
    const of = (role: "client-member" | "supervisor" | "crew-lead", at = facilityId) =>
      addPerson(context, { role, clientId, facilityIds: [at] });
    const people = {
      admin: await addPerson(context, { role: "client-administrator", clientId }),
      member: await of("client-member"),
      memberElsewhere: await of("client-member", elsewhere),
      stranger: await addPerson(context, { role: "client-administrator", clientId: other.id }),
      manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
      supervisor: await of("supervisor"),
      crew: await of("crew-lead"),
    };
    type Name = keyof typeof people;
    const as = (name: Name) => actorOf(people[name]);
    const notificationsOf = async (recordId: string) => {
      const rows = await context.db
        .select({ accountId: notifications.accountId, event: notifications.event })
        .from(notifications)
        .where(eq(notifications.recordId, recordId))
        .orderBy(notifications.position);
      const nameOf = (id: string) =>
        (Object.keys(people) as Name[]).find((name) => people[name].id === id);
      return rows.map(({ accountId, event }) => `${event}: ${nameOf(accountId)}`).toSorted();
    };
    const ask = async (name: Name) => (await askForOrder(context, as(name), facilityId)).id;
    const unread = (name: Name) =>
      countUnreadNotifications(context.db, notificationDefinitions, as(name));
    const titles = async (name: Name) => {
      const { rows } = await listNotifications(context.db, notificationDefinitions, as(name));
      const audience = people[name].clientId === undefined ? "staff" : "client";
      return (await describeRows(rows, audience)).map(({ title }) => plainWords(title));
    };
    return { clientId, facilityId, people, as, notificationsOf, ask, unread, titles };
  }

  describe("of a work order", () => {
    it("go to who asked and who looks after it, and never to who did it", async () => {
      const { as, notificationsOf, ask, unread, titles } = await stage();
      const id = await ask("member");
      expect(await notificationsOf(id)).toEqual(["created: manager", "created: supervisor"]);
      await acknowledge(context, as("manager"), id);
      await start(context, as("supervisor"), id);
      await comment(context, as("supervisor"), id, { text: "Soap is out", isInternal: true });
      await finish(context, as("supervisor"), id, "Dry again");
      // Taken on is told once a round, internal comments never.
      expect(await unread("member")).toBe(2);
      expect(await titles("member")).toEqual([
        expect.stringMatching(/^Done, please take a look: Spill or leak, WO-/),
        expect.stringMatching(/ is taking care of it: Spill or leak, WO-/),
      ]);
      await reopen(context, as("member"), id, "Still wet");
      expect(
        (await notificationsOf(id)).filter((sentence) => sentence.startsWith("reopened")),
      ).toEqual(["reopened: supervisor"]);
      expect(await unread("stranger")).toBe(0);
      expect(await unread("memberElsewhere")).toBe(0);
    });

    it("show what was written, and lead to the own area", async () => {
      const { as, ask } = await stage();
      const id = await ask("admin");
      await comment(context, as("manager"), id, { text: "At six", isInternal: false });
      const { rows } = await listNotifications(context.db, notificationDefinitions, as("admin"));
      const [forClient] = await describeRows(rows, "client");
      expect(forClient).toMatchObject({
        text: writtenAlone("At six", "en"),
        path: `/client-portal/work-orders/${id}`,
      });
      const [forStaff] = await describeRows(rows, "staff");
      expect(forStaff).toMatchObject({ path: `/office/work-orders/${id}` });
    });

    it("are out of sight with the facility, and with a crew lead's work when another has it", async () => {
      const { as, ask, unread, people, titles } = await stage();
      const id = await ask("member");
      await acknowledge(context, as("manager"), id);
      await assign(context, as("manager"), id, { to: people.crew.id });
      await finish(context, as("manager"), id);
      await reopen(context, as("member"), id, "Still wet");
      // The crew lead of the assignment, and of the reopening.
      expect([await unread("member"), await unread("crew")]).toEqual([2, 2]);
      const { accountId } = facilityAssignments;
      await context.db.delete(facilityAssignments).where(eq(accountId, people.member.id));
      expect([await unread("member"), await titles("member")]).toEqual([0, []]);
      await context.db.update(workOrders).set({ assignedTo: null }).where(eq(workOrders.id, id));
      expect([await unread("crew"), await titles("crew")]).toEqual([0, []]);
    });

    it("are not made for who has lost the facility or is suspended, by mail neither", async () => {
      const { as, notificationsOf, ask, people } = await stage();
      const id = await ask("member");
      await context.db
        .delete(facilityAssignments)
        .where(eq(facilityAssignments.accountId, people.member.id));
      await context.db
        .update(accounts)
        .set({ state: "suspended" })
        .where(eq(accounts.id, people.supervisor.id));
      await finish(context, as("manager"), id);
      const next = await ask("admin");
      expect(await notificationsOf(id)).not.toContain("finished: member");
      expect(await notificationsOf(next)).toEqual(["created: manager"]);
      const { recipient } = emails;
      expect(await context.db.$count(emails, eq(recipient, people.member.email))).toBe(0);
    });

    it("come by mail as each wants it, and in the portal always", async () => {
      const { as, ask, people, unread } = await stage();
      await changePreferences(context, notificationDefinitions, as("manager"), {
        "work-order-new": "off",
      });
      await changePreferences(context, notificationDefinitions, as("supervisor"), {
        "work-order-new": "daily",
      });
      const id = await ask("member");
      expect([await unread("manager"), await unread("supervisor")]).toEqual([1, 1]);
      const isAbout = and(eq(emails.aboutId, id), like(emails.key, "work-order-received.%"));
      expect(await context.db.$count(emails, isAbout)).toBe(0);
      await changePreferences(context, notificationDefinitions, as("manager"), {
        "work-order-new": "at-once",
      });
      const next = await ask("member");
      const sent = await context.db.select().from(emails).where(eq(emails.aboutId, next));
      expect(sent.map(({ recipient }) => recipient)).toEqual([people.manager.email]);
    });
  });

  it("of a visit say what became of it last, to both sides", async () => {
    const { as, notificationsOf, clientId, facilityId, titles } = await stage();
    const date = addDays(tomorrow(), 2);
    const id = await addVisit(context, { clientId, facilityId }, { date });
    await cancelVisit(context, as("manager"), id, "Snow");
    const both = ["admin", "member", "supervisor"];
    expect(await notificationsOf(id)).toEqual(both.map((name) => `cancelled: ${name}`));
    await reinstateVisit(context, as("manager"), id);
    expect(await notificationsOf(id)).toEqual(both.map((name) => `reinstated: ${name}`));
    expect(await titles("member")).toEqual([
      expect.stringMatching(/^The visit is back on: .+, 10 PM–2 AM$/),
    ]);
    expect(await context.db.$count(emails, eq(emails.aboutId, id))).toBe(0);
  });

  describe("of a visit within 24 hours", () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    async function tonight(hours: number) {
      const staged = await stage();
      const { clientId, facilityId } = staged;
      const times = { beginsAt: inHours(hours), endsAt: inHours(hours + 2) };
      const id = await addVisit(context, { clientId, facilityId }, times);
      const mailed = async () => {
        const sent = await context.db.select().from(emails).where(eq(emails.aboutId, id));
        return sent.map(({ recipient }) => recipient).toSorted();
      };
      return { ...staged, id, mailed };
    }

    it("come by mail at once, whichever way it changes, unless the person chose otherwise", async () => {
      const { id, as, mailed, people, titles } = await tonight(7);
      await changePreferences(context, notificationDefinitions, as("member"), {
        "visit-soon": "daily",
      });
      await cancelVisit(context, as("manager"), id, "Snow");
      const both = [people.admin.email, people.supervisor.email].toSorted();
      expect(await mailed()).toEqual(both);
      await reinstateVisit(context, as("manager"), id);
      expect(await mailed()).toEqual([...both, ...both].toSorted());
      // Each reads the last word alone.
      expect(await titles("admin")).toEqual([expect.stringMatching(/^The visit is back on: /)]);
    });

    it("wait for the digest where the visit is later than that", async () => {
      const { id, as, mailed, notificationsOf } = await tonight(25);
      await cancelVisit(context, as("manager"), id, "Snow");
      expect(await notificationsOf(id)).toHaveLength(3);
      expect(await mailed()).toEqual([]);
    });
  });

  it("of messages are one a thread as long as it is unread", async () => {
    const { as, notificationsOf, facilityId } = await stage();
    const id = await addThread(context, as("manager"), facilityId);
    await say(context, as("manager"), id, "Are you there?");
    expect(await notificationsOf(id)).toEqual(["message: admin", "message: member"]);
    const { rows } = await listNotifications(context.db, notificationDefinitions, as("admin"));
    const [described] = await describeRows(rows, "client");
    expect(plainWords(described?.text ?? "")).toMatch(/: Are you there\?$/);
    await markThreadRead(context.db, as("member"), id, Number.MAX_SAFE_INTEGER);
    await markRecordRead(context.db, as("member"), "thread", id);
    await say(context, as("manager"), id, "And now?");
    expect(await notificationsOf(id)).toEqual([
      "message: admin",
      "message: member",
      "message: member",
    ]);
  });

  describe("are read", () => {
    it("with the record that they are about, by that person alone, and other screens hear of it", async () => {
      const { as, ask, unread, people } = await stage();
      const [id, other] = [await ask("member"), await ask("member")];
      const heard: unknown[] = [];
      const stop = await database().listen(liveChannel, {
        onMessage: (payload) => heard.push(JSON.parse(payload)),
        onGap: () => {},
      });
      expect(await markRecordRead(context.db, as("manager"), "work-order", id)).toBe(1);
      expect(await markRecordRead(context.db, as("manager"), "work-order", id)).toBe(0);
      expect([await unread("manager"), await unread("supervisor")]).toEqual([1, 2]);
      expect(
        await countUnreadNotifications(
          context.db,
          notificationDefinitions,
          as("supervisor"),
          other,
        ),
      ).toBe(1);
      const ownNotification = { kind: "notification", id: people.manager.id };
      await expect.poll(() => heard).toEqual([ownNotification]);
      await stop();
    });

    const allRead = async () => {
      const { as, ask, unread } = await stage();
      await ask("member");
      const { rows } = await listNotifications(context.db, notificationDefinitions, as("manager"));
      await ask("member");
      const readAt = await markAllRead(context.db, as("manager"), rows[0]?.id ?? "");
      expect(await unread("manager")).toBe(1);
      const left = await listNotifications(context.db, notificationDefinitions, as("manager"), {
        unread: true,
      });
      expect(left.rows).toHaveLength(1);
      expect(
        (await listNotifications(context.db, notificationDefinitions, as("manager"))).rows,
      ).toHaveLength(2);
      return { as, unread, readAt: readAt ?? new Date(0), last: left.rows[0] };
    };

    it("all at once, but for what came after the list was shown", async () => {
      await allRead();
    });

    it("all at once, and those are unread again for whoever undoes it in time", async () => {
      const { as, unread, readAt, last } = await allRead();
      await markRecordRead(context.db, as("manager"), "work-order", last?.recordId ?? "");
      expect(await undoMarkAllRead(context.db, as("supervisor"), readAt)).toBe(0);
      expect(await undoMarkAllRead(context.db, as("manager"), new Date())).toBe(0);
      expect(await unread("manager")).toBe(0);
      expect(await undoMarkAllRead(context.db, as("manager"), readAt)).toBe(1);
      expect(await unread("manager")).toBe(1);
      const late = new Date(Date.now() - 121_000);
      await context.db
        .update(notifications)
        .set({ readAt: late })
        .where(eq(notifications.accountId, as("manager").accountId));
      expect(await undoMarkAllRead(context.db, as("manager"), late)).toBe(0);
    });
  });

  it("are listed by the page, newest first, each once", async () => {
    const { as, ask, people } = await stage();
    await ask("member");
    const [row] = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, people.manager.id));
    if (row === undefined) throw new Error("nothing was told");
    const { position: _, ...columns } = row;
    await context.db
      .insert(notifications)
      .values(
        Array.from({ length: 60 }, () => ({ ...columns, id: crypto.randomUUID(), key: null })),
      );
    const first = await listNotifications(context.db, notificationDefinitions, as("manager"));
    const second = await listNotifications(context.db, notificationDefinitions, as("manager"), {
      before: first.next,
    });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 11, undefined]);
    const seen = [...first.rows, ...second.rows].map(({ id }) => id);
    const rows = await context.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.accountId, people.manager.id))
      .orderBy(desc(notifications.position));
    expect(seen).toEqual(rows.map(({ id }) => id));
  });
});
