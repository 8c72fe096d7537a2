/** Start-up plans: who sees and changes them, two people at once, and what clients and crews are told. */
import { randomUUID } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PortalHomeData } from "#areas/portal/home/home.server.ts";
import { loader as portalHome } from "#areas/portal/home/page.tsx";
import { loader as officeFacility } from "#features/facilities/office/facility-page.tsx";
import { loader as portalFacility } from "#features/facilities/portal/facility-page.tsx";
import { monthOf } from "#features/invoices/billing-days.ts";
import { makeInvoices } from "#features/invoices/make-invoices.server.ts";
import {
  facilities,
  historyEvents,
  scopes,
  startUpPlans,
  startUpTasks,
  visitSeries,
  visits,
} from "#features/schema.ts";
import { readStartPage } from "#features/start-page.server.ts";
import { loader as tonightVisit } from "#features/tonight/visit-page.tsx";
import { makeVisits } from "#features/visits/series/make-visits.server.ts";
import { ruleOf } from "#features/visits/series/recurrence-rule.ts";
import { addDays, todayIn, weekdayOf } from "#platform/format/local-date.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { accountOf, actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addBilling } from "#tests/support/invoices.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { findDaysThatStay } from "./billed-days.server.ts";
import { previewPlanMove } from "./move-plan.server.ts";
import * as planPage from "./office/plan-page.tsx";
import type { PlanData } from "./office/plan-pages.server.ts";
import type { TaskListData } from "./office/task-list-page.server.ts";
import * as taskListPage from "./office/task-list-page.tsx";
import { promisedTaskTexts, shippedTasks } from "./promised-tasks.ts";
import { makeStartUpPlan } from "./start-up-plan-commands.server.ts";

type Fields = Record<string, string>;
type Role = (typeof roles)[number];

