/** Where a facility's or a client's links lead: to the lists of the sections, with its records alone. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { loader as clientPage } from "#features/clients/office/client-page.tsx";
import { loader as documentsLoader } from "#features/documents/list-page.tsx";
import { loader as officeFacility } from "#features/facilities/office/facility-page.tsx";
import { loader as portalFacility } from "#features/facilities/portal/facility-page.tsx";
import { loader as feedbackLoader } from "#features/feedback/list-page.tsx";
import { loader as officeInspections } from "#features/inspections/office/list-page.tsx";
import { loader as portalInspections } from "#features/inspections/portal/list-page.tsx";
import { loader as officeInvoices } from "#features/invoices/office/list-page.tsx";
import { loader as portalInvoices } from "#features/invoices/portal/list-page.tsx";
import { loader as keys } from "#features/keys/list-page.tsx";
import { loader as messagesLoader } from "#features/messages/list-page.tsx";
import { facilities, invoices } from "#features/schema.ts";
import { loader as officeSchedule } from "#features/visits/office/schedule-page.tsx";
import { loader as portalSchedule } from "#features/visits/portal/schedule-page.tsx";
import { loader as ordersLoader } from "#features/work-orders/list-page.tsx";
import { newId } from "#platform/database/new-id.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addHeldKey } from "#tests/support/keys.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { addThread } from "#tests/support/threads.ts";
import { addVisit } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const lists: Record<string, unknown> = {
  "/client-portal/schedule": portalSchedule,
  "/client-portal/work-orders": ordersLoader,
  "/client-portal/inspections": portalInspections,
  "/client-portal/messages": messagesLoader,
  "/client-portal/documents": documentsLoader,
  "/client-portal/keys": keys,
  "/client-portal/invoices": portalInvoices,
  "/client-portal/feedback": feedbackLoader,
  "/office/schedule": officeSchedule,
  "/office/work-orders": ordersLoader,
  "/office/inspections": officeInspections,
  "/office/messages": messagesLoader,
  "/office/documents": documentsLoader,
  "/office/keys": keys,
  "/office/invoices": officeInvoices,
  "/office/feedback": feedbackLoader,
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  /** Ids of records by facility and section. */
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
        keys: await addHeldKey(context, place, { holderId: cast.ids["crew-lead"] }),
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
      const section = pathname.split("/").at(-1) ?? "";
      const answer = await cast.ask(role, to, lists[pathname]);
      expect(answer.status, label).toBe(200);
      const text = JSON.stringify(answer.body);
      const found = Object.entries(records).flatMap(([name, of]) =>
        text.includes(of[section] ?? "nothing") ? name : [],
      );
      expect(found, label).toEqual(seen);
    }
  });
});
