import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, emails, facilityAssignments, notifications } from "#features/schema.ts";
import { acknowledge, finish } from "#features/work-orders/handle-work-order.server.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { changePreferences, unsubscribe } from "#platform/notifications/preferences.server.ts";
import { markRecordRead } from "#platform/notifications/read-notifications.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addThread } from "#tests/support/threads.ts";
import { askForOrder } from "#tests/support/work-orders.ts";
import { queueDigests } from "./queue-digests.server.ts";

/** 7:00 in Chicago. */
const seven = new Date("2026-11-23T13:00:30Z");
const later = (hours: number) => new Date(seven.getTime() + hours * 3_600_000);
const origin = "https://www.cleardawn.example";

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  beforeEach(async () => {
    await context.db.delete(notifications);
  });

  /** A member who wants progress daily, with one work order that somebody has taken on. */
  async function stage(timeZone = "America/Chicago") {
    const facility = await addFacility(context, { timeZone, name: `Clinic in ${timeZone}` });
    const { clientId, id: facilityId } = facility;
    const facilityIds = [facilityId];
    const member = await addPerson(context, { role: "client-member", clientId, facilityIds });
    const manager = actorOf(await addPerson(context, { clientIds: [clientId] }));
    const actor = actorOf(member);
    await changePreferences(context, notificationDefinitions, actor, {
      "work-order-progress": "daily",
    });
    const made = await askForOrder(context, actor, facilityId);
    await acknowledge(context, manager, made.id);
    const digests = () => context.db.select().from(emails).where(eq(emails.aboutId, member.id));
    const render = async () => {
      const [mail] = (await digests()).toReversed();
      if (mail === undefined) throw new Error("no digest");
      return renderEmail({ db: context.db, origin }, mail);
    };
    return { member, manager, actor, orderId: made.id, facilityId, digests, render };
  }
  const look = (now = seven) =>
    queueDigests(context, notificationDefinitions, now, "America/Chicago");

  describe("a daily digest", () => {
    it("comes at seven where the person's facilities are, and until noon", async () => {
      const chicago = await stage();
      const columbus = await stage("America/New_York");
      await look(later(-1.1));
      expect([await chicago.digests(), await columbus.digests()]).toEqual([[], []]);
      await look(later(-1));
      expect(await columbus.digests()).toHaveLength(1);
      expect(await chicago.digests()).toHaveLength(0);
      await look(later(5));
      expect(await chicago.digests()).toHaveLength(0);
      await look(later(4.9));
      expect(await chicago.digests()).toHaveLength(1);
    });

    it("comes once a day, by several processes too, and holds each thing once", async () => {
      const { digests, manager, orderId, render } = await stage();
      await Promise.all([look(), look(), look()]);
      await finish(context, manager, orderId);
      await look(later(1));
      expect(await digests()).toHaveLength(1);
      expect(JSON.stringify(await render())).not.toContain("Done, please take a look");
      await look(later(24));
      expect(await digests()).toHaveLength(2);
      const second = JSON.stringify(await render());
      expect(second).toContain("Done, please take a look");
      expect(second).not.toContain("is taking care of it");
    });

    it("leads to the records, and names the facility", async () => {
      const { orderId, render, member } = await stage();
      await look();
      expect(await render()).toMatchObject({
        to: member.email,
        subject: "One new notification: Clinic in America/Chicago",
        text: expect.stringContaining(`${origin}/client-portal/work-orders/${orderId}`),
        unsubscribeAddress: expect.stringContaining(`${origin}/unsubscribe?token=`),
      });
    });

    it("is in the reader's language, and says so of each record", async () => {
      const { render, member } = await stage();
      await chooseLanguage(context.db, { accountId: member.id }, "es");
      await look();
      expect(await render()).toMatchObject({
        subject: "Un aviso nuevo: Clinic in America/Chicago",
        html: expect.stringMatching(/lang="es-US"[\s\S]*Ver todos los avisos/),
        text: expect.stringMatching(/ se está encargando: .*WO-/),
      });
    });

    it("marks what people wrote with its language, and not the sentence around it", async () => {
      const { member, facilityId, render } = await stage();
      await changePreferences(context, notificationDefinitions, actorOf(member), {
        message: "daily",
      });
      const author = {
        ...actorOf(await addPerson(context, { role: "administrator" })),
        language: "es",
      } as const;
      await addThread(context, author, facilityId, {
        subject: "Las llaves",
        text: "¿Dónde están?",
      });
      await look();
      expect(await render()).toMatchObject({
        html: expect.stringMatching(
          /<span lang="es-US">Las llaves<[\s\S]*: <span lang="es-US">¿Dónde están\?</,
        ),
        text: expect.stringMatching(/- Las llaves \([\s\S]*: ¿Dónde están\?/),
      });
    });

    it("is not sent for what was read by then, or wanted at once", async () => {
      const read = await stage();
      await markRecordRead(context.db, read.actor, "work-order", read.orderId);
      const atOnce = await stage();
      await changePreferences(context, notificationDefinitions, atOnce.actor, {
        "work-order-progress": "at-once",
      });
      await look();
      expect([await read.digests(), await atOnce.digests()]).toEqual([[], []]);
      const meanwhile = await stage();
      await look();
      await markRecordRead(context.db, meanwhile.actor, "work-order", meanwhile.orderId);
      expect(await meanwhile.render()).toEqual({
        notDue: "nothing-left",
      });
    });

    it("tells nothing of what the person may not see any more", async () => {
      const before = await stage();
      const lose = (accountId: string) =>
        context.db.delete(facilityAssignments).where(eq(facilityAssignments.accountId, accountId));
      await lose(before.member.id);
      await look();
      expect(await before.digests()).toEqual([]);
      const after = await stage();
      const suspended = await stage();
      await look();
      await lose(after.member.id);
      await context.db
        .update(accounts)
        .set({ state: "suspended" })
        .where(eq(accounts.id, suspended.member.id));
      for (const { render } of [after, suspended])
        expect(await render()).toEqual({ notDue: "nothing-left" });
    });

    it("ends with one click, for all that was daily and nothing else", async () => {
      const { member, digests, actor } = await stage();
      await unsubscribe(context, notificationDefinitions, member.id, "digest");
      await unsubscribe(context, notificationDefinitions, member.id, "digest");
      await look();
      expect(await digests()).toEqual([]);
      await changePreferences(context, notificationDefinitions, actor, {
        "work-order-progress": "daily",
      });
      await look();
      expect(await digests()).toHaveLength(1);
    });
  });
});
