import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { accounts, emails, feedback, notifications, workOrders } from "#features/schema.ts";
import { hourMs } from "#platform/format/durations.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { askForFeedback } from "./ask-for-feedback.server.ts";
import { queueFeedbackMails } from "./queue-feedback-mails.server.ts";

const zone = "America/Chicago";
/** No quarter is asked about on this day. */
const midQuarter = new Date("2026-11-20T15:00:00Z");

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 2);
    const [facilityId = "", elsewhere = ""] = facilityIds;
    const admin = await addPerson(context, { role: "client-administrator", clientId });
    const member = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [facilityId],
    });
    const finished = async (askedBy: string, hoursAgo: number, at = facilityId) => {
      const { id } = await addOrder(context, at, { askedBy, askedName: null });
      const finishedAt = new Date(midQuarter.getTime() - hoursAgo * hourMs);
      await context.db
        .update(workOrders)
        .set({ state: "done", finishedAt })
        .where(eq(workOrders.id, id));
      return id;
    };
    const questions = () =>
      context.db
        .select()
        .from(feedback)
        .where(eq(feedback.clientId, clientId))
        .orderBy(feedback.askedAt, feedback.id);
    const mails = (accountIds = [admin.id, member.id]) =>
      context.db
        .select({ to: emails.recipient, aboutId: emails.aboutId })
        .from(emails)
        .where(
          and(
            eq(emails.message, "feedback-question"),
            inArray(
              emails.recipient,
              accountIds.map((id) => (id === admin.id ? admin.email : member.email)),
            ),
          ),
        );
    return { clientId, facilityId, elsewhere, admin, member, finished, questions, mails };
  }

  describe("after a work order", () => {
    it("asks who asked for it, once, from two hours on", async () => {
      const { admin, finished, questions } = await stage();
      const id = await finished(admin.id, 3);
      await finished(admin.id, 1);
      await finished(admin.id, 15 * 24);
      for (let round = 0; round < 2; round++) await askForFeedback(context, midQuarter, zone);
      expect(await questions()).toMatchObject([{ workOrderId: id, accountId: admin.id }]);
      const [question] = await questions();
      const bell = await context.db
        .select({ accountId: notifications.accountId, kind: notifications.kind })
        .from(notifications)
        .where(eq(notifications.recordId, question?.id ?? ""));
      expect(bell).toEqual([{ accountId: admin.id, kind: "feedback" }]);
    });

    it("asks nobody who does not see the facility any more, and of nothing that is open again", async () => {
      const { member, admin, elsewhere, finished, questions } = await stage();
      await finished(member.id, 3, elsewhere);
      const reopened = await finished(admin.id, 3);
      await context.db.update(workOrders).set({ state: "new" }).where(eq(workOrders.id, reopened));
      await askForFeedback(context, midQuarter, zone);
      expect(await questions()).toEqual([]);
    });
  });

  describe("after a quarter", () => {
    const october = new Date("2026-10-05T15:00:00Z");

    it("asks each person about one facility that was cleaned, once", async () => {
      const { clientId, facilityId, admin, member, questions } = await stage();
      const done = new Date("2026-08-12T03:00:00Z");
      const attended = {
        state: "completed" as const,
        checkedInHow: "site-code" as const,
        checkedOutHow: "site-code" as const,
        checkedInAt: done,
        checkedOutAt: done,
        checkedInBy: admin.id,
        checkedOutBy: admin.id,
      };
      await addVisit(context, { clientId, facilityId }, { date: "2026-08-11", ...attended });
      // The accounts began before the quarter ended.
      await context.db
        .update(accounts)
        .set({ createdAt: new Date("2026-01-01") })
        .where(inArray(accounts.id, [admin.id, member.id]));
      for (let round = 0; round < 2; round++) await askForFeedback(context, october, zone);
      const askedQuestions = await questions();
      expect(askedQuestions.map(({ accountId }) => accountId).toSorted()).toEqual(
        [admin.id, member.id].toSorted(),
      );
      expect(
        new Set(askedQuestions.map((question) => `${question.facilityId} ${question.quarter}`)),
      ).toEqual(new Set([`${facilityId} 2026-Q3`]));
    });
  });

  describe("by mail", () => {
    it("writes one mail a week to a person, of the latest question", async () => {
      const { admin, clientId, facilityId, finished, questions, mails } = await stage();
      await finished(admin.id, 5);
      await finished(admin.id, 4);
      await askForFeedback(context, midQuarter, zone);
      for (let round = 0; round < 2; round++) await queueFeedbackMails(context, midQuarter);
      expect(await mails()).toHaveLength(1);
      const later = new Date(midQuarter.getTime() + 8 * 24 * hourMs);
      const askedAt = new Date(later.getTime() - hourMs);
      const expiresAt = new Date(later.getTime() + 30 * 24 * hourMs);
      const about = { accountId: admin.id, clientId, facilityId };
      const newest = await addQuestion(context, about, { askedAt, expiresAt });
      await queueFeedbackMails(context, later);
      expect((await mails()).map(({ aboutId }) => aboutId)).toContain(newest);
      expect(await mails()).toHaveLength(2);
      expect(await questions()).toHaveLength(3);
    });

    it("writes none to who has switched it off, and none of what is answered", async () => {
      const { admin, member, clientId, facilityId, mails } = await stage();
      const at = { clientId, facilityId };
      const expiresAt = new Date(midQuarter.getTime() + 30 * 24 * hourMs);
      await changePreferences(context, notificationDefinitions, actorOf(admin), {
        feedback: "off",
      });
      await addQuestion(
        context,
        { ...at, accountId: admin.id },
        { askedAt: midQuarter, expiresAt },
      );
      const answered = { score: 9, answeredAt: midQuarter, askedAt: midQuarter, expiresAt };
      await addQuestion(context, { ...at, accountId: member.id }, answered);
      await queueFeedbackMails(context, midQuarter);
      expect(await mails()).toEqual([]);
    });

    it("writes one where two processes look at the same moment", async () => {
      const { admin, clientId, facilityId, mails } = await stage();
      const expiresAt = new Date(midQuarter.getTime() + 30 * 24 * hourMs);
      const at = { clientId, facilityId, accountId: admin.id };
      await addQuestion(context, at, { askedAt: midQuarter, expiresAt });
      await Promise.all([1, 2].map(() => queueFeedbackMails(context, midQuarter)));
      expect(await mails()).toHaveLength(1);
    });
  });
});
