/** Surveys: who sees them, what phones send, what two people change, and what goes into the bid. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { saveBid } from "#features/bids/bid-commands.server.ts";
import { sheetTexts } from "#features/bids/sheet-texts.ts";
import { visibleFile } from "#features/files/record-guards.server.ts";
import {
  bids,
  fileAttachments,
  files,
  historyEvents,
  leads,
  opportunities,
  prospectContacts,
  surveyAreas,
  surveyEntries,
  walkThroughSurveys,
} from "#features/schema.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { actorOf, addPerson, type PersonOptions, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { arrived } from "#tests/support/files.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { photo } from "#tests/support/sample-files.ts";
import { addSurvey } from "#tests/support/surveys.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { addSurveyAreas } from "./add-survey-areas.server.ts";
import { addSurveyToBid } from "./add-to-bid.server.ts";
import { applySurveyEntry } from "./apply-survey-entry.server.ts";
import { deleteLeftSurveyPhotos } from "./file-records.server.ts";
import { surveyMessages } from "./messages.ts";
import * as entry from "./office/entry.ts";
import { unsentPhotos, withUnsent } from "./office/phone/use-survey.ts";
import type { PhoneData } from "./office/phone.server.ts";
import * as phoneJson from "./office/phone-json.ts";
import * as photoAddress from "./office/photo.ts";
import type { SurveyData } from "./office/survey-page.server.ts";
import * as surveyPage from "./office/survey-page.tsx";
import { typeLabel } from "./survey-area.ts";
import type { SurveyAct } from "./survey-entry-form.ts";

const sellers: readonly string[] = ["administrator", "account-manager"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context);
  const someone = async (options: PersonOptions) => actorOf(await addPerson(context, options));
  const pathOf = (id: string) => `/office/pipeline/${id}/survey`;
  const read = async (id: string) => {
    const answer = await cast.ask("administrator", pathOf(id), surveyPage.loader);
    return answer.body as SurveyData;
  };
  const post = (id: string, fields: Record<string, string>) =>
    cast.ask("administrator", pathOf(id), surveyPage.action, fields);
  const areasOf = async (id: string) => (await read(id)).survey.areas.map(({ fields }) => fields);
  const stage = () => addSurvey(context.db, administratorOf(cast));
  const give = (actor: Actor, id: string, opportunityId: string, act: SurveyAct) => {
    const at = "2026-11-20T15:00:00.000Z";
    const by = actor.accountId;
    return applySurveyEntry(context, actor, id, {
      version: 1,
      opportunityId,
      by,
      at,
      sentAt: at,
      act,
    });
  };
  const added = (name: string, id: string = randomUUID()): SurveyAct => ({
    kind: "add",
    areas: [{ id, source: "entered", fields: { name, type: "office", squareFeet: "1,250" } }],
  });
  /** Of a building whose size the request says like this. */
  const addSized = async (squareFootage: string) => {
    const id = await addOpportunity(context.db);
    const leadIds = context.db
      .select({ id: opportunities.leadId })
      .from(opportunities)
      .where(eq(opportunities.id, id));
    await context.db.update(leads).set({ squareFootage }).where(inArray(leads.id, leadIds));
    return id;
  };
  const bidAreas = async (opportunityId: string) => {
    const [bid] = await context.db.select().from(bids).where(eq(bids.opportunityId, opportunityId));
    return bid?.sheet.areas ?? [];
  };

  it("are for those who sell, and for nobody else", async () => {
    const { opportunityId, areaIds } = await stage();
    const put = { version: 1, opportunityId, at: "x" };
    for (const role of roles) {
      const isSeller = sellers.includes(role);
      const page = await cast.ask(role, pathOf(opportunityId), surveyPage.loader);
      expect(page.status, role).toBe(isSeller ? 200 : 404);
      const json = "/office/pipeline/surveys/phone.json";
      const kept = await cast.ask(role, `${json}?id=${opportunityId}&id=x`, phoneJson.loader);
      expect(kept.status, role).toBe(isSeller ? 200 : 404);
      if (isSeller) expect((kept.body as PhoneData).surveys).toHaveLength(1);
      const sent = await cast.put(
        role,
        `/office/pipeline/surveys/entries/${randomUUID()}`,
        entry.action,
        put,
      );
      expect(sent.status, role).toBe(isSeller ? 422 : 404);
      const bad = await cast.put(
        role,
        "/office/pipeline/surveys/photos/nonsense",
        photoAddress.action,
        {},
      );
      expect(bad.status, role).toBe(404);
      if (isSeller) continue;
      for (const step of ["add", "remove", "take", "propose"]) {
        const fields = { step, area: areaIds[0] ?? "", type: "office", building: "office" };
        const posted = await cast.ask(role, pathOf(opportunityId), surveyPage.action, fields);
        expect(posted.status, `${role} ${step}`).toBe(404);
      }
    }
    const guest = await cast.ask(undefined, pathOf(opportunityId), surveyPage.loader);
    expect(guest.location).toMatch(/^\/client-portal\?/);
    for (const unknown of ["x", randomUUID()]) {
      expect((await cast.ask("administrator", pathOf(unknown), surveyPage.loader)).status).toBe(
        404,
      );
      expect((await post(unknown, { step: "add", type: "office" })).status).toBe(404);
    }
    expect(await areasOf(opportunityId)).toHaveLength(2);
    expect(await bidAreas(opportunityId)).toEqual([]);
  });

  it("take an area by the form without JavaScript, and refuse what is none", async () => {
    const opportunityId = await addOpportunity(context.db);
    const lobby = {
      step: "add",
      type: "lobby",
      squareFeet: "1,250",
      toilet: "",
      attempt: randomUUID(),
    };
    // Sent three times, it is one area.
    for (let times = 0; times < 3; times++)
      expect((await post(opportunityId, lobby)).location).toBe(`${pathOf(opportunityId)}?done=add`);
    expect(await areasOf(opportunityId)).toMatchObject([
      { name: "Lobby or entrance", squareFeet: "1250", toilet: "", covering: "" },
    ]);
    const bad: readonly Record<string, string>[] = [
      { type: "" },
      { type: "dungeon" },
      { type: "office", squareFeet: "many" },
      { type: "office", squareFeet: "-3" },
      { type: "office", squareFeet: "12.5" },
      { type: "office", squareFeet: "5000001" },
      { type: "office", toilet: "1000" },
      { type: "office", name: "x".repeat(81) },
      { type: "office", notes: "x".repeat(100_000) },
      { type: "office", covering: "lava" },
    ];
    for (const fields of bad) {
      const answer = await post(opportunityId, { step: "add", ...fields, attempt: randomUUID() });
      expect(answer.status, JSON.stringify(fields).slice(0, 60)).toBe(422);
    }
    const nul = { step: "add", type: "office", name: "A\u0000B <b>", attempt: randomUUID() };
    expect((await post(opportunityId, nul)).status).toBe(303);
    expect((await areasOf(opportunityId)).map(({ name }) => name)).toEqual([
      "Lobby or entrance",
      "AB <b>",
    ]);
    const [lobbyId, otherId] = (await read(opportunityId)).survey.areas.map(({ id }) => id);
    expect((await post(opportunityId, { step: "up", area: otherId ?? "" })).status).toBe(303);
    expect((await post(opportunityId, { step: "up", area: otherId ?? "" })).status).toBe(409);
    expect((await read(opportunityId)).survey.areas.map(({ id }) => id)).toEqual([
      otherId,
      lobbyId,
    ]);
    for (let times = 0; times < 2; times++)
      expect((await post(opportunityId, { step: "remove", area: otherId ?? "" })).status).toBe(303);
    const gone = await post(opportunityId, { step: "edit", area: otherId ?? "", type: "office" });
    expect(gone.status).toBe(409);
    expect(await areasOf(opportunityId)).toHaveLength(1);
  });

  it("propose the usual areas once, however many phones do", async () => {
    const opportunityId = await addSized("a few floors, 3 of them");
    const propose = { step: "propose", building: "clinic" };
    await Promise.all([post(opportunityId, propose), post(opportunityId, propose)]);
    const areas = await areasOf(opportunityId);
    expect(areas).toHaveLength(9);
    expect(areas[1]).toMatchObject({ name: "Reception", type: "office", squareFeet: "" });
    expect((await post(opportunityId, { ...propose, building: "castle" })).status).toBe(422);
    expect((await read(opportunityId)).take?.left).toHaveLength(9);
  });

  it("propose square feet and fixtures by the building's size, where that is known", async () => {
    const opportunityId = await addSized("20,000");
    await post(opportunityId, { step: "propose", building: "office" });
    const areas = await areasOf(opportunityId);
    const named = (name: string) => areas.find((area) => area.name === name);
    expect(named("Open office")).toMatchObject({ squareFeet: "8400", toilet: "" });
    expect(named("Women’s restroom")).toMatchObject({ toilet: "4", urinal: "", sink: "3" });
    expect(named("Men’s restroom")).toMatchObject({ toilet: "4", urinal: "4", sink: "3" });
    const size = areas.reduce((sum, { squareFeet }) => sum + Number(squareFeet), 0);
    expect(size).toBeGreaterThan(18_000);
    expect(size).toBeLessThanOrEqual(20_000);
    expect(areas.every(({ notes }) => notes?.includes("not measured"))).toBe(true);
    expect((await read(opportunityId)).take?.left).toEqual([]);
  });

  it("name proposed and unnamed areas in the prospect's language, not in the seller's", async () => {
    const opportunityId = await addSized("about a floor");
    await context.db
      .update(prospectContacts)
      .set({ language: "es" })
      .where(
        inArray(
          prospectContacts.id,
          context.db
            .select({ id: opportunities.contactId })
            .from(opportunities)
            .where(eq(opportunities.id, opportunityId)),
        ),
      );
    await post(opportunityId, { step: "propose", building: "clinic" });
    await post(opportunityId, { step: "add", type: "stairwell", attempt: randomUUID() });
    const { names } = surveyMessages("es").quickStart;
    const areas = await areasOf(opportunityId);
    expect(areas[1]?.name).toBe(names.reception);
    expect(areas.at(-1)?.name).toBe(typeLabel("stairwell", "es"));
  });

  it("keep what two people have changed, and ask where it is the same field", async () => {
    const { opportunityId, areaIds } = await stage();
    const [area = ""] = areaIds;
    const [fields = {}] = await areasOf(opportunityId);
    const seen = Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [`seen.${name}`, text]),
    );
    const form = { ...fields, ...seen, step: "edit", area };
    expect((await post(opportunityId, { ...form, squareFeet: "1300" })).status).toBe(303);
    expect((await post(opportunityId, { ...form, notes: "Two mats" })).status).toBe(303);
    const both = await post(opportunityId, { ...form, squareFeet: "1400" });
    expect(both.status).toBe(409);
    expect(JSON.stringify(both.body)).toContain("1300");
    expect((await areasOf(opportunityId))[0]).toMatchObject({
      squareFeet: "1300",
      notes: "Two mats",
    });
    // What a phone has kept is compared with what it had seen, too.
    const phone = await someone({ role: "account-manager" });
    const edit = { kind: "edit" as const, areaId: area, seen: fields };
    const late = { ...edit, fields: { ...fields, squareFeet: "1500" } };
    expect(await give(phone, randomUUID(), opportunityId, late)).toMatchObject({
      ok: false,
      reason: "edited-by-both",
    });
    const floor = { ...edit, fields: { ...fields, floor: "2" } };
    expect(await give(phone, randomUUID(), opportunityId, floor)).toMatchObject({ ok: true });
    const access = { kind: "access" as const, fields: { parking: "Lot B" }, seen: { parking: "" } };
    expect(await give(phone, randomUUID(), opportunityId, access)).toMatchObject({ ok: true });
    const other = { ...access, fields: { parking: "Lot C" } };
    expect(await give(phone, randomUUID(), opportunityId, other)).toMatchObject({ ok: false });
    expect((await read(opportunityId)).survey).toMatchObject({
      access: { parking: "Lot B" },
      areas: [{ fields: { squareFeet: "1300", floor: "2" } }, {}],
    });
    const long = { step: "access", parking: "x".repeat(501) };
    expect((await post(opportunityId, long)).status).toBe(422);
  });

  it("take what phones send once, in any order, and leave no trace of what they refuse", async () => {
    const { opportunityId } = await stage();
    const phone = await someone({ role: "account-manager" });
    const [areaId, addId, editId] = [randomUUID(), randomUUID(), randomUUID()];
    const seen = { squareFeet: "1250" };
    const edit: SurveyAct = { kind: "edit", areaId, seen, fields: { squareFeet: "900" } };
    // The change comes before the area that it is about: it is kept on the phone, and sent again.
    expect(await give(phone, editId, opportunityId, edit)).toMatchObject({
      reason: "unknown-area",
    });
    const twice = [0, 1].map(() =>
      give(phone, addId, opportunityId, added("Night office", areaId)),
    );
    expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
    for (let times = 0; times < 2; times++)
      expect(await give(phone, editId, opportunityId, edit)).toMatchObject({ ok: true });
    // The same area under another entry, as by a second phone of the same proposal.
    expect(await give(phone, randomUUID(), opportunityId, added("Again", areaId))).toEqual({
      ok: true,
    });
    expect((await areasOf(opportunityId)).slice(2)).toMatchObject([
      { name: "Night office", squareFeet: "900" },
    ]);
    const stranger = await someone({ role: "account-manager" });
    expect(await give(stranger, addId, opportunityId, added("X"))).toMatchObject({
      reason: "not-found",
    });
    const other = await stage();
    expect(
      await give(phone, randomUUID(), other.opportunityId, added("Of another", areaId)),
    ).toMatchObject({ reason: "unknown-area" });
    expect(
      await give(phone, randomUUID(), opportunityId, {
        kind: "add",
        areas: [{ id: randomUUID(), source: "entered", fields: { type: "dungeon" } }],
      }),
    ).toMatchObject({ reason: "not-understood" });
    const supervisor = await someone({ role: "supervisor" });
    expect(await give(supervisor, randomUUID(), opportunityId, added("X"))).toMatchObject({
      reason: "not-found",
    });
    const [survey] = await context.db
      .select()
      .from(walkThroughSurveys)
      .where(eq(walkThroughSurveys.opportunityId, opportunityId));
    const arrivedEntries = eq(surveyEntries.surveyId, survey?.id ?? "");
    expect(await context.db.$count(surveyEntries, arrivedEntries)).toBe(3);
    for (const bad of [
      {},
      [],
      "x",
      { version: 2 },
      {
        version: 1,
        opportunityId,
        by: cast.ids.administrator,
        at: "9999",
        sentAt: "0000",
        act: {},
      },
    ]) {
      const path = `/office/pipeline/surveys/entries/${randomUUID()}`;
      const sent = await cast.put("administrator", path, entry.action, bad);
      expect([sent.status, sent.body]).toEqual([422, { ok: false, reason: "not-understood" }]);
    }
    const at = "9999-12-31T23:59:59.000Z";
    const future = { version: 1, opportunityId, by: cast.ids.administrator, at, sentAt: at };
    const path = `/office/pipeline/surveys/entries/${randomUUID()}`;
    const body = { ...future, act: added("By a wrong clock") };
    expect(await cast.put("administrator", path, entry.action, body)).toMatchObject({
      status: 200,
      body: { ok: true, survey: { opportunityId } },
    });
  });

  it("show photos to those who sell, and delete them with their area or opportunity", async () => {
    const { opportunityId, areaIds } = await stage();
    const [lobby = "", restroom = ""] = areaIds;
    const phone = await someone({ role: "account-manager" });
    const attach = async (areaId: string) => {
      const sentAs = randomUUID();
      const act: SurveyAct = { kind: "photos", areaId, photos: [sentAs] };
      const id = randomUUID();
      expect(await give(phone, id, opportunityId, act)).toMatchObject({ reason: "unknown-file" });
      const file = arrived(storage.incoming, await photo());
      await storeFile({ ...context, files: storage }, phone, file, sentAs);
      for (let times = 0; times < 2; times++)
        expect(await give(phone, id, opportunityId, act)).toEqual({ ok: true });
      const [stored] = await context.db.select().from(files).where(eq(files.sentAs, sentAs));
      return stored?.id ?? "";
    };
    const [first, second] = [await attach(lobby), await attach(restroom)];
    const sees = async (actor: Actor, id: string) =>
      (await context.db.$count(files, and(eq(files.id, id), visibleFile(actor)))) === 1;
    const { clientId } = await someone({ role: "client-administrator" });
    const others: PersonOptions[] = [
      { role: "supervisor" },
      { role: "crew-lead" },
      { role: "recruiter" },
      { role: "client-administrator", clientId },
    ];
    for (const role of ["administrator", "account-manager"] as const)
      expect(await sees(await someone({ role }), first), role).toBe(true);
    for (const options of others)
      expect(await sees(await someone(options), first), options.role).toBe(false);
    // Nor does whoever has taken it, once they sell no more.
    expect(await sees({ ...phone, role: "crew-lead" }, first)).toBe(false);
    expect(await sees({ ...phone, needsSecondFactor: true }, first)).toBe(false);
    const stateOf = async (id: string) =>
      (await context.db.select().from(files).where(eq(files.id, id)))[0]?.state;
    expect((await post(opportunityId, { step: "remove", area: lobby })).status).toBe(303);
    expect([await stateOf(first), await stateOf(second)]).toEqual(["deleted", "stored"]);
    await context.db.delete(opportunities).where(eq(opportunities.id, opportunityId));
    expect(await sees(administratorOf(cast), second)).toBe(false);
    await deleteLeftSurveyPhotos(context.db);
    expect(await stateOf(second)).toBe("deleted");
    expect(
      await context.db.$count(fileAttachments, eq(fileAttachments.recordKind, "survey-area")),
    ).toBe(0);
    expect(await context.db.$count(surveyAreas, eq(surveyAreas.id, restroom))).toBe(0);
  });

  it("lose a single photo once, by whoever may change them, and say so in their history", async () => {
    const { opportunityId, surveyId, areaIds } = await stage();
    const [lobby = "", restroom = ""] = areaIds;
    const phone = await someone({ role: "account-manager" });
    const take = async (count: number) => {
      const photos: string[] = [];
      for (let n = 0; n < count; n++) {
        const sentAs = randomUUID();
        const file = arrived(storage.incoming, await photo());
        await storeFile({ ...context, files: storage }, phone, file, sentAs);
        photos.push(sentAs);
      }
      const act: SurveyAct = { kind: "photos", areaId: lobby, photos };
      expect(await give(phone, randomUUID(), opportunityId, act)).toEqual({ ok: true });
      return photos;
    };
    const [first = "", second = "", third = ""] = await take(3);
    const idOf = async (sentAs: string) =>
      (await context.db.select().from(files).where(eq(files.sentAs, sentAs)))[0]?.id ?? "";
    const photosOf = async () =>
      (await read(opportunityId)).survey.areas[0]?.photos.map(({ id }) => id);
    const remove = (photo: string, areaId = lobby): SurveyAct => ({
      kind: "remove-photo",
      areaId,
      photo,
    });
    const [firstId, secondId, thirdId] = [await idOf(first), await idOf(second), await idOf(third)];
    // What the phone had not sent when its photo was removed has only the id that it made itself.
    const entryId = randomUUID();
    const twice = [0, 1].map(() => give(phone, entryId, opportunityId, remove(first)));
    expect(await Promise.all(twice)).toEqual([{ ok: true }, { ok: true }]);
    expect(await photosOf()).toEqual([secondId, thirdId]);
    // A photo of another area, of another survey, and one that nobody has, stay or are nobody's.
    const other = await stage();
    expect(await give(phone, randomUUID(), opportunityId, remove(secondId, restroom))).toEqual({
      ok: true,
    });
    expect(await give(phone, randomUUID(), other.opportunityId, remove(secondId))).toEqual({
      ok: true,
    });
    const stranger = await someone({ role: "account-manager" });
    expect(await give(stranger, randomUUID(), opportunityId, remove(second))).toEqual({ ok: true });
    const supervisor = await someone({ role: "supervisor" });
    expect(await give(supervisor, randomUUID(), opportunityId, remove(secondId))).toMatchObject({
      reason: "not-found",
    });
    expect(await photosOf()).toEqual([secondId, thirdId]);
    const form = { step: "remove-photo", area: lobby, photo: secondId };
    for (const answer of await Promise.all([post(opportunityId, form), post(opportunityId, form)]))
      expect(answer.location).toBe(`${pathOf(opportunityId)}?done=remove-photo#area-${lobby}`);
    for (const photo of ["", "x", "\u0000", "9".repeat(100_000)])
      expect((await post(opportunityId, { ...form, photo })).status).toBe(422);
    expect(
      (await cast.ask("supervisor", pathOf(opportunityId), surveyPage.action, form)).status,
    ).toBe(404);
    expect(await photosOf()).toEqual([thirdId]);
    const states = await context.db
      .select({ state: files.state })
      .from(files)
      .where(inArray(files.id, [firstId, secondId]));
    expect(states.map(({ state }) => state)).toEqual(["deleted", "deleted"]);
    expect(
      await context.db.$count(
        historyEvents,
        and(eq(historyEvents.recordId, surveyId), eq(historyEvents.kind, "photo-removed")),
      ),
    ).toBe(2);
  });

  it("show without a connection what was removed there, sent or not", async () => {
    const { opportunityId, areaIds } = await stage();
    const [areaId = ""] = areaIds;
    const [sent, unsent, kept] = [randomUUID(), randomUUID(), randomUUID()];
    const { survey } = await read(opportunityId);
    const file = { kind: "jpeg", name: "a.jpg", width: 1, height: 1, isHeld: false } as const;
    const [area] = survey.areas;
    if (area === undefined) throw new Error("The survey has no area");
    const withPhoto = { ...survey, areas: [{ ...area, photos: [{ ...file, id: sent }] }] };
    const acts: SurveyAct[] = [
      { kind: "photos", areaId, photos: [unsent, kept] },
      { kind: "remove-photo", areaId, photo: sent },
      { kind: "remove-photo", areaId, photo: unsent },
    ];
    const entries = acts.map((act, at) => ({
      id: String(at),
      subject: opportunityId,
      person: "",
      at: "",
      photos: [],
      order: at,
      act,
    }));
    expect(withUnsent(withPhoto, entries, "en").areas[0]?.photos).toEqual([]);
    const previews = new Map([["0", ["blob:1", "blob:2"]]]);
    expect(unsentPhotos(areaId, entries, previews)).toEqual([{ id: kept, address: "blob:2" }]);
  });

  it("fill the bid once, leave what somebody has changed there, and name it", async () => {
    const { opportunityId, areaIds } = await stage();
    const actor = administratorOf(cast);
    const [lobby = "", restroom = ""] = areaIds;
    const take = () => post(opportunityId, { step: "take", attempt: randomUUID() });
    expect((await read(opportunityId)).take).toMatchObject({
      added: ["Lobby"],
      left: [{ name: "Restroom", reason: "no-measure" }],
    });
    for (const answer of await Promise.all([take(), take(), take()]))
      expect(answer.status).toBe(303);
    expect(await bidAreas(opportunityId)).toMatchObject([
      { name: "Lobby", floor: "1", type: "lobby", floorCovering: "tile", squareFeet: 1_200 },
    ]);
    const edit = (areaId: string, fields: Record<string, string>) =>
      give(actor, randomUUID(), opportunityId, { kind: "edit", areaId, fields, seen: {} });
    // How often it is cleaned was decided in the bid, and stays.
    const [bidId = ""] = (await bidAreas(opportunityId)).map(({ id }) => id);
    const changeBid = async (changes: Record<string, string>) => {
      const [bid] = await context.db
        .select()
        .from(bids)
        .where(eq(bids.opportunityId, opportunityId));
      const stored = bid ? sheetTexts(bid.sheet) : {};
      expect(await saveBid(context, actor, opportunityId, { ...stored, ...changes })).toEqual({
        ok: true,
      });
    };
    await changeBid({ [`area.${bidId}.a`]: "3-week" });
    expect(await edit(lobby, { type: "lobby", squareFeet: "1300" })).toEqual({ ok: true });
    expect(await edit(restroom, { type: "restroom", toilet: "3", sink: "2" })).toEqual({
      ok: true,
    });
    expect((await take()).status).toBe(303);
    expect(await bidAreas(opportunityId)).toMatchObject([
      { id: bidId, squareFeet: 1_300, frequency: { a: { times: 3 } } },
      { name: "Restroom", squareFeet: 0, fixtures: { toilet: 3, urinal: 0, sink: 2 } },
    ]);
    await changeBid({ [`area.${bidId}.squareFeet`]: "1111" });
    expect(await edit(lobby, { type: "lobby", squareFeet: "1400" })).toEqual({ ok: true });
    const [, restroomRow] = await bidAreas(opportunityId);
    await changeBid({ [`area.${restroomRow?.id}.gone`]: "yes" });
    const [bid] = await context.db.select().from(bids).where(eq(bids.opportunityId, opportunityId));
    expect((await take()).status).toBe(303);
    const [after] = await context.db
      .select()
      .from(bids)
      .where(eq(bids.opportunityId, opportunityId));
    expect(after?.revision).toBe(bid?.revision);
    expect((await read(opportunityId)).take).toMatchObject({
      added: [],
      updated: [],
      left: [
        { name: "Lobby", reason: "changed-in-bid" },
        { name: "Restroom", reason: "removed-from-bid" },
      ],
    });
    expect((await bidAreas(opportunityId)).map(({ squareFeet }) => squareFeet)).toEqual([1_111]);
    const history = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(and(eq(historyEvents.recordKind, "survey"), eq(historyEvents.kind, "taken")));
    expect(history).toHaveLength(2);
    await addSurveyAreas(
      context,
      actor,
      opportunityId,
      [
        {
          name: "Annex",
          areaType: "office",
          floorCovering: "carpet",
          squareFeet: 90,
          source: "floor-plan",
        },
      ],
      "plan",
    );
    await context.db
      .update(opportunities)
      .set({ stage: "lost", lostReason: "price", closedAt: new Date() })
      .where(eq(opportunities.id, opportunityId));
    expect(await addSurveyToBid(context, actor, opportunityId)).toEqual({
      ok: false,
      reason: "closed",
    });
    expect((await take()).status).toBe(409);
    const supervisor = await someone({ role: "supervisor" });
    expect(await addSurveyToBid(context, supervisor, opportunityId)).toMatchObject({ ok: false });
  });

  it("add areas for other features once under one key", async () => {
    const opportunityId = await addOpportunity(context.db);
    const actor = administratorOf(cast);
    const rooms = [
      { name: "101", areaType: "office", floorCovering: undefined, squareFeet: 144 },
      { name: "102", areaType: "office", floorCovering: "carpet", squareFeet: 160 },
    ] as const;
    const add = (key: string, areas: Parameters<typeof addSurveyAreas>[3] = rooms) =>
      addSurveyAreas(context, actor, opportunityId, areas, key);
    const [first, second] = await Promise.all([add("a"), add("a")]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(await areasOf(opportunityId)).toHaveLength(2);
    expect(await add("b", [{ ...rooms[0], squareFeet: -1 }])).toMatchObject({ ok: false });
    const many = Array.from({ length: 299 }, () => rooms[0]);
    expect(await add("c", many)).toMatchObject({ reason: "too-many-areas" });
    expect(await areasOf(opportunityId)).toHaveLength(2);
  });
});
