/** Details of changes, in all forms that commands write, as people read them. */
import { describe, expect, it } from "vitest";
import type { RecordName } from "#platform/history/history-nouns.server.ts";
import type { ChangeNames } from "../change-names.server.ts";
import type { Change } from "../list-changes.server.ts";
import { describeChange } from "./describe-change.server.ts";

const [ann, bob, tower, lodge, north, gone] = [1, 2, 3, 4, 5, 6].map(
  (n) => `01900000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string, string, string];

const recordId = "01900000-0000-7000-8000-000000000009";

function namesWith(record: RecordName = { name: "WO-234567" }): ChangeNames {
  const person = (name: string) => ({ name, role: "supervisor" as const, isRemoved: false });
  return {
    people: new Map([
      [ann, person("Ann Lee")],
      [bob, { ...person("Bob Ray"), isRemoved: true }],
    ]),
    records: new Map([[recordId, record]]),
    anything: new Map([
      [ann, "Ann Lee"],
      [bob, "Bob Ray"],
      [tower, "Tower"],
      [lodge, "Lodge"],
      [north, "Northgate"],
    ]),
  };
}

const changeOf = (change: Partial<Change>): Change => ({
  id: recordId,
  at: new Date("2026-11-22T11:30:00Z"),
  atMicroseconds: 0,
  recordKind: "work-order",
  recordId,
  kind: "created",
  actorId: ann,
  clientId: north,
  facilityId: tower,
  requestId: null,
  details: {},
  ...change,
});

const described = (change: Partial<Change>, record?: RecordName) =>
  describeChange(changeOf(change), namesWith(record), "en");

/** `Label: from -> to` and `Label: value`. */
function lines(recordKind: string, kind: string, details: Change["details"], record?: RecordName) {
  const { fields, facts } = described({ recordKind, kind, details }, record);
  return [
    ...fields.map(({ label, from, to }) => `${label}: ${from} -> ${to}`),
    ...facts.map(({ label, value }) => `${label}: ${value}`),
  ];
}

describe("a changed field has from and to", () => {
  it.each([
    [
      "written as changes",
      ["facility", "facts-changed", { changes: { street: { from: "", to: "1 Main St" } } }],
      ["Street: none -> 1 Main St"],
    ],
    [
      "of a state of the union, which is no status, and of a day without service",
      [
        "facility",
        "facts-changed",
        {
          changes: {
            state: { from: "IL", to: "OH" },
            "holiday.2027-01-01": { from: "", to: "New Year's Day" },
          },
        },
      ],
      ["State: IL -> OH", "Day without service, Jan 1, 2027: none -> New Year’s Day"],
    ],
    [
      "of opening hours, beside the whole week of older versions",
      [
        "facility",
        "hours-changed",
        {
          before: [[["08:00", "18:00"]]],
          changes: {
            "day.0": { from: "08:00 to 18:00", to: "" },
            "day.6": { from: "", to: "00:00 to 24:00" },
          },
        },
      ],
      ["Monday: 8:00 AM to 6:00 PM -> closed", "Sunday: closed -> 12:00 AM to midnight"],
    ],
    [
      "written before and after",
      [
        "document",
        "dates-changed",
        {
          version: 2,
          before: { validFrom: "2026-01-01", validUntil: null },
          after: { validFrom: "2026-01-01", validUntil: "2026-12-31" },
        },
      ],
      ["Valid until: no end date -> Dec 31, 2026", "Version: 2"],
    ],
    [
      "inside other fields",
      [
        "client",
        "targets-changed",
        {
          before: { urgent: { responseMinutes: 60, resolutionMinutes: 600 } },
          after: { urgent: { responseMinutes: 90, resolutionMinutes: 600 } },
        },
      ],
      ["Urgent: response: 1 hour -> 90 minutes"],
    ],
    [
      "in money, percent, choices, and yes or no",
      [
        "client",
        "billing-changed",
        {
          before: { taxBasisPoints: 0, isReviewed: true, monthlyPriceCents: 12_000 },
          after: { taxBasisPoints: 825, isReviewed: false, monthlyPriceCents: 124_050 },
        },
      ],
      [
        "Sales tax: 0% -> 8.25%",
        "Reviewed before issue: Yes -> No",
        "Monthly price: $120.00 -> $1,240.50",
      ],
    ],
    [
      "of a person, by name",
      ["lead", "assigned", { to: bob, before: { assignedTo: ann } }],
      ["Assigned to: Ann Lee -> Bob Ray"],
    ],
    [
      "of nobody any more",
      ["lead", "unassigned", { before: { assignedTo: ann } }],
      ["Assigned to: Ann Lee -> no one"],
    ],
    [
      "of a release",
      ["lead", "released", { before: { screening: "quarantined", spamConfirmedAt: null } }],
      ["Spam check: In quarantine -> Accepted"],
    ],
    [
      "of a priority",
      ["work-order", "prioritized", { priority: "urgent", priorityBefore: "routine" }],
      ["Priority: Routine -> Urgent"],
    ],
    [
      "of a role",
      [
        "account",
        "role-changed",
        { from: "supervisor", to: "crew-lead", device: "Chrome/Windows" },
      ],
      ["Role: Supervisor -> Crew lead", "Device: Chrome on Windows"],
    ],
    [
      "of an answer",
      [
        "feedback",
        "changed",
        { score: 9, reason: "Better", before: { score: 3, reason: "Dusty" } },
      ],
      ["Score: 3 -> 9", "Reason: Dusty -> Better"],
    ],
    [
      "of a visit",
      [
        "visit",
        "changed",
        {
          before: { date: "2026-11-02", startsAt: "22:00", endsAt: "02:00", crewSize: 2 },
          after: {
            scope: "visit",
            date: "2026-11-03",
            startsAt: "21:30",
            endsAt: "02:00",
            crewSize: 2,
          },
        },
      ],
      ["Date: Nov 2, 2026 -> Nov 3, 2026", "Starts at: 10:00 PM -> 9:30 PM"],
    ],
    [
      "of a series",
      [
        "visit-series",
        "changed",
        {
          scope: "future",
          from: "2026-11-01",
          before: {
            title: "Nightly",
            rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO",
            windowStart: "22:00",
            windowEnd: "02:00",
            crewSize: 2,
            createdBy: ann,
          },
          plan: {
            title: "Nightly",
            rule: "FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU",
            startsAt: "22:00",
            endsAt: "03:00",
            crewSize: 3,
          },
        },
      ],
      [
        "Days: Monday -> Monday and Tuesday",
        "Crew size: 2 -> 3",
        "Ends at: 2:00 AM -> 3:00 AM",
        "Applies to: All future visits",
        "From: Nov 1, 2026",
      ],
    ],
    [
      "of long lists, where they differ",
      [
        "account",
        "assignments-changed",
        {
          before: { facilities: ["a", "b", "c", tower] },
          after: { facilities: ["a", "b", "c", lodge] },
        },
      ],
      ["Facilities: Tower, and 3 more -> Lodge, and 3 more"],
    ],
    [
      "of a visit that began",
      [
        "visit",
        "checked-in",
        {
          before: { state: "scheduled", checkedInBy: null, checkedInHow: null },
          after: { state: "in-progress", checkedInBy: ann, checkedInHow: "site-code" },
        },
      ],
      [
        "Status: Scheduled -> In progress",
        "Checked in by: no one -> Ann Lee",
        "Check-in method: none -> Site code",
      ],
    ],
    [
      "of a contact, whose language is its own and not that of a comment",
      [
        "prospect-company",
        "contact-changed",
        { before: { language: "en" }, after: { language: "es" }, contactId: gone, contact: "Kim" },
      ],
      ["Email language: English -> Español", "Contact: Kim"],
    ],
    [
      "of a proposal that was signed",
      [
        "proposal",
        "signed",
        { before: { state: "open" }, after: { state: "signed", alternative: "b" }, number: 2 },
      ],
      [
        "Status: sent, not decided -> signed by the prospect, waiting for you",
        "Alternative chosen: none -> B",
        "Number: 2",
      ],
    ],
    [
      "of the list before going live",
      [
        "company-settings",
        "launch-item-confirmed",
        { before: { keys: false }, after: { keys: true } },
      ],
      ["Done: Copies of the keys: No -> Yes"],
    ],
    [
      "whose record is gone",
      ["lead", "assigned", { to: gone, before: { assignedTo: null } }],
      ["Assigned to: no one -> a record that was deleted"],
    ],
  ] as const)("%s", (_, [recordKind, kind, details], expected) => {
    expect(lines(recordKind, kind, details)).toEqual(expected);
  });
});

describe("what else is known", () => {
  it.each([
    [["work-order", "assigned", { byStaff: true, to: ann }], ["To: Ann Lee"]],
    [["work-order", "commented", { byStaff: true, commentId: gone }], []],
    [["work-order", "warned", { clock: "response" }], ["Target: Response"]],
    [["work-order-price", "price-offered", { cents: 24_000 }], ["Amount: $240.00"]],
    [["invoice", "drafted", { period: "2026-10-01" }], ["Month: October 2026"]],
    [["invoice", "reminded", { days: 7 }], ["Days past due: 7"]],
    [
      ["account", "assignments-changed", { clients: [], facilities: [tower] }],
      ["Facilities: Tower"],
    ],
    [["account", "signed-in", { by: "password", newDevice: false }], ["With: Password"]],
    [["account", "sign-in-failed", { name: "0d9f3c", device: "Safari" }], ["Device: Safari"]],
    [["inspection", "finished", { scoreTenths: 865, failed: 0 }], ["Score: 86.5%"]],
    [["facility", "areas-added", { names: ["Lobby", "Stairs"] }], ["Names: Lobby, Stairs"]],
    [
      [
        "visit",
        "area-done",
        { before: { Dust: false }, after: { Dust: true }, area: "Lobby", tasks: ["Dust"] },
      ],
      ["Area: Lobby", "Tasks: Dust"],
    ],
    [
      ["facility", "oddly-changed", { innerThing: { deepName: 5 }, oddId: gone }],
      ["Inner thing: Deep name: 5"],
    ],
    [["lead", "undone", { event: gone, kind: "answered" }], ["Step: Marked as answered"]],
    [
      [
        "visit",
        "checked-in",
        { at: "2026-11-22T04:05:00.000Z", how: "entered-later", sentAt: null },
      ],
      ["Time: Nov 21, 2026, 10:05 PM CST", "Method: Entered later"],
    ],
    // What people type may look like what the product writes.
    [
      ["facility", "supply-added", { name: "2026-99-99T99:99:99Z" }],
      ["Name: 2026-99-99T99:99:99Z"],
    ],
    [["facility", "supply-added", { name: "2026-13-45" }], ["Name: 2026-13-45"]],
    [["visit-series", "created", { rule: "FREQ=YEARLY" }], ["Days: FREQ=YEARLY"]],
    [["invoice", "drafted", { period: "2026-99" }], ["Month: 2026-99"]],
  ] as const)("%j", ([recordKind, kind, details], expected) => {
    expect(lines(recordKind, kind, details)).toEqual(expected);
  });

  it("names a rating as the method of its inspection does", () => {
    const details = { task: "Dust", rating: "1" };
    const record = (method: string) => ({ name: "Nov 3, 2026", method });
    expect(lines("inspection", "failed-again", details, record("five-point"))).toEqual([
      "Task: Dust",
      "Rating: Spotless",
    ]);
    expect(lines("inspection", "failed-again", details, record("three-point"))).toContain(
      "Rating: Good",
    );
  });
});

describe("who and where", () => {
  it("names the person and their role, or why there is none", () => {
    expect(described({})).toMatchObject({ who: "Ann Lee", role: "Supervisor" });
    expect(described({ actorId: null, kind: "breached" })).toMatchObject({
      who: "Automatic",
      role: "",
    });
    const byOccupant = { actorId: null, kind: "commented", details: { byOccupant: true } };
    expect(described(byOccupant).who).toBe("An occupant");
    const event = { actorId: null, kind: "created" };
    expect(described(event, { name: "WO-234567", isOccupants: true }).who).toBe("An occupant");
    expect(described({ actorId: null, recordKind: "account", kind: "sign-in-failed" }).who).toBe(
      "Not signed in",
    );
  });

  it("leads to the page of the record, where there is one", () => {
    const facility = `/office/clients/${north}/facilities/${tower}`;
    const path = (recordKind: string, record?: RecordName) =>
      described({ recordKind }, record).path;
    expect(path("work-order")).toBe(`/office/work-orders/${recordId}`);
    expect(path("work-order-price")).toBe(`/office/work-orders/${recordId}`);
    expect(path("facility")).toBe(facility);
    expect(path("scope", { name: "version 2", version: 2 })).toBe(`${facility}/scope?version=2`);
    expect(path("scope", { name: "version 3", version: null })).toBe(`${facility}/scope/draft`);
    expect(path("feedback")).toBeUndefined();
    const removed = { recordKind: "account", recordId: bob };
    expect(described(removed).path).toBeUndefined();
    const deleted = described({ recordId: gone });
    expect(deleted).toMatchObject({ name: undefined, path: undefined });
  });

  it("names client and facility", () => {
    expect(described({})).toMatchObject({ clientName: "Northgate", facilityName: "Tower" });
    expect(described({ facilityId: null })).toMatchObject({
      clientName: "Northgate",
      facilityName: "",
    });
    expect(described({ clientId: null, facilityId: null })).toMatchObject({
      clientName: "",
      facilityName: "",
    });
  });
});

it("speaks Spanish to who reads Spanish", () => {
  const details = {
    before: { validUntil: null, needsAcknowledgement: true, assignedTo: null },
    after: { validUntil: "2026-12-31", needsAcknowledgement: false, assignedTo: ann },
  };
  const change = changeOf({ recordKind: "document", kind: "dates-changed", details });
  const { fields } = describeChange(change, namesWith(), "es");
  expect(fields.map(({ label, from, to }) => `${label}: ${from} -> ${to}`)).toEqual([
    "Vigente hasta: sin fecha final -> 31 dic 2026",
    "Pide confirmar la lectura: Sí -> No",
    "Asignado a: nadie -> Ann Lee",
  ]);
});

it("writes a device that an earlier version stored in English in the reader's language", () => {
  const device = (stored: string) =>
    describeChange(
      changeOf({ recordKind: "account", kind: "signed-in", details: { device: stored } }),
      namesWith(),
      "es",
    ).facts;
  const facts = [{ label: "Dispositivo", value: "Chrome en Windows" }];
  expect(device("Chrome/Windows")).toEqual(facts);
  expect(device("Chrome on Windows")).toEqual(facts);
});

it("names fields and choices of a privacy request, a newsletter and an invoice in Spanish", () => {
  const facts = (recordKind: Change["recordKind"], details: Change["details"]) =>
    describeChange(changeOf({ recordKind, kind: "logged", details }), namesWith(), "es").facts.map(
      ({ label, value }) => `${label}: ${value}`,
    );
  expect(facts("privacy-request", { kind: "access", dueOn: "2026-12-31" })).toEqual([
    "Tipo: Copia de sus datos",
    "Vence el: 31 dic 2026",
  ]);
  expect(facts("invoice", { totalCents: 124_050 })).toEqual(["Total: $1,240.50"]);
});
