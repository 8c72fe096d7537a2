import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { archiveArea } from "#features/facilities/areas/change-areas.server.ts";
import type { EditResult } from "#features/facilities/change-facility.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope, type TestFacility } from "#tests/support/facilities.ts";
import { roles } from "#tests/support/role-names.ts";
import { discardDraft, setEffective, startDraft, withdrawScope } from "./change-scope.server.ts";
import {
  addLine,
  addScopeLines,
  changeLine,
  removeDraftTasks,
  removeLine,
} from "./draft-lines.server.ts";
import { fingerprintOf, listScopeLines, listScopes } from "./find-scopes.server.ts";
import type { LineForm } from "./line-form.ts";

const timeZone = "Pacific/Honolulu";
const day = (days: number) => Temporal.Now.plainDateISO(timeZone).add({ days }).toString();

describeDatabase((database) => {
  const context = useAccounts(database);
  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));
  const place = () => addFacility(context, { timeZone });
  const lineFor = ({ areaIds: [areaId = ""] }: TestFacility, over: Partial<LineForm> = {}) => ({
    areaId,
    task: "Polish",
    frequency: { times: 1, per: "month" as const },
    price: 4_250,
    ...over,
  });
  async function draftOf(actor: Actor, { id }: TestFacility) {
    const versions = await listScopes(context.db, actor, id);
    const draft = versions.find(({ state }) => state === "draft");
    return { draft, lines: await listScopeLines(context.db, actor, draft?.id ?? randomUUID()) };
  }
  async function setOn(actor: Actor, at: TestFacility, effectiveFrom: string) {
    const { lines } = await draftOf(actor, at);
    const seen = fingerprintOf(lines);
    return setEffective(context, actor, at.id, { effectiveFrom, note: "", seen });
  }
  const states = async (actor: Actor, { id }: TestFacility) =>
    (await listScopes(context.db, actor, id)).map(({ version, state }) => `${version} ${state}`);
  const idOf = (result: EditResult) => {
    if (!result.ok) throw new Error(result.reason);
    return result.id;
  };

  it("begins as a draft, and takes effect on its day with the lines that were reviewed", async () => {
    const chief = await administrator();
    const at = await place();
    idOf(await startDraft(context, chief, at.id));
    expect(await setOn(chief, at, day(0))).toEqual({ ok: false, reason: "empty" });
    idOf(await addLine(context, chief, at.id, lineFor(at)));
    expect(await states(chief, at)).toEqual(["1 draft"]);
    // A contract may have begun long ago.
    expect(await setOn(chief, at, day(-400))).toMatchObject({ ok: true });
    const [version] = await listScopes(context.db, chief, at.id);
    expect(version).toMatchObject({
      version: 1,
      state: "in-effect",
      effectiveFrom: day(-400),
      lineCount: 1,
      monthlyPriceCents: 4_250,
      createdByName: chief.name,
    });
  });

  it("the next one begins with the lines of the last, but for archived areas", async () => {
    const chief = await administrator();
    const at = await place();
    await addScope(context, at);
    const [gone = "", kept = ""] = at.areaIds;
    await archiveArea({ ...context, removeDraftTasks }, chief, at.id, gone);
    idOf(await startDraft(context, chief, at.id));
    const { draft, lines } = await draftOf(chief, at);
    expect(draft?.version).toBe(2);
    expect(lines.map(({ areaId, monthlyPriceCents }) => [areaId, monthlyPriceCents])).toEqual([
      [kept, 10_000],
    ]);
    expect(await startDraft(context, chief, at.id)).toEqual({ ok: false, reason: "wrong-state" });
    expect(await states(chief, at)).toEqual(["2 draft", "1 in-effect"]);
  });

  it("has as many lines as a large building needs, and so has the next one", async () => {
    const chief = await administrator();
    const at = await place();
    idOf(await startDraft(context, chief, at.id));
    const many = Array.from({ length: 8_000 }, (_, n) => lineFor(at, { task: `Task ${n}` }));
    idOf(await addScopeLines(context, chief, at.id, many));
    const again = await addScopeLines(context, chief, at.id, many.slice(0, 1));
    expect(again).toEqual({ ok: false, reason: "duplicate" });
    expect(await setOn(chief, at, day(0))).toMatchObject({ ok: true });
    idOf(await startDraft(context, chief, at.id));
    expect((await draftOf(chief, at)).lines).toHaveLength(8_000);
  });

  it("lines are added, changed and removed, no task twice in an area", async () => {
    const chief = await administrator();
    const [at, other] = [await place(), await place()];
    await startDraft(context, chief, at.id);
    const lineId = idOf(await addLine(context, chief, at.id, lineFor(at)));
    const again = lineFor(at, { task: "POLISH" });
    expect(await addLine(context, chief, at.id, again)).toMatchObject({ reason: "duplicate" });
    const foreign = lineFor(other);
    expect(await addLine(context, chief, at.id, foreign)).toMatchObject({ reason: "not-found" });
    expect(await changeLine(context, chief, at.id, lineId, foreign)).toMatchObject({ ok: false });
    idOf(await changeLine(context, chief, at.id, lineId, lineFor(at, { task: "Wax", price: 1 })));
    expect((await draftOf(chief, at)).lines).toMatchObject([{ task: "Wax", monthlyPriceCents: 1 }]);
    await startDraft(context, chief, other.id);
    expect(await removeLine(context, chief, other.id, lineId)).toMatchObject({
      reason: "not-found",
    });
    idOf(await removeLine(context, chief, at.id, lineId));
    expect((await draftOf(chief, at)).lines).toEqual([]);
  });

  it("what nobody reviewed is not set in effect", async () => {
    const chief = await administrator();
    const at = await place();
    await startDraft(context, chief, at.id);
    await addLine(context, chief, at.id, lineFor(at));
    const seen = fingerprintOf((await draftOf(chief, at)).lines);
    await addLine(context, chief, at.id, lineFor(at, { task: "Wax" }));
    const result = await setEffective(context, chief, at.id, {
      effectiveFrom: day(1),
      note: "",
      seen,
    });
    expect(result).toEqual({ ok: false, reason: "changed-since" });
    expect(await states(chief, at)).toEqual(["1 draft"]);
  });

  it("a later version begins neither in the past nor before the one that it follows", async () => {
    const chief = await administrator();
    const at = await place();
    await addScope(context, at, { effectiveFrom: day(-30) });
    await startDraft(context, chief, at.id);
    expect(await setOn(chief, at, day(-1))).toMatchObject({ earliest: day(0) });
    expect(await setOn(chief, at, day(10))).toMatchObject({ ok: true });
    expect(await states(chief, at)).toEqual(["2 scheduled", "1 in-effect"]);
    await startDraft(context, chief, at.id);
    expect(await setOn(chief, at, day(10))).toMatchObject({ earliest: day(11) });
    expect(await setOn(chief, at, day(11))).toMatchObject({ ok: true });
  });

  it("once its day has come, no command changes it", async () => {
    const chief = await administrator();
    const at = await place();
    const scopeId = await addScope(context, at, { effectiveFrom: day(0) });
    const [line] = await listScopeLines(context.db, chief, scopeId);
    const before = await listScopeLines(context.db, chief, scopeId);
    for (const result of [
      await withdrawScope(context, chief, at.id, scopeId),
      await addLine(context, chief, at.id, lineFor(at)),
      await changeLine(context, chief, at.id, line?.id ?? "", lineFor(at)),
      await removeLine(context, chief, at.id, line?.id ?? randomUUID()),
      await discardDraft(context, chief, at.id),
      await setOn(chief, at, day(1)),
    ])
      expect(result).toEqual({ ok: false, reason: "wrong-state" });
    // Nor by the draft that follows it.
    await startDraft(context, chief, at.id);
    expect(await removeLine(context, chief, at.id, line?.id ?? randomUUID())).toMatchObject({
      ok: false,
    });
    expect(await listScopeLines(context.db, chief, scopeId)).toEqual(before);
  });

  it("before its day, the last version can be made a draft again, and a draft discarded", async () => {
    const chief = await administrator();
    const at = await place();
    await addScope(context, at, { effectiveFrom: day(-30) });
    await startDraft(context, chief, at.id);
    await setOn(chief, at, day(10));
    const [second] = await listScopes(context.db, chief, at.id);
    await startDraft(context, chief, at.id);
    await setOn(chief, at, day(20));
    expect(await withdrawScope(context, chief, at.id, second?.id ?? randomUUID())).toMatchObject({
      ok: false,
    });
    const [third] = await listScopes(context.db, chief, at.id);
    idOf(await withdrawScope(context, chief, at.id, third?.id ?? randomUUID()));
    expect(await states(chief, at)).toEqual(["3 draft", "2 scheduled", "1 in-effect"]);
    idOf(await discardDraft(context, chief, at.id));
    expect(await states(chief, at)).toEqual(["2 scheduled", "1 in-effect"]);
    idOf(await withdrawScope(context, chief, at.id, second?.id ?? randomUUID()));
    expect(await states(chief, at)).toEqual(["2 draft", "1 in-effect"]);
  });

  it("is written by administrators and the client's account managers alone", async () => {
    for (const role of roles) {
      const at = await place();
      await addScope(context, at, { effectiveFrom: day(-30) });
      const { clientId, id } = at;
      const person = { role, clientId, clientIds: [clientId], facilityIds: [id] };
      const actor = actorOf(await addPerson(context, person));
      const may = role === "administrator" || role === "account-manager";
      const results = [
        await startDraft(context, actor, id),
        await addLine(context, actor, id, lineFor(at)),
        await setOn(actor, at, day(1)),
        await withdrawScope(
          context,
          actor,
          id,
          (await listScopes(context.db, actor, id))[0]?.id ?? randomUUID(),
        ),
        await discardDraft(context, actor, id),
      ];
      for (const { ok } of results) expect(ok, role).toBe(may);
    }
  });
});
