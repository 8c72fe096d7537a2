/** Visits by each role: own and another client's, assigned and other facilities, near and far nights. */
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { visitNotes } from "#features/schema.ts";
import { action as tonightEntryAction } from "#features/tonight/entry.ts";
import { action as tonightPhotoAction } from "#features/tonight/photo.ts";
import type { TonightVisit } from "#features/tonight/tonight-page.server.ts";
import * as tonight from "#features/tonight/tonight-page.tsx";
import * as tonightVisit from "#features/tonight/visit-page.tsx";
import { VisitView } from "#features/tonight/visit-view.tsx";
import { loader as calendar } from "#features/visits/api/calendar.ts";
import { loader as apiVisit } from "#features/visits/api/visit.ts";
import { loader as apiVisits } from "#features/visits/api/visits.ts";
import * as editPage from "#features/visits/office/edit-page.tsx";
import * as newSeries from "#features/visits/office/new-series-page.tsx";
import { loader as officeSchedule } from "#features/visits/office/schedule-page.tsx";
import { loader as seriesList } from "#features/visits/office/series-list-page.tsx";
import * as seriesPage from "#features/visits/office/series-page.tsx";
import * as officeVisit from "#features/visits/office/visit-page.tsx";
import * as calendarPage from "#features/visits/portal/calendar-page.tsx";
import { loader as portalSchedule } from "#features/visits/portal/schedule-page.tsx";
import { loader as portalVisit } from "#features/visits/portal/visit-page.tsx";
import { weekdayNames } from "#features/visits/series/weekday-names.ts";
import { addDays } from "#platform/format/local-date.ts";
import { formatDay } from "#platform/format/visit-format.ts";
import type { Role } from "#platform/identity/roles.ts";
import { LanguageContext } from "#platform/language/use-messages.ts";
import { nothingYet } from "#platform/offline/offline-state.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSeries, addVisitBegun, tomorrow, visitOf } from "#tests/support/visits.ts";

const places = ["assigned", "unassigned", "foreign"] as const;
type Place = (typeof places)[number];

/** Whose visits each role sees anywhere. */
const visiblePlaces: Record<Role, readonly Place[]> = {
  "client-administrator": ["assigned", "unassigned"],
  "client-member": ["assigned"],
  "account-manager": ["assigned", "unassigned"],
  supervisor: ["assigned"],
  "crew-lead": ["assigned"],
  recruiter: [],
  administrator: places,
};
const clients: readonly Role[] = ["client-administrator", "client-member"];
const planning: readonly Role[] = ["administrator", "account-manager", "supervisor"];
const attending: readonly Role[] = ["administrator", "supervisor", "crew-lead"];

const edit = { startsAt: "20:00", endsAt: "23:00", crewSize: "2" };
const week = { title: "Cleaning", every: "week", interval: "1", ordinal: "1", weekday: "1" };

