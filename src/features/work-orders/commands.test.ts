import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { emails, workOrderComments } from "#features/schema.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import {
  actorOf,
  addClient,
  addPerson,
  addPersonAt,
  type TestPerson,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addFile } from "#tests/support/files.ts";
import { roles } from "#tests/support/role-names.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addOrder, askForOrder, orderRow } from "#tests/support/work-orders.ts";
import type { WorkOrderResult } from "./change-work-order.server.ts";
import { createWorkOrder } from "./create-work-order.server.ts";
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
import { acceptPrice, offerPrice } from "./work-order-price.server.ts";
import { stateLabel } from "./work-order-types.ts";

describeEachDatabase("locks", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const people = {} as Record<Role, Actor>;
  const persons = {} as Record<Role, TestPerson>;
  let here = "";
  let elsewhere = "";
  let foreign = "";
  let clientId = "";
  beforeAll(async () => {
    const ownClient = await addClient(context, 2);
    [here = "", elsewhere = ""] = ownClient.facilityIds;
    clientId = ownClient.id;
    foreign = (await addClient(context, 1)).facilityIds[0] ?? "";
    for (const role of roles) {
      persons[role] = await addPersonAt(context, role, ownClient.id, [here]);
      people[role] = actorOf(persons[role]);
    }
  });

  const refused = (reason: string) => ({ ok: false, reason });
  const done = { ok: true, eventId: expect.any(String) };
  const agreed = { ok: true };
  const boss = () => people["account-manager"];
  const client = () => people["client-administrator"];
  const detail = async (id: string, actor = people.administrator) => {
    const workOrder = await findWorkOrder(context.db, actor, id);
    if (workOrder === undefined) throw new Error("not found");
    return workOrder;
  };
  const mine = (actor = client()) => askForOrder(context, actor, here);

  it("what is typed is kept with the language in which its author uses the product", async () => {
    const { id } = await mine({ ...client(), language: "es" });
    await comment(context, { ...boss(), language: "en" }, id, {
      text: "At six",
      isInternal: false,
    });
    await hold(context, { ...people.supervisor, language: "es" }, id, "Falta la llave");
    await resume(context, people.supervisor, id);
    const order = await detail(id);
    expect(order.language).toBe("es");
    expect(order.holdLanguage).toBe("es");
    const languageOf = (event: string) =>
      order.history.find(({ kind }) => kind === event)?.words?.language;
    expect(["commented", "held", "resumed"].map(languageOf)).toEqual(["en", "es", undefined]);
  });

  it("of two who take one at once gives it to one, and tells the other", async () => {
    const { id } = await mine();
    const results = await Promise.all(
      [boss(), people.supervisor].map((actor) =>
        assign(context, actor, id, { to: actor.accountId, seen: null }),
      ),
    );
    expect(results).toContainEqual(done);
    expect(results).toContainEqual(refused("changed-since"));
  });

  it("each step is written down, and moves the clocks", async () => {
    const { id, number } = await mine();
    expect(number).toMatch(/^WO-[23456789FHJKMRTWX]{6}$/);
    expect(await orderRow(context, id)).toMatchObject({ state: "new", dueClock: "response" });
    expect(await acknowledge(context, boss(), id)).toEqual(done);
    expect(await orderRow(context, id)).toMatchObject({ dueClock: "resolution" });
    const to = people.supervisor.accountId;
    expect(await assign(context, boss(), id, { to, seen: null })).toEqual(done);
    expect(await start(context, people.supervisor, id)).toEqual(done);
    expect(await hold(context, people.supervisor, id, "No key")).toEqual(done);
    const held = await detail(id);
    expect(held).toMatchObject({ state: "on-hold", holdReason: "No key", dueAt: null });
    expect(held.clocks.resolution.state).toBe("on-hold");
    expect(await resume(context, people.supervisor, id)).toEqual(done);
    expect(await finish(context, people.supervisor, id, "Extracted and dried")).toEqual(done);
    const row = await orderRow(context, id);
    expect(row).toMatchObject({
      state: "done",
      dueAt: null,
      nextAlarmAt: null,
      holdReason: null,
    });
    expect(await accept(context, client(), id)).toEqual(done);
    const { history, state } = await detail(id, client());
    expect(state).toBe("accepted");
    expect(history.map(({ kind }) => kind).toReversed()).toEqual([
      "created",
      "acknowledged",
      "assigned",
      "started",
      "held",
      "resumed",
      "finished",
      "accepted",
    ]);
    expect(history.find(({ kind }) => kind === "held")?.text).toBe("No key");
    expect(history.find(({ kind }) => kind === "assigned")?.toName).toBe(persons.supervisor.name);
  });

  if (!wantsTheRest) return;

  describe("who may", () => {
    const directors: Role[] = ["administrator", "account-manager", "supervisor"];
    const workers: Role[] = [...directors, "crew-lead"];
    const clients: Role[] = ["client-administrator", "client-member"];
    type Command = (actor: Actor, id: string) => Promise<WorkOrderResult | EditRefusal>;
    const commands: Record<string, [Command, Role[], ("held" | "done")?]> = {
      acknowledge: [(actor, id) => acknowledge(context, actor, id), directors],
      assign: [(actor, id) => assign(context, actor, id, { to: null }), directors],
      start: [(actor, id) => start(context, actor, id), workers],
      hold: [(actor, id) => hold(context, actor, id, "No key"), workers],
      resume: [(actor, id) => resume(context, actor, id), workers, "held"],
      finish: [(actor, id) => finish(context, actor, id), workers],
      decline: [(actor, id) => decline(context, actor, id, "Not ours"), directors],
      prioritize: [(actor, id) => changePriority(context, actor, id, "urgent"), directors],
      comment: [
        (actor, id) => comment(context, actor, id, { text: "Hello", isInternal: false }),
        [...clients, ...workers],
      ],
      "internal comment": [
        (actor, id) => comment(context, actor, id, { text: "Hello", isInternal: true }),
        workers,
      ],
      accept: [(actor, id) => accept(context, actor, id), clients, "done"],
      reopen: [
        (actor, id) => reopen(context, actor, id, "Still wet"),
        [...clients, ...directors],
        "done",
      ],
    };

    it.each(Object.entries(commands))("%s, and where", async (_, [run, allowed, state]) => {
      for (const facilityId of [here, elsewhere, foreign])
        for (const role of roles) {
          const { id } = await addOrder(context, facilityId);
          // What a crew lead works on is theirs.
          const crew = people["crew-lead"].accountId;
          if (facilityId === here && role === "crew-lead")
            await assign(context, people.administrator, id, { to: crew });
          if (state === "held") await hold(context, people.administrator, id, "Waiting");
          if (state === "done") await finish(context, people.administrator, id);
          const seesAll = ["administrator", "account-manager", "client-administrator"];
          const sees =
            role !== "recruiter" &&
            (facilityId === here ||
              (facilityId === elsewhere && seesAll.includes(role)) ||
              role === "administrator");
          const result = await run(people[role], id);
          const what = `${role} ${facilityId === here ? "here" : "elsewhere"}`;
          if (!sees) expect(result, what).toEqual(refused("not-found"));
          else if (!allowed.includes(role)) expect(result, what).toEqual(refused("not-allowed"));
          else if (!result.ok) expect(result, what).toEqual(refused("already-done"));
        }
    });

    it("a crew lead neither sees nor changes what is somebody else's", async () => {
      const { id } = await addOrder(context, here);
      const crew = people["crew-lead"];
      expect(await findWorkOrder(context.db, crew, id)).toBeUndefined();
      expect(await finish(context, crew, id)).toEqual(refused("not-found"));
      await assign(context, boss(), id, { to: crew.accountId });
      expect(await start(context, crew, id)).toEqual(done);
      await assign(context, boss(), id, { to: boss().accountId });
      expect(await findWorkOrder(context.db, crew, id)).toBeUndefined();
    });

    it("only who asked cancels, and only what nobody has begun to deal with", async () => {
      const { id } = await mine();
      expect(await cancel(context, people["client-member"], id)).toEqual(refused("not-allowed"));
      expect(await cancel(context, boss(), id)).toEqual(refused("not-allowed"));
      expect(await cancel(context, client(), id)).toEqual(done);
      const begun = await mine();
      await acknowledge(context, boss(), begun.id);
      expect(await cancel(context, client(), begun.id)).toEqual(refused("wrong-state"));
    });

    it("asks for work at a facility that is seen, in an area of it", async () => {
      const other = await addFacility(context, { clientId });
      const facility = await addFacility(context, { clientId });
      const form = {
        areaId: undefined,
        category: "trash",
        priority: "routine",
        text: "Full",
      } as const;
      const ask = (actor: Actor, facilityId: string, areaId?: string) =>
        createWorkOrder(context, actor, { ...form, facilityId, areaId });
      for (const role of roles) {
        const result = await ask(people[role], here);
        const isAllowed = role !== "recruiter" && role !== "crew-lead";
        expect(result.ok, role).toBe(isAllowed);
      }
      expect(await ask(people["client-member"], elsewhere)).toEqual(refused("unknown-facility"));
      expect(await ask(client(), foreign)).toEqual(refused("unknown-facility"));
      expect(await ask(client(), randomUUID())).toEqual(refused("unknown-facility"));
      expect(await ask(client(), facility.id, facility.areaIds[0])).toMatchObject({ ok: true });
      expect(await ask(client(), facility.id, other.areaIds[0])).toEqual(refused("unknown-area"));
    });
  });

  describe("from the request to its acceptance", () => {
    it("an answer in words stops the first clock, an internal one does not", async () => {
      const { id } = await mine();
      await comment(context, boss(), id, { text: "Let us wait", isInternal: true });
      expect((await detail(id)).clocks.response.state).toBe("running");
      await comment(context, client(), id, { text: "Please hurry", isInternal: false });
      expect((await detail(id)).clocks.response.state).toBe("running");
      await comment(context, boss(), id, { text: "On our way", isInternal: false });
      expect((await detail(id)).clocks.response.state).toBe("stopped");
      expect(await orderRow(context, id)).toMatchObject({ state: "new", dueClock: "resolution" });
    });

    it("a price offered is an answer, and stands in its history with its acceptance, without the amount", async () => {
      const { id } = await mine();
      const price = { cents: 45_000, text: "Both sides" };
      expect(await offerPrice(context, boss(), id, price)).toEqual(agreed);
      expect(await detail(id)).toMatchObject({
        state: "acknowledged",
        clocks: { response: { state: "stopped" } },
      });
      expect(await acceptPrice(context, client(), id, price)).toEqual(agreed);
      const { history, state } = await detail(id, people["client-member"]);
      expect([state, ...history.map(({ kind }) => kind)]).toEqual([
        "acknowledged",
        "price-accepted",
        "price-offered",
        "created",
      ]);
      // The number of a work order, which stands in its creation, may have the same digits.
      const prices = history.filter(({ kind }) => kind.startsWith("price"));
      const entries = prices.map(({ text, details }) => ({ text, details }));
      expect(JSON.stringify(entries)).not.toContain("45");
    });

    it("a price is accepted only with what it included when it was shown", async () => {
      const { id } = await mine();
      const seen = { cents: 45_000, text: "Both sides" };
      await offerPrice(context, boss(), id, seen);
      await offerPrice(context, boss(), id, { ...seen, text: "One side" });
      expect(await acceptPrice(context, client(), id, seen)).toEqual(refused("changed-since"));
      expect(await acceptPrice(context, client(), id, { ...seen, text: "One side" })).toEqual(
        agreed,
      );
    });

    it("reopened it begins a new cycle, with whom it was assigned to", async () => {
      const { id } = await mine();
      await assign(context, boss(), id, { to: people.supervisor.accountId });
      await finish(context, people.supervisor, id);
      const photo = await addFile({ db: context.db, files: storage }, client());
      expect(await reopen(context, client(), id, "Still wet", [photo])).toEqual(done);
      expect((await detail(id)).history[0]).toMatchObject({
        kind: "reopened",
        text: "Still wet",
        files: [{ id: photo }],
      });
      const again = await detail(id);
      expect(again).toMatchObject({ state: "new", cycle: 2, finishedAt: null });
      expect(stateLabel(again, "en")).toBe("Reopened, round 2");
      expect(again.assignedTo).toBe(people.supervisor.accountId);
      expect(again.clocks).toMatchObject({ cycle: 2, response: { state: "running" } });
      expect(await accept(context, client(), id)).toEqual(refused("wrong-state"));
    });

    it("is given to nobody who does not see the facility", async () => {
      const { id } = await mine();
      const stranger = await addPerson(context, { role: "supervisor", facilityIds: [elsewhere] });
      const gone = await addPerson(context, {
        role: "supervisor",
        facilityIds: [here],
        state: "suspended",
      });
      for (const person of [stranger.id, gone.id, people.recruiter.accountId, client().accountId])
        expect(await assign(context, boss(), id, { to: person })).toEqual(
          refused("unknown-person"),
        );
    });

    it("is a duplicate of another one of the same facility only", async () => {
      const [firstOrder, secondOrder, third] = [await mine(), await mine(), await mine()];
      const away = await addOrder(context, foreign);
      const mark = (id: string, number: string) => markDuplicate(context, boss(), id, number);
      expect(await mark(firstOrder.id, firstOrder.number)).toEqual(refused("unknown-number"));
      expect(await mark(firstOrder.id, away.number)).toEqual(refused("unknown-number"));
      expect(await mark(firstOrder.id, secondOrder.number)).toEqual(done);
      expect(await mark(third.id, firstOrder.number)).toEqual(refused("unknown-number"));
      expect((await detail(firstOrder.id, client())).duplicateOf).toEqual({
        id: secondOrder.id,
        number: secondOrder.number,
      });
    });

    it("of two that are joined to each other at once, one stays open", async () => {
      for (let round = 0; round < 5; round++) {
        const [one, other] = [await mine(), await mine()];
        const results = await Promise.all([
          markDuplicate(context, boss(), one.id, other.number),
          markDuplicate(context, people.supervisor, other.id, one.number),
        ]);
        expect(results).toContainEqual(done);
        expect(results).toContainEqual(refused("unknown-number"));
      }
    });

    it("refuses what its state does not allow", async () => {
      const { id } = await mine();
      expect(await resume(context, boss(), id)).toEqual(refused("wrong-state"));
      expect(await accept(context, client(), id)).toEqual(refused("wrong-state"));
      await decline(context, boss(), id, "Not in the contract");
      expect(await start(context, boss(), id)).toEqual(refused("wrong-state"));
      expect(await decline(context, boss(), id, "Again")).toEqual(refused("already-done"));
      expect(await changePriority(context, boss(), id, "urgent")).toEqual(refused("wrong-state"));
    });
  });

  it("internal comments reach no client: neither text nor that there is one", async () => {
    const { id } = await mine();
    const before = await detail(id, client());
    await comment(context, boss(), id, { text: "The client is difficult", isInternal: true });
    const { clocks: _, ...after } = await detail(id, client());
    const { clocks: __, ...was } = before;
    // `remaining` moves with the time.
    expect({ ...after, remaining: 0 }).toEqual({ ...was, remaining: 0 });
    expect(JSON.stringify(await detail(id))).toContain("The client is difficult");
    expect(await context.db.$count(workOrderComments, eq(workOrderComments.workOrderId, id))).toBe(
      1,
    );
  });

  describe("mails", () => {
    const mailsTo = async (person: TestPerson, id: string) => {
      const rows = await context.db.select().from(emails).where(eq(emails.aboutId, id));
      return rows
        .filter(({ recipient }) => recipient === person.email)
        .map(({ message, data }) => (data.event ? `${message} ${data.event}` : message));
    };

    it("tell staff of the request, who asked of the answer, and nobody of the own deed", async () => {
      const { id } = await mine();
      expect(await mailsTo(persons["account-manager"], id)).toEqual(["work-order-received"]);
      expect(await mailsTo(persons.supervisor, id)).toEqual(["work-order-received"]);
      expect(await mailsTo(persons["crew-lead"], id)).toEqual([]);
      await acknowledge(context, boss(), id);
      await assign(context, boss(), id, { to: people.supervisor.accountId });
      await comment(context, boss(), id, { text: "Internal", isInternal: true });
      await comment(context, boss(), id, { text: "At six", isInternal: false });
      await comment(context, client(), id, { text: "Thank you", isInternal: false });
      await finish(context, people.supervisor, id);
      expect((await mailsTo(persons["client-administrator"], id)).toSorted()).toEqual([
        "work-order-update acknowledged",
        "work-order-update commented",
        "work-order-update finished",
      ]);
      expect((await mailsTo(persons.supervisor, id)).toSorted()).toEqual([
        "work-order-received",
        "work-order-update assigned",
        "work-order-update commented",
      ]);
    });

    it("of work that staff reopen go to who asked and to who does it, and not to who reopened it", async () => {
      const { id } = await mine();
      await assign(context, boss(), id, { to: people.supervisor.accountId });
      await finish(context, people.supervisor, id);
      expect(await reopen(context, boss(), id, "They called")).toEqual(done);
      const isTold = async (role: Role) =>
        (await mailsTo(persons[role], id)).includes("work-order-update reopened");
      expect(await isTold("client-administrator")).toBe(true);
      expect(await isTold("supervisor")).toBe(true);
      expect(await isTold("account-manager")).toBe(false);
      const unassigned = await mine();
      await finish(context, people.supervisor, unassigned.id);
      await reopen(context, people.supervisor, unassigned.id, "Not right yet");
      const told = async (role: Role) => mailsTo(persons[role], unassigned.id);
      for (const role of ["client-administrator", "account-manager"] as const)
        expect(await told(role)).toContain("work-order-update reopened");
      expect(await told("supervisor")).not.toContain("work-order-update reopened");
    });
  });
});
