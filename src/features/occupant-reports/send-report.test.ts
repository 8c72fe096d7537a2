import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { findFile } from "#features/files/file-response.server.ts";
import { emails, files, occupantReports, workOrders } from "#features/schema.ts";
import { findWorkOrder } from "#features/work-orders/find-work-order.server.ts";
import { finish } from "#features/work-orders/handle-work-order.server.ts";
import { noName } from "#features/work-orders/occupant-words.server.ts";
import { newToken } from "#platform/identity/tokens.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addAreaTo } from "#tests/support/facilities.ts";
import { arrived } from "#tests/support/files.ts";
import { heic, pdf, photo } from "#tests/support/sample-files.ts";
import { addSign, addSignedRoom, report } from "#tests/support/signs.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { listHeldReports, releaseReport } from "./held-reports.server.ts";
import { newAttempt } from "./report-link.server.ts";
import { type SentReport, sendReport } from "./send-report.server.ts";

vi.setConfig({ testTimeout: 30_000 });

describeDatabase((database) => {
  const accounts = useAccounts(database);
  const storage = temporaryFiles();
  const send = (code: string, over: Partial<SentReport> = {}) =>
    sendReport({ ...accounts, files: storage }, code, report(over));
  const ordersAt = (facilityId: string) =>
    accounts.db.select().from(workOrders).where(eq(workOrders.facilityId, facilityId));
  const reportsAt = (facilityId: string) =>
    accounts.db.select().from(occupantReports).where(eq(occupantReports.facilityId, facilityId));
  const chief = async () => actorOf(await addPerson(accounts, { role: "administrator" }));

  describe("what is reported", () => {
    it("becomes a work order of the room, urgent only where somebody may slip", async () => {
      const { facilityId, areaId, code } = await addSignedRoom(accounts);
      expect(await send(code)).toMatchObject({ ok: true });
      expect(await send(code, { kind: "supplies", text: "No hay papel", language: "es" })).toEqual({
        ok: true,
        token: expect.any(String),
      });
      const orders = await ordersAt(facilityId);
      expect(
        orders.map(({ category, priority, text, language }) => [
          category,
          priority,
          text,
          language,
        ]),
      ).toEqual([
        ["spill", "urgent", "A spill or leak Un derrame o una fuga", null],
        ["restroom-supplies", "routine", "No hay papel", "es"],
      ]);
      await send(code, { kind: "broken", text: "The tap is loose", language: "en" });
      expect((await ordersAt(facilityId)).map(({ language }) => language)).toContain("en");
      for (const order of orders)
        expect(order).toMatchObject({ areaId, source: "occupant", askedBy: null, state: "new" });
    });

    it("is on record without anything that tells who or where from", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      const addressHash = "address-of-somebody";
      const sent = await send(code, { addressHash });
      const [row] = await reportsAt(facilityId);
      const text = JSON.stringify([row, await ordersAt(facilityId)]);
      expect(text).not.toContain(addressHash);
      // Nor the secret of its link.
      if (!sent.ok) throw new Error(sent.reason);
      expect(sent.token.startsWith(`${row?.id}.`)).toBe(true);
      expect(text).not.toContain(sent.token.split(".")[1]);
    });

    it("is told to the facility's staff, who find photo and words", async () => {
      const { facilityId, clientId, code } = await addSignedRoom(accounts);
      const supervisor = await addPerson(accounts, {
        role: "supervisor",
        facilityIds: [facilityId],
      });
      const picture = arrived(storage.incoming, await photo());
      expect(await send(code, { kind: "other", photo: picture })).toMatchObject({ ok: true });
      const [order] = await ordersAt(facilityId);
      const mails = await accounts.db
        .select()
        .from(emails)
        .where(eq(emails.recipient, supervisor.email));
      expect(mails.map(({ message }) => message)).toEqual(["work-order-received"]);
      const actor = actorOf(supervisor);
      const workOrder = await findWorkOrder(accounts.db, actor, order?.id ?? "");
      expect(workOrder).toMatchObject({ voices: 1, askedName: noName });
      const fileId = workOrder?.files[0]?.id ?? "";
      expect(await findFile(accounts.db, actor, fileId)).toBeDefined();
      const [file] = await accounts.db.select().from(files).where(eq(files.id, fileId));
      expect(file).toMatchObject({ uploadedBy: null, clientId, facilityId });
    });

    it("needs words or a photo where the choice says nothing", async () => {
      const { code } = await addSignedRoom(accounts);
      expect(await send(code, { kind: "other" })).toEqual({ ok: false, reason: "no-words" });
      expect(await send(code, { kind: "other", text: "A bat" })).toMatchObject({ ok: true });
    });

    it.each([
      ["a document", pdf(), "unknown-kind"],
      ["HEIC", heic, "heic"],
      ["nothing", Buffer.alloc(0), "empty"],
      ["a program", Buffer.from("#!/bin/sh"), "unknown-kind"],
    ])("takes no %s for a photo, and nothing is on record", async (_, content, why) => {
      const { facilityId, code } = await addSignedRoom(accounts);
      const result = await send(code, { photo: arrived(storage.incoming, content) });
      expect(result).toEqual({ ok: false, reason: "photo", why });
      expect(await reportsAt(facilityId)).toEqual([]);
    });
  });

  describe("sent again", () => {
    it("is the same report with the same link, also at the same moment", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      const attempt = newAttempt();
      const once = { attempt, text: "Coffee", addressHash: "one" };
      const results = await Promise.all(Array.from({ length: 5 }, () => send(code, once)));
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
      expect(await send(code, once)).toEqual(results[0]);
      expect(await reportsAt(facilityId)).toHaveLength(1);
      expect(await ordersAt(facilityId)).toHaveLength(1);
    });

    it("with other words from the same page, it is another report", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      const attempt = newAttempt();
      const first = await send(code, { attempt, kind: "trash" });
      const second = await send(code, { attempt, kind: "broken", text: "The lid" });
      expect(first).not.toEqual(second);
      expect(await ordersAt(facilityId)).toHaveLength(2);
    });

    it("at another room, it is that room's", async () => {
      const room = await addSignedRoom(accounts);
      const other = await addSignedRoom(accounts);
      const attempt = newAttempt();
      await send(room.code, { attempt });
      await send(other.code, { attempt });
      expect(await ordersAt(room.facilityId)).toHaveLength(1);
      expect(await ordersAt(other.facilityId)).toHaveLength(1);
    });

    it("without an attempt, or with a hostile one, it is taken all the same", async () => {
      for (const attempt of [undefined, "", "x", "../../etc", "a".repeat(5_000), "\0"]) {
        const { facilityId, code } = await addSignedRoom(accounts);
        expect(await send(code, { attempt })).toMatchObject({ ok: true });
        expect(await reportsAt(facilityId)).toHaveLength(1);
      }
    });
  });

  describe("the same, reported by others within the hour,", () => {
    it("is a voice on the open work order, with what they add", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      await send(code, { text: "Coffee" });
      const seen = { text: "Es mucho", language: "es" as const };
      const picture = arrived(storage.incoming, await photo());
      const second = await send(code, { ...seen, photo: picture });
      const third = await send(code);
      expect([second.ok, third.ok]).toEqual([true, true]);
      const [order, ...others] = await ordersAt(facilityId);
      expect(others).toEqual([]);
      const workOrder = await findWorkOrder(accounts.db, await chief(), order?.id ?? "");
      expect(workOrder?.voices).toBe(3);
      const again = workOrder?.history.filter(({ kind }) => kind === "reported-again") ?? [];
      expect(again.map(({ text, details }) => [text, details.language])).toEqual([
        [undefined, undefined],
        ["Es mucho", "es"],
      ]);
      expect(again[1]?.files).toHaveLength(1);
    });

    it("at once, from twelve phones, it is one work order", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      const results = await Promise.all(Array.from({ length: 12 }, () => send(code)));
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect(await ordersAt(facilityId)).toHaveLength(1);
      expect(await reportsAt(facilityId)).toHaveLength(12);
    });

    it("is a new work order once the first is done, of another kind, room or hour", async () => {
      const { facilityId, clientId, code } = await addSignedRoom(accounts);
      await send(code);
      const [first] = await ordersAt(facilityId);
      await finish(accounts, await chief(), first?.id ?? "");
      await send(code);
      await send(code, { kind: "trash" });
      const { id: areaId } = await addAreaTo(accounts, { id: facilityId, clientId });
      const beside = await addSign(accounts, { facilityId, clientId, areaId });
      await send(beside.code);
      expect(await ordersAt(facilityId)).toHaveLength(4);
      const earlier = new Date(Date.now() - 61 * 60_000);
      await accounts.db.update(occupantReports).set({ receivedAt: earlier });
      await send(code);
      expect(await ordersAt(facilityId)).toHaveLength(5);
    });
  });

  describe("a flood", () => {
    it("from one address is stopped at its sign, and says for how long", async () => {
      const { code } = await addSignedRoom(accounts);
      const beside = await addSignedRoom(accounts);
      const addressHash = "flood-of-one";
      const sent = [];
      for (let n = 0; n < 8; n++) sent.push(await send(code, { addressHash, text: `${n}` }));
      expect(sent.map(({ ok }) => ok)).toEqual([...Array(6).fill(true), false, false]);
      expect(sent.at(-1)).toMatchObject({
        reason: "too-many",
        retryAfterSeconds: expect.any(Number),
      });
      expect((await send(code)).ok, "somebody else at the same sign").toBe(true);
      expect((await send(beside.code, { addressHash })).ok, "the same at another").toBe(true);
    });

    it("from many addresses stops its sign, and no other of the building", async () => {
      const { facilityId, clientId, code } = await addSignedRoom(accounts);
      const sent = await Promise.all(Array.from({ length: 50 }, () => send(code)));
      expect(sent.filter(({ ok }) => ok)).toHaveLength(40);
      const { id: areaId } = await addAreaTo(accounts, { id: facilityId, clientId });
      const beside = await addSign(accounts, { facilityId, clientId, areaId });
      expect((await send(beside.code)).ok).toBe(true);
    });

    it("at all signs of a building leaves each room its own share of the day", async () => {
      const first = await addSignedRoom(accounts);
      const { facilityId, clientId } = first;
      const codes = [first.code];
      for (let n = 0; n < 6; n++) {
        const { id: areaId } = await addAreaTo(accounts, { id: facilityId, clientId });
        codes.push((await addSign(accounts, { facilityId, clientId, areaId })).code);
      }
      const quiet = codes.pop() ?? "";
      const repeatedCodes = codes.flatMap((code) => Array.from({ length: 40 }, () => code));
      const results = await Promise.all(repeatedCodes.map((code) => send(code)));
      // Five of each of the six, and 150 of the building.
      expect(results.filter(({ ok }) => ok)).toHaveLength(180);
      for (let n = 0; n < 5; n++) expect((await send(quiet)).ok).toBe(true);
      expect((await send(quiet)).ok).toBe(false);
    });
  });

  describe("what looks like spam", () => {
    const spam = {
      honeypot: "https://casino.example",
      kind: "other" as const,
      text: "Buy viagra, online casinos https://a.example https://b.example",
    };

    it("is on record, without a work order or a mail, until somebody of ours releases it", async () => {
      const { facilityId, clientId, code } = await addSignedRoom(accounts);
      const manager = actorOf(await addPerson(accounts, { clientIds: [clientId] }));
      const picture = arrived(storage.incoming, await photo());
      expect((await send(code, { ...spam, photo: picture })).ok).toBe(true);
      expect(await ordersAt(facilityId)).toEqual([]);
      const [held] = await listHeldReports(accounts.db, manager, facilityId);
      expect(held?.reasons.join()).toContain("hidden-field");
      const stranger = actorOf(await addPerson(accounts));
      expect(await listHeldReports(accounts.db, stranger, facilityId)).toEqual([]);
      const id = held?.id ?? "";
      expect(await releaseReport(accounts, stranger, id)).toMatchObject({ ok: false });
      expect(await releaseReport(accounts, manager, id)).toEqual({ ok: true });
      expect(await releaseReport(accounts, manager, id)).toMatchObject({ ok: false });
      const [order] = await ordersAt(facilityId);
      const workOrder = await findWorkOrder(accounts.db, manager, order?.id ?? "");
      expect([workOrder?.text, workOrder?.files.length]).toEqual([spam.text, 1]);
    });

    it("released at once by two of us, is one work order of the room", async () => {
      const actor = await chief();
      for (let round = 0; round < 3; round++) {
        const { facilityId, code } = await addSignedRoom(accounts);
        for (const more of ["", " Today!"]) await send(code, { ...spam, text: spam.text + more });
        const held = await listHeldReports(accounts.db, actor, facilityId);
        expect(held).toHaveLength(2);
        await Promise.all(held.map(({ id }) => releaseReport(accounts, actor, id)));
        expect(await ordersAt(facilityId)).toHaveLength(1);
      }
    });

    it("is not so for haste or a filled field alone", async () => {
      const { facilityId, code } = await addSignedRoom(accounts);
      // A new attempt was shown just now.
      await send(code, { text: "Wet floor" });
      await send(code, {
        kind: "trash",
        honeypot: "x",
        attempt: newToken().token.replace("-7", "-4"),
      });
      expect(await ordersAt(facilityId)).toHaveLength(2);
    });
  });
});