/** On the wall clock of the facilities. */
const timeIn = (at: number) =>
  new Date(at).toLocaleTimeString("en-GB", {
    timeZone: "America/Chicago",
    hour: "2-digit",
    minute: "2-digit",
  });

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const facilities = {} as Record<Place, { facilityId: string; clientId: string }>;
  const visits = {} as Record<Place, string>;
  const series = {} as Record<Place, string>;

  beforeAll(async () => {
    const { own: ownClient, other, assigned } = cast;
    facilities.assigned = { facilityId: assigned, clientId: ownClient.id };
    facilities.unassigned = { facilityId: ownClient.facilityIds[1] ?? "", clientId: ownClient.id };
    facilities.foreign = { facilityId: other.facilityIds[0] ?? "", clientId: other.id };
    for (const place of places) {
      series[place] = await addSeries(context, facilities[place]);
      visits[place] = await addVisitBegun(context, facilities[place], -120);
    }
  });

  const seen = (text: string) => places.filter((place) => text.includes(visits[place]));

  it.each([
    ["/client-portal/schedule?view=list", portalSchedule, clients],
    ["/api/portal/visits", apiVisits, clients],
    ["/office/schedule?view=list", officeSchedule, planning],
    ["/office/tonight", tonight.loader, attending],
  ] as const)("%s lists those of one's reach alone", async (path, loader, allowed) => {
    for (const role of roles) {
      const { status, body } = await cast.ask(role, path, loader);
      expect(status, role).toBe(allowed.includes(role) ? 200 : 404);
      const text = JSON.stringify(body);
      expect(seen(text), role).toEqual(allowed.includes(role) ? visiblePlaces[role] : []);
      const named = places.filter((place) => text.includes(facilities[place].facilityId));
      expect(named, role).toEqual(allowed.includes(role) ? visiblePlaces[role] : []);
    }
  });

  it("a filter by a facility or client out of reach finds nothing", async () => {
    for (const [path, loader, allowed] of [
      ["/client-portal/schedule?view=list", portalSchedule, clients],
      ["/api/portal/visits?", apiVisits, clients],
      ["/office/schedule?view=list", officeSchedule, planning],
    ] as const)
      for (const role of allowed)
        for (const place of places) {
          const { facilityId } = facilities[place];
          const { body } = await cast.ask(role, `${path}&facilityId=${facilityId}`, loader);
          const text = JSON.stringify((body as Record<string, unknown>).visits ?? body);
          expect(seen(text), role).toEqual(visiblePlaces[role].includes(place) ? [place] : []);
        }
  });

  it.each([
    ["/client-portal/schedule/", portalVisit, clients],
    ["/api/portal/visits/", apiVisit, clients],
    ["/office/schedule/", officeVisit.loader, planning],
    ["/office/tonight/", tonightVisit.loader, attending],
  ] as const)(
    "%s:id is 404 for the others, as for what does not exist",
    async (path, loader, allowed) => {
      for (const role of roles)
        for (const place of places) {
          const { status } = await cast.ask(role, path + visits[place], loader);
          const expected =
            allowed.includes(role) && visiblePlaces[role].includes(place) ? 200 : 404;
          expect(status, `${role}, ${place}`).toBe(expected);
        }
      for (const bad of [crypto.randomUUID(), "nonsense", "%00"])
        for (const role of allowed)
          expect((await cast.ask(role, path + bad, loader)).status, bad).toBe(404);
    },
  );

  it("the API, and the page of the crew, say what both phones have said", async () => {
    const id = await addVisitBegun(context, facilities.assigned, 120);
    const now = Date.now();
    for (const [role, minutes] of [
      ["crew-lead", 60],
      ["supervisor", 90],
    ] as const) {
      const path = `/office/tonight/entries/${crypto.randomUUID()}`;
      const attendance = { how: "entered-later", time: timeIn(now - minutes * 60_000) };
      const entry = {
        version: 1,
        visitId: id,
        by: cast.ids[role],
        at: new Date(now - 10 * 60_000).toISOString(),
        sentAt: new Date(now).toISOString(),
        act: { kind: "check-in", attendance },
      };
      expect((await cast.put(role, path, tonightEntryAction, entry)).status).toBe(200);
    }
    const others = [{ what: "came", how: "entered-later" }];
    for (const role of clients) {
      const { body } = await cast.ask(role, `/api/portal/visits/${id}`, apiVisit);
      expect(body).toMatchObject({ otherTimes: others });
    }
    const { body } = await cast.ask("crew-lead", `/office/tonight/${id}`, tonightVisit.loader);
    const { visit } = body as { visit: TonightVisit };
    expect(visit.otherTimes).toMatchObject([{ what: "came", how: "entered later" }]);
    const screen = renderToStaticMarkup(
      createElement(
        LanguageContext,
        { value: "en" },
        createElement(VisitView, { visit, state: nothingYet, posted: undefined }),
      ),
    );
    expect(screen).toMatch(/Another phone: arrived at .+ \(/);
  });

  it("the API tells guests to sign in, and nobody what lies beyond a quarter", async () => {
    for (const path of ["/api/portal/visits", `/api/portal/visits/${visits.assigned}`])
      expect((await cast.ask(undefined, path, apiVisits)).status).toBe(401);
    for (const search of ["from=2026-02-30", "from=x", "from=2026-01-01&to=2026-12-31"])
      expect(
        (await cast.ask("client-member", `/api/portal/visits?${search}`, apiVisits)).status,
      ).toBe(400);
  });

  it("the office lists series of one's reach, and opens them alone", async () => {
    for (const role of roles) {
      const mayPlan = planning.includes(role);
      const list = await cast.ask(role, "/office/schedule/series", seriesList);
      const text = JSON.stringify(list.body);
      const listed = places.filter((place) => text.includes(series[place]));
      expect(listed, role).toEqual(mayPlan ? visiblePlaces[role] : []);
      for (const place of places) {
        const expected = mayPlan && visiblePlaces[role].includes(place) ? 200 : 404;
        const seriesPath = `/office/schedule/series/${series[place]}`;
        expect((await cast.ask(role, seriesPath, seriesPage.loader)).status, role).toBe(expected);
        const open = `/office/schedule/${visits[place]}/edit`;
        expect((await cast.ask(role, open, editPage.loader)).status, role).toBe(expected);
        const plan = `/office/schedule/series/new?facilityId=${facilities[place].facilityId}`;
        expect((await cast.ask(role, plan, newSeries.loader)).status, role).toBe(expected);
      }
    }
  });

  describe("commands", () => {
    const commands: [
      name: string,
      allowed: readonly Role[],
      ask: (
        place: Place,
        id: string,
      ) => [path: string, action: unknown, fields: Record<string, string>],
      done: number,
    ][] = [
      [
        "edit a visit",
        planning,
        (_, id) => [
          `/office/schedule/${id}/edit`,
          editPage.action,
          { ...edit, scope: "visit", date: tomorrow(), step: "preview" },
        ],
        200,
      ],
      [
        "edit a series",
        planning,
        (place) => [
          `/office/schedule/series/${series[place]}`,
          seriesPage.action,
          { ...edit, ...week, scope: "future", mon: "on", endsOn: "", step: "preview" },
        ],
        200,
      ],
      [
        "plan a series",
        planning,
        (place) => [
          `/office/schedule/series/new?facilityId=${facilities[place].facilityId}`,
          newSeries.action,
          { ...edit, ...week, mon: "on", startsOn: tomorrow() },
        ],
        303,
      ],
      [
        "cancel a visit",
        planning,
        (_, id) => [
          `/office/schedule/${id}`,
          officeVisit.action,
          { step: "cancel", reason: "Snow" },
        ],
        303,
      ],
      [
        "check in",
        attending,
        (_, id) => [
          `/office/tonight/${id}`,
          tonightVisit.action,
          { step: "check-in", how: "site-code", code: "wrong" },
        ],
        409,
      ],
      [
        "note an exception",
        attending,
        (_, id) => [
          `/office/tonight/${id}`,
          tonightVisit.action,
          { step: "exception", text: "Locked" },
        ],
        409,
      ],
      [
        "tell the supervisor",
        attending,
        (_, id) => [
          `/office/tonight/${id}`,
          tonightVisit.action,
          { step: "message", text: "Out of bags" },
        ],
        303,
      ],
    ];

    it.each(commands)("%s", async (_, allowed, ask, done) => {
      for (const role of roles)
        for (const place of places) {
          const id = await addVisitBegun(context, facilities[place], -120);
          const before = await visitOf(context, id);
          const [path, action, fields] = ask(place, id);
          const { status } = await cast.ask(role, path, action, fields);
          const isAllowed = allowed.includes(role) && visiblePlaces[role].includes(place);
          expect(status, `${role}, ${place}`).toBe(isAllowed ? done : 404);
          if (!isAllowed) expect(await visitOf(context, id)).toEqual(before);
        }
    });

    it("plan a series whose first hours have begun, and say which visit is first", async () => {
      const path = `/office/schedule/series/new?facilityId=${facilities.assigned.facilityId}`;
      const today = addDays(tomorrow(), -1);
      const daily = Object.fromEntries(weekdayNames.map((name) => [name, "on"]));
      const hours = { startsAt: "00:00", endsAt: "00:30", crewSize: "2", startsOn: today };
      const form = { ...week, ...daily, ...hours };
      const plan = (more: object = {}) =>
        cast.ask("supervisor", path, newSeries.action, { ...form, ...more });
      const refused = await plan({ endsOn: today });
      expect(refused).toMatchObject({
        status: 409,
        body: { errors: { startsOn: expect.stringMatching(/have already started/) } },
      });
      const { location } = await plan();
      expect(location).toMatch(/\?saved=1$/);
      const { body } = await cast.ask("supervisor", location ?? "", seriesPage.loader);
      expect(body).toMatchObject({ isSaved: true, next: formatDay(tomorrow(), "en") });
    });

    it("cancel for a reason with what no database stores, without it", async () => {
      const id = await addVisitBegun(context, facilities.assigned, -120);
      const fields = { step: "cancel", reason: "Sn\0ow" };
      const path = `/office/schedule/${id}`;
      const { status } = await cast.ask("supervisor", path, officeVisit.action, fields);
      expect(status).toBe(303);
      expect(await visitOf(context, id)).toMatchObject({
        state: "cancelled",
        cancelReason: "Snow",
      });
    });

    it("give what a phone has stored", async () => {
      for (const role of roles)
        for (const place of places) {
          const id = await addVisitBegun(context, facilities[place], -120);
          const path = `/office/tonight/entries/${crypto.randomUUID()}`;
          const at = new Date().toISOString();
          const act = { kind: "message", text: "Out of\0 bags" };
          const entry = { version: 1, visitId: id, by: cast.ids[role], at, sentAt: at, act };
          const { status, body } = await cast.put(role, path, tonightEntryAction, entry);
          const [isAllowed, isSeen] = [
            attending.includes(role),
            visiblePlaces[role].includes(place),
          ];
          expect(status, `${role}, ${place}`).toBe(isAllowed ? (isSeen ? 200 : 409) : 404);
          if (isAllowed && !isSeen) expect(body).toEqual({ ok: false, reason: "not-found" });
          const notes = await context.db
            .select({ text: visitNotes.text })
            .from(visitNotes)
            .where(eq(visitNotes.visitId, id));
          expect(notes).toEqual(isAllowed && isSeen ? [{ text: "Out of bags" }] : []);
        }
    });

    it("give it again after signing in, and nothing that is no entry", async () => {
      const path = `/office/tonight/entries/${crypto.randomUUID()}`;
      const guest = await cast.put(undefined, path, tonightEntryAction, {});
      expect([guest.status, guest.body]).toEqual([401, { message: "Please sign in." }]);
      for (const bad of [{}, { version: 2 }, [], "x"]) {
        const { status, body } = await cast.put("crew-lead", path, tonightEntryAction, bad);
        expect([status, body]).toEqual([422, { ok: false, reason: "not-understood" }]);
      }
      const posted = await cast.ask("crew-lead", path, tonightEntryAction, {});
      expect([posted.status, posted.headers.get("allow")]).toEqual([405, "PUT"]);
    });

    it("send a photo of a phone", async () => {
      for (const role of roles) {
        const path = `/office/tonight/photos/${crypto.randomUUID()}`;
        const { status } = await cast.ask(role, path, tonightPhotoAction, {});
        expect(status, role).toBe(attending.includes(role) ? 405 : 404);
        const bad = await cast.put(role, "/office/tonight/photos/nonsense", tonightPhotoAction, {});
        expect(bad.status, role).toBe(404);
      }
    });

    it("choose a language, each one's own", async () => {
      for (const role of roles) {
        const { status } = await cast.ask(role, "/office/tonight", tonight.action, {
          language: "es",
        });
        expect(status, role).toBe(attending.includes(role) ? 303 : 404);
      }
      const { body } = await cast.ask("crew-lead", "/office/tonight", tonight.loader);
      expect(body).toMatchObject({ language: "es" });
    });
  });

  describe("the calendar of a person", () => {
    const page = "/client-portal/schedule/calendar";
    const addressOf = async (role: Role) => {
      const { body } = await cast.ask(role, page, calendarPage.loader);
      return new URL(String((body as { address: string }).address)).pathname;
    };
    const renew = (role: Role) => cast.ask(role, page, calendarPage.action, { step: "renew" });

    it("holds the visits that its owner may see, for whoever knows the address", async () => {
      for (const role of clients) {
        expect((await renew(role)).status).toBe(303);
        const { status, body, headers } = await cast.ask(
          undefined,
          await addressOf(role),
          calendar,
        );
        expect([status, headers.get("content-type")]).toEqual([
          200,
          "text/calendar; charset=utf-8",
        ]);
        expect(seen(String(body)), role).toEqual(visiblePlaces[role]);
      }
      for (const role of roles.filter((role) => !clients.includes(role)))
        expect((await renew(role)).status).toBe(404);
    });

    it("is nothing under a former address, a revoked one, or one that was never given", async () => {
      await renew("client-member");
      const former = await addressOf("client-member");
      await renew("client-member");
      const address = await addressOf("client-member");
      const statusOf = async (path: string) => (await cast.ask(undefined, path, calendar)).status;
      expect([await statusOf(former), await statusOf(address)]).toEqual([404, 200]);
      // By chance, a secret may end in two As.
      const ending = address.endsWith("AA.ics") ? "EE.ics" : "AA.ics";
      expect(await statusOf(address.slice(0, -ending.length) + ending)).toBe(404);
      expect(await statusOf(address.replace(".ics", ""))).toBe(404);
      await cast.ask("client-member", page, calendarPage.action, { step: "revoke" });
      expect(await statusOf(address)).toBe(404);
    });
  });
});
