import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  deficiencies,
  facilities,
  historyEvents,
  inspectionAnswers,
  inspectionRemarks,
  inspections,
  notifications,
  workOrders,
} from "#features/schema.ts";
import { finish as finishOrder } from "#features/work-orders/handle-work-order.server.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, type PersonOptions, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addFile, arrived } from "#tests/support/files.ts";
import { addInspection, areasOf, inspectionRow, itemsOf } from "#tests/support/inspections.ts";
import { photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addPhotos, applyInspectionEntry, giveAnswer } from "./apply-entry.server.ts";
import { cancelInspection, remarkOn, signInspection } from "./change-inspection.server.ts";
import { findInspection } from "./find-inspection.server.ts";
import { finishInspection } from "./finish-inspection.server.ts";
import type { InspectionAct } from "./inspection-forms.ts";
import { listRules, makeDueInspections, saveRule } from "./inspection-rules.server.ts";
import { countInspections, listInspections } from "./list-inspections.server.ts";
import { planInspection } from "./plan-inspection.server.ts";
import { acceptItem, orderWork, reinspect } from "./put-right.server.ts";
import { changeWeights } from "./weights.server.ts";

describeEachDatabase("json", (database, wantsTheRest) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const someone = async (options: PersonOptions) => actorOf(await addPerson(context, options));

  async function stage() {
    const facility = await addFacility(context);
    const { id: facilityId, clientId } = facility;
    const other = await addFacility(context, { clientId });
    const supervisor = await someone({ role: "supervisor", facilityIds: [facilityId] });
    return {
      facility,
      facilityId,
      clientId,
      supervisor,
      client: await someone({ role: "client-administrator", clientId }),
      manager: await someone({ role: "account-manager", clientIds: [clientId] }),
      others: [
        await someone({ role: "supervisor", facilityIds: [other.id] }),
        await someone({ role: "client-member", clientId, facilityIds: [other.id] }),
        await someone({ role: "client-administrator" }),
        await someone({ role: "crew-lead", facilityIds: [facilityId] }),
        await someone({ role: "recruiter" }),
      ],
    };
  }

  async function inspected(ratings: readonly string[] = ["1", "2", "3", "5"]) {
    const at = await stage();
    const id = await addInspection(context, at.facility, { inspectorId: at.supervisor.accountId });
    const items = await itemsOf(context, id);
    for (const [index, item] of items.entries())
      await rate(at.supervisor, id, item.id, ratings[index] ?? "1");
    return { ...at, id, items, failed: items[ratings.indexOf("5")]?.id ?? "" };
  }

  const rate = (
    actor: Actor,
    id: string,
    itemId: string,
    rating: string,
    replaces: string[] = [],
  ) => giveAnswer(context, actor, id, { itemId, rating, comment: "", replaces });

  it("is scored, signed and told to the client when its last item is rated", async () => {
    const at = await stage();
    const id = await addInspection(context, at.facility);
    const [first, ...rest] = await itemsOf(context, id);
    for (const item of rest) await rate(at.supervisor, id, item.id, "2");
    const finish = () => finishInspection(context, at.supervisor, id);
    expect(await finish()).toEqual({ ok: false, reason: "unrated" });
    await rate(at.supervisor, id, first?.id ?? "", "1");
    expect(await finish()).toEqual({ ok: true });
    // (100 + 90) / 2 = 95 and 90: 92.5
    expect(await inspectionRow(context, id)).toMatchObject({
      state: "finished",
      scoreTenths: 925,
      finishedBy: at.supervisor.accountId,
    });
    expect(await finish()).toEqual({ ok: true });
    const notificationRows = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    expect(notificationRows.map(({ accountId, event }) => [accountId, event])).toEqual([
      [at.client.accountId, "finished"],
    ]);
    const where = and(eq(historyEvents.recordId, id), eq(historyEvents.kind, "finished"));
    expect(await context.db.$count(historyEvents, where)).toBe(1);
  });

  it("takes each entry of a phone once, however often it comes", async () => {
    const { id, items, supervisor, manager } = await inspected(["1", "1", "1", "1"]);
    const itemId = items[0]?.id ?? "";
    const at = new Date().toISOString();
    const send = (actor: Actor, entryId: string, act: InspectionAct) =>
      applyInspectionEntry(context, actor, entryId, {
        version: 1,
        inspectionId: id,
        by: actor.accountId,
        at,
        sentAt: at,
        act,
      });
    const answer: InspectionAct = {
      kind: "answer",
      itemId,
      rating: "3",
      comment: "Dusty",
      replaces: [],
    };
    const entryId = randomUUID();
    for (let times = 0; times < 3; times++)
      expect(await send(supervisor, entryId, answer)).toEqual({ ok: true });
    expect(await send(manager, entryId, answer)).toMatchObject({ reason: "not-found" });
    const { db } = context;
    expect(await db.$count(inspectionAnswers, eq(inspectionAnswers.id, entryId))).toBe(1);
    const sentAs = randomUUID();
    const photos: InspectionAct = { kind: "photos", itemId, photos: [sentAs] };
    const photoEntry = randomUUID();
    expect(await send(supervisor, photoEntry, photos)).toMatchObject({ reason: "unknown-file" });
    const file = arrived(storage.incoming, await photo());
    await storeFile({ ...context, files: storage }, supervisor, file, sentAs);
    for (let times = 0; times < 2; times++)
      expect(await send(supervisor, photoEntry, photos)).toEqual({ ok: true });
    const inspection = await findInspection(db, supervisor, id);
    expect(inspection?.areas[0]?.items[0]?.photos).toHaveLength(1);
    const stranger = { ...supervisor, accountId: randomUUID() };
    const foreign = { version: 1, inspectionId: id, by: supervisor.accountId } as const;
    const sent = { ...foreign, at, sentAt: at, act: answer };
    const result = await applyInspectionEntry(context, stranger, randomUUID(), sent);
    expect(result).toEqual({ ok: false, reason: "other-person" });
  });

  it("leads from a failed item to the client's acceptance", async () => {
    const at = await inspected();
    const { id, failed, supervisor, client, others } = at;
    const fileId = await addFile({ ...context, files: storage }, supervisor);
    await addPhotos(context, supervisor, id, { itemId: failed, fileIds: [fileId] });
    const late = await finishInspection(context, supervisor, id, new Date("2026-11-21T03:00:00Z"));
    expect(late).toEqual({ ok: true });
    const findItem = async () => {
      const inspection = await findInspection(context.db, client, id);
      return inspection?.areas.flatMap((area) => area.items).find((item) => item.id === failed);
    };
    // 9 PM of November 20 in Chicago, and a day for the worst rating.
    expect((await findItem())?.deficiency).toMatchObject({ dueOn: "2026-11-21", orderId: null });
    expect(await context.db.$count(deficiencies, eq(deficiencies.inspectionId, id))).toBe(1);
    const again = () => reinspect(context, supervisor, id, { itemId: failed, rating: "1" });
    for (const other of others)
      expect(await orderWork(context, other, id, failed)).toMatchObject({ reason: "not-found" });
    expect(await orderWork(context, client, id, failed)).toMatchObject({ reason: "not-allowed" });
    for (let times = 0; times < 2; times++)
      expect(await orderWork(context, supervisor, id, failed)).toEqual({ ok: true });
    const orderId = (await findItem())?.deficiency?.orderId ?? "";
    const [order] = await context.db.select().from(workOrders).where(eq(workOrders.id, orderId));
    expect(order).toMatchObject({ source: "inspection", priority: "urgent", state: "new" });
    expect(await again()).toMatchObject({ reason: "not-done" });
    await finishOrder(context, supervisor, orderId);
    const worse = await reinspect(context, supervisor, id, { itemId: failed, rating: "4" });
    expect(worse).toEqual({ ok: true });
    expect((await findItem())?.deficiency).toMatchObject({
      orderState: "new",
      orderCycle: 2,
      reinspectedAt: null,
    });
    await finishOrder(context, supervisor, orderId);
    expect(await acceptItem(context, client, id, failed)).toMatchObject({
      reason: "not-inspected",
    });
    expect(await again()).toEqual({ ok: true });
    expect(await acceptItem(context, supervisor, id, failed)).toMatchObject({
      reason: "not-allowed",
    });
    expect(await acceptItem(context, client, id, failed)).toEqual({ ok: true });
    expect((await findItem())?.deficiency?.acceptedAt).toBeInstanceOf(Date);
  });

  if (!wantsTheRest) return;

  it("is made of the scope in effect on its day, and keeps it", async () => {
    const { facility, facilityId, supervisor } = await stage();
    const [first = "", second = ""] = facility.areaIds;
    const lines = [first, second].map((areaId) => ({ areaId, task: "Vacuum carpet" }));
    await addScope(context, facility, { lines });
    const later = { version: 2, effectiveFrom: "2026-11-21" };
    await addScope(context, facility, { ...later, lines: [{ areaId: first, task: "Mop" }] });
    const form = { facilityId, inspectorId: supervisor.accountId, method: "pass-fail" } as const;
    const tasksOn = async (plannedOn: string) => {
      const made = await planInspection(context, supervisor, { ...form, plannedOn });
      return made.ok ? (await itemsOf(context, made.id)).map(({ task }) => task) : made.reason;
    };
    expect(await tasksOn("2026-11-20")).toEqual(["Vacuum carpet", "Vacuum carpet"]);
    expect(await tasksOn("2026-11-21")).toEqual(["Mop"]);
    expect(await tasksOn("2019-01-01")).toBe("no-scope");
  });

  it("is planned by staff of the facility alone, for one of them", async () => {
    const { facility, facilityId, supervisor, client, others } = await stage();
    await addScope(context, facility);
    const form = { facilityId, method: "pass-fail", plannedOn: "2026-11-20" } as const;
    const by = async (actor: Actor, inspectorId = supervisor.accountId) => {
      const made = await planInspection(context, actor, { ...form, inspectorId });
      return made.ok || made.reason;
    };
    expect(await by(supervisor)).toBe(true);
    expect(await by(supervisor, others[0]?.accountId)).toBe("unknown-person");
    expect(await by(supervisor, client.accountId)).toBe("unknown-person");
    expect(await by(client)).toBe("not-allowed");
    expect(await Promise.all(others.map((other) => by(other)))).toEqual([
      "unknown-facility",
      "not-allowed",
      "not-allowed",
      "not-allowed",
      "not-allowed",
    ]);
  });

  it("is seen by staff of the facility, and by its clients once it is finished", async () => {
    const { id, supervisor, client, manager, others } = await inspected();
    const seenBy = async (actor: Actor) => {
      const page = await listInspections(context.db, actor, { tab: "all" });
      const counts = await countInspections(context.db, actor);
      const inspection = await findInspection(context.db, actor, id);
      const isSeen = page.rows.some((row) => row.id === id);
      expect([inspection !== undefined, counts.all > 0]).toEqual([isSeen, isSeen]);
      return isSeen;
    };
    expect([await seenBy(supervisor), await seenBy(manager), await seenBy(client)]).toEqual([
      true,
      true,
      false,
    ]);
    await finishInspection(context, supervisor, id);
    expect(await seenBy(client)).toBe(true);
    for (const other of others) expect(await seenBy(other), other.role).toBe(false);
  });

  it("keeps its weights once it is begun", async () => {
    const { facility, supervisor } = await stage();
    const id = await addInspection(context, facility);
    const [first, second] = await areasOf(context, id);
    const weights = new Map([[first?.id ?? "", 7]]);
    expect(await changeWeights(context, supervisor, id, weights)).toEqual({ ok: true });
    const [item] = await itemsOf(context, id);
    await rate(supervisor, id, item?.id ?? "", "1");
    const begun = await changeWeights(context, supervisor, id, new Map([[second?.id ?? "", 9]]));
    expect(begun).toEqual({ ok: false, reason: "begun" });
    expect((await areasOf(context, id)).map(({ weight }) => weight)).toEqual([7, 1]);
  });

  it("refuses what is none of its items or ratings, and everybody else", async () => {
    const { id, items, others, supervisor, client } = await inspected();
    const itemId = items[0]?.id ?? "";
    const reason = async (actor: Actor, item: string, rating: string) => {
      const result = await rate(actor, id, item, rating);
      return result.ok || result.reason;
    };
    expect(await reason(supervisor, randomUUID(), "1")).toBe("unknown-item");
    expect(await reason(supervisor, itemId, "pass")).toBe("unknown-rating");
    for (const other of others) expect(await reason(other, itemId, "1")).toBe("not-found");
    expect(await reason(client, itemId, "1")).toBe("not-found");
    await finishInspection(context, supervisor, id);
    expect(await reason(client, itemId, "1")).toBe("not-allowed");
    const { db } = context;
    const count = await db.$count(inspectionAnswers, eq(inspectionAnswers.inspectionId, id));
    expect(count).toBe(items.length);
  });

  it("keeps both answers of two phones, counts the worst, and lets a person decide", async () => {
    const { id, items, supervisor, manager } = await inspected(["1", "1", "1", "1"]);
    const itemId = items[0]?.id ?? "";
    const seen = async () => {
      const inspection = await findInspection(context.db, supervisor, id);
      return inspection?.areas.flatMap((area) => area.items).find((item) => item.id === itemId);
    };
    const base = (await seen())?.answers.map((answer) => answer.id) ?? [];
    await rate(supervisor, id, itemId, "2", base);
    await rate(manager, id, itemId, "4", base);
    const both = await seen();
    expect([both?.rating, both?.answers.length]).toEqual(["4", 3]);
    const ids = both?.answers.slice(1).map((answer) => answer.id) ?? [];
    await rate(supervisor, id, itemId, "2", ids);
    expect((await seen())?.rating).toBe("2");
    const { db } = context;
    await expect(
      db
        .update(inspectionAnswers)
        .set({ rating: "1" })
        .where(eq(inspectionAnswers.id, ids[0] ?? "")),
    ).rejects.toThrow();
  });

  it("keeps what comes after its end, and does not count it", async () => {
    const { id, items, supervisor } = await inspected(["1", "1", "1", "1"]);
    await finishInspection(context, supervisor, id);
    const answerId = items[0]?.id ?? "";
    expect(await rate(supervisor, id, answerId, "5")).toEqual({ ok: true });
    const inspection = await findInspection(context.db, supervisor, id);
    const [item] = inspection?.areas[0]?.items ?? [];
    expect(item?.rating).toBe("1");
    expect(item?.answers.map(({ rating, isLate }) => [rating, isLate])).toEqual([
      ["1", false],
      ["5", true],
    ]);
    expect(inspection?.scoreTenths).toBe(1000);
  });

  it("rates the rest of an area at once, each once, and takes it back without losing what came since", async () => {
    const { supervisor, facility } = await stage();
    const id = await addInspection(context, facility, { inspectorId: supervisor.accountId });
    const items = await itemsOf(context, id);
    const at = new Date().toISOString();
    const send = (entryId: string, act: InspectionAct) =>
      applyInspectionEntry(context, supervisor, entryId, {
        version: 1,
        inspectionId: id,
        by: supervisor.accountId,
        at,
        sentAt: at,
        act,
      });
    const answers = items.map((item) => ({ id: randomUUID(), itemId: item.id, replaces: [] }));
    const entryId = randomUUID();
    const rest: InspectionAct = { kind: "rest", rating: "1", answers };
    for (let times = 0; times < 2; times++) expect(await send(entryId, rest)).toEqual({ ok: true });
    const ratings = async () =>
      (await findInspection(context.db, supervisor, id))?.areas.flatMap((area) =>
        area.items.map(({ rating }) => rating),
      );
    expect(await ratings()).toEqual(items.map(() => "1"));
    const first = answers[0] ?? { id: "", itemId: "" };
    await rate(supervisor, id, first.itemId, "5", [first.id]);
    const back = answers.map(({ id: answerId, itemId }) => ({
      id: randomUUID(),
      itemId,
      replaces: [answerId],
    }));
    await send(randomUUID(), { kind: "rest", rating: null, answers: back.slice(1) });
    expect(await ratings()).toEqual(["5", ...items.slice(1).map(() => undefined)]);
    const nothing = [{ id: randomUUID(), itemId: first.itemId, replaces: [] }];
    const refused = await send(randomUUID(), { kind: "rest", rating: null, answers: nothing });
    expect(refused).toEqual({ ok: false, reason: "unknown-rating" });
    const foreign = [...back.slice(1), { id: randomUUID(), itemId: randomUUID(), replaces: [] }];
    expect(await send(randomUUID(), { kind: "rest", rating: "1", answers: foreign })).toEqual({
      ok: false,
      reason: "unknown-item",
    });
  });

  it("is signed and disputed by the client, answered by ours, and told to the other side", async () => {
    const { id, failed, supervisor, client, manager, others } = await inspected();
    const dispute = { itemId: failed, text: "It was clean", isDispute: true };
    expect(await signInspection(context, client, id)).toMatchObject({ reason: "not-found" });
    await finishInspection(context, supervisor, id);
    expect(await remarkOn(context, client, id, dispute)).toEqual({ ok: true });
    expect(await remarkOn(context, supervisor, id, dispute)).toMatchObject({
      reason: "not-allowed",
    });
    const answer = { itemId: failed, text: "We come again", isDispute: false };
    const inSpanish = { ...supervisor, language: "es" as const };
    expect(await remarkOn(context, inSpanish, id, answer)).toEqual({ ok: true });
    const kept = await context.db
      .select({ text: inspectionRemarks.text, language: inspectionRemarks.language })
      .from(inspectionRemarks)
      .where(eq(inspectionRemarks.inspectionId, id))
      .orderBy(inspectionRemarks.writtenAt);
    expect(kept).toEqual([
      { text: "It was clean", language: "en" },
      { text: "We come again", language: "es" },
    ]);
    expect(await signInspection(context, supervisor, id)).toMatchObject({ reason: "not-allowed" });
    for (let times = 0; times < 2; times++)
      expect(await signInspection(context, client, id)).toEqual({ ok: true });
    expect(await inspectionRow(context, id)).toMatchObject({
      state: "signed",
      signedBy: client.accountId,
    });
    for (const other of others)
      expect(await remarkOn(context, other, id, answer)).toMatchObject({ reason: "not-found" });
    const notificationRows = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, id));
    const of = (actor: Actor) =>
      notificationRows
        .filter(({ accountId }) => accountId === actor.accountId)
        .map(({ event }) => event);
    expect(of(manager)).toEqual(["disputed", "signed"]);
    expect(of(supervisor)).toEqual(["disputed", "signed"]);
    expect(of(client)).toEqual(["finished", "remarked"]);
  });

  it("is cancelled with a reason as long as it is not finished", async () => {
    const { id, supervisor, client } = await inspected();
    expect(await cancelInspection(context, client, id, "Snow")).toMatchObject({
      reason: "not-found",
    });
    expect(await cancelInspection(context, supervisor, id, "Snow")).toEqual({ ok: true });
    expect(await finishInspection(context, supervisor, id)).toMatchObject({ reason: "cancelled" });
    const finished = await inspected();
    await finishInspection(context, finished.supervisor, finished.id);
    const late = await cancelInspection(context, finished.supervisor, finished.id, "Snow");
    expect(late).toEqual({ ok: false, reason: "finished" });
  });

  it("comes by itself by the facility's rule, each day once", async () => {
    const { facility, facilityId, supervisor, others } = await stage();
    await addScope(context, facility);
    const rule = { facilityId, everyMonths: 1, dayOfMonth: 5, method: "three-point" } as const;
    const by = { ...rule, inspectorId: supervisor.accountId };
    const now = new Date("2026-11-22T12:00:00Z");
    expect(await saveRule(context, supervisor, by, {}, now)).toEqual({ ok: true });
    expect(await saveRule(context, others[0] ?? supervisor, by, {}, now)).toMatchObject({
      ok: false,
    });
    const days = async () => {
      const rows = await context.db
        .select({ on: inspections.plannedOn })
        .from(inspections)
        .where(eq(inspections.facilityId, facilityId));
      return rows.map(({ on }) => on).toSorted();
    };
    await Promise.all([1, 2, 3].map(() => makeDueInspections(context.db, now)));
    expect(await days()).toEqual(["2026-12-05"]);
    const isIt = eq(facilities.id, facilityId);
    await context.db.update(facilities).set({ archivedAt: new Date() }).where(isIt);
    await makeDueInspections(context.db, new Date("2026-12-23T12:00:00Z"));
    expect(await days()).toEqual(["2026-12-05"]);
    await context.db.update(facilities).set({ archivedAt: null }).where(isIt);
    await makeDueInspections(context.db, new Date("2026-12-23T12:00:00Z"));
    expect(await days()).toEqual(["2026-12-05", "2027-01-05"]);
    expect(await listRules(context.db, supervisor)).toMatchObject([{ nextOn: "2027-02-05" }]);
  });
});
