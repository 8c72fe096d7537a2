import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { findClient } from "#features/clients/find-client.server.ts";
import {
  areas,
  facilities,
  facilityContacts,
  facilityHolidays,
  historyEvents,
} from "#features/schema.ts";
import { startDraft } from "#features/scopes/change-scope.server.ts";
import { removeDraftTasks } from "#features/scopes/draft-lines.server.ts";
import { listScopeLines, listScopes } from "#features/scopes/find-scopes.server.ts";
import { refreshClocks } from "#features/work-orders/order-clocks.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Role } from "#platform/identity/roles.ts";
import { actorOf, addPerson, addPersonAt, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope, type TestFacility } from "#tests/support/facilities.ts";
import { historyOf } from "#tests/support/history.ts";
import { roles } from "#tests/support/role-names.ts";
import type { AreaForm } from "./areas/area-form.ts";
import {
  addAreas,
  archiveArea,
  changeArea,
  listAreas,
  restoreArea,
} from "./areas/change-areas.server.ts";
import {
  archiveFacility,
  changeFacts,
  changeHours,
  type EditResult,
  renewSiteCode,
  restoreFacility,
} from "./change-facility.server.ts";
import { addContact, changeContact, removeContact } from "./contacts.server.ts";
import type { FacilityFactsForm } from "./facility-form.ts";
import { findFacility, listFacilities } from "./find-facility.server.ts";
import { addFederalHolidays, addHoliday, removeHoliday } from "./holidays.server.ts";
import { usualWeek } from "./hours-form.ts";

const facts: FacilityFactsForm = {
  name: "Annex",
  timeZone: "America/Denver",
  facilityType: "office",
  street: "1 Main",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  holidayRule: "move",
  accessNotes: "Ring",
};
const area: AreaForm = {
  name: "Lobby",
  floor: "1",
  type: "lobby",
  squareFeet: 900,
  toilets: 0,
  urinals: 0,
  sinks: 0,
  floorCovering: "tile",
};
const contact = { name: "Kim", jobTitle: "", phone: "312 555 0100", email: "" };

