import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findThread } from "#features/messages/find-thread.server.ts";
import { findUnread } from "#features/messages/find-unread.server.ts";
import { listThreads } from "#features/messages/thread-list-screen.server.ts";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { countUnreadNotifications } from "#features/notifications/list-notifications.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import {
  emails,
  facilityAssignments,
  feedback,
  historyEvents,
  threadMessages,
  threadReaders,
  threads,
} from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import type { Language } from "#platform/language/language.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { findByFeedbackToken, newFeedbackToken } from "./feedback-link.server.ts";
import { giveFeedback } from "./give-feedback.server.ts";
import {
  findFeedback,
  listFeedback,
  listQuestions,
  readFeedbackFigures,
} from "./list-feedback.server.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const person = (role: "client-member" | "supervisor", at: string) =>
      addPerson(context, { role, clientId, facilityIds: [at] });
    const other = await addClient(context, 1);
    const people = {
      admin: await addPerson(context, { role: "client-administrator", clientId }),
      member: await person("client-member", facilityId),
      memberElsewhere: await person("client-member", elsewhere),
      stranger: await addPerson(context, { role: "client-administrator", clientId: other.id }),
      manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
      managerElsewhere: await addPerson(context, {
        role: "account-manager",
        clientIds: [other.id],
      }),
      supervisor: await person("supervisor", facilityId),
      supervisorElsewhere: await person("supervisor", elsewhere),
      crew: await addPerson(context, { role: "crew-lead", facilityIds: [facilityId] }),
    };
    const as = (name: keyof typeof people) => actorOf(people[name]);
    const place = { clientId, facilityId, accountId: people.member.id };
    const order = await addOrder(context, facilityId, { askedBy: people.member.id });
    const question = await addQuestion(context, place, { workOrderId: order.id });
    const give = (score: number, reason = "", name: keyof typeof people = "member") =>
      giveFeedback(context, as(name), question, { score, reason });
    const row = async () => {
      const [row] = await context.db.select().from(feedback).where(eq(feedback.id, question));
      return row;
    };
    const set = (columns: Partial<typeof feedback.$inferInsert>) =>
      context.db.update(feedback).set(columns).where(eq(feedback.id, question));
    const mails = () =>
      context.db
        .select({ to: emails.recipient })
        .from(emails)
        .where(and(eq(emails.aboutId, question), eq(emails.message, "feedback-low")));
    return { people, as, place, order, question, give, row, set, mails };
  }

  describe("an answer", () => {
    it("is given by the person who was asked, and by nobody else", async () => {
      const { people, give, row } = await stage();
      for (const name of Object.keys(people) as (keyof typeof people)[])
        if (name !== "member")
          expect(await give(1, "", name), name).toEqual({ ok: false, reason: "not-found" });
      expect((await row())?.score).toBeNull();
      expect(await give(9, "Fast")).toEqual({ ok: true });
      expect(await row()).toMatchObject({ score: 9, reason: "Fast", threadId: null });
    });

    it("is kept with the language in which its giver uses the product", async () => {
      const { as, question, row } = await stage();
      const giver = { ...as("member"), language: "es" } as const;
      const answer = { score: 9, reason: "Muy amables" };
      expect(await giveFeedback(context, giver, question, answer)).toEqual({ ok: true });
      expect(await row()).toMatchObject({ reason: "Muy amables", language: "es" });
    });

    it("is refused to who does not look after the facility any more", async () => {
      const { people, give } = await stage();
      const { accountId } = facilityAssignments;
      await context.db.delete(facilityAssignments).where(eq(accountId, people.member.id));
      expect(await give(9)).toEqual({ ok: false, reason: "not-found" });
    });

    it("can be changed for 30 days, and keeps in its history what it was", async () => {
      const { give, set, question } = await stage();
      await give(9, "Fast");
      await give(8, "Fast, mostly");
      // The same once more changes nothing.
      await give(8, "Fast, mostly");
      const events = await context.db
        .select({ kind: historyEvents.kind, details: historyEvents.details })
        .from(historyEvents)
        .where(eq(historyEvents.recordId, question))
        .orderBy(historyEvents.position);
      expect(events).toEqual([
        { kind: "answered", details: { before: {}, after: { score: 9, reason: "Fast" } } },
        {
          kind: "changed",
          details: {
            before: { score: 9, reason: "Fast" },
            after: { score: 8, reason: "Fast, mostly" },
          },
        },
      ]);
      await set({ answeredAt: daysAgo(29.9) });
      expect(await give(7)).toEqual({ ok: true });
      await set({ answeredAt: daysAgo(30.1) });
      expect(await give(10)).toEqual({ ok: false, reason: "too-late" });
    });

    it("is not taken after the question has ended", async () => {
      const { give, set } = await stage();
      await set({ expiresAt: daysAgo(1) });
      expect(await give(10)).toEqual({ ok: false, reason: "too-late" });
    });
  });

  describe("a low answer", () => {
    it("becomes a thread about the work order, with bell and one mail to the account manager", async () => {
      const { people, as, order, give, row, mails } = await stage();
      await give(6, "Still wet");
      const { threadId } = (await row()) ?? {};
      const [thread] = await context.db
        .select()
        .from(threads)
        .where(eq(threads.id, threadId ?? ""));
      expect(thread).toMatchObject({ workOrderId: order.id, startedBy: people.member.id });
      expect(thread?.subject).toBe(order.number);
      const messages = await context.db
        .select({ text: threadMessages.text })
        .from(threadMessages)
        .where(eq(threadMessages.threadId, threadId ?? ""));
      expect(messages).toEqual([{ text: "Still wet" }]);
      expect(await mails()).toEqual([{ to: people.manager.email }]);
      expect(
        await countUnreadNotifications(context.db, notificationDefinitions, as("manager")),
      ).toBe(1);
      expect(
        await countUnreadNotifications(context.db, notificationDefinitions, as("managerElsewhere")),
      ).toBe(0);
      // The mail has told of it: none follows for the message.
      const [reader] = await context.db
        .select()
        .from(threadReaders)
        .where(eq(threadReaders.accountId, people.manager.id));
      expect(reader?.emailedPosition).toBe(thread?.lastPosition);
    });

    it("is told again when it is changed, in the same thread, also to a high one", async () => {
      const { as, give, row } = await stage();
      await give(2, "Cold coffee");
      const first = (await row())?.threadId;
      await give(10, "It was a mistake");
      expect((await row())?.threadId).toBe(first);
      const { rows } = await listThreads(context.db, as("manager"), {});
      expect(rows).toHaveLength(1);
      const thread = await findThread(context.db, as("manager"), first ?? "");
      expect(thread?.messages.map(({ text }) => text.split("\n")[0])).toEqual([
        "Feedback: 2 of 10.",
        "Feedback, changed: 10 of 10.",
      ]);
    });

    it("that is changed to a high one has no mail of its own, and what waits is not sent", async () => {
      const { give, question, mails } = await stage();
      await give(3, "Cold coffee");
      const render = async () => {
        const [mail] = await context.db.select().from(emails).where(eq(emails.aboutId, question));
        if (mail === undefined) throw new Error("no such mail");
        return renderEmail({ db: context.db, origin: "https://www.cleardawn.example" }, mail);
      };
      expect(await render()).toMatchObject({ subject: expect.stringContaining("3") });
      await give(10, "It was a mistake");
      expect(await mails()).toHaveLength(1);
      expect(await render()).toEqual({ notDue: "no-longer-low" });
    });

    it("is read in the language of whoever reads it, whatever its giver reads", async () => {
      const { as, give, row, order } = await stage();
      await give(2);
      const { threadId } = (await row()) ?? {};
      const read = async (language: Language) => {
        const reader = { ...as("manager"), language };
        const thread = await findThread(context.db, reader, threadId ?? "");
        const [listed] = (await listThreads(context.db, reader, {})).rows;
        const unread = await findUnread(context.db, reader, threadId ?? "");
        return [
          [thread?.subject, listed?.subject, unread?.subject],
          [thread?.messages[0]?.text, listed?.last.excerpt, unread?.messages[0]?.text],
        ];
      };
      const english = `Feedback 2 of 10: Spill or leak, ${order.number}`;
      const spanish = `Opinión, 2 de 10: Derrame o fuga, ${order.number}`;
      const times = (text: string, count: number) => Array.from({ length: count }, () => text);
      expect(await read("en")).toEqual([
        times(english, 3),
        times("Feedback: 2 of 10.\n\nNo reason given.", 3),
      ]);
      expect(await read("es")).toEqual([
        times(spanish, 3),
        times("Opinión: 2 de 10.\n\nNo dio un motivo.", 3),
      ]);
    });

    it("sends no mail of its own to who has switched that off", async () => {
      const { as, give, mails } = await stage();
      await changePreferences(context, notificationDefinitions, as("manager"), { feedback: "off" });
      await give(0);
      expect(await mails()).toEqual([]);
      expect(
        await countUnreadNotifications(context.db, notificationDefinitions, as("manager")),
      ).toBe(1);
    });

    it("ends at 6", async () => {
      const { give, row } = await stage();
      await give(7);
      expect((await row())?.threadId).toBeNull();
    });
  });

  describe("answers are seen", () => {
    it("by who sees the facility, and questions by their owner alone", async () => {
      const { people, as, question, give } = await stage();
      const seeing = async () => {
        const names = Object.keys(people) as (keyof typeof people)[];
        const readers = await Promise.all(
          names.map(async (name) => {
            const row = await findFeedback(context.db, as(name), question);
            return row === undefined ? [] : [name];
          }),
        );
        return readers.flat();
      };
      expect(await seeing()).toEqual(["member"]);
      expect(await listQuestions(context.db, as("member"))).toHaveLength(1);
      expect(await listQuestions(context.db, as("admin"))).toEqual([]);
      await give(3);
      expect(await seeing()).toEqual(["admin", "member", "manager", "supervisor"]);
      expect(await listQuestions(context.db, as("member"))).toEqual([]);
    });

    it("page by page, by facility, band and subject, with figures of all bands", async () => {
      const { as, place, people } = await stage();
      const quarters = ["2025-Q1", "2025-Q2", "2025-Q3", "2025-Q4"];
      for (const [index, score] of [10, 9, 7, 2].entries())
        await addQuestion(context, place, {
          quarter: quarters[index],
          score,
          answeredAt: daysAgo(index * 20),
        });
      const list = (filter: Parameters<typeof listFeedback>[2], limit?: number) =>
        listFeedback(context.db, as("manager"), filter, limit);
      const scores = async (filter: Parameters<typeof listFeedback>[2]) =>
        (await list(filter)).rows.map(({ score }) => score);
      expect(await scores({})).toEqual([10, 9, 7, 2]);
      expect(await scores({ band: "high" })).toEqual([10, 9]);
      expect(await scores({ days: 30 })).toEqual([10, 9]);
      expect(await scores({ about: "work-order" })).toEqual([]);
      expect(await scores({ facilityId: people.member.id })).toEqual([]);
      const first = await list({}, 3);
      expect(first.rows).toHaveLength(3);
      expect(await scores({ after: first.next })).toEqual([2]);
      const figures = await readFeedbackFigures(context.db, as("manager"), { band: "low" });
      expect(figures).toEqual({ answers: 4, low: 1, middle: 1, high: 2, average: 7, balance: 25 });
      const none = await readFeedbackFigures(context.db, as("managerElsewhere"), {});
      expect(none).toMatchObject({ answers: 0, average: undefined, balance: undefined });
    });
  });

  describe("the link of a mail", () => {
    it("opens its one question, until it ends or a later mail has another", async () => {
      const { question, set, people } = await stage();
      const token = await newFeedbackToken(context.db, question);
      const opened = await findByFeedbackToken(context.db, token);
      expect(opened).toMatchObject({ giver: { accountId: people.member.id } });
      expect(opened?.question.id).toBe(question);
      const later = await newFeedbackToken(context.db, question);
      expect(await findByFeedbackToken(context.db, token)).toBeUndefined();
      await set({ expiresAt: daysAgo(0.001) });
      expect(await findByFeedbackToken(context.db, later)).toBeUndefined();
    });

    it("opens nothing for who does not look after the facility any more", async () => {
      const { question, people } = await stage();
      const token = await newFeedbackToken(context.db, question);
      const { accountId } = facilityAssignments;
      await context.db.delete(facilityAssignments).where(eq(accountId, people.member.id));
      expect(await findByFeedbackToken(context.db, token)).toBeUndefined();
    });
  });
});
