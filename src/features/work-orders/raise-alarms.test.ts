import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { changeFacts, changeHours } from "#features/facilities/change-facility.server.ts";
import type { FacilityFactsForm } from "#features/facilities/facility-form.ts";
import { emails, facilities, historyEvents, serviceLevelTargets } from "#features/schema.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";
import { findWorkOrder } from "./find-work-order.server.ts";
import {
  acknowledge,
  assign,
  changePriority,
  finish,
  hold,
  reopen,
  resume,
} from "./handle-work-order.server.ts";
import {
  clockColumns,
  readClockEvents,
  readOrderClocks,
  refreshClocks,
} from "./order-clocks.server.ts";
import { raiseAlarms } from "./raise-alarms.server.ts";

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  async function place() {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const [facilityId = ""] = facilityIds;
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const crew = await addPerson(context, { role: "crew-lead", facilityIds });
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    return { clientId, facilityId, manager, crew, chief, client };
  }
  const eventsOf = async (id: string) => {
    const about = and(eq(historyEvents.recordId, id), eq(historyEvents.recordKind, "work-order"));
    const rows = await context.db.select().from(historyEvents).where(about);
    return rows
      .toSorted((row, other) => row.position - other.position)
      .map(({ kind, details }) => (details.clock ? `${kind} ${details.clock}` : kind));
  };
  const alarmsTo = (id: string, recipient: string) =>
    context.db.$count(
      emails,
      and(
        eq(emails.aboutId, id),
        eq(emails.recipient, recipient),
        eq(emails.message, "work-order-alarm"),
      ),
    );

  it("warns and marks once, and tells staff, however many look at once", async () => {
    const { facilityId, manager, chief, client } = await place();
    // Its answer was due half an hour ago; three quarters of the time for the work are not over.
    const order = await addOrder(context, facilityId, { priority: "emergency", at: ago(2.5) });
    await Promise.all([raiseAlarms(context), raiseAlarms(context), raiseAlarms(context)]);
    await raiseAlarms(context);
    expect(await eventsOf(order.id)).toEqual(["created", "warned response", "breached response"]);
    expect(await orderRow(context, order.id)).toMatchObject({ isBreached: true });
    expect(await alarmsTo(order.id, manager.email)).toBe(2);
    const seen = await findWorkOrder(context.db, client, order.id);
    expect(seen?.history.map(({ kind }) => kind)).toEqual(["breached", "created"]);
    await acknowledge(context, chief, order.id);
    expect((await findWorkOrder(context.db, client, order.id))?.clocks.response).toMatchObject({
      isBreached: true,
      state: "stopped",
    });
  });

  it("tells who does the work first, and who answers for it of a breach", async () => {
    const { facilityId, manager, crew, chief } = await place();
    const warned = await addOrder(context, facilityId, { priority: "emergency", at: ago(3.5) });
    await assign(context, chief, warned.id, { to: crew.id });
    expect(await alarmsTo(warned.id, crew.email)).toBe(0);
    await raiseAlarms(context);
    // What was missed before it was assigned was told to the manager.
    const late = await addOrder(context, facilityId, { priority: "emergency", at: ago(5) });
    await assign(context, chief, late.id, { to: crew.id });
    await raiseAlarms(context);
    expect(await alarmsTo(late.id, manager.email)).toBe(4);
    expect(await alarmsTo(late.id, crew.email)).toBe(0);
  });

  it("a step writes down what was missed before it, in its order", async () => {
    const { facilityId, chief } = await place();
    const { id } = await addOrder(context, facilityId, { priority: "emergency", at: ago(5) });
    await finish(context, chief, id);
    expect(await eventsOf(id)).toEqual([
      "created",
      "warned response",
      "warned resolution",
      "breached response",
      "breached resolution",
      "finished",
    ]);
    expect(await raiseAlarms(context)).toBe(0);
  });

  it("nothing is late on hold, and a new cycle may be late again", async () => {
    const { facilityId, chief, client } = await place();
    const { id } = await addOrder(context, facilityId, { priority: "emergency", at: ago(0.5) });
    await hold(context, chief, id, "No access");
    expect(await orderRow(context, id)).toMatchObject({ dueAt: null, nextAlarmAt: null });
    await resume(context, chief, id);
    await finish(context, chief, id);
    await reopen(context, client, id, "Not yet");
    const row = await orderRow(context, id);
    expect(row).toMatchObject({ cycle: 2, dueClock: "response", isBreached: false });
    expect(row.nextAlarmAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it("columns say what the history says, after any steps", async () => {
    const { facilityId, chief, client } = await place();
    const at = ago(1.5);
    const { id } = await addOrder(context, facilityId, { priority: "routine", at });
    const steps = [
      () => changePriority(context, chief, id, "emergency"),
      () => acknowledge(context, chief, id),
      () => hold(context, chief, id, "Key"),
      () => changePriority(context, chief, id, "urgent"),
      () => resume(context, chief, id),
      () => finish(context, chief, id),
      () => reopen(context, client, id, "No"),
    ];
    for (const step of steps) {
      expect(await step()).toMatchObject({ ok: true });
      const row = await orderRow(context, id);
      const events = (await readClockEvents(context.db, [id])).get(id) ?? [];
      const last = new Date(events.at(-1)?.at ?? 0);
      const expected = clockColumns(await readOrderClocks(context.db, row, events, last));
      expect(row).toMatchObject(expected);
    }
  });

  it("counts by the hours of the facility, and by what was agreed with the client", async () => {
    const { clientId, facilityId } = await place();
    await context.db.insert(serviceLevelTargets).values({
      clientId,
      priority: "routine",
      responseMinutes: 30,
      resolutionMinutes: 60,
    });
    const week = Array.from({ length: 7 }, () => [["00:00", "24:00"]] as const);
    await context.db
      .update(facilities)
      .set({ openingHours: week })
      .where(eq(facilities.id, facilityId));
    const at = ago(2);
    const { id } = await addOrder(context, facilityId, { at });
    expect(await orderRow(context, id)).toMatchObject({
      dueAt: new Date(at.getTime() + hour / 2),
      dueClock: "response",
    });
  });

  it("are due anew where the hours of the facility change, in the same moment", async () => {
    const { facilityId, chief } = await place();
    const { id } = await addOrder(context, facilityId, { at: ago(1) });
    const before = await orderRow(context, id);
    const always = Array.from({ length: 7 }, () => [["00:00", "24:00"]] as const);
    expect(
      await changeHours({ ...context, onCalendarChange: refreshClocks }, chief, facilityId, always),
    ).toMatchObject({ ok: true });
    const after = await orderRow(context, id);
    expect(after.dueAt).toEqual(new Date(before.createdAt.getTime() + 2 * hour));
  });

  it("are due anew where the time zone of the facility changes, in the same moment", async () => {
    const { facilityId, chief } = await place();
    const at = { ...context, onCalendarChange: refreshClocks };
    const minute = [["00:00", "00:15"]] as const;
    await changeHours(
      at,
      chief,
      facilityId,
      Array.from({ length: 7 }, () => minute),
    );
    const { id } = await addOrder(context, facilityId, { at: ago(1) });
    const before = await orderRow(context, id);
    const address = { street: "1 Main", city: "Hilo", state: "HI", postalCode: "96720" };
    const facts: FacilityFactsForm = {
      ...address,
      name: "Annex",
      timeZone: "Pacific/Honolulu",
      facilityType: "office",
      holidayRule: "move",
      accessNotes: "",
    };
    expect(await changeFacts(at, chief, facilityId, facts)).toMatchObject({ ok: true });
    const after = await orderRow(context, id);
    expect(after.dueAt).not.toEqual(before.dueAt);
  });
});
