/** The page of all changes and its file: what they show, to whom, and what addresses do to them. */
import { beforeAll, describe, expect, it } from "vitest";
import { archiveFacility, changeFacts } from "#features/facilities/change-facility.server.ts";
import { addContact } from "#features/facilities/contacts.server.ts";
import { historyEvents } from "#features/schema.ts";
import { cancelVisit } from "#features/visits/change-visit.server.ts";
import { changePriority } from "#features/work-orders/handle-work-order.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addSeries, addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import type { AuditPageData } from "./audit-page.server.ts";
import { loader as pageLoader } from "./audit-page.tsx";
import { loader as exportLoader } from "./export.ts";

const page = "/office/audit";
const file = `${page}/export.csv`;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  const open = async (query = "") => {
    const { status, body } = await cast.ask("administrator", `${page}${query}`, pageLoader);
    expect(status, query).toBe(200);
    return body as AuditPageData;
  };
  const download = async (query = "") => {
    const { status, body } = await cast.ask("administrator", `${file}${query}`, exportLoader);
    expect(status, query).toBe(200);
    return String(body);
  };

  beforeAll(async () => {
    const facts = {
      name: "=Clinic",
      timeZone: "America/Chicago" as const,
      facilityType: "office" as const,
      street: "1 Main St",
      city: "Joliet",
      state: "IL",
      postalCode: "60431",
      holidayRule: "skip" as const,
      accessNotes: '=HYPERLINK("http://evil")',
    };
    await changeFacts(context, administratorOf(cast), cast.assigned, facts);
    const contact = { name: "Kim", jobTitle: "", phone: "", email: "" };
    await addContact(context, administratorOf(cast), cast.assigned, contact);
  });

  describe("who may", () => {
    it.each([
      ["page", page, pageLoader],
      ["file", file, exportLoader],
    ] as const)("see the %s: administrators alone", async (_, path, loader) => {
      for (const role of roles) {
        const { status, body } = await cast.ask(role, path, loader);
        expect(status, role).toBe(role === "administrator" ? 200 : 404);
        if (role !== "administrator") expect(JSON.stringify(body ?? "")).not.toContain("Main St");
      }
      const guest = await cast.ask(undefined, path, loader);
      expect(guest.location).toMatch(/^\/client-portal\?next=/);
    });
  });

  it("shows who changed what from what to what, on which record", async () => {
    const { changes } = await open(`?facilityId=${cast.assigned}&change=facility.facts-changed`);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      who: expect.stringContaining("Dana"),
      role: "Administrator",
      what: "Facts changed",
      noun: "Facility",
      name: "=Clinic",
      place: expect.stringMatching(/^Client \w+$/),
      path: `/office/clients/${cast.own.id}/facilities/${cast.assigned}`,
    });
    expect(changes[0]?.fields).toContainEqual({ label: "Street", from: "none", to: "1 Main St" });
  });

  it("narrows by person, record, change, client, facility and days, alone and together", async () => {
    const administrator = administratorOf(cast);
    const { id: orderId } = await addOrder(context, cast.assigned, { priority: "routine" });
    await changePriority(context, administrator, orderId, "urgent");
    const place = { facilityId: cast.own.facilityIds[1] ?? "", clientId: cast.own.id };
    const visitId = await addVisit(context, place, { seriesId: await addSeries(context, place) });
    expect(await cancelVisit(context, administrator, visitId, "Strike")).toEqual({ ok: true });
    const whats = async (query: string) =>
      [...new Set((await open(query)).changes.map(({ what }) => what))].toSorted();

    const person = `person=${cast.ids.administrator}`;
    expect(await whats(`?${person}`)).toEqual(
      expect.arrayContaining(["Signed in", "Contact added", "Priority changed", "Canceled"]),
    );
    expect(await whats(`?person=${cast.ids.recruiter}`)).toEqual(["Signed in"]);
    expect(await whats(`?${person}&record=visit`)).toEqual(["Canceled"]);
    expect(await whats("?record=account")).toEqual(["Signed in"]);
    expect(await whats(`?change=work-order.prioritized&clientId=${cast.own.id}`)).toEqual([
      "Priority changed",
    ]);
    expect(await whats(`?clientId=${cast.other.id}`)).toEqual([]);
    expect(await whats(`?facilityId=${place.facilityId}&${person}`)).toEqual(["Canceled"]);
    expect(await whats(`?${person}&to=2020-01-01`)).toEqual([]);
    expect(await whats(`?${person}&record=visit&from=2020-01-01&to=2099-12-31`)).toEqual([
      "Canceled",
    ]);
  });

  it("names the chosen facility also after it was archived", async () => {
    const id = cast.other.facilityIds[0] ?? "";
    await archiveFacility(context, administratorOf(cast), id);
    const { choices, changes } = await open(`?facilityId=${id}`);
    expect(choices.facilities.map((facility) => facility.id)).toContain(id);
    expect((await open()).choices.facilities.map((facility) => facility.id)).not.toContain(id);
    expect(changes.map(({ what }) => what)).toEqual(["Archived"]);
  });

  it("has a change without a record choose the record, and one of another record choose nothing", async () => {
    expect(await open("?change=invoice.voided")).toMatchObject({
      filter: { record: "invoice" },
      change: "invoice.voided",
    });
    expect(await open("?record=visit&change=invoice.voided")).toMatchObject({
      filter: { record: "visit" },
      change: undefined,
    });
    const { choices } = await open("?record=visit");
    expect(choices.changes.map(({ label }) => label)).toEqual(["Visits"]);
    expect((await open()).choices.changes.length).toBe(choices.records.length);
  });

  it("says which days it cannot use, and shows the list without them", async () => {
    for (const query of ["?from=9999-12-31", "?to=0000-01-01", "?from=2026-02-30"]) {
      const { problem, filter, changes } = await open(query);
      expect(problem, query).toMatch(/2000 to 2099/);
      expect([filter.from, filter.to]).toEqual([undefined, undefined]);
      expect(changes.length).toBeGreaterThan(0);
    }
    expect(await open("?from=2026-02-02&to=2026-02-01")).toMatchObject({
      problem: expect.stringContaining("after the last"),
      changes: [],
    });
    expect((await open("?from=2026-02-01&to=")).problem).toBeUndefined();
  });

  it.each([
    "?person=x&clientId=%27%3B--&facilityId=..%2F&record=__proto__&change=constructor",
    "?record=constructor&change=constructor.name",
    "?change=.&record=",
    "?change=invoice.voided.more&change=2",
    "?change=account.toString",
    `?after=9999999999999999-${newId()}`,
    `?after=99999999999999999999-${newId()}`,
    "?after=-1-x",
    "?after=1e308",
    `?person=${newId()}%00`,
    "?from=%00&to=%EF%BF%BD&person[]=1",
    `?${"record=visit&".repeat(500)}`,
  ])("answers %s as if it were not there", async (query) => {
    await open(query);
    await download(query);
  });

  describe("the file", () => {
    it("has a line for each changed field, and no formulas", async () => {
      const text = await download(`?facilityId=${cast.assigned}`);
      const rows = text.trimEnd().split("\r\n");
      expect(rows[0]).toContain("field,from,to,details");
      expect(rows.filter((row) => row.includes('"Facts changed"'))).toHaveLength(7);
      expect(text).toContain('"Street","none","1 Main St"');
      expect(text).toMatch(/"Contact added".*"Name: Kim"/);
      expect(text).not.toMatch(/(^|,|")[=+@]/m);
      expect(text).toContain("'=HYPERLINK");
    });

    it("has every change once, however many reads it takes", async () => {
      const facilityId = newId();
      const at = new Date("2026-01-01T00:00:00Z");
      const rows = Array.from({ length: 1_203 }, (_, n) => ({
        id: newId(),
        recordKind: "facility",
        recordId: facilityId,
        facilityId,
        at,
        clientId: cast.own.id,
        kind: "supply-added",
        details: { name: `Supply ${n}.` },
      }));
      await context.db.insert(historyEvents).values(rows);
      const text = await download(`?facilityId=${facilityId}`);
      const names = text.match(/Supply \d+\./g) ?? [];
      expect([names.length, new Set(names).size]).toEqual([1_203, 1_203]);
      const shown = await open(`?facilityId=${facilityId}`);
      expect(shown.changes).toHaveLength(50);
      const behind = await open(shown.next?.slice(page.length));
      expect(behind.changes[0]?.id).not.toBe(shown.changes[0]?.id);
      expect(behind.first).toBe(`${page}?facilityId=${facilityId}`);
    });
  });
});
