import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { emails, historyEvents, occupantReports, workOrders } from "#features/schema.ts";
import { findWorkOrder } from "#features/work-orders/find-work-order.server.ts";
import {
  accept,
  acknowledge,
  assign,
  comment,
  decline,
  finish,
  hold,
  markDuplicate,
  start,
} from "#features/work-orders/handle-work-order.server.ts";
import { dayMs, hourMs } from "#platform/format/durations.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addSignedRoom, report } from "#tests/support/signs.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { followReport } from "./follow-report.server.ts";
import { forgetOccupants } from "./forget-occupants.server.ts";
import { objectToWork } from "./object-to-work.server.ts";
import { reportForMail } from "./report-link.server.ts";
import { type SentReport, sendReport } from "./send-report.server.ts";
import { revokeSign } from "./signs-screen.server.ts";

vi.setConfig({ testTimeout: 30_000 });

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const chief = async () => actorOf(await addPerson(context, { role: "administrator" }));

  async function reported(over: Partial<SentReport> = {}) {
    const room = await addSignedRoom(context);
    return { ...room, ...(await sendAt(room.code, over)) };
  }

  async function sendAt(code: string, over: Partial<SentReport> = {}) {
    const sent = await sendReport({ ...context, files: storage }, code, report(over));
    if (!sent.ok) throw new Error(sent.reason);
    const [row] = await context.db
      .select()
      .from(occupantReports)
      .where(eq(occupantReports.id, sent.token.split(".")[0] ?? ""));
    return { token: sent.token, orderId: row?.workOrderId ?? "" };
  }

  const stateOf = async (id: string) =>
    (await context.db.select().from(workOrders).where(eq(workOrders.id, id)))[0];

  it("shows its sender state and note, and no name", async () => {
    const { code, token, orderId } = await reported({ text: "By the door" });
    const actor = await chief();
    const follow = () => followReport(context.db, code, token);
    expect(await follow()).toMatchObject({ state: "received", text: "By the door", steps: [] });
    await acknowledge(context, actor, orderId);
    await assign(context, actor, orderId, { to: actor.accountId });
    expect((await follow())?.steps.map(({ step }) => step)).toEqual(["taken"]);
    await comment(context, actor, orderId, {
      text: "Between us and the client",
      isInternal: false,
    });
    await comment(context, actor, orderId, { text: "Between us", isInternal: true });
    await start(context, actor, orderId);
    await hold(context, actor, orderId, "No key, ask Mr. Smith");
    expect((await follow())?.state).toBe("waiting");
    await finish(context, actor, orderId, "Mopped and dry");
    const done = await follow();
    expect(done).toMatchObject({
      state: "done",
      note: { text: "Mopped and dry", language: "en" },
      objection: "possible",
    });
    const text = JSON.stringify(done);
    for (const hidden of ["Between us", "Smith", actor.name, orderId])
      expect(text).not.toContain(hidden);
  });

  it("opens by its own link alone", async () => {
    const report = await reported();
    const other = await reported();
    const [id = "", secret = ""] = report.token.split(".");
    const [otherId = "", otherSecret = ""] = other.token.split(".");
    const wrong = [
      "",
      "x",
      id,
      `${id}.`,
      `${id}.${otherSecret}`,
      `${otherId}.${secret}`,
      `${id}.${secret.slice(1)}`,
      `${id}.${secret.toLowerCase()}`,
      `${report.token}x`,
      "\0",
    ];
    for (const token of wrong)
      expect(await followReport(context.db, report.code, token)).toBeUndefined();
    for (const code of [other.code, "", "nothing"])
      expect(await followReport(context.db, code, report.token)).toBeUndefined();
    expect(await followReport(context.db, report.code.toLowerCase(), report.token)).toBeDefined();
  });

  it("goes on without its sign, and ends thirty days after the work", async () => {
    const { code, token, orderId, facilityId, areaId } = await reported();
    const actor = await chief();
    await revokeSign(context, actor, facilityId, areaId);
    const at = (days: number) => followReport(context.db, code, token, Date.now() + days * dayMs);
    expect(await at(90), "while it is open").toBeDefined();
    await finish(context, actor, orderId);
    expect(await at(29)).toBeDefined();
    expect(await at(31)).toBeUndefined();
  });

  it("follows the work order that it was joined to", async () => {
    const { code, token, orderId, facilityId } = await reported();
    const actor = await chief();
    const other = await addOrder(context, facilityId);
    await markDuplicate(context, actor, orderId, other.number);
    expect((await followReport(context.db, code, token))?.state).toBe("received");
    await finish(context, actor, other.id, "All of it");
    const done = await followReport(context.db, code, token);
    expect(done).toMatchObject({ state: "done", note: { text: "All of it", language: "en" } });
  });

  describe("its sender says that it is still not right:", () => {
    it("then the work begins again, once", async () => {
      const { code, token, orderId } = await reported({ language: "es" });
      const actor = await chief();
      const object = (text = "") => objectToWork(context, code, token, text);
      expect(await object(), "before it is done").toEqual({ ok: false, reason: "too-late" });
      await finish(context, actor, orderId);
      const both = await Promise.all([object("Sigue mojado"), object("Sigue mojado")]);
      expect(both).toEqual([{ ok: true }, { ok: true }]);
      expect(await stateOf(orderId)).toMatchObject({ state: "new", cycle: 2 });
      const workOrder = await findWorkOrder(context.db, actor, orderId);
      const again = workOrder?.history.filter(({ kind }) => kind === "reopened") ?? [];
      expect(again.map(({ text, details }) => [text, details.language])).toEqual([
        ["Sigue mojado", "es"],
      ]);
      expect((await followReport(context.db, code, token))?.objection).toBe("made");
      await finish(context, actor, orderId);
      expect((await followReport(context.db, code, token))?.objection).toBe("possible");
      expect(await object()).toEqual({ ok: true });
      expect(await stateOf(orderId)).toMatchObject({ state: "new", cycle: 3 });
    });

    it("then it is a comment where the client accepted it, or another was faster", async () => {
      const { code, token, orderId, clientId } = await reported();
      const second = await sendAt(code);
      const actor = await chief();
      const client = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
      await finish(context, actor, orderId);
      expect((await objectToWork(context, code, token, "")).ok).toBe(true);
      expect((await objectToWork(context, code, second.token, "Here too")).ok).toBe(true);
      expect(await stateOf(orderId)).toMatchObject({ state: "new", cycle: 2 });
      await finish(context, actor, orderId);
      await accept(context, client, orderId);
      expect((await objectToWork(context, code, token, "Still")).ok).toBe(true);
      expect(await stateOf(orderId)).toMatchObject({ state: "accepted", cycle: 2 });
      const history = (await findWorkOrder(context.db, client, orderId))?.history ?? [];
      const comments = history.filter(({ kind }) => kind === "commented").map(({ text }) => text);
      expect(comments).toEqual(["Still", "Here too"]);
    });

    it("is too late after 48 hours, and nothing where the link is wrong", async () => {
      const { code, token, orderId } = await reported();
      const other = await reported();
      await finish(context, await chief(), orderId);
      expect(await objectToWork(context, code, other.token, "")).toEqual({
        ok: false,
        reason: "not-found",
      });
      const later = Date.now() + 49 * hourMs;
      const followed = await followReport(context.db, code, token, later);
      expect(followed?.objection).toBeUndefined();
    });

    it("is too late where we declined it", async () => {
      const { code, token, orderId } = await reported();
      await decline(context, await chief(), orderId, "Not ours");
      expect((await followReport(context.db, code, token))?.state).toBe("closed");
      const result = await objectToWork(context, code, token, "");
      expect(result).toEqual({ ok: false, reason: "too-late" });
    });
  });

  describe("its sender's address", () => {
    const mailsTo = (address: string) =>
      context.db.select().from(emails).where(eq(emails.recipient, address));

    it("gets one mail each time that it is done, whose link works as well", async () => {
      const email = "occupant.done@example.com";
      const { code, token, orderId } = await reported({ email });
      const actor = await chief();
      await acknowledge(context, actor, orderId);
      expect(await mailsTo(email)).toEqual([]);
      await finish(context, actor, orderId);
      const [mail, ...others] = await mailsTo(email);
      expect([mail?.message, mail?.data, others]).toMatchObject([
        "occupant-report-closed",
        { outcome: "done" },
        [],
      ]);
      const made = await reportForMail(context.db, mail?.aboutId ?? "");
      const [, , , linked = ""] = made?.path.split("/") ?? [];
      for (const secret of [linked, token])
        expect(await followReport(context.db, code, secret)).toMatchObject({ state: "done" });
    });

    it("gets the mail also where the work goes on in an order that the client made", async () => {
      const email = "occupant.joined@example.com";
      const { orderId, facilityId } = await reported({ email });
      const actor = await chief();
      const other = await addOrder(context, facilityId);
      await markDuplicate(context, actor, orderId, other.number);
      await finish(context, actor, other.id);
      expect((await mailsTo(email)).map(({ message, data }) => [message, data])).toMatchObject([
        ["occupant-report-closed", { outcome: "done" }],
      ]);
    });

    /** @returns the order in which the work goes on */
    async function joinTwice(actor: Actor, orderId: string, facilityId: string) {
      const second = await addOrder(context, facilityId);
      const third = await addOrder(context, facilityId);
      await markDuplicate(context, actor, orderId, second.number);
      await markDuplicate(context, actor, second.id, third.number);
      return third;
    }

    it("gets the mail also where that order was joined to another one", async () => {
      const email = "occupant.chain@example.com";
      const { orderId, facilityId } = await reported({ email });
      const actor = await chief();
      const third = await joinTwice(actor, orderId, facilityId);
      await finish(context, actor, third.id);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it("is kept as long as the order that it was joined to is open", async () => {
      const email = "occupant.kept@example.com";
      const { code, token, orderId, facilityId } = await reported({ email });
      const actor = await chief();
      const third = await joinTwice(actor, orderId, facilityId);
      const forget = (days: number) =>
        forgetOccupants(context.db, 90, new Date(Date.now() + days * dayMs));
      const kept = () => context.db.$count(occupantReports, eq(occupantReports.email, email));
      await forget(31);
      expect(await kept()).toBe(1);
      expect(await followReport(context.db, code, token)).toBeDefined();
      await finish(context, actor, third.id);
      await forget(29);
      expect(await kept()).toBe(1);
      await forget(31);
      expect(await kept()).toBe(0);
    });

    it("is forgotten with the links, thirty days after the work was closed", async () => {
      const email = "occupant.forgotten@example.com";
      const { code, token, orderId } = await reported({ email });
      const open = await reported({ email });
      await finish(context, await chief(), orderId);
      const forget = (days: number) =>
        forgetOccupants(context.db, 90, new Date(Date.now() + days * dayMs));
      const rowOf = async (rowId: string) =>
        (
          await context.db
            .select()
            .from(occupantReports)
            .where(eq(occupantReports.workOrderId, rowId))
        )[0];
      await forget(29);
      expect((await rowOf(orderId))?.email).toBe(email);
      await forget(31);
      expect(await rowOf(orderId)).toMatchObject({ email: null, secretHash: null });
      expect((await rowOf(open.orderId))?.email, "of open work").toBe(email);
      expect(await followReport(context.db, code, token)).toBeUndefined();
    });

    it("goes with what looked like spam and nobody released, after ninety days", async () => {
      const text = "Buy viagra, online casinos https://a.example https://b.example";
      const { facilityId } = await reported({ honeypot: "x", kind: "other", text });
      const held = () =>
        context.db.select().from(occupantReports).where(eq(occupantReports.facilityId, facilityId));
      await forgetOccupants(context.db, 90, new Date(Date.now() + 89 * dayMs));
      expect(await held()).toHaveLength(1);
      await forgetOccupants(context.db, 90, new Date(Date.now() + 91 * dayMs));
      expect(await held()).toEqual([]);
      expect(await context.db.$count(historyEvents, eq(historyEvents.facilityId, facilityId))).toBe(
        0,
      );
    });
  });
});
