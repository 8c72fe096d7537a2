import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Config } from "#config";
import { demo } from "#content/demo.ts";
import { lastDays } from "#features/insights/insight-period.ts";
import { readInsights } from "#features/insights/read-insights.server.ts";
import { readResults } from "#features/inspections/read-results.server.ts";
import { scoreWhole, tenthsOf } from "#features/inspections/scoring.ts";
import {
  accounts,
  deficiencies,
  facilities,
  inspectionRemarks,
  inspections,
  jobApplications,
  leads,
  notifications,
  settings,
  subscribers,
  threadMessages,
  threads,
  workOrders,
} from "#features/schema.ts";
import {
  clockColumns,
  readClockEvents,
  readOrderClocks,
} from "#features/work-orders/order-clocks.server.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { trySignIn, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { prepareDemo } from "./prepare-demo.ts";

const embedded = "embedded" as const;
const chosen: Pick<Config, "demo" | "demoPassword"> = {
  demo: undefined,
  demoPassword: "a password that was chosen",
};

describeEachDatabase("engine", (database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();
  const withFiles = () => ({ ...context, files });
  const prepare = (config: Partial<typeof chosen>) =>
    prepareDemo({ background: database().background, engine: embedded }, withFiles(), {
      ...chosen,
      ...config,
    });
  const clear = async () => {
    await database().db.delete(settings);
    await database().db.execute("truncate accounts, clients, subscribers cascade");
  };

  /** A year for each facility, with scores as they are computed, and the stories among them. */
  const expectInspections = async () => {
    const { db } = database();
    const rows = await db.select().from(inspections);
    const [planned, begun] = [
      rows.filter(({ state }) => state === "planned"),
      rows.filter(({ state }) => state !== "planned"),
    ];
    expect(planned).toHaveLength(1);
    expect(begun).toHaveLength(6 * 12);
    for (const inspection of begun) {
      const score = scoreWhole(inspection.method, await readResults(db, inspection));
      expect(score && tenthsOf(score)).toBe(inspection.scoreTenths);
      expect(inspection.scoreTenths).toBeGreaterThan(700);
    }
    expect(begun.filter(({ state }) => state === "finished")).toHaveLength(1);
    const failed = await db.select().from(deficiencies);
    expect(failed.every(({ acceptedAt }) => acceptedAt !== null)).toBe(true);
    expect(failed.filter(({ workOrderId }) => workOrderId !== null)).toHaveLength(1);
    expect((await db.select().from(inspectionRemarks)).map((remark) => remark.isDispute)).toEqual([
      true,
      false,
    ]);
  };

  /** As somebody reads them: the newest first, whatever was added last. */
  const expectOrder = async () => {
    const { db } = database();
    const { createdAt, position } = notifications;
    const notificationTimes = await db
      .select({ at: createdAt })
      .from(notifications)
      .orderBy(position);
    expect(notificationTimes.length).toBeGreaterThan(20);
    expect(notificationTimes).toEqual(
      notificationTimes.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    );
    const { sentAt } = threadMessages;
    const lastMessages = await db
      .select({ at: sentAt })
      .from(threads)
      .innerJoin(threadMessages, eq(threadMessages.position, threads.lastPosition))
      .orderBy(threads.lastPosition);
    expect(lastMessages).toEqual(lastMessages.toSorted((a, b) => a.at.getTime() - b.at.getTime()));
  };

  /** Columns that lists and figures read are those that the clocks find in the history. */
  const expectYear = async () => {
    const { db } = database();
    const orders = await db.select().from(workOrders).orderBy(workOrders.createdAt);
    expect(orders.length).toBeGreaterThan(230);
    const clockEvents = await readClockEvents(
      db,
      orders.map(({ id }) => id),
    );
    const now = new Date();
    // Supplies are due with their visit, and inspections count otherwise.
    const ofPeople = orders.filter(
      ({ state, source }) => state === "accepted" && source !== "inspection",
    );
    for (const order of ofPeople.filter((_, n) => n % 6 === 0)) {
      const clocks = await readOrderClocks(db, order, clockEvents.get(order.id) ?? [], now);
      expect(order).toMatchObject(clockColumns(clocks));
      const marked = clockEvents.get(order.id)?.filter(({ kind }) => kind === "breached");
      expect(marked?.length).toBe(clocks.breaches.length);
    }
    const late = orders.filter(({ isBreached }) => isBreached).length / orders.length;
    expect(late).toBeGreaterThan(0.05);
    expect(late).toBeLessThan(0.3);
    expect(await db.$count(threads)).toBe(30);
    const today = todayIn("America/Chicago", now);
    const people = await db.select().from(accounts).where(isNotNull(accounts.clientId));
    for (const { id, role, clientId } of people.filter(
      (person) => person.role === "client-administrator",
    )) {
      const rest = { sessionId: "", name: "", needsSecondFactor: false, language: "en" } as const;
      const actor: Actor = { ...rest, accountId: id, role, clientId: clientId ?? undefined };
      const period = lastDays(90, today);
      const wanted = { clientId: clientId ?? "", facilityId: undefined, period };
      const result = await readInsights(db, actor, wanted);
      const ofOrders =
        result?.insights.filter(({ name }) => /response|resolution/.test(name)) ?? [];
      const lacking = ofOrders.filter(
        ({ before, value }) => before === undefined || value === undefined,
      );
      expect(ofOrders.length).toBeGreaterThan(6);
      expect(lacking.map(({ name, part }) => [name, part])).toEqual([]);
    }
  };

  it("adds nothing where it is switched off, or on a PostgreSQL server that did not ask for it", async () => {
    expect(await prepare({ demo: false })).toEqual([]);
    const postgres = { background: database().background, engine: "postgres" as const };
    expect(await prepareDemo(postgres, withFiles(), chosen)).toEqual([]);
    expect(await database().db.$count(accounts)).toBe(0);
  });

  it("adds nothing to a database that holds somebody's data", async () => {
    const lead = { ...quoteFields, id: "01900000-0000-7000-8000-000000000001", reference: "Q-1" };
    await database()
      .db.insert(leads)
      .values({ ...lead, idempotencyKey: "k", fingerprint: "f" });
    expect(await prepare({})).toEqual([]);
    expect(await database().db.$count(accounts)).toBe(0);
    await database().db.delete(leads);
  });

  it("lets each of its people sign in, and names them with the random password once", async () => {
    const printed = await prepare({ demoPassword: undefined });
    const password = /the password (\S+):/.exec(printed[0] ?? "")?.[1] ?? "";
    expect(password).toMatch(/^\w{5}-\w{5}-\w{5}$/);
    expect(printed.slice(1).map((line) => line.trim().split(/\s+/)[0])).toEqual(
      demo.people.map(({ username }) => username),
    );
    for (const { username } of demo.people)
      expect(await trySignIn(context, username, { password })).toMatchObject({ ok: true });
    expect(await database().db.$count(facilities)).toBe(6);
    expect(await database().db.$count(leads, eq(leads.screening, "accepted"))).toBe(40);
    // Those of the last days wait for an answer, and nobody is asked about spam.
    const open = and(isNull(leads.answeredAt), eq(leads.screening, "accepted"));
    expect(await database().db.$count(leads, open)).toBe(6);
    expect(await database().db.$count(jobApplications)).toBe(10);
    expect(await database().db.$count(subscribers)).toBe(12);
    await expectInspections();
    await expectOrder();
    await expectYear();
    expect(await prepare({})).toEqual([]);
    await clear();
  });

  it("is added once by processes that start together, with the configured password", async () => {
    const printed = await Promise.all([prepare({}), prepare({}), prepare({})]);
    const [lines = []] = printed.filter(({ length }) => length > 0);
    expect(printed.filter(({ length }) => length > 0)).toHaveLength(1);
    expect(lines[0]).toContain("the password DEMO_PASSWORD");
    expect(await database().db.$count(accounts)).toBe(demo.people.length);
    const signIn = await trySignIn(context, "client.admin", {
      password: chosen.demoPassword,
    });
    expect(signIn).toMatchObject({ ok: true });
  });
});
