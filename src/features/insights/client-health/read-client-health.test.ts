import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { listFeedback } from "#features/feedback/list-feedback.server.ts";
import { listThreads } from "#features/messages/thread-list-screen.server.ts";
import { accountLinks, visits, workOrders } from "#features/schema.ts";
import { listVisits } from "#features/visits/list-visits.server.ts";
import { readScheduleFilter } from "#features/visits/schedule-address.ts";
import { countWorkOrders } from "#features/work-orders/list-work-orders.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addThread, say } from "#tests/support/threads.ts";
import { addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { healthMessages } from "../office/health-messages.ts";
import { readClientHealth } from "./read-client-health.server.ts";

const dayMinutes = 24 * 60;

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function stage() {
    const { id: clientId, facilityIds } = await addClient(context, 3);
    const [red = "", pale = "", clear = ""] = facilityIds;
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const supervisor = await addPerson(context, { role: "supervisor", facilityIds: [pale] });
    const late = async (facilityId: string) => {
      const { id } = await addOrder(context, facilityId);
      const dueAt = new Date(Date.now() - dayMs);
      await context.db.update(workOrders).set({ dueAt }).where(eq(workOrders.id, id));
      return id;
    };
    const missed = async (facilityId: string, daysAgo: number) => {
      const id = await addVisitBegun(context, { clientId, facilityId }, daysAgo * dayMinutes);
      const state = { state: "missed", missedAt: new Date() } as const;
      await context.db.update(visits).set(state).where(eq(visits.id, id));
    };
    const low = (facilityId: string, quarter: string, score: number, daysAgo: number) =>
      addQuestion(
        context,
        { clientId, facilityId, accountId: client.id },
        { quarter, score, answeredAt: new Date(Date.now() - daysAgo * dayMs) },
      );
    const health = async (person: Parameters<typeof actorOf>[0]) =>
      (await readClientHealth(context.db, actorOf(person))).find(({ id }) => id === clientId);
    return { clientId, red, pale, clear, client, manager, supervisor, late, missed, low, health };
  }

  describe("what is red", () => {
    it("is counted by facility, the worst first, each as the list behind it has it", async () => {
      const { red, pale, client, manager, late, missed, low, health } = await stage();
      await late(red);
      const breached = await late(red);
      await context.db
        .update(workOrders)
        .set({ isBreached: true })
        .where(eq(workOrders.id, breached));
      // Closed: what was missed there is over.
      const done = await late(red);
      await context.db
        .update(workOrders)
        .set({ state: "accepted", isBreached: true, dueAt: null })
        .where(eq(workOrders.id, done));
      await missed(red, 2);
      await missed(red, 29);
      await missed(red, 31);
      await low(red, "2026-Q1", 6, 89);
      await low(red, "2026-Q2", 0, 91);
      await low(red, "2026-Q3", 7, 1);
      await addThread(context, actorOf(client), pale);
      const answered = await addThread(context, actorOf(client), pale);
      await say(context, actorOf(manager), answered, "Under the mat");
      const clientHealth = await health(manager);
      expect(clientHealth).toMatchObject({ clear: 1, weight: 16, invitations: 0 });
      const counts = clientHealth?.facilities.map((facility) => [facility.id, facility.counts]);
      expect(counts).toEqual([
        [red, { late: 2, missed: 2, low: 1, breached: 1, unanswered: 0 }],
        [pale, { late: 0, missed: 0, low: 0, breached: 0, unanswered: 1 }],
      ]);
      const [worst] = clientHealth?.facilities ?? [];
      const link = worst && healthMessages(worst, "en").find(({ to }) => to.includes("schedule"));
      const shown = readScheduleFilter(new URL(link?.to ?? "", "https://example.com").searchParams);
      const dates = await context.db
        .select({ date: visits.date })
        .from(visits)
        .where(eq(visits.facilityId, red))
        .orderBy(desc(visits.date));
      const [last, first] = dates.map(({ date }) => date);
      const asked = { view: "list", state: "missed", facilityId: red, on: first, until: last };
      expect(shown).toEqual({ ...asked, clientId: undefined });
      const actor = actorOf(manager);
      const orders = await countWorkOrders(context.db, actor, { facilityId: red });
      expect(orders.late).toBe(2);
      const missedTarget = { facilityId: red, missed: "yes" } as const;
      expect((await countWorkOrders(context.db, actor, missedTarget)).open).toBe(1);
      const answers = { facilityId: red, band: "low", days: 90 } as const;
      expect((await listFeedback(context.db, actor, answers)).rows).toHaveLength(1);
      const waiting = { facilityId: pale, unanswered: true };
      expect((await listThreads(context.db, actor, waiting)).rows).toHaveLength(1);
      const since = new Date(Date.now() - 30 * dayMs);
      const nights = await listVisits(context.db, actor, { since, facilityId: red }, new Date());
      expect(nights.filter(({ state }) => state === "missed")).toHaveLength(2);
    });

    it("is that of assigned clients, and for supervisors of assigned facilities", async () => {
      const { red, pale, clear, client, manager, supervisor, late, health } = await stage();
      await late(red);
      await late(pale);
      expect((await health(manager))?.facilities.map(({ id }) => id).toSorted()).toEqual(
        [red, pale].toSorted(),
      );
      const seen = await health(supervisor);
      expect(seen?.facilities.map(({ id }) => id)).toEqual([pale]);
      expect(seen?.clear).toBe(0);
      const other = await addClient(context, 1);
      const stranger = await addPerson(context, {
        role: "account-manager",
        clientIds: [other.id],
      });
      expect(await health(stranger)).toBeUndefined();
      expect(await health(client)).toBeUndefined();
      const crew = await addPerson(context, { role: "crew-lead", facilityIds: [clear] });
      expect(await readClientHealth(context.db, actorOf(crew))).toEqual([]);
    });

    it("has invitations that end soon, by their latest link, for who sees people", async () => {
      const { clientId, manager, supervisor, pale, late, health } = await stage();
      await late(pale);
      const invite = async (...daysLeft: number[]) => {
        const { id } = await addPerson(context, {
          role: "client-administrator",
          clientId,
          state: "invited",
        });
        for (const days of daysLeft)
          await context.db.insert(accountLinks).values({
            id: crypto.randomUUID(),
            accountId: id,
            purpose: "invitation",
            secretHash: "x",
            expiresAt: new Date(Date.now() + days * dayMs),
          });
      };
      await invite(2);
      await invite(-1);
      await invite(4);
      await invite(-1, 6);
      expect((await health(manager))?.invitations).toBe(2);
      expect((await health(supervisor))?.invitations).toBe(0);
    });
  });
});
