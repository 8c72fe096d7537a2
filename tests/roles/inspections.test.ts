/** Inspections at each place, for each role: commands of both sides, and what a phone sends. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { PortalHomeData } from "#areas/portal/home/home.server.ts";
import { loader as home } from "#areas/portal/home/page.tsx";
import { loader as apiInspection } from "#features/inspections/api/inspection.ts";
import { loader as apiInspections } from "#features/inspections/api/inspections.ts";
import * as officePage from "#features/inspections/office/detail-page.tsx";
import { action as sendEntry } from "#features/inspections/office/entry.ts";
import { action as plan } from "#features/inspections/office/new-page.tsx";
import { loader as phone } from "#features/inspections/office/phone-json.ts";
import { action as saveRule } from "#features/inspections/office/rule-page.tsx";
import * as portalPage from "#features/inspections/portal/detail-page.tsx";
import { loader as reportLoader } from "#features/inspections/report-file.ts";
import { inspectionAnswers } from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import {
  addFinishedAt,
  addInspection,
  inspectionRow,
  itemsOf,
} from "#tests/support/inspections.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";

const places = ["assigned", "unassigned", "foreign"] as const;
type Place = (typeof places)[number];

/** Whose inspections each role sees anywhere. */
const visiblePlaces: Record<Role, readonly Place[]> = {
  administrator: places,
  "account-manager": ["assigned", "unassigned"],
  supervisor: ["assigned"],
  "crew-lead": [],
  recruiter: [],
  "client-administrator": ["assigned", "unassigned"],
  "client-member": ["assigned"],
};

