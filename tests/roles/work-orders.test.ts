/** Work orders by each way in, for each role: own and other client, assigned and other facility. */
import { beforeAll, describe, expect, it } from "vitest";
import { loader as apiOne } from "#features/work-orders/api/work-order.ts";
import { loader as apiList } from "#features/work-orders/api/work-orders.ts";
import {
  action as detailAction,
  loader as detailLoader,
} from "#features/work-orders/detail-page.tsx";
import { loader as exportLoader } from "#features/work-orders/export.ts";
import { assign, comment } from "#features/work-orders/handle-work-order.server.ts";
import { action as bulkAction, loader as listLoader } from "#features/work-orders/list-page.tsx";
import { action as create } from "#features/work-orders/new-page.tsx";
import * as extraVisitPage from "#features/work-orders/office/extra-visit-page.tsx";
import type { Role } from "#platform/identity/roles.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { addOrder, orderRow } from "#tests/support/work-orders.ts";

const places = ["assigned", "unassigned", "foreign"] as const;
type Place = (typeof places)[number];

const ofOwnClient = ["assigned", "unassigned"] as const;
const portal: Partial<Record<Role, readonly Place[]>> = {
  "client-administrator": ofOwnClient,
  "client-member": ["assigned"],
};
const office: Partial<Record<Role, readonly Place[]>> = {
  administrator: places,
  "account-manager": ofOwnClient,
  supervisor: ["assigned"],
  "crew-lead": ["assigned"],
};
const exporting: typeof office = { ...office, "crew-lead": [] };

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const orders = {} as Record<Place, { id: string; number: string }>;
  const secret = "Not for the client's eyes";
  beforeAll(async () => {
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const facilities = {
      assigned: cast.assigned,
      unassigned: cast.own.facilityIds[1] ?? "",
      foreign: cast.other.facilityIds[0] ?? "",
    };
    for (const place of places) {
      orders[place] = await addOrder(context, facilities[place], { text: `Spill ${place} words` });
      await comment(context, chief, orders[place].id, { text: secret, isInternal: true });
    }
    await assign(context, chief, orders.assigned.id, { to: cast.ids["crew-lead"] });
  });

  const seenIn = (body: unknown) =>
    places.filter((place) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      return text.includes(orders[place].number) || text.includes(`Spill ${place}`);
    });

  const lists = {
    "the list of the portal": [listLoader, "/client-portal/work-orders?tab=all", portal],
    "its search": [listLoader, "/client-portal/work-orders?tab=all&words=spill", portal],
    "its export": [exportLoader, "/client-portal/work-orders/export.csv?tab=all", portal],
    "the list of the office": [listLoader, "/office/work-orders?tab=all", office],
    "its search by state": [listLoader, "/office/work-orders?words=spill&sort=newest", office],
    "its export, too": [exportLoader, "/office/work-orders/export.csv?tab=all", exporting],
  } as const;

  it.each(Object.entries(lists))("%s", async (_, [loader, path, expected]) => {
    for (const role of roles) {
      const { status, body } = await cast.ask(role, path, loader);
      const seen = expected[role];
      if (seen === undefined || seen.length === 0) {
        expect(status, role).toBe(404);
        continue;
      }
      expect(status, role).toBe(200);
      expect(seenIn(body), role).toEqual(seen);
      expect(JSON.stringify(body)).not.toContain(secret);
      if (typeof body === "object" && body !== null && "counts" in body)
        expect(body.counts, role).toMatchObject({ open: seen.length, all: seen.length });
    }
  });

  it.each(["client-portal", "office"] as const)("one by one in %s", async (area) => {
    const [loader, expected] = area === "office" ? [detailLoader, office] : [detailLoader, portal];
    for (const role of roles)
      for (const place of places) {
        const path = `/${area}/work-orders/${orders[place].id}`;
        const { status, body } = await cast.ask(role, path, loader);
        const sees = expected[role]?.includes(place) ?? false;
        expect(status, `${role}, ${place}`).toBe(sees ? 200 : 404);
        if (sees) expect(JSON.stringify(body).includes(secret), role).toBe(area === "office");
      }
    for (const id of ["nothing", "00000000-0000-0000-0000-000000000000"]) {
      const path = `/${area}/work-orders/${id}`;
      expect((await cast.ask("administrator", path, loader)).status).toBe(404);
    }
  });

  describe("the API", () => {
    it("answers people of clients alone, what the portal shows them", async () => {
      const guest = await cast.ask(undefined, "/api/portal/work-orders", apiList);
      expect([guest.status, guest.body]).toEqual([401, { message: "Please sign in." }]);
      for (const role of roles) {
        const list = await cast.ask(role, "/api/portal/work-orders?tab=all", apiList);
        expect(list.status, role).toBe(portal[role] ? 200 : 404);
        if (portal[role]) expect(seenIn(list.body), role).toEqual(portal[role]);
        for (const place of places) {
          const path = `/api/portal/work-orders/${orders[place].id}`;
          const answer = await cast.ask(role, path, apiOne);
          const sees = portal[role]?.includes(place) ?? false;
          expect(answer.status, `${role}, ${place}`).toBe(sees ? 200 : 404);
          expect(JSON.stringify(answer.body)).not.toContain(secret);
          if (sees) expect(answer.headers.get("cache-control")).toBe("no-store");
        }
      }
    });
  });

  describe("posted", () => {
    it("steps of staff are nothing to clients, and of clients nothing to staff", async () => {
      for (const role of roles)
        for (const place of places) {
          const { id } = orders[place];
          const before = await orderRow(context, id);
          for (const [action, area] of [
            [detailAction, "office"],
            [detailAction, "client-portal"],
          ] as const) {
            const path = `/${area}/work-orders/${id}`;
            const sees = (area === "office" ? office : portal)[role]?.includes(place) ?? false;
            const { status } = await cast.ask(role, path, action, { step: "accept" });
            // In sight it is refused for role or state, out of sight it does not exist.
            if (sees) expect([403, 409], `${role}, ${place}`).toContain(status);
            else expect(status, `${role}, ${place}`).toBe(404);
          }
          expect(await orderRow(context, id)).toEqual(before);
        }
    });

    it("bad input says what is wrong, and nothing typed is lost", async () => {
      const { id } = orders.assigned;
      const ask = (fields: Record<string, string>) =>
        cast.ask("account-manager", `/office/work-orders/${id}`, detailAction, fields);
      expect(await ask({ step: "hold", reason: " " })).toMatchObject({
        status: 422,
        body: { errors: { reason: "Please say why, in a few words" } },
      });
      expect(await ask({ step: "mark-duplicate", number: "wo 222222" })).toMatchObject({
        status: 422,
        body: { errors: { number: expect.stringContaining("no other work order") } },
      });
      expect((await ask({ step: "explode" })).status).toBe(422);
      expect((await ask({ step: "prioritize", priority: "whenever" })).status).toBe(422);
      expect((await ask({ step: "comment", text: "" })).status).toBe(422);
      const long = { step: "comment", text: "x".repeat(5_001) };
      expect((await ask(long)).body).toMatchObject({ values: { text: long.text } });
      const form = { facilityId: cast.assigned, category: "", priority: "soon", text: "No" };
      const created = await cast.ask(
        "client-member",
        "/client-portal/work-orders/new",
        create,
        form,
      );
      expect(created).toMatchObject({ status: 422, body: { values: { text: "No" } } });
      expect(Object.keys((created.body as { errors: object }).errors).toSorted()).toEqual([
        "category",
        "priority",
        "text",
      ]);
    });

    it("a request is made by those who may, where they may", async () => {
      const fields = { areaId: "", category: "trash", priority: "routine", text: "Bins are full" };
      for (const role of roles)
        for (const [area, action] of [
          ["client-portal", create],
          ["office", create],
        ] as const) {
          const post = (facilityId: string) =>
            cast.ask(role, `/${area}/work-orders/new`, action, { ...fields, facilityId });
          const enters = area === "office" ? role !== "crew-lead" && office[role] : portal[role];
          expect((await post(cast.assigned)).status, `${role}, ${area}`).toBe(enters ? 303 : 404);
          const foreign = await post(cast.other.facilityIds[0] ?? "");
          const expected = role === "administrator" && area === "office" ? 303 : 422;
          expect(foreign.status, `${role}, ${area}`).toBe(enters ? expected : 404);
        }
    });

    it("an extra visit is planned by those who plan visits and see the order", async () => {
      const fields = { date: "2098-01-06", startsAt: "18:00", endsAt: "21:00", crewSize: "2" };
      for (const role of roles)
        for (const place of ["assigned", "foreign"] as const) {
          const facilityId =
            place === "assigned" ? cast.assigned : (cast.other.facilityIds[0] ?? "");
          const { id } = await addOrder(context, facilityId, { category: "extra-service" });
          const path = `/office/work-orders/${id}/extra-visit`;
          const plans = ["administrator", "account-manager", "supervisor"].includes(role);
          const mayPlan = plans && (place === "assigned" || role === "administrator");
          const open = await cast.ask(role, path, extraVisitPage.loader);
          expect(open.status, `${role}, ${place}`).toBe(mayPlan ? 200 : 404);
          const bad = { ...fields, date: "soon", text: "" };
          const post = (form: Record<string, string>) =>
            cast.ask(role, path, extraVisitPage.action, form);
          const good = { ...fields, text: "Windows, please" };
          expect((await post(good)).status, `${role}, ${place}`).toBe(mayPlan ? 303 : 404);
          if (!mayPlan) continue;
          const refused = await post(bad);
          expect(refused.status).toBe(422);
          expect(Object.keys((refused.body as { errors: object }).errors).toSorted()).toEqual([
            "date",
            "text",
          ]);
        }
    });

    it("several at once are undone at once, but what somebody went on with", async () => {
      const [firstOrder, secondOrder] = [
        await addOrder(context, cast.assigned),
        await addOrder(context, cast.assigned),
      ];
      const post = (role: Role, fields: Record<string, string>) =>
        cast.ask(role, "/office/work-orders", bulkAction, fields);
      const ticks = { [`order.${firstOrder.id}`]: "on", [`order.${secondOrder.id}`]: "on" };
      const done = await post("supervisor", { step: "acknowledge", ...ticks });
      const { undoFields } = done.body as { undoFields: Record<string, string> };
      expect(Object.keys(undoFields)).toEqual([`undo.${firstOrder.id}`, `undo.${secondOrder.id}`]);
      const undo = { step: "undo", ...undoFields };
      expect((await post("administrator", undo)).body).toMatchObject({ done: 0 });
      const manager = actorOf(await addPerson(context, { role: "administrator" }));
      await comment(context, manager, secondOrder.id, { text: "On our way", isInternal: false });
      expect((await post("supervisor", undo)).body).toMatchObject({
        step: "undo",
        done: 1,
        undoFields: {},
        failed: [{ number: secondOrder.number, why: expect.stringContaining("can’t be undone") }],
      });
      expect(await orderRow(context, firstOrder.id)).toMatchObject({ state: "new" });
      expect(await orderRow(context, secondOrder.id)).toMatchObject({ state: "acknowledged" });
      expect((await post("supervisor", { step: "undo" })).status).toBe(422);
    });

    it("several at once have each its own result", async () => {
      const fresh = await addOrder(context, cast.assigned);
      const over = await addOrder(context, cast.assigned);
      const ticks = (...ids: string[]) =>
        Object.fromEntries(ids.map((id) => [`order.${id}`, "on"]));
      const post = (role: Role, fields: Record<string, string>) =>
        cast.ask(role, "/office/work-orders", bulkAction, fields);
      const finished = { step: "finish", ...ticks(over.id) };
      expect((await post("supervisor", finished)).body).toMatchObject({ done: 1, failed: [] });
      const both = { step: "acknowledge", ...ticks(fresh.id, over.id, orders.foreign.id) };
      expect((await post("supervisor", both)).body).toMatchObject({
        done: 1,
        step: "acknowledge",
        failed: [
          { number: over.number, why: expect.stringContaining("can’t be done anymore") },
          { number: "One of them", why: "This no longer exists, or you don’t have access to it." },
        ],
      });
      expect(await orderRow(context, fresh.id)).toMatchObject({ state: "acknowledged" });
      expect(await orderRow(context, orders.foreign.id)).toMatchObject({ state: "new" });
      const to = cast.ids["crew-lead"];
      const answer = await post("supervisor", { step: "assign", to, ...ticks(fresh.id) });
      expect(answer.body).toMatchObject({ done: 1 });
      expect((await post("supervisor", { step: "assign", ...ticks(fresh.id) })).status).toBe(422);
      expect((await post("supervisor", { step: "finish" })).status).toBe(422);
      expect((await post("client-member", both)).status).toBe(404);
      // A client accepts what is done and theirs to see, and directs nothing.
      const accepted = { step: "accept", ...ticks(over.id, fresh.id, orders.foreign.id) };
      const asClient = (role: Role, fields: Record<string, string>) =>
        cast.ask(role, "/client-portal/work-orders", bulkAction, fields);
      expect((await asClient("client-member", accepted)).body).toMatchObject({
        done: 1,
        step: "accept",
        failed: [{ number: fresh.number }, { number: "One of them" }],
      });
      expect(await orderRow(context, over.id)).toMatchObject({ state: "accepted" });
      expect(
        (await asClient("client-member", { step: "finish", ...ticks(fresh.id) })).body,
      ).toMatchObject({ done: 0 });
      expect((await asClient("supervisor", accepted)).status).toBe(404);
      // A crew lead may finish, and neither acknowledges nor assigns.
      expect(
        (await post("crew-lead", { step: "assign", to, ...ticks(fresh.id) })).body,
      ).toMatchObject({ done: 0, failed: [{ number: fresh.number }] });
    });
  });
});