const today = todayIn("America/Chicago", new Date());
const directors: readonly Role[] = ["administrator", "account-manager", "supervisor"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const pathAt = (facilityId: string, clientId = cast.own.id) =>
    `/office/clients/${clientId}/facilities/${facilityId}/start-up-plan`;
  const place = async () => (await addFacility(context, { clientId: cast.own.id })).id;
  const post = (path: string, fields: Fields, role: Role = "administrator") =>
    cast.ask(role, path, planPage.action, { attempt: randomUUID(), ...fields });
  const read = async (path: string, role: Role = "administrator") =>
    (await cast.ask(role, path, planPage.loader)).body as PlanData;
  const problemOf = (body: unknown) => (body as { problem?: string }).problem;

  async function planned(facilityId: string, tasks = [{ day: 0, task: "Keys" }], startsOn = today) {
    const written = tasks.map((task) => ({ ...task, language: "en" as const }));
    const plan = { startsOn, tasks: written, isPromised: true };
    const made = await makeStartUpPlan(context, administratorOf(cast), facilityId, plan);
    expect(made).toEqual({ ok: true });
    return tasksOf(facilityId);
  }
  const tasksOf = (facilityId: string) =>
    context.db
      .select()
      .from(startUpTasks)
      .where(eq(startUpTasks.facilityId, facilityId))
      .orderBy(asc(startUpTasks.dueOn), asc(startUpTasks.id));
  async function lastEvent(planId: string) {
    const [event] = await context.db
      .select({ kind: historyEvents.kind, details: historyEvents.details })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, planId))
      .orderBy(desc(historyEvents.position))
      .limit(1);
    return event;
  }

  describe("by hand", () => {
    const fields = (startsOn = today): Fields => ({
      step: "make",
      startsOn,
      ...promisedTaskTexts([
        { day: "-7", task: "Keys" },
        { day: "", task: "" },
        { day: "30", task: "Inspection" },
      ]),
    });

    it("are made once, however many people make one, with the usual steps at hand", async () => {
      const id = await place();
      const { plan, texts } = await read(pathAt(id));
      expect(plan).toBeUndefined();
      expect(Object.values(texts)).toContain(shippedTasks("en")[0]?.task);
      const answers = await Promise.all([1, 2].map(() => post(pathAt(id), fields())));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
      expect(await context.db.$count(startUpPlans, eq(startUpPlans.facilityId, id))).toBe(1);
      const tasks = await tasksOf(id);
      // What would be over already is due today.
      expect(tasks.map(({ task, dueOn }) => [task, dueOn])).toEqual([
        ["Keys", today],
        ["Inspection", addDays(today, 30)],
      ]);
      expect(await lastEvent(tasks[0]?.planId ?? "")).toMatchObject({
        kind: "made",
        details: { after: { startsOn: today, tasks: ["Keys", "Inspection"] } },
      });
    });

    it.each([
      ["startsOn", "0000-01-01"],
      ["startsOn", "9999-12-31"],
      ["startsOn", ""],
      ["startUp.0.day", "181"],
      ["startUp.0.day", ""],
      ["startUp.2.task", ""],
      ["startUp.2.task", "x".repeat(161)],
      ["startUp.2.task", "x".repeat(100_000)],
    ])("are refused with %s %j, beside the field", async (name, value) => {
      const id = await place();
      const answer = await post(pathAt(id), { ...fields(), [name]: value });
      expect([413, 422]).toContain(answer.status);
      if (answer.status === 422)
        expect(Object.keys((answer.body as { errors: Fields }).errors)).toEqual([name]);
      expect(await tasksOf(id)).toEqual([]);
    });

    it("have a step at least", async () => {
      const id = await place();
      const answer = await post(pathAt(id), { step: "make", startsOn: today });
      expect([answer.status, problemOf(answer.body)]).toEqual([
        409,
        "Please enter at least one step.",
      ]);
    });
  });

  describe("when the first day moves", () => {
    const promised = [
      { day: -7, task: "Keys" },
      { day: 0, task: "Deep clean" },
      { day: 14, task: "First talk" },
      { day: 30, task: "Inspection" },
    ];
    const starts = addDays(today, 21);
    const later = addDays(starts, 7);
    const daysOf = async (id: string) =>
      (await tasksOf(id)).map(({ task, dueOn }) => [task, dueOn]);
    const startOf = async (id: string) =>
      (await context.db.select().from(startUpPlans).where(eq(startUpPlans.facilityId, id)))[0]
        ?.startsOn;
    const show = async (id: string, firstDay: string, role: Role = "administrator") =>
      read(`${pathAt(id)}?firstDay=${encodeURIComponent(firstDay)}`, role);
    async function staged() {
      const id = await place();
      const tasks = await planned(id, promised, starts);
      const at = { clientId: cast.own.id, facilityId: id };
      const seriesId = await addSeries(context, at, { startsOn: starts });
      const [series] = await context.db
        .select()
        .from(visitSeries)
        .where(eq(visitSeries.id, seriesId));
      if (series === undefined) throw new Error("A series was not added");
      await context.db.transaction((tx) => makeVisits(tx, series, new Date()));
      return { id, tasks, series };
    }
    const visitsOf = async (seriesId: string) =>
      (
        await context.db
          .select()
          .from(visits)
          .where(eq(visits.seriesId, seriesId))
          .orderBy(asc(visits.date))
      ).map(({ date }) => date);

    it("open tasks and visits move with it, those done or set by hand stay, once and as shown", async () => {
      const { id, tasks, series } = await staged();
      const [keys, , talk] = tasks;
      await post(pathAt(id), { step: "done", taskId: keys?.id ?? "" });
      const byHand = addDays(starts, 20);
      const edit = { task: "First talk", dueOn: byHand, assignedTo: "" };
      await post(pathAt(id), { step: "change", taskId: talk?.id ?? "", ...edit });
      await post(pathAt(id), { step: "add", task: "Badges", dueOn: starts, assignedTo: "" });
      expect((await show(id, starts)).move).toBeUndefined();
      const { move } = await show(id, later);
      expect(move).toMatchObject({
        submit: "Move 2 open tasks: 7 days later",
        stay: "2 open tasks stay, because their days were set by hand.",
        schedules: expect.stringContaining(series.title),
      });
      expect(move?.tasks).toHaveLength(2);
      expect(await startOf(id)).toBe(starts);
      const fields = { step: "move", startsOn: later, seen: move?.fingerprint ?? "" };
      // Two at once, with the same button of the same page.
      const answers = await Promise.all([1, 2].map(() => post(pathAt(id), fields)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(await daysOf(id)).toEqual([
        ["Keys", addDays(starts, -7)],
        ["Badges", starts],
        ["Deep clean", later],
        ["First talk", byHand],
        ["Inspection", addDays(later, 30)],
      ]);
      expect((await visitsOf(series.id))[0]).toBe(later);
      const { history } = await read(pathAt(id));
      expect(
        history.filter(({ what }) => what.includes("First day of service moved")),
      ).toHaveLength(1);
      expect(await lastEvent(tasks[0]?.planId ?? "")).toMatchObject({
        kind: "moved",
        details: { before: { startsOn: starts }, after: { startsOn: later }, tasks: 2 },
      });
      // Clients read the new days at once.
      const client = await cast.ask(
        "client-administrator",
        `/client-portal/facilities/${id}`,
        portalFacility,
      );
      expect(JSON.stringify(client.body)).toContain(addDays(later, 30));
      // And back again.
      const back = await show(id, starts);
      await post(pathAt(id), { ...fields, startsOn: starts, seen: back.move?.fingerprint ?? "" });
      expect((await daysOf(id)).at(-1)).toEqual(["Inspection", addDays(starts, 30)]);
      expect((await visitsOf(series.id))[0]).toBe(starts);
    });

    it("what repeats by the month is named with its first day, which is not the new one", async () => {
      const { id } = await staged();
      const weekday = weekdayOf(starts);
      const week = Math.ceil(Number(starts.slice(8)) / 7);
      const pattern = {
        every: "month",
        interval: 6,
        ordinal: week > 4 ? -1 : week,
        weekday,
      } as const;
      await addSeries(
        context,
        { clientId: cast.own.id, facilityId: id },
        { title: "Carpets", rule: ruleOf(pattern), startsOn: starts },
      );
      const { move } = await show(id, later);
      expect(move?.schedules).not.toContain("Carpets");
      expect(move?.laterVisits.map(({ text }) => text)).toEqual([
        expect.stringMatching(/^Carpets keeps its months: first visit on .+, \d{4}\.$/),
      ]);
    });

    it("nothing moves that was not shown, that no form could send, or for those who only read", async () => {
      const { id, tasks, series } = await staged();
      const { move } = await show(id, later);
      const seen = move?.fingerprint ?? "";
      await post(pathAt(id), { step: "done", taskId: tasks[3]?.id ?? "" });
      const stale = await post(pathAt(id), { step: "move", startsOn: later, seen });
      expect([stale.status, problemOf(stale.body)]).toEqual([
        409,
        "This changed in the meantime. Please look at what would move now.",
      ]);
      for (const startsOn of ["", "0000-01-01", "9999-12-31", "x", "\u0000"])
        expect((await post(pathAt(id), { step: "move", startsOn, seen })).status).toBe(422);
      expect(
        (await post(pathAt(id), { step: "move", startsOn: later, seen: "x".repeat(101) })).status,
      ).toBe(422);
      for (const firstDay of ["", "0000-01-01", "9999-12-31", "x".repeat(2_000), "\u0000"])
        expect((await show(id, firstDay)).move).toBeUndefined();
      // Visits cannot begin on a day that is over.
      const past = await show(id, addDays(today, -1));
      expect([past.move, past.moveProblem]).toEqual([undefined, "This date is in the past"]);
      const fresh = (await show(id, later)).move?.fingerprint ?? "";
      for (const role of roles) {
        if (directors.includes(role)) continue;
        const refused = await post(
          pathAt(id),
          { step: "move", startsOn: later, seen: fresh },
          role,
        );
        expect([303, 403, 404], role).toContain(refused.status);
      }
      expect(await startOf(id)).toBe(starts);
      expect((await visitsOf(series.id))[0]).toBe(starts);
      expect((await show(id, addDays(today, 1))).move?.tasks.length).toBeGreaterThan(0);
    });

    describe("billing", () => {
      /** In another month, whatever day it is. */
      const far = addDays(starts, 40);
      async function billed() {
        const at = await addFacility(context);
        const { clientId, id: facilityId } = at;
        await planned(facilityId, promised, starts);
        const scopeId = await addScope(context, at, { effectiveFrom: starts });
        await addBilling(context, clientId, { billsFrom: monthOf(starts) });
        const validUntil = addDays(starts, 364);
        const contract = {
          type: "contract",
          title: "Contract",
          validFrom: starts,
          validUntil,
        } as const;
        const documentId = await addDocumentFor(context, administratorOf(cast), {
          clientId,
          ...contract,
        });
        const path = pathAt(facilityId, clientId);
        const look = (firstDay: string) => read(`${path}?firstDay=${firstDay}`);
        const move = async (seen = "") => post(path, { step: "move", startsOn: far, seen });
        return { path, clientId, facilityId, scopeId, documentId, look, move };
      }
      const effectiveFrom = async (id: string) =>
        (await context.db.select().from(scopes).where(eq(scopes.id, id)))[0]?.effectiveFrom;
      const linksOf = ({ stays }: PlanData) => stays.map(({ to }) => to);

      it("begins on the new day with the scope, and what keeps the old day is named", async () => {
        const { path, clientId, scopeId, documentId, look, move } = await billed();
        expect((await read(path)).stays).toEqual([]);
        const shown = await look(far);
        expect(shown.move?.scope).toContain("The client is billed from that day.");
        const staying = [`/office/clients/${clientId}/billing`, `/office/documents/${documentId}`];
        expect(linksOf(shown)).toEqual(staying);
        expect((await move(shown.move?.fingerprint)).status).toBe(303);
        expect(await effectiveFrom(scopeId)).toBe(far);
        const [event] = await context.db
          .select({ kind: historyEvents.kind, details: historyEvents.details })
          .from(historyEvents)
          .where(eq(historyEvents.recordId, scopeId));
        expect(event).toMatchObject({
          kind: "set-effective",
          details: { before: { effectiveFrom: starts }, after: { effectiveFrom: far } },
        });
        // No day without service is billed.
        expect(await makeInvoices(context.db, clientId, monthOf(starts), null)).toEqual([]);
        expect(linksOf(await read(path))).toEqual(staying);
        const back = await look(starts);
        expect(back.stays).toEqual([]);
        const fields = { step: "move", startsOn: starts, seen: back.move?.fingerprint ?? "" };
        expect((await post(path, fields)).status).toBe(303);
        expect(await effectiveFrom(scopeId)).toBe(starts);
        expect((await read(path)).stays).toEqual([]);
      });

      it("stays on the old day where something was billed already, and the page says so", async () => {
        const { path, clientId, facilityId, scopeId, documentId, look, move } = await billed();
        const before = await look(far);
        expect(await makeInvoices(context.db, clientId, monthOf(starts), null)).toHaveLength(1);
        expect((await move(before.move?.fingerprint)).status).toBe(409);
        const shown = await look(far);
        expect(shown.move?.scope).toBeUndefined();
        const billing = `/office/clients/${clientId}/billing`;
        const staying = [
          `/office/clients/${clientId}/facilities/${facilityId}/scope?version=1`,
          billing,
          billing,
          `/office/documents/${documentId}`,
        ];
        expect(linksOf(shown)).toEqual(staying);
        expect((await move(shown.move?.fingerprint)).status).toBe(303);
        expect(await effectiveFrom(scopeId)).toBe(starts);
        expect(linksOf(await read(path))).toEqual(staying);
      });

      it("is not moved or named by who may change neither scopes nor bills", async () => {
        const { clientId, facilityId } = await billed();
        const person = await addPerson(context, { role: "supervisor", facilityIds: [facilityId] });
        const plan = { clientId, facilityId };
        const days = { earlier: [starts], firstDay: far };
        const stays = await findDaysThatStay(context.db, actorOf(person), plan, days);
        expect(stays.map(({ kind }) => kind)).toEqual(["scope"]);
        const [{ id = "" } = {}] = await context.db
          .select({ id: startUpPlans.id })
          .from(startUpPlans)
          .where(eq(startUpPlans.facilityId, facilityId));
        const shown = await previewPlanMove(context.db, actorOf(person), id, far);
        expect(shown).toMatchObject({ ok: true, scope: undefined });
      });

      it("stays with a scope that another version follows, or whose day has come", async () => {
        const { path, facilityId, clientId, scopeId, look } = await billed();
        const at = { id: facilityId, clientId, areaIds: [] };
        await addScope(context, at, { version: 2, effectiveFrom: addDays(far, 90), lines: [] });
        expect((await look(far)).move?.scope).toBeUndefined();
        const begun = await addFacility(context);
        await planned(begun.id, promised, today);
        await addScope(context, begun, { effectiveFrom: today });
        const shown = await read(`${pathAt(begun.id, begun.clientId)}?firstDay=${far}`);
        expect(shown.move?.scope).toBeUndefined();
        expect(linksOf(shown)[0]).toContain("/scope?version=1");
        expect(await effectiveFrom(scopeId)).toBe(starts);
        expect((await read(path)).stays).toEqual([]);
      });
    });

    it("a task that was due at once gets the day that was promised", async () => {
      const id = await place();
      await planned(id, [{ day: -7, task: "Keys" }], today);
      expect(await daysOf(id)).toEqual([["Keys", today]]);
      const { move } = await show(id, addDays(today, 14));
      expect(move?.schedules).toBe("The schedule of visits stays as it is.");
      await post(pathAt(id), {
        step: "move",
        startsOn: addDays(today, 14),
        seen: move?.fingerprint ?? "",
      });
      expect(await daysOf(id)).toEqual([["Keys", addDays(today, 7)]]);
    });
  });

  it("that were promised are removed only by who was told so", async () => {
    const id = await place();
    const [task] = await planned(id);
    const taskId = task?.id ?? "";
    await context.db
      .update(startUpTasks)
      .set({ isPromised: true })
      .where(eq(startUpTasks.id, taskId));
    expect((await post(pathAt(id), { step: "remove", taskId })).status).toBe(409);
    expect(await tasksOf(id)).toHaveLength(1);
    const told = { step: "remove", taskId, isPromiseSeen: "true" };
    expect((await post(pathAt(id), told)).status).toBe(303);
    expect(await tasksOf(id)).toEqual([]);
  });

  it("of a facility that is archived stay as they are", async () => {
    const id = await place();
    const [task] = await planned(id);
    await context.db
      .update(facilities)
      .set({ archivedAt: new Date() })
      .where(eq(facilities.id, id));
    const taskId = task?.id ?? "";
    const commands: readonly Fields[] = [
      { step: "done", taskId },
      { step: "remove", taskId, isPromiseSeen: "true" },
      { step: "add", task: "One more", dueOn: today, assignedTo: "" },
    ];
    for (const fields of commands)
      expect((await post(pathAt(id), fields)).status, fields.step).toBe(404);
    expect(await tasksOf(id)).toMatchObject([{ id: taskId, doneAt: null }]);
  });

  it("are changed by who directs work there, read by crews, and by nobody of another client", async () => {
    const [task] = await planned(cast.assigned);
    const path = pathAt(cast.assigned);
    const [elsewhere = ""] = cast.other.facilityIds;
    await planned(elsewhere);
    const commands: readonly Fields[] = [
      { step: "make", startsOn: today, ...promisedTaskTexts([{ day: "1", task: "Mine" }]) },
      { step: "add", task: "Mine", dueOn: today, assignedTo: "" },
      { step: "change", taskId: task?.id ?? "", task: "Mine", dueOn: today, assignedTo: "" },
      { step: "done", taskId: task?.id ?? "" },
      { step: "remove", taskId: task?.id ?? "" },
    ];
    for (const role of roles) {
      const mayRead = directors.includes(role) || role === "crew-lead";
      const page = await cast.ask(role, path, planPage.loader);
      expect(page.status, role).toBe(mayRead ? 200 : 404);
      const other = await cast.ask(role, pathAt(elsewhere, cast.other.id), planPage.loader);
      expect(other.status, role).toBe(role === "administrator" ? 200 : 404);
      // The facility of one client beneath the address of another.
      const mixed = await cast.ask(role, pathAt(elsewhere), planPage.loader);
      expect(mixed.status, role).toBe(404);
      const list = await cast.ask(role, "/office/clients/start-up-tasks", taskListPage.loader);
      expect(list.status, role).toBe(directors.includes(role) ? 200 : 404);
      if (role === "administrator") continue;
      const mayChange = directors.includes(role);
      for (const fields of mayChange ? [] : commands)
        expect((await post(path, fields, role)).status, role).toBe(404);
      for (const fields of commands)
        expect((await post(pathAt(elsewhere, cast.other.id), fields, role)).status).toBe(404);
    }
    const guest = await cast.ask(undefined, path, planPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    expect(await tasksOf(cast.assigned)).toEqual([task]);
    const rows = (
      await cast.ask("supervisor", "/office/clients/start-up-tasks", taskListPage.loader)
    ).body as TaskListData;
    expect(JSON.stringify(rows)).not.toContain(elsewhere);
    // A task of another plan is none of this one.
    const [foreign] = await tasksOf(elsewhere);
    const taken = await post(path, { step: "done", taskId: foreign?.id ?? "" });
    expect(taken.status).toBe(409);
    expect((await tasksOf(elsewhere))[0]?.doneAt).toBeNull();
    await context.db.delete(startUpTasks).where(eq(startUpTasks.facilityId, cast.assigned));
    await context.db.delete(startUpPlans).where(eq(startUpPlans.facilityId, cast.assigned));
  });

  it("keep from and to of all that is done with a task", async () => {
    const id = await place();
    const [task] = await planned(id, [{ day: 5, task: "Deep clean" }]);
    const [taskId, planId] = [task?.id ?? "", task?.planId ?? ""];
    const path = pathAt(id);
    const steps: readonly [Fields, string, object][] = [
      [
        { step: "change", taskId, task: "Deep clean", dueOn: "2027-01-04", assignedTo: "" },
        "task-changed",
        { before: { dueOn: addDays(today, 5) }, after: { dueOn: "2027-01-04" } },
      ],
      [
        {
          step: "change",
          taskId,
          task: "Deep clean",
          dueOn: "2027-01-04",
          assignedTo: cast.ids.administrator,
        },
        "task-changed",
        { before: { assignedTo: "" }, after: { assignedTo: cast.ids.administrator } },
      ],
      [
        { step: "done", taskId },
        "task-done",
        { before: { state: "open" }, after: { state: "done" } },
      ],
      [
        { step: "reopen", taskId },
        "task-reopened",
        { before: { state: "done" }, after: { state: "open" } },
      ],
      [
        { step: "remove", taskId, isPromiseSeen: "true" },
        "task-removed",
        { before: { task: "Deep clean", dueOn: "2027-01-04" }, after: {} },
      ],
      [
        { step: "add", task: "First talk", dueOn: today, assignedTo: "" },
        "task-added",
        { before: {}, after: { task: "First talk", dueOn: today } },
      ],
    ];
    for (const [fields, kind, details] of steps) {
      const answer = await post(path, fields);
      expect(answer.status, JSON.stringify(answer.body)).toBe(303);
      expect(await lastEvent(planId)).toMatchObject({ kind, details });
    }
    const { history, plan } = await read(path);
    expect(history.map(({ what }) => what)).toEqual([
      "Start-up task added: First talk",
      "Start-up task removed: Deep clean",
      "Start-up task reopened: Deep clean",
      "Start-up task done: Deep clean",
      expect.stringMatching(/^Start-up task changed: Deep clean, Responsible from No one/),
      expect.stringMatching(/^Start-up task changed: Deep clean, Due on from .* to Jan 4, 2027$/),
      "Start-up plan created",
    ]);
    expect(plan?.progress).toBe("0 of 1 done");
    for (const fields of [
      { step: "done", taskId },
      { step: "remove", taskId },
    ] as const)
      expect((await post(path, fields)).status).toBe(409);
  });

  it.each([
    [{ task: "" }, "task"],
    [{ task: "x".repeat(161) }, "task"],
    [{ dueOn: "0000-01-01" }, "dueOn"],
    [{ dueOn: "9999-12-31" }, "dueOn"],
    [{ assignedTo: "nobody" }, "assignedTo"],
    [{ assignedTo: randomUUID() }, "assignedTo"],
  ])("refuse a task with %j", async (fault, field) => {
    const id = await place();
    await planned(id);
    const fields: Fields = { step: "add", task: "Talk", dueOn: today, assignedTo: "", ...fault };
    const answer = await post(pathAt(id), fields);
    expect([409, 422]).toContain(answer.status);
    expect(Object.keys((answer.body as { errors: Fields }).errors)).toEqual([field]);
    expect(await tasksOf(id)).toHaveLength(1);
    for (const step of ["", "drop", "done"])
      expect((await post(pathAt(id), { step, taskId: "x" })).status).toBe(422);
  });

  it("lose nothing of two people who change the same task at once", async () => {
    const id = await place();
    const [task] = await planned(id);
    const taskId = task?.id ?? "";
    const shown = { task: "Keys", dueOn: today, assignedTo: "" };
    const seen = Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [`seen.${name}`, value]),
    );
    const change = (fields: Partial<typeof shown>) =>
      post(pathAt(id), { step: "change", taskId, ...shown, ...seen, ...fields });
    const answers = await Promise.all([
      change({ task: "Keys and codes" }),
      change({ dueOn: "2027-02-01" }),
      post(pathAt(id), { step: "done", taskId }),
      post(pathAt(id), { step: "done", taskId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const [stored] = await tasksOf(id);
    expect(stored).toMatchObject({ task: "Keys and codes", dueOn: "2027-02-01" });
    expect(stored?.doneAt).not.toBeNull();
    const kinds = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, task?.planId ?? ""));
    expect(kinds.filter(({ kind }) => kind === "task-done")).toHaveLength(1);
    const late = await change({ task: "Only keys" });
    expect(late.status).toBe(409);
    expect((late.body as { errors: Fields }).errors.task).toContain("“Keys and codes”");
  });

  it("are what the client reads of its own facilities, and its home greets it with for 90 days", async () => {
    await context.db.delete(startUpTasks);
    await context.db.delete(startUpPlans);
    const [mine = "", unassigned = ""] = cast.own.facilityIds;
    const [task] = await planned(mine, [
      { day: 0, task: "Keys for you" },
      { day: 7, task: "Deep clean for you" },
    ]);
    await planned(unassigned, [{ day: 1, task: "Elsewhere" }], addDays(today, -90));
    await post(pathAt(mine), { step: "done", taskId: task?.id ?? "" });
    const home = async (role: Role) =>
      (await cast.ask(role, "/client-portal", portalHome)).body as PortalHomeData;
    const { startUp } = await home("client-administrator");
    expect(startUp.map(({ facilityId }) => facilityId)).toEqual([mine, unassigned]);
    expect(startUp[0]).toMatchObject({
      progress: "1 of 2 done",
      latest: { task: "Keys for you", taskLanguage: "en" },
      next: { task: "Deep clean for you", dueOn: addDays(today, 7), isLate: false },
    });
    const ofMember = JSON.stringify(await home("client-member"));
    expect(ofMember).toContain("Keys for you");
    expect(ofMember).not.toContain("Elsewhere");
    const path = `/client-portal/facilities/${mine}`;
    const page = await cast.ask("client-member", path, portalFacility);
    const text = JSON.stringify(page.body);
    expect(text).toContain("Deep clean for you");
    // Who checked it off is told to those who direct alone.
    const doer = await accountOf(context, cast.ids.administrator);
    expect(text).not.toContain(doer.name);
    await context.db
      .update(startUpPlans)
      .set({ startsOn: addDays(today, -91) })
      .where(eq(startUpPlans.facilityId, unassigned));
    const later = await home("client-administrator");
    expect(later.startUp.map(({ facilityId }) => facilityId)).toEqual([mine]);
  });

  it("are told to the crew on Tonight, with title and day alone", async () => {
    const clientId = cast.own.id;
    const visit = await addVisitBegun(context, { clientId, facilityId: cast.assigned }, 60);
    const { body } = await cast.ask("crew-lead", `/office/tonight/${visit}`, tonightVisit);
    const { startUp } = (body as { visit: { startUp: object[] } }).visit;
    expect(startUp).toEqual([
      {
        id: expect.any(String),
        task: "Deep clean for you",
        taskLanguage: "en",
        state: expect.stringMatching(/^Due /),
        isLate: false,
      },
    ]);
    const crew = await read(pathAt(cast.assigned), "crew-lead");
    expect(crew).toMatchObject({ mayChange: false, people: [], history: [] });
  });

  it("are read in the reader's language where they are as they came, and stay as written where not", async () => {
    const id = await place();
    const [deepClean, ownWords] = await planned(id, [
      { day: 1, task: shippedTasks("en").find(({ day }) => day === 7)?.task ?? "" },
      { day: 2, task: "Wax the dance floor" },
    ]);
    const inSpanish = shippedTasks("es").find(({ day }) => day === 7)?.task ?? "";
    const speak = (language: "en" | "es") =>
      chooseLanguage(context.db, { accountId: cast.ids.administrator }, language);
    await speak("es");
    try {
      const { plan, stored } = await read(pathAt(id));
      expect(
        plan?.phases[0]?.tasks.map(({ task, taskLanguage }) => [task, taskLanguage]),
        "what somebody worded tells its language, for readers of another",
      ).toEqual([
        [inSpanish, undefined],
        ["Wax the dance floor", "en"],
      ]);
      expect(plan?.next?.task).toBe(inSpanish);
      const [fields, other] = [stored[deepClean?.id ?? ""], stored[ownWords?.id ?? ""]];
      expect([fields?.task, other?.task]).toEqual([inSpanish, "Wax the dance floor"]);
      // The form of a Spanish reader changes the day alone, and so leaves the words as they are.
      const seen = Object.fromEntries(
        Object.entries({ ...fields }).map(([name, text]) => [`seen.${name}`, text]),
      );
      const sent = { step: "change", taskId: deepClean?.id ?? "", ...fields, ...seen };
      const answer = await post(pathAt(id), { ...sent, dueOn: addDays(today, 5) });
      expect(answer.status, JSON.stringify(answer.body)).toBe(303);
      expect((await tasksOf(id)).map(({ task }) => task)).toEqual([
        "Wax the dance floor",
        deepClean?.task,
      ]);
      const { history } = await read(pathAt(id));
      expect(history[0]?.what).toContain(inSpanish);

      const words = { task: "Encerar la pista de baile", dueOn: addDays(today, 2), assignedTo: "" };
      const wordsSeen = { "seen.task": "Wax the dance floor", "seen.dueOn": words.dueOn };
      await post(pathAt(id), {
        step: "change",
        taskId: ownWords?.id ?? "",
        ...words,
        ...wordsSeen,
      });
      await post(pathAt(id), { ...words, step: "add", task: "Limpiar las persianas" });
      const languages = Object.fromEntries(
        (await tasksOf(id)).map(({ task, taskLanguage }) => [task, taskLanguage]),
      );
      expect(languages).toMatchObject({
        "Encerar la pista de baile": "es",
        "Limpiar las persianas": "es",
      });
    } finally {
      await speak("en");
    }
  });

  it("that are late stand on the start page, which leads to the list of them", async () => {
    const id = await place();
    const [late] = await planned(id, [
      { day: 0, task: "Late one" },
      { day: 3, task: "Soon" },
    ]);
    await context.db
      .update(startUpTasks)
      .set({ dueOn: addDays(today, -1) })
      .where(eq(startUpTasks.id, late?.id ?? ""));
    const manager = await addPerson(context, {
      role: "account-manager",
      clientIds: [cast.own.id],
    });
    const actor = actorOf(manager);
    const now = new Date();
    const lines = await readStartPage({ db: context.db, actor, now, today, since: today });
    const to = "/office/clients/start-up-tasks?tab=late";
    expect(lines.late.find((line) => line.to === to)).toMatchObject({
      count: 1,
      entries: [
        { to: pathAt(id), detail: expect.objectContaining({ text: "Late one", language: "en" }) },
      ],
    });
    const { rows, counts } = (await cast.ask("account-manager", to, taskListPage.loader))
      .body as TaskListData;
    expect(rows.map(({ task, isLate }) => [task, isLate])).toEqual([["Late one", true]]);
    expect(counts.late).toBe(1);
    for (const query of ["?tab=x&page=-1", `?clientId=${randomUUID()}`, "?assignedTo=%00"]) {
      const path = `/office/clients/start-up-tasks${query}`;
      expect((await cast.ask("administrator", path, taskListPage.loader)).status, query).toBe(200);
    }
    const panel = await cast.ask(
      "administrator",
      pathAt(id).replace("/start-up-plan", ""),
      officeFacility,
    );
    expect(JSON.stringify(panel.body)).toContain(pathAt(id));
  });
});
