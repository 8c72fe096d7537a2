/** What the pages of work orders and visits offer of messages, to each role. */
import { expect, it } from "vitest";
import { loader as officeNew } from "#app/office/messages/new-page.tsx";
import { loader as officeVisit } from "#app/office/schedule/visit-page.tsx";
import { loader as officeOrder } from "#app/office/work-orders/detail-page.tsx";
import { loader as portalNew } from "#app/portal/messages/new-page.tsx";
import { loader as portalVisit } from "#app/portal/schedule/visit-page.tsx";
import { loader as portalOrder } from "#app/portal/work-orders/detail-page.tsx";
import { workOrders } from "#database/schema.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const areas = {
  office: {
    ...{ order: officeOrder, visit: officeVisit, begin: officeNew },
    writers: ["administrator", "account-manager", "supervisor"],
    readers: ["crew-lead"],
  },
  "client-portal": {
    ...{ order: portalOrder, visit: portalVisit, begin: portalNew },
    writers: ["client-administrator", "client-member"],
    readers: [],
  },
} as const satisfies Record<
  string,
  { writers: readonly Role[]; readers: readonly Role[] } & object
>;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  it.each(Object.entries(areas))("%s", async (area, { order, visit, begin, writers, readers }) => {
    const assigned = { facilityId: cast.assigned, clientId: cast.own.id };
    const { id: orderId, number } = await addOrder(context, cast.assigned);
    await context.db.update(workOrders).set({ assignedTo: cast.ids["crew-lead"] });
    const visitId = await addVisit(context, assigned);
    for (const role of writers) {
      for (const [path, loader, query] of [
        [`/${area}/work-orders/${orderId}`, order, `work-order=${orderId}`],
        [`/${area}/schedule/${visitId}`, visit, `visit=${visitId}`],
      ] as const) {
        const newPath = `/${area}/messages/new?${query}`;
        expect((await cast.ask(role, path, loader)).body, role).toMatchObject({
          threads: { newPath, lines: [] },
        });
        const form = await cast.ask(role, newPath, begin);
        const subject = path.includes("schedule")
          ? expect.stringMatching(/^Visit of /)
          : expect.stringContaining(`${number}: `);
        const about = { to: path, facilityId: cast.assigned, subject };
        expect(form.body, role).toMatchObject({ about });
      }
    }
    for (const role of readers) {
      const { body } = await cast.ask(role, `/${area}/work-orders/${orderId}`, order);
      expect(body, role).toMatchObject({ order: { id: orderId }, threads: undefined });
    }
  });

  it("tells nobody of a record elsewhere by the form of a new thread", async () => {
    const [foreign = ""] = cast.other.facilityIds;
    const { id } = await addOrder(context, foreign);
    const visitId = await addVisit(context, { facilityId: foreign, clientId: cast.other.id });
    for (const query of [`work-order=${id}`, `visit=${visitId}`, "visit=1", "work-order="]) {
      const path = `/client-portal/messages/new?${query}`;
      const { status, body } = await cast.ask("client-administrator", path, portalNew);
      expect([status, body], query).toMatchObject([200, { about: undefined }]);
    }
  });
});
