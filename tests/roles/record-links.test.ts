/** Where a facility's or a client's links lead: to the lists of the rooms, with its records alone. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { loader as clientPage } from "#app/office/clients/client-page.tsx";
import { loader as officeDocuments } from "#app/office/documents/list-page.tsx";
import { loader as officeFacility } from "#app/office/facilities/facility-page.tsx";
import { loader as officeFeedback } from "#app/office/feedback/list-page.tsx";
import { loader as officeInspections } from "#app/office/inspections/list-page.tsx";
import { loader as officeInvoices } from "#app/office/invoices/list-page.tsx";
import { loader as officeMessages } from "#app/office/messages/list-page.tsx";
import { loader as officeSchedule } from "#app/office/schedule/schedule-page.tsx";
import { loader as officeOrders } from "#app/office/work-orders/list-page.tsx";
import { loader as portalDocuments } from "#app/portal/documents/list-page.tsx";
import { loader as portalFacility } from "#app/portal/facilities/facility-page.tsx";
import { loader as portalFeedback } from "#app/portal/feedback/list-page.tsx";
import { loader as portalInspections } from "#app/portal/inspections/list-page.tsx";
import { loader as portalInvoices } from "#app/portal/invoices/list-page.tsx";
import { loader as portalMessages } from "#app/portal/messages/list-page.tsx";
import { loader as portalSchedule } from "#app/portal/schedule/schedule-page.tsx";
import { loader as portalOrders } from "#app/portal/work-orders/list-page.tsx";
import { newId } from "#database/new-id.ts";
import { facilities, invoices } from "#database/schema.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addThread } from "#tests/support/threads.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const lists: Record<string, unknown> = {
  "/client-portal/schedule": portalSchedule,
  "/client-portal/work-orders": portalOrders,
  "/client-portal/inspections": portalInspections,
  "/client-portal/messages": portalMessages,
  "/client-portal/documents": portalDocuments,
  "/client-portal/invoices": portalInvoices,
  "/client-portal/feedback": portalFeedback,
  "/office/schedule": officeSchedule,
  "/office/work-orders": officeOrders,
  "/office/inspections": officeInspections,
  "/office/messages": officeMessages,
  "/office/documents": officeDocuments,
  "/office/invoices": officeInvoices,
  "/office/feedback": officeFeedback,
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  /** Ids of records by facility and room. */
  const records: Record<"here" | "beside" | "elsewhere", Record<string, string>> = {
    here: {},
    beside: {},
    elsewhere: {},
  };

  beforeAll(async () => {
    const places = {
      here: { clientId: cast.own.id, facilityId: cast.assigned },
      beside: { clientId: cast.own.id, facilityId: cast.own.facilityIds[1] ?? "" },
      elsewhere: { clientId: cast.other.id, facilityId: cast.other.facilityIds[0] ?? "" },
    };
    const boss = administratorOf(cast);
    for (const [name, place] of Object.entries(places)) {
      const { clientId, facilityId } = place;
      await context.db.update(facilities).set({ name }).where(eq(facilities.id, facilityId));
      const billed = { billToName: name, billToAddress: "", purchaseOrder: "", termsDays: 30 };
      const issued = { issuedOn: "2026-10-01", dueOn: "2026-10-31", number: `2026-${name}` };
      const invoiceId = newId();
      await context.db
        .insert(invoices)
        .values({ id: invoiceId, clientId, facilityId, period: "2026-09-01", ...billed });
      await context.db
        .update(invoices)
        .set({ state: "issued", ...issued })
        .where(eq(invoices.id, invoiceId));
      const { id: workOrderId } = await addOrder(context, facilityId);
      records[name as keyof typeof records] = {
        schedule: await addVisit(context, place),
        "work-orders": workOrderId,
        inspections: await addFinishedAt(context, place),
        messages: await addThread(context, boss, facilityId),
        documents: await addDocumentFor(context, boss, { clientId, facilityId }),
        invoices: invoiceId,
        feedback: await addQuestion(
          context,
          { ...place, accountId: boss.accountId },
          {
            workOrderId,
            score: 9,
            reason: "Good",
            answeredAt: new Date(),
          },
        ),
      };
    }
  });

  interface Case {
    role: Role;
    of: "facility" | "client";
    page: () => string;
    loader: unknown;
    seen: readonly (keyof typeof records)[];
  }

  const facilityInOffice = () => `/office/clients/${cast.own.id}/facilities/${cast.assigned}`;
  const facilityInPortal = () => `/client-portal/facilities/${cast.assigned}`;
  const clientInOffice = () => `/office/clients/${cast.own.id}`;
  const cases: Case[] = [
    {
      role: "client-administrator",
      of: "facility",
      page: facilityInPortal,
      loader: portalFacility,
      seen: ["here"],
    },
    {
      role: "administrator",
      of: "facility",
      page: facilityInOffice,
      loader: officeFacility,
      seen: ["here"],
    },
    {
      role: "administrator",
      of: "client",
      page: clientInOffice,
      loader: clientPage,
      seen: ["here", "beside"],
    },
    { role: "supervisor", of: "client", page: clientInOffice, loader: clientPage, seen: ["here"] },
  ];

  it.each(cases)("a $role's links on the page of a $of", async ({ role, page, loader, seen }) => {
    const { body } = await cast.ask(role, page(), loader);
    const { links } = body as { links: { label: string; to: string }[] };
    expect(links.length).toBeGreaterThan(5);
    for (const { label, to } of links) {
      const { pathname } = new URL(to, "http://localhost");
      const room = pathname.split("/").at(-1) ?? "";
      const answer = await cast.ask(role, to, lists[pathname]);
      expect(answer.status, label).toBe(200);
      const text = JSON.stringify(answer.body);
      const found = Object.entries(records).flatMap(([name, of]) =>
        text.includes(of[room] ?? "nothing") ? name : [],
      );
      expect(found, label).toEqual(seen);
    }
  });
});