const clients: readonly Role[] = ["client-administrator", "client-member"];
const inspectors: readonly Role[] = ["administrator", "account-manager", "supervisor"];

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const at = {} as Record<Place, { facilityId: string; clientId: string }>;
  const ids = {} as Record<Place, string>;

  beforeAll(async () => {
    at.assigned = { facilityId: cast.assigned, clientId: cast.own.id };
    at.unassigned = { facilityId: cast.own.facilityIds[1] ?? "", clientId: cast.own.id };
    at.foreign = { facilityId: cast.other.facilityIds[0] ?? "", clientId: cast.other.id };
    for (const place of places) ids[place] = await addFinishedAt(context, at[place]);
  });

  it("are listed to who sees the facility", async () => {
    for (const role of roles) {
      const { body, status } = await cast.ask(role, "/api/portal/inspections", apiInspections);
      const text = JSON.stringify(body);
      const seen = places.filter((place) => text.includes(ids[place]));
      expect(seen, role).toEqual(clients.includes(role) ? visiblePlaces[role] : []);
      expect(status === 200, role).toBe(clients.includes(role));
    }
  });

  it("wait for a signature on the home of clients who see them", async () => {
    for (const role of clients) {
      const { body } = await cast.ask(role, "/client-portal", home);
      expect((body as PortalHomeData).waiting.toSign, role).toBe(visiblePlaces[role].length);
    }
  });

  it("open for who sees the facility, and look to all others as if there were none", async () => {
    const pages = [
      ["/api/portal/inspections/", apiInspection, clients],
      ["/client-portal/inspections/", portalPage.loader, clients],
      ["/office/inspections/", officePage.loader, inspectors],
    ] as const;
    for (const [path, loader, allowed] of pages)
      for (const role of roles) {
        for (const place of places) {
          const { status } = await cast.ask(role, path + ids[place], loader);
          const isSeen = allowed.includes(role) && visiblePlaces[role].includes(place);
          expect(status, `${path} ${role} ${place}`).toBe(isSeen ? 200 : 404);
        }
        for (const id of ["nonsense", randomUUID()])
          expect((await cast.ask(role, path + id, loader)).status).toBe(404);
      }
  });

  it("are a PDF for who sees the facility, and for nobody else", async () => {
    const reports = [
      ["/client-portal/inspections/", reportLoader, clients, "client-member"],
      ["/office/inspections/", reportLoader, inspectors, "supervisor"],
    ] as const;
    for (const [path, loader, allowed, printing] of reports) {
      for (const role of roles)
        for (const place of places) {
          if (allowed.includes(role) && visiblePlaces[role].includes(place)) continue;
          const { status } = await cast.ask(role, `${path}${ids[place]}/report.pdf`, loader);
          expect(status, `${path} ${role} ${place}`).toBe(404);
        }
      const printed = await cast.ask(printing, `${path}${ids.assigned}/report.pdf`, loader);
      expect([printed.status, printed.headers.get("content-type")]).toEqual([
        200,
        "application/pdf",
      ]);
      expect(printed.headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("tell links to who may make them, without their addresses, and what was said", async () => {
    const [item] = await itemsOf(context, ids.assigned);
    const page = `/client-portal/inspections/${ids.assigned}`;
    const say = { step: "remark", item: item?.id ?? "", text: "Not agreed", kind: "dispute" };
    expect((await cast.ask("client-member", page, portalPage.action, say)).status).toBe(303);
    const make = { step: "make-link", days: "7" };
    const made = await cast.ask("client-administrator", page, portalPage.action, make);
    const token = /report\/(?<token>[\w.-]+)/.exec(JSON.stringify(made.body))?.groups?.token;
    expect(token).toBeDefined();
    const read = (role: Role) =>
      cast.ask(role, `/api/portal/inspections/${ids.assigned}`, apiInspection);
    const { body } = await read("client-administrator");
    expect(body).toMatchObject({
      links: [{ madeBy: expect.any(String), revokedAt: null, openings: 0, openedAt: null }],
      areas: [{ items: [{ remarks: [{ text: "Not agreed", isDispute: true }] }] }],
    });
    expect(JSON.stringify(body)).not.toContain(token);
    expect((await read("client-member")).body).toMatchObject({ links: [] });
  });

  describe("commands", () => {
    const office = (id: string) => [`/office/inspections/${id}`, officePage.action] as const;
    const portal = (id: string) => [`/client-portal/inspections/${id}`, portalPage.action] as const;
    const rows: [
      name: string,
      allowed: readonly Role[],
      page: (id: string) => readonly [path: string, action: unknown],
      fields: (item: string) => Record<string, string>,
      done: number,
    ][] = [
      ["make a work order", inspectors, office, (item) => ({ step: "order", item }), 303],
      ["look again", inspectors, office, (item) => ({ step: "reinspect", item, rating: "1" }), 409],
      ["answer", inspectors, office, (item) => ({ step: "remark", item, text: "We come" }), 303],
      ["answer nothing", inspectors, office, (item) => ({ step: "remark", item, text: " " }), 422],
      ["cancel what is over", inspectors, office, () => ({ step: "cancel", reason: "Snow" }), 409],
      ["rate what is over", inspectors, office, (item) => rated(item), 303],
      ["weigh what is over", inspectors, office, (item) => ({ step: "weights", item }), 409],
      ["finish again", inspectors, office, () => ({ step: "finish" }), 303],
      ["do something else", inspectors, office, () => ({ step: "else" }), 422],
      ["make a link", inspectors, office, () => ({ step: "make-link", days: "7" }), 201],
      ["make a link that stays", inspectors, office, () => ({ step: "make-link", days: "8" }), 422],
      ["revoke no link", inspectors, office, () => revoked(randomUUID()), 404],
      ["share", ["client-administrator"], portal, () => ({ step: "make-link", days: "90" }), 201],
      ["revoke nothing", ["client-administrator"], portal, () => revoked(randomUUID()), 404],
      ["sign", clients, portal, () => ({ step: "sign" }), 303],
      ["accept too early", clients, portal, (item) => ({ step: "accept", item }), 409],
      ["dispute", clients, portal, (item) => remark(item, "dispute"), 303],
      ["dispute what is no item", clients, portal, () => remark(randomUUID(), "dispute"), 404],
      ["remark on nothing", clients, portal, () => remark("nonsense", "remark"), 422],
    ];
    const remark = (item: string, kind: string) => ({ step: "remark", item, text: "Hm", kind });
    const revoked = (link: string) => ({ step: "revoke-link", link });
    const rated = (item: string) => ({
      step: "area",
      [`rating.${item}`]: "2",
      [`comment.${item}`]: "",
      [`was.${item}`]: JSON.stringify({ rating: null, comment: "", replaces: [] }),
    });

    it.each(rows)("%s", async (_, allowed, page, fields, done) => {
      for (const role of roles)
        for (const place of places) {
          const id = await addFinishedAt(context, at[place]);
          const before = await inspectionRow(context, id);
          const [item] = await itemsOf(context, id);
          const [path, action] = page(id);
          const { status } = await cast.ask(role, path, action, fields(item?.id ?? ""));
          const isAllowed = allowed.includes(role) && visiblePlaces[role].includes(place);
          // What cannot be read at all is refused before anything is looked up.
          const expected = isAllowed || (done === 422 && allowed.includes(role)) ? done : 404;
          expect(status, `${role}, ${place}`).toBe(expected);
          if (!isAllowed) expect(await inspectionRow(context, id)).toEqual(before);
        }
    });

    it("plan one, and plan them regularly", async () => {
      for (const role of roles)
        for (const place of places) {
          const fields = {
            facilityId: at[place].facilityId,
            inspectorId: cast.ids.administrator,
            method: "pass-fail",
            plannedOn: "2026-11-20",
            everyMonths: "1",
            dayOfMonth: "5",
          };
          const isInspector = inspectors.includes(role);
          const isAllowed = isInspector && visiblePlaces[role].includes(place);
          const expected = isAllowed ? 303 : isInspector ? 409 : 404;
          const pages = [
            ["/office/inspections/new", plan],
            ["/office/inspections/rule", saveRule],
          ] as const;
          for (const [path, action] of pages) {
            const { status } = await cast.ask(role, path, action, fields);
            expect(status, `${path} ${role} ${place}`).toBe(expected);
          }
        }
      const faulty = { facilityId: "", inspectorId: "", method: "stars", plannedOn: "soon" };
      const { status } = await cast.ask("administrator", "/office/inspections/new", plan, faulty);
      expect(status).toBe(422);
    });
  });

  it("give a phone what is planned or begun at the own facilities alone", async () => {
    for (const role of roles) {
      const { status } = await cast.ask(role, "/office/inspections/phone.json", phone);
      expect(status, role).toBe(inspectors.includes(role) ? 200 : 404);
    }
  });

  it("take an entry of a phone from its inspectors, without what no database stores", async () => {
    const facility = { id: cast.assigned, clientId: cast.own.id, areaIds: [] };
    for (const role of roles) {
      const inspectionId = await addInspection(context, facility);
      const [item] = await itemsOf(context, inspectionId);
      const at = new Date().toISOString();
      const act = {
        kind: "answer",
        itemId: item?.id,
        rating: "2",
        comment: "Du\0sty",
        replaces: [],
      };
      const id = randomUUID();
      const entry = { version: 1, inspectionId, by: cast.ids[role], at, sentAt: at, act };
      const path = `/office/inspections/entries/${id}`;
      const { status } = await cast.put(role, path, sendEntry, entry);
      const isAllowed = inspectors.includes(role);
      expect(status, role).toBe(isAllowed ? 200 : 404);
      const { comment } = inspectionAnswers;
      const answers = await context.db
        .select({ comment })
        .from(inspectionAnswers)
        .where(eq(inspectionAnswers.id, id));
      expect(answers, role).toEqual(isAllowed ? [{ comment: "Dusty" }] : []);
    }
    const path = `/office/inspections/entries/${randomUUID()}`;
    expect((await cast.put(undefined, path, sendEntry, {})).status).toBe(401);
  });

  it("take no entry of a phone by POST, and none from who performs no inspections", async () => {
    for (const role of roles) {
      const path = `/office/inspections/entries/${randomUUID()}`;
      const { status } = await cast.ask(role, path, sendEntry, {});
      expect(status, role).toBe(inspectors.includes(role) ? 405 : 404);
    }
  });
});
