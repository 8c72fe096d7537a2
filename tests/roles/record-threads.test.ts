/** What the pages of work orders and visits offer of messages, to each role. */
import { expect, it } from "vitest";
import { loader as documentLoader } from "#features/documents/detail-page.tsx";
import { loader as officeInspection } from "#features/inspections/office/detail-page.tsx";
import { loader as portalInspection } from "#features/inspections/portal/detail-page.tsx";
import { loader as officeInvoice } from "#features/invoices/office/detail-page.tsx";
import { loader as portalInvoice } from "#features/invoices/portal/detail-page.tsx";
import { loader as newLoader } from "#features/messages/new-page.tsx";
import { workOrders } from "#features/schema.ts";
import { loader as officeVisit } from "#features/visits/office/visit-page.tsx";
import { loader as portalVisit } from "#features/visits/portal/visit-page.tsx";
import { loader as orderLoader } from "#features/work-orders/detail-page.tsx";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const areas = {
  office: {
    order: orderLoader,
    visit: officeVisit,
    begin: newLoader,
    writers: ["administrator", "account-manager", "supervisor"],
    readers: ["crew-lead"],
  },
  "client-portal": {
    order: orderLoader,
    visit: portalVisit,
    begin: newLoader,
    writers: ["client-administrator", "client-member"],
    readers: [],
  },
} as const satisfies Record<
  string,
  { writers: readonly Role[]; readers: readonly Role[] } & Record<string, unknown>
>;

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  it.each(Object.entries(areas))("%s", async (area, { order, visit, begin, writers, readers }) => {
    const assigned = { facilityId: cast.assigned, clientId: cast.own.id };
    const { id: orderId } = await addOrder(context, cast.assigned);
    await context.db.update(workOrders).set({ assignedTo: cast.ids["crew-lead"] });
    const visitId = await addVisit(context, assigned);
    for (const role of writers) {
      for (const [path, loader, query] of [
        [`/${area}/work-orders/${orderId}`, order, `work-order=${orderId}`],
        [`/${area}/schedule/${visitId}`, visit, `visit=${visitId}`],
      ] as const) {
        const newPath = `/${area}/messages/new?${query}`;
        expect((await cast.ask(role, path, loader)).body, role).toMatchObject({
          panels: { threads: { newPath, rows: [] } },
        });
        const form = await cast.ask(role, newPath, begin);
        if (path.includes("work-orders")) {
          // There people comment, and begin no second thread.
          expect([form.status, form.location], role).toEqual([302, `${path}#comment-text`]);
          continue;
        }
        const subject = expect.stringMatching(/^Visit of /);
        const about = { to: path, facilityId: cast.assigned, subject };
        expect(form.body, role).toMatchObject({ about });
      }
    }
    for (const role of readers) {
      const { body } = await cast.ask(role, `/${area}/work-orders/${orderId}`, order);
      expect(body, role).toMatchObject({ order: { id: orderId }, panels: { threads: undefined } });
    }
  });

  it("an invoice, a document and an inspection lead to a new message about them", async () => {
    const place = { facilityId: cast.assigned, clientId: cast.own.id };
    const chief = administratorOf(cast);
    const invoice = await addIssuedInvoice(context, place, "2026-00077");
    const document = await addDocumentFor(context, chief, { clientId: cast.own.id });
    const inspection = await addFinishedAt(context, place);
    const pages = {
      "client-portal": {
        invoice: portalInvoice,
        document: documentLoader,
        inspection: portalInspection,
        begin: newLoader,
        role: "client-administrator",
      },
      office: {
        invoice: officeInvoice,
        document: documentLoader,
        inspection: officeInspection,
        begin: newLoader,
        role: "account-manager",
      },
    } as const;
    for (const [area, { begin, role, ...loaders }] of Object.entries(pages))
      for (const [kind, id] of Object.entries({ invoice, document, inspection })) {
        const loader = loaders[kind as keyof typeof loaders];
        const newPath = `/${area}/messages/new?${kind}=${id}`;
        const { body } = await cast.ask(role, `/${area}/${kind}s/${id}`, loader);
        expect(body, newPath).toMatchObject({ panels: { threads: { newPath } } });
        const form = await cast.ask(role, newPath, begin);
        expect(form.body).toMatchObject({ about: { kind, id, to: `/${area}/${kind}s/${id}` } });
      }
    // Who may not open the record learns nothing of it by the form either.
    const member = await cast.ask(
      "client-member",
      `/client-portal/messages/new?invoice=${invoice}`,
      newLoader,
    );
    expect(member.body).toMatchObject({ about: undefined });
  });

  it("tells nobody of a record elsewhere by the form of a new thread", async () => {
    const [foreign = ""] = cast.other.facilityIds;
    const { id } = await addOrder(context, foreign);
    const visitId = await addVisit(context, { facilityId: foreign, clientId: cast.other.id });
    for (const query of [`work-order=${id}`, `visit=${visitId}`, "visit=1", "work-order="]) {
      const path = `/client-portal/messages/new?${query}`;
      const { status, body } = await cast.ask("client-administrator", path, newLoader);
      expect([status, body], query).toMatchObject([200, { about: undefined }]);
    }
  });
});
