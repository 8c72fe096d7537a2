import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { archiveArea } from "#features/facilities/areas/change-areas.server.ts";
import { archiveFacility } from "#features/facilities/change-facility.server.ts";
import { areaSigns, historyEvents } from "#features/schema.ts";
import { removeDraftTasks } from "#features/scopes/draft-lines.server.ts";
import type { Role } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { roles } from "#tests/support/role-names.ts";
import { addSignedRoom } from "#tests/support/signs.ts";
import { findSign, formatSignCode, newSignCode, readSignCode } from "./find-sign.server.ts";
import { listSigns, makeSigns, renewSign, revokeSign } from "./signs-screen.server.ts";

describe("the code of a sign", () => {
  it("is read as people type it, and nothing else is", () => {
    const code = newSignCode();
    expect(code).toMatch(/^[2-9FHJKMRTWX]{12}$/);
    expect(formatSignCode("7KRM4M2WFHTX")).toBe("7KRM-4M2W-FHTX");
    for (const typed of [code, formatSignCode(code), code.toLowerCase(), ` ${code} `])
      expect(readSignCode(typed)).toBe(code);
    for (const wrong of ["", "7KRM", `${code}2`, code.replace(/./, "0"), "é".repeat(12), "\0"])
      expect(readSignCode(wrong)).toBeUndefined();
  });

  it("is another one each time", () => {
    expect(new Set(Array.from({ length: 500 }, newSignCode)).size).toBe(500);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const chief = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const inUse = (areaId: string) =>
    context.db
      .select()
      .from(areaSigns)
      .where(and(eq(areaSigns.areaId, areaId), isNull(areaSigns.revokedAt)));

  it("is made once for each area, for those that were chosen or all", async () => {
    const { id, areaIds } = await addFacility(context, { areas: [{}, {}, {}] });
    const [first = "", second = "", third = ""] = areaIds;
    const actor = await chief();
    expect(await makeSigns(context, actor, id, [second])).toMatchObject({ ok: true });
    const [made] = await inUse(second);
    expect(await inUse(first)).toEqual([]);
    expect(await makeSigns(context, actor, id, "all")).toMatchObject({ ok: true });
    for (const area of [first, second, third]) expect(await inUse(area)).toHaveLength(1);
    expect((await inUse(second))[0]?.code).toBe(made?.code);
    expect(await makeSigns(context, actor, id, "all")).toEqual({
      ok: false,
      reason: "wrong-state",
    });
    const history = await context.db
      .select()
      .from(historyEvents)
      .where(and(eq(historyEvents.recordId, id), eq(historyEvents.kind, "signs-made")));
    expect(history.map(({ details }) => (details.names as string[]).length)).toEqual([1, 2]);
  });

  it("is made for none where one of the areas is another facility's", async () => {
    const facility = await addFacility(context);
    const other = await addFacility(context);
    const chosen = [facility.areaIds[0] ?? "", other.areaIds[0] ?? ""];
    const made = await makeSigns(context, await chief(), facility.id, chosen);
    expect(made).toEqual({ ok: false, reason: "not-found" });
    for (const area of chosen) expect(await inUse(area)).toEqual([]);
  });

  it("cannot name the area of another client, whatever writes it", async () => {
    const facility = await addFacility(context);
    const other = await addFacility(context);
    const { id: madeBy } = await addPerson(context);
    const row = { id: randomUUID(), code: newSignCode(), madeBy, facilityId: facility.id };
    const mixed = { ...row, clientId: facility.clientId, areaId: other.areaIds[0] ?? "" };
    await expect(context.db.insert(areaSigns).values(mixed)).rejects.toThrow();
  });

  it("stops at once when it is renewed or revoked, and the next one works", async () => {
    const { facilityId, areaId, code } = await addSignedRoom(context);
    const actor = await chief();
    expect(await findSign(context.db, code)).toMatchObject({ areaId });
    expect(await renewSign(context, actor, facilityId, areaId)).toMatchObject({ ok: true });
    expect(await findSign(context.db, code)).toBe("ended");
    const [next] = await inUse(areaId);
    expect(await findSign(context.db, next?.code ?? "")).toMatchObject({ areaId });
    expect(await revokeSign(context, actor, facilityId, areaId)).toMatchObject({ ok: true });
    expect(await findSign(context.db, next?.code ?? "")).toBe("ended");
    const again = await revokeSign(context, actor, facilityId, areaId);
    expect(again).toEqual({ ok: false, reason: "wrong-state" });
    expect(await findSign(context.db, newSignCode())).toBeUndefined();
  });

  it("made twice at the same moment is one", async () => {
    const { id, areaIds } = await addFacility(context, { areas: [{}] });
    const actor = await chief();
    const results = await Promise.all([1, 2].map(() => makeSigns(context, actor, id, "all")));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await inUse(areaIds[0] ?? "")).toHaveLength(1);
  });

  it("ends with its area or its facility", async () => {
    const actor = await chief();
    const room = await addSignedRoom(context);
    await archiveArea({ ...context, removeDraftTasks }, actor, room.facilityId, room.areaId);
    expect(await findSign(context.db, room.code)).toBe("ended");
    const other = await addSignedRoom(context);
    await archiveFacility(context, actor, other.facilityId);
    expect(await findSign(context.db, other.code)).toBe("ended");
  });

  describe("for each role:", () => {
    const printing: readonly Role[] = [
      "administrator",
      "account-manager",
      "supervisor",
      "client-administrator",
    ] as Role[];

    it.each(roles)("%s", async (role) => {
      const room = await addSignedRoom(context);
      const { facilityId, clientId, areaId } = room;
      const facilityIds = [facilityId];
      const actor = actorOf(
        await addPerson(context, { role, clientId, clientIds: [clientId], facilityIds }),
      );
      const codes = JSON.stringify(await listSigns(context.db, actor, facilityId));
      expect(codes.includes(room.code)).toBe(printing.includes(role));
      const foreign = await addSignedRoom(context);
      const seesAll = role === "administrator";
      const theirs = JSON.stringify(await listSigns(context.db, actor, foreign.facilityId));
      expect(theirs.includes(foreign.code)).toBe(seesAll);

      const changes = role === "administrator" || role === "account-manager";
      for (const change of [renewSign, revokeSign])
        expect((await change(context, actor, facilityId, areaId)).ok).toBe(changes);
      expect((await makeSigns(context, actor, facilityId, "all")).ok).toBe(changes);
      for (const change of [renewSign, revokeSign])
        expect((await change(context, actor, foreign.facilityId, foreign.areaId)).ok).toBe(seesAll);
      expect((await makeSigns(context, actor, foreign.facilityId, "all")).ok).toBe(seesAll);
    });
  });
});
