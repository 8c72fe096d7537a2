/** A record behind every address with an id, which the roles of a cast may see. */
import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import { workOrders } from "#features/schema.ts";
import type { SubmissionKind } from "#features/submissions/handling/submission-kinds.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addAreaTo, addScope } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addImport } from "#tests/support/imports.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { addHeldKey } from "#tests/support/keys.ts";
import { addMonthlyReport, facilityFigures } from "#tests/support/monthly-reports.ts";
import { administratorOf, type Cast } from "#tests/support/roles.ts";
import { addSign } from "#tests/support/signs.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

const kindOf: Record<string, SubmissionKind> = {
  leads: "lead",
  "contact-messages": "contact-message",
  applications: "application",
};

/** For a describe block. @returns the address of a record, made for it, by the path of a route */
export function useExistingAddresses(
  context: AccountsContext,
  cast: Cast,
): (path: string) => Promise<string> {
  beforeAll(async () => {
    const at = { id: cast.assigned, clientId: cast.own.id, areaIds: [] };
    const { id: areaId } = await addAreaTo(context, at);
    await addSign(context, { facilityId: at.id, clientId: at.clientId, areaId });
    await addScope(context, at, { lines: [{ areaId }] });
    await addScope(context, at, { version: 2, effectiveFrom: null, lines: [{ areaId }] });
  });

  return async function existing(path: string): Promise<string> {
    const [own = "", facility = ""] = [cast.own.id, cast.assigned];
    if (path.startsWith("office/clients/:id"))
      return `/${path.replace(":id", own).replace(":facilityId", facility)}`;
    if (path.startsWith("client-portal/facilities/:id")) return `/${path.replace(":id", facility)}`;
    if (path === "office/people/:id") return `/office/people/${cast.ids.recruiter}`;
    if (path === "client-portal/people/:id")
      return `/client-portal/people/${cast.ids["client-member"]}`;
    if (/\/work-orders\/:id(\/extra-visit)?$/.test(path)) {
      const { id } = await addOrder(context, cast.assigned);
      const to = { assignedTo: cast.ids["crew-lead"], state: "assigned" } as const;
      await context.db.update(workOrders).set(to).where(eq(workOrders.id, id));
      return `/${path.replace(":id", id)}`;
    }
    if (path.endsWith("/feedback/:id")) {
      const place = { facilityId: cast.assigned, clientId: cast.own.id };
      const about = { ...place, accountId: cast.ids["client-member"] };
      const { id: workOrderId } = await addOrder(context, cast.assigned);
      const given = { workOrderId, score: 9, answeredAt: new Date() };
      return `/${path.replace(":id", await addQuestion(context, about, given))}`;
    }
    if (path.endsWith("/messages/:id")) {
      const thread = await addThread(context, administratorOf(cast), cast.assigned);
      return `/${path.replace(":id", thread)}`;
    }
    if (path.endsWith("/keys/:id")) {
      const at = { clientId: cast.own.id, facilityId: cast.assigned };
      const holderId = cast.ids["crew-lead"];
      return `/${path.replace(":id", await addHeldKey(context, at, { holderId }))}`;
    }
    if (path.endsWith("/documents/:id")) {
      const at = { clientId: cast.own.id, facilityId: cast.assigned };
      const document = await addDocumentFor(context, administratorOf(cast), at);
      return `/${path.replace(":id", document)}`;
    }
    if (path.includes("/invoices/:id")) {
      const at = { facilityId: cast.assigned, clientId: own };
      return `/${path.replace(":id", await addIssuedInvoice(context, at, path))}`;
    }
    if (/(monthly-reports|insights\/reports)\/:id/.test(path)) {
      const figures = [facilityFigures({ id: cast.assigned })];
      return `/${path.replace(":id", await addMonthlyReport(context, own, figures))}`;
    }
    if (path === "office/import/columns.csv") return `/${path}?noun=clients`;
    if (path.startsWith("office/import/:id"))
      return `/${path.replace(":id", await addImport(context, cast.ids.administrator))}`;
    if (path === "office/schedule/series/new")
      return `/office/schedule/series/new?facilityId=${cast.assigned}`;
    const place = { facilityId: cast.assigned, clientId: cast.own.id };
    if (path === "office/schedule/series/:id")
      return `/office/schedule/series/${await addSeries(context, place)}`;
    if (path.includes("/inspections/:id"))
      return `/${path.replace(":id", await addFinishedAt(context, place))}`;
    if (/\/(schedule|tonight)\/:id/.test(path))
      return `/${path.replace(":id", await addVisitBegun(context, place, -120))}`;
    const kind = kindOf[path.split("/")[1] ?? ""];
    const id = kind && path.endsWith(":id") ? await addSubmission(context.db, kind) : "";
    return `/${path.replace(":id", id).replace("*", "nothing")}`;
  };
}
