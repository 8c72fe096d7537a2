import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { followReport } from "#features/occupant-reports/follow-report.server.ts";
import { sendReport } from "#features/occupant-reports/send-report.server.ts";
import {
  emails,
  files,
  historyEvents,
  notifications,
  occupantReports,
  workOrderComments,
  workOrders,
} from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  type TestPerson,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFile } from "#tests/support/files.ts";
import { roles } from "#tests/support/role-names.ts";
import { addSignedRoom, report } from "#tests/support/signs.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addOrder, askForOrder, orderRow } from "#tests/support/work-orders.ts";
import type { WorkOrderResult } from "./change-work-order.server.ts";
import { findWorkOrder } from "./find-work-order.server.ts";
import {
  accept,
  acknowledge,
  assign,
  cancel,
  changePriority,
  comment,
  decline,
  finish,
  hold,
  markDuplicate,
  reopen,
  resume,
  start,
} from "./handle-work-order.server.ts";
import { findUndoableEvent, undoWorkOrderCommand } from "./undo-command.server.ts";

const minute = 60_000;

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const people = {} as Record<Role, Actor>;
  const persons = {} as Record<Role, TestPerson>;
  let facilityId = "";
  beforeAll(async () => {
    const client = await addClient(context, 1);
    facilityId = client.facilityIds[0] ?? "";
    for (const role of roles) {
      persons[role] = await addPersonAt(context, role, client.id, [facilityId]);
      people[role] = actorOf(persons[role]);
    }
  });

  const boss = () => people["account-manager"];
  const client = () => people["client-administrator"];
  const refused = (reason: string) => ({ ok: false, reason });
  const eventOf = (result: WorkOrderResult): string => {
    if (!result.ok) throw new Error(result.reason);
    return result.eventId;
  };
  const detail = async (id: string, actor = people.administrator) => {
    const workOrder = await findWorkOrder(context.db, actor, id);
    if (workOrder === undefined) throw new Error("not found");
    return workOrder;
  };
  const ask = async () => (await askForOrder(context, client(), facilityId)).id;

  const acknowledgeEarlier = async (id: string, seconds: number): Promise<string> => {
    const eventId = randomUUID();
    await context.db.update(workOrders).set({ state: "acknowledged" }).where(eq(workOrders.id, id));
    await context.db.execute(sql`insert into history_events
      (id, record_kind, record_id, kind, actor_id, at, details) values (${eventId},
        'work-order', ${id}, 'acknowledged', ${boss().accountId},
        clock_timestamp() - make_interval(secs => ${seconds}),
        '{"byStaff": true, "before": {"state": "new"}, "after": {"state": "acknowledged"}}')`);
    return eventId;
  };

  describe("brings back what was before", () => {
    type Run = (id: string) => Promise<WorkOrderResult>;
    const undone: Record<string, { by: () => Actor; run: Run; prepare?: Run[] }> = {
      acknowledge: { by: boss, run: (id) => acknowledge(context, boss(), id) },
      assign: {
        by: boss,
        run: (id) => assign(context, boss(), id, { to: people.supervisor.accountId }),
      },
      "assign to nobody": {
        by: boss,
        prepare: [(id) => assign(context, boss(), id, { to: people.supervisor.accountId })],
        run: (id) => assign(context, boss(), id, { to: null }),
      },
      start: { by: boss, run: (id) => start(context, boss(), id) },
      hold: { by: boss, run: (id) => hold(context, boss(), id, "No key") },
      resume: {
        by: boss,
        prepare: [(id) => hold(context, boss(), id, "No key")],
        run: (id) => resume(context, boss(), id),
      },
      finish: {
        by: boss,
        prepare: [(id) => hold(context, boss(), id, "No key")],
        run: (id) => finish(context, boss(), id, "Dried"),
      },
      decline: { by: boss, run: (id) => decline(context, boss(), id, "Not in the contract") },
      "mark as a duplicate": {
        by: boss,
        run: async (id) => {
          const { number } = await addOrder(context, facilityId);
          return markDuplicate(context, boss(), id, number);
        },
      },
      prioritize: {
        by: boss,
        run: async (id) => {
          const result = await changePriority(context, boss(), id, "emergency");
          if (!result.ok && result.reason === "edited-by-both") throw new Error(result.reason);
          return result;
        },
      },
      accept: {
        by: client,
        prepare: [(id) => finish(context, boss(), id)],
        run: (id) => accept(context, client(), id),
      },
      reopen: {
        by: client,
        prepare: [(id) => start(context, boss(), id), (id) => finish(context, boss(), id)],
        run: (id) => reopen(context, client(), id, "Still wet"),
      },
      cancel: { by: client, run: (id) => cancel(context, client(), id) },
    };

    it.each(Object.entries(undone))("of %s", async (_, { by, run, prepare = [] }) => {
      const id = await ask();
      for (const step of prepare) eventOf(await step(id));
      const before = await orderRow(context, id);
      const { clocks, history, ...shown } = await detail(id);
      const eventId = eventOf(await run(id));
      expect(await orderRow(context, id)).not.toEqual(before);
      expect(await findUndoableEvent(context.db, by(), id, eventId)).toMatchObject({ eventId });
      eventOf(await undoWorkOrderCommand(context, by(), id, eventId));
      expect(await orderRow(context, id)).toEqual(before);
      const again = await detail(id);
      expect(again).toMatchObject({ ...shown, remaining: expect.toSatisfy(() => true) });
      expect(again.clocks.response.due).toBe(clocks.response.due);
      expect(again.clocks.resolution.due).toBe(clocks.resolution.due);
      expect(again.history.slice(2).map((row) => row.id)).toEqual(history.map((row) => row.id));
      expect(again.history.slice(0, 2)).toMatchObject([{ kind: "undone" }, { id: eventId }]);
      expect(await undoWorkOrderCommand(context, by(), id, eventId)).toEqual(
        refused("already-done"),
      );
      expect(await findUndoableEvent(context.db, by(), id, eventId)).toBeUndefined();
      // It can be taken again.
      expect(await run(id)).toMatchObject({ ok: true });
    });
  });

  it("is for who took the step, whoever else sees it", async () => {
    const id = await ask();
    const eventId = eventOf(await acknowledge(context, boss(), id));
    for (const role of roles) {
      if (role === "account-manager") continue;
      const sees = role !== "recruiter" && role !== "crew-lead";
      const reason = sees ? "changed-since" : "not-found";
      expect(await undoWorkOrderCommand(context, people[role], id, eventId), role).toEqual(
        refused(reason),
      );
      expect(await findUndoableEvent(context.db, people[role], id, eventId), role).toBeUndefined();
    }
    const stranger = await addClient(context, 1);
    const elsewhere = actorOf(
      await addPerson(context, { role: "account-manager", clientIds: [stranger.id] }),
    );
    expect(await undoWorkOrderCommand(context, elsewhere, id, eventId)).toEqual(
      refused("not-found"),
    );
    const demoted: Actor = { ...boss(), role: "administrator", needsSecondFactor: true };
    expect(await undoWorkOrderCommand(context, demoted, id, eventId)).toEqual(refused("not-found"));
    expect(await undoWorkOrderCommand(context, boss(), id, eventId)).toMatchObject({ ok: true });
  });

  it("is refused once somebody has answered it, and tells no client of an internal note", async () => {
    const id = await ask();
    eventOf(await finish(context, boss(), id));
    const accepted = eventOf(await accept(context, client(), id));
    eventOf(await comment(context, boss(), id, { text: "At last", isInternal: true }));
    expect(await undoWorkOrderCommand(context, client(), id, accepted)).toMatchObject({ ok: true });
    const again = eventOf(await accept(context, client(), id));
    eventOf(await comment(context, boss(), id, { text: "Thank you", isInternal: false }));
    expect(await undoWorkOrderCommand(context, client(), id, again)).toEqual(
      refused("changed-since"),
    );
    expect(await orderRow(context, id)).toMatchObject({ state: "accepted" });
  });

  it("is no step, and so neither a comment nor an undoing can be undone", async () => {
    const id = await ask();
    const commentEvent = eventOf(
      await comment(context, boss(), id, { text: "Soon", isInternal: false }),
    );
    expect(await undoWorkOrderCommand(context, boss(), id, commentEvent)).toEqual(
      refused("changed-since"),
    );
    const step = eventOf(await acknowledge(context, boss(), id));
    const undone = eventOf(await undoWorkOrderCommand(context, boss(), id, step));
    expect(await undoWorkOrderCommand(context, boss(), id, undone)).toEqual(
      refused("changed-since"),
    );
  });

  it("is offered for ten seconds and taken for two minutes", async () => {
    const offered = async (seconds: number) => {
      const id = await ask();
      const eventId = await acknowledgeEarlier(id, seconds);
      const offer = await findUndoableEvent(context.db, boss(), id, eventId);
      return [offer?.done, await undoWorkOrderCommand(context, boss(), id, eventId)];
    };
    expect(await offered(5)).toMatchObject(["acknowledged", { ok: true }]);
    expect(await offered(60)).toMatchObject([undefined, { ok: true }]);
    expect(await offered(121)).toEqual([undefined, refused("too-late")]);
  });

  describe("what was told of the step", () => {
    const mailsTo = (id: string, { email }: TestPerson, message = "work-order-update") =>
      context.db.$count(
        emails,
        and(eq(emails.aboutId, id), eq(emails.recipient, email), eq(emails.message, message)),
      );
    const notifiedPeopleOf = (id: string, person: TestPerson) =>
      context.db.$count(
        notifications,
        and(eq(notifications.recordId, id), eq(notifications.accountId, person.id)),
      );
    const notificationsOf = async (id: string, person: TestPerson) => [
      await notifiedPeopleOf(id, person),
      await mailsTo(id, person),
    ];

    it("waits in the queue, goes with it, and comes with the next", async () => {
      const id = await ask();
      const [asker, worker] = [persons["client-administrator"], persons.supervisor];
      const eventId = eventOf(await assign(context, boss(), id, { to: worker.id }));
      const { rows } = await context.db.execute(sql`select min(j.start_after - j.created_on)
          > interval '10 seconds' as waits from pgboss.job as j join emails as e
          on e.id::text = j.data ->> 'emailId' where j.name = 'emails' and e.about_id = ${id}
          and e.message = 'work-order-update'`);
      expect(rows).toEqual([{ waits: true }]);
      expect([await notificationsOf(id, asker), await notificationsOf(id, worker)]).toEqual([
        [1, 1],
        [2, 1],
      ]);
      eventOf(await undoWorkOrderCommand(context, boss(), id, eventId));
      // What is left to the supervisor is that it was asked for.
      expect([await notificationsOf(id, asker), await notificationsOf(id, worker)]).toEqual([
        [0, 0],
        [1, 0],
      ]);
      eventOf(await acknowledge(context, boss(), id));
      expect(await notificationsOf(id, asker)).toEqual([1, 1]);
    });

    it("stays with the step once an email has left", async () => {
      const id = await ask();
      const [asker, worker] = [persons["client-administrator"], persons.supervisor];
      const eventId = eventOf(await assign(context, boss(), id, { to: worker.id }));
      const sent = and(eq(emails.aboutId, id), eq(emails.recipient, worker.email));
      await context.db.update(emails).set({ state: "sent" }).where(sent);
      expect(await undoWorkOrderCommand(context, boss(), id, eventId)).toEqual(refused("too-late"));
      expect(await orderRow(context, id)).toMatchObject({ state: "assigned" });
      expect([await notificationsOf(id, asker), await notificationsOf(id, worker)]).toEqual([
        [1, 1],
        [2, 1],
      ]);
    });

    it("goes to no occupant, whose page knows nothing of it", async () => {
      const room = await addSignedRoom(context);
      const emailedReport = report({ email: "kim@example.com" });
      const sent = await sendReport({ ...context, files: storage }, room.code, emailedReport);
      if (!sent.ok) throw new Error(sent.reason);
      const [row] = await context.db
        .select()
        .from(occupantReports)
        .where(eq(occupantReports.areaId, room.areaId));
      const id = row?.workOrderId ?? "";
      const chief = people.administrator;
      const closed = () => context.db.$count(emails, eq(emails.aboutId, row?.id ?? ""));
      const eventId = eventOf(await finish(context, chief, id, "Mopped"));
      expect(await closed()).toBe(1);
      eventOf(await undoWorkOrderCommand(context, chief, id, eventId));
      expect(await closed()).toBe(0);
      expect(await followReport(context.db, room.code, sent.token)).toMatchObject({
        state: "received",
        steps: [],
        note: undefined,
        objection: undefined,
      });
      eventOf(await finish(context, chief, id));
      expect(await closed()).toBe(1);
    });
  });

  it("deletes what was written with the step, and its photos", async () => {
    const id = await ask();
    const photo = await addFile({ db: context.db, files: storage }, boss());
    const eventId = eventOf(await finish(context, boss(), id, "Said too much", [photo]));
    eventOf(await undoWorkOrderCommand(context, boss(), id, eventId));
    expect(JSON.stringify(await detail(id))).not.toContain("Said too much");
    const ofOrder = eq(workOrderComments.workOrderId, id);
    expect(await context.db.$count(workOrderComments, ofOrder)).toBe(0);
    const [file] = await context.db.select().from(files).where(eq(files.id, photo));
    expect(file?.state).toBe("deleted");
  });

  it("lets the clock run on as if it had not stopped: what it missed meanwhile is missed", async () => {
    // An emergency has to be answered within an hour: a minute ago, and half a minute before it was.
    const at = new Date(Date.now() - 61 * minute);
    const { id } = await addOrder(context, facilityId, { priority: "emergency", at });
    const eventId = await acknowledgeEarlier(id, 90);
    expect((await detail(id)).clocks.response).toMatchObject({
      state: "stopped",
      isBreached: false,
    });
    eventOf(await undoWorkOrderCommand(context, boss(), id, eventId));
    const { clocks, isBreached } = await detail(id);
    expect(clocks.response).toMatchObject({ state: "running", isBreached: true });
    expect(isBreached).toBe(true);
    const [last] = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id))
      .orderBy(desc(historyEvents.position));
    expect(last?.kind).toBe("breached");
  });

  it("of two at once takes back one step once", async () => {
    const id = await ask();
    const eventId = eventOf(await acknowledge(context, boss(), id));
    const results = await Promise.all(
      [1, 2].map(() => undoWorkOrderCommand(context, boss(), id, eventId)),
    );
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });
});