describeDatabase((database) => {
  const context = useAccounts(database);
  const administrator = async () => actorOf(await addPerson(context, { role: "administrator" }));

  const commands: Record<string, (actor: Actor, at: TestFacility) => Promise<EditResult>> = {
    facts: (actor, { id }) => changeFacts(context, actor, id, facts),
    hours: (actor, { id }) =>
      changeHours(
        { ...context, onCalendarChange: refreshClocks },
        actor,
        id,
        usualWeek.with(6, [["10:00", "14:00"]]),
      ),
    "site code": (actor, { id }) => renewSiteCode(context, actor, id),
    archive: (actor, { id }) => archiveFacility(context, actor, id),
    holiday: (actor, { id }) =>
      addHoliday({ ...context, onCalendarChange: refreshClocks }, actor, id, {
        date: "2027-03-01",
        name: "Day",
      }),
    "federal holidays": (actor, { id }) =>
      addFederalHolidays({ ...context, onCalendarChange: refreshClocks }, actor, id, 2027),
    contact: (actor, { id }) => addContact(context, actor, id, contact),
    areas: (actor, { id }) => addAreas(context, actor, id, [area]),
    "change of an area": (actor, { id, areaIds: [areaId = ""] }) =>
      changeArea(context, actor, id, areaId, area),
    "archived area": (actor, { id, areaIds: [areaId = ""] }) =>
      archiveArea({ ...context, removeDraftTasks }, actor, id, areaId),
  };

  describe("who may:", () => {
    it.each(Object.keys(commands))("%s", async (name) => {
      for (const role of roles) {
        const facility = await addFacility(context);
        const other = await addFacility(context);
        const actor = actorOf(await addPersonAt(context, role, facility.clientId, [facility.id]));
        const mayChange = role === "administrator" || role === "account-manager";
        const reason = role === "recruiter" ? "not-found" : "not-allowed";
        const result = await commands[name]?.(actor, facility);
        expect(result, role).toMatchObject(mayChange ? { ok: true } : { ok: false, reason });
        const events = await context.db.$count(
          historyEvents,
          eq(historyEvents.facilityId, facility.id),
        );
        expect(events, role).toBe(mayChange ? 1 : 0);
        const foreign = await commands[name]?.(actor, other);
        expect(foreign, role).toMatchObject(
          role === "administrator" ? { ok: true } : { ok: false, reason: "not-found" },
        );
      }
    });
  });

  it("what belongs to another facility is not found, and stays as it was", async () => {
    const chief = await administrator();
    const [mine, theirs] = [await addFacility(context), await addFacility(context)];
    const added = await addContact(context, chief, theirs.id, contact);
    const contactId = added.ok ? added.id : "";
    const [areaId = ""] = theirs.areaIds;
    const gone = { ok: false, reason: "not-found" };
    for (const result of [
      await changeContact(context, chief, mine.id, contactId, { ...contact, name: "Other" }),
      await removeContact(context, chief, mine.id, contactId),
      await changeArea(context, chief, mine.id, areaId, area),
      await archiveArea({ ...context, removeDraftTasks }, chief, mine.id, areaId),
      await restoreArea(context, chief, mine.id, areaId),
      await removeHoliday(
        { ...context, onCalendarChange: refreshClocks },
        chief,
        mine.id,
        "2027-03-01",
      ),
      await changeFacts(context, chief, randomUUID(), facts),
    ])
      expect(result).toEqual(gone);
    const { db } = context;
    const [kept] = await db
      .select()
      .from(facilityContacts)
      .where(eq(facilityContacts.id, contactId));
    expect(kept?.name).toBe("Kim");
    expect(
      await db.$count(areas, and(eq(areas.name, "Lobby"), eq(areas.facilityId, theirs.id))),
    ).toBe(0);
  });

  it("facts, hours, holidays and contacts are stored as they were entered", async () => {
    const chief = await administrator();
    const { id } = await addFacility(context);
    const week = [
      [
        ["06:00", "12:00"],
        ["18:00", "24:00"],
      ],
      [],
      [],
      [],
      [],
      [],
      [],
    ] as const;
    await changeFacts(context, chief, id, facts);
    await changeHours({ ...context, onCalendarChange: refreshClocks }, chief, id, week);
    await addHoliday({ ...context, onCalendarChange: refreshClocks }, chief, id, {
      date: "2090-12-25",
      name: "Christmas",
    });
    await addContact(context, chief, id, contact);
    const facility = await findFacility(context.db, chief, id);
    expect(facility).toMatchObject({ ...facts, week, contacts: [contact] });
    expect(facility?.holidays).toEqual([{ date: "2090-12-25", name: "Christmas" }]);
    const again = await addHoliday({ ...context, onCalendarChange: refreshClocks }, chief, id, {
      date: "2090-12-25",
      name: "Again",
    });
    expect(again).toEqual({ ok: false, reason: "duplicate" });
    await addFederalHolidays({ ...context, onCalendarChange: refreshClocks }, chief, id, 2090);
    const [day] = await context.db
      .select()
      .from(facilityHolidays)
      .where(eq(facilityHolidays.date, "2090-12-25"));
    expect(day?.name).toBe("Christmas");
    expect(
      await addFederalHolidays({ ...context, onCalendarChange: refreshClocks }, chief, id, 2090),
    ).toMatchObject({ ok: false });
  });

  it("who does not need them reads neither contacts nor access notes nor the site code", async () => {
    const at = await addFacility(context, { accessNotes: "Key in the box", areas: [] });
    await addContact(context, await administrator(), at.id, contact);
    const seen = await Promise.all(
      roles.map(async (role) => {
        const { clientId, id } = at;
        const person = { role, clientId, clientIds: [clientId], facilityIds: [id] };
        const facility = await findFacility(
          context.db,
          actorOf(await addPerson(context, person)),
          id,
        );
        const { contacts, accessNotes, siteCode } = facility ?? {};
        return [role, facility && [contacts, accessNotes, siteCode].map((value) => value !== null)];
      }),
    );
    expect(Object.fromEntries(seen)).toEqual({
      "client-administrator": [true, true, false],
      "client-member": [true, false, false],
      "account-manager": [true, true, true],
      supervisor: [true, true, true],
      "crew-lead": [false, true, false],
      recruiter: undefined,
      administrator: [true, true, true],
    });
  });

  it("a new site code differs from the one before", async () => {
    const chief = await administrator();
    const { id } = await addFacility(context);
    const before = (await findFacility(context.db, chief, id))?.siteCode;
    await renewSiteCode(context, chief, id);
    const after = (await findFacility(context.db, chief, id))?.siteCode;
    expect(after).toMatch(/^\w{3}-\w{4}$/);
    expect(after).not.toBe(before);
  });

  it("an archived facility leaves the lists, keeps its page, and comes back", async () => {
    const chief = await administrator();
    const { id } = await addFacility(context);
    const isListed = async () =>
      (await listFacilities(context.db, chief)).some((facility) => facility.id === id);
    await archiveFacility(context, chief, id);
    expect(await isListed()).toBe(false);
    expect((await findFacility(context.db, chief, id))?.archivedAt).toBeInstanceOf(Date);
    expect(await archiveFacility(context, chief, id)).toMatchObject({ reason: "wrong-state" });
    await restoreFacility(context, chief, id);
    expect(await isListed()).toBe(true);
    expect(await restoreFacility(context, chief, id)).toMatchObject({ reason: "wrong-state" });
  });

  describe("areas", () => {
    it("are added all or none, and no name stands twice on a floor", async () => {
      const chief = await administrator();
      const { id } = await addFacility(context, { areas: [{ name: "lobby", floor: "1" }] });
      const two = [{ ...area, name: "Hall" }, area];
      expect(await addAreas(context, chief, id, two)).toEqual({ ok: false, reason: "duplicate" });
      expect(await listAreas(context.db, chief, id)).toHaveLength(1);
      const upstairs = two.map((area) => ({ ...area, floor: "2" }));
      expect(await addAreas(context, chief, id, upstairs)).toMatchObject({ ok: true });
      expect((await listAreas(context.db, chief, id)).map(({ name }) => name)).toEqual([
        "lobby",
        "Hall",
        "Lobby",
      ]);
    });

    it("stand in the order of floors: 2 before 10, numbers before words", async () => {
      const floors = ["Roof", "10", "Basement", "2"].map((floor) => ({ floor }));
      const { id } = await addFacility(context, { areas: floors });
      const list = await listAreas(context.db, await administrator(), id);
      expect(list.map(({ floor }) => floor)).toEqual(["2", "10", "Basement", "Roof"]);
    });

    it("that are archived stay in versions of the scope, and leave the draft", async () => {
      const chief = await administrator();
      const at = await addFacility(context);
      const scopeId = await addScope(context, at);
      const draft = await startDraft(context, chief, at.id);
      const [areaId = ""] = at.areaIds;
      await archiveArea({ ...context, removeDraftTasks }, chief, at.id, areaId);
      expect(await listScopeLines(context.db, chief, scopeId)).toHaveLength(2);
      expect(await listScopeLines(context.db, chief, draft.ok ? draft.id : "")).toHaveLength(1);
      expect(
        await archiveArea({ ...context, removeDraftTasks }, chief, at.id, areaId),
      ).toMatchObject({ ok: false });
      await restoreArea(context, chief, at.id, areaId);
      expect(await restoreArea(context, chief, at.id, areaId)).toMatchObject({ ok: false });
    });

    it("are listed for who sees the facility, as are versions of its scope", async () => {
      for (const role of roles) {
        const at = await addFacility(context);
        const scopeId = await addScope(context, at);
        await startDraft(context, await administrator(), at.id);
        const read = async (options: { clientId: string; facilityIds: string[] }) => {
          const clientIds = [options.clientId];
          const actor = actorOf(await addPerson(context, { role, ...options, clientIds }));
          const [versions, lines] = await Promise.all([
            listScopes(context.db, actor, at.id),
            listScopeLines(context.db, actor, scopeId),
          ]);
          const prices = new Set(
            [...versions, ...lines].map((row) => row.monthlyPriceCents !== null),
          );
          const areaCount = (await listAreas(context.db, actor, at.id)).length;
          return [areaCount, versions.length, lines.length, prices.has(true)];
        };
        const outside = await addFacility(context);
        const writes = role === "administrator" || role === "account-manager";
        const knowsPrices = writes || role === "client-administrator";
        const sees = role !== "recruiter";
        expect(await read({ clientId: at.clientId, facilityIds: [at.id] }), role).toEqual(
          sees ? [2, writes ? 2 : 1, 2, knowsPrices] : [0, 0, 0, false],
        );
        const other = await read({ clientId: outside.clientId, facilityIds: [outside.id] });
        expect(other, role).toEqual(role === "administrator" ? [2, 2, 2, true] : [0, 0, 0, false]);
      }
    });
  });

  it("a client's facilities are added up from areas in use and the scope in effect", async () => {
    const chief = await administrator();
    const sizes = [
      { squareFeet: 400 },
      { squareFeet: 600 },
      { squareFeet: 9_000, archivedAt: new Date() },
    ];
    const at = await addFacility(context, { city: "Chicago", state: "IL", areas: sizes });
    const other = await addFacility(context, { clientId: at.clientId, areas: [{ squareFeet: 7 }] });
    await addScope(context, at, { effectiveFrom: "2020-01-01" });
    const [areaId = ""] = at.areaIds;
    const line = { areaId, monthlyPriceCents: 12_345 };
    await addScope(context, at, { version: 2, effectiveFrom: "2021-01-01", lines: [line] });
    await addScope(context, at, {
      version: 3,
      effectiveFrom: "2999-01-01",
      lines: [line, { ...line, task: "x" }],
    });
    const facilitiesSeenBy = async (role: Role) => {
      const options = { role, clientIds: [at.clientId], facilityIds: [at.id] };
      const actor = role === "administrator" ? chief : actorOf(await addPerson(context, options));
      const list = (await findClient(context.db, actor, at.clientId))?.facilities ?? [];
      return new Map(
        list.map((facility) => [
          facility.id,
          [facility.place, facility.areaCount, facility.squareFeet, facility.monthlyPriceCents],
        ]),
      );
    };
    for (const role of ["administrator", "account-manager"] as const) {
      const list = await facilitiesSeenBy(role);
      expect(list.get(at.id), role).toEqual(["Chicago, IL", 2, 1_000, 12_345]);
      expect(list.get(other.id), role).toEqual(["", 1, 7, null]);
    }
    expect(await facilitiesSeenBy("supervisor")).toEqual(
      new Map([[at.id, ["Chicago, IL", 2, 1_000, null]]]),
    );
    expect(await facilitiesSeenBy("recruiter")).toEqual(new Map());
  });

  it("a facility's history says what was done, by whom, and where", async () => {
    const chief = await administrator();
    const { id, clientId } = await addFacility(context);
    await changeFacts(context, chief, id, facts);
    const [event] = await historyOf(context.db, id);
    expect(event).toMatchObject({
      recordKind: "facility",
      kind: "facts-changed",
      actorId: chief.accountId,
      clientId,
      facilityId: id,
    });
    expect(event?.details).toMatchObject({
      before: { street: "" },
      after: { street: facts.street },
    });
    const [row] = await context.db.select().from(facilities).where(eq(facilities.id, id));
    expect(row?.clientId).toBe(clientId);
  });
});
