/** Every address behind a sign-in, asked for by each role, about the own client and another one. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { workOrders } from "#database/schema.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { SubmissionKind } from "#domain/submissions/handling/submission-kinds.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addDocumentFor } from "#tests/support/documents.ts";
import { addAreaTo, addScope } from "#tests/support/facilities.ts";
import { addQuestion } from "#tests/support/feedback.ts";
import { addFinishedAt } from "#tests/support/inspections.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { addMonthlyReport, facilityFigures } from "#tests/support/monthly-reports.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { pathsOf } from "#tests/support/route-paths.ts";
import { addSign } from "#tests/support/signs.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { addressRows, onlyPosted, openToAll } from "./address-rows.ts";

it("has a row for every address beside the public pages, and for no other", () => {
  const paths = pathsOf(routes.filter(({ file }) => file !== "marketing/layout.tsx"));
  expect([...Object.keys(addressRows), ...onlyPosted, ...openToAll].toSorted()).toEqual(
    paths.toSorted(),
  );
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  beforeAll(async () => {
    const at = { id: cast.assigned, clientId: cast.own.id, areaIds: [] };
    const { id: areaId } = await addAreaTo(context, at);
    await addSign(context, { facilityId: at.id, clientId: at.clientId, areaId });
    await addScope(context, at, { lines: [{ areaId }] });
    await addScope(context, at, { version: 2, effectiveFrom: null, lines: [{ areaId }] });
  });

  const kindOf: Record<string, SubmissionKind> = {
    leads: "lead",
    "contact-messages": "contact-message",
    applications: "application",
  };

  async function existing(path: string): Promise<string> {
    const [own = "", facility = ""] = [cast.own.id, cast.assigned];
    if (path.startsWith("office/clients/:id"))
      return `/${path.replace(":id", own).replace(":facilityId", facility)}`;
    if (path.startsWith("client-portal/facilities/:id")) return `/${path.replace(":id", facility)}`;
    if (path === "office/people/:id") return `/office/people/${cast.ids.recruiter}`;
    if (path === "client-portal/people/:id")
      return `/client-portal/people/${cast.ids["client-member"]}`;
    if (path.endsWith("/work-orders/:id")) {
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
    if (path === "office/schedule/series/new")
      return `/office/schedule/series/new?facility=${cast.assigned}`;
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
  }

  it.each(Object.entries(addressRows))("%s", async (path, { load, roles: allowed }) => {
    const { loader } = await load();
    const address = await existing(path);
    for (const role of roles) {
      const { status } = await cast.ask(role, address, loader ?? (() => null));
      if (allowed.includes(role)) expect([200, 303], role).toContain(status);
      else expect(status, role).toBe(404);
    }
    const guest = await cast.ask(undefined, address, loader);
    expect(guest.location).toMatch(/^\/client-portal\?next=/);
  });

  describe("of people and facilities shows each role its own alone:", () => {
    const everything = ["mine", "theirs", "assigned", "unassigned", "foreign"] as const;
    type Shown = Partial<Record<Role, readonly (typeof everything)[number][]>>;
    const facilities = ["assigned", "unassigned"] as const;
    const shown: Record<string, Shown> = {
      "client-portal": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/people": { "client-administrator": ["mine"] },
      "client-portal/people/invite": { "client-administrator": facilities },
      "client-portal/people/:id": { "client-administrator": ["mine", ...facilities] },
      "client-portal/messages": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/messages/new": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "office/messages": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/messages/new": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/people": { administrator: ["mine", "theirs"], "account-manager": ["mine"] },
      "office/people/invite": { administrator: [...facilities, "foreign"] },
      "office/people/:id": { administrator: ["mine", ...facilities] },
      "client-portal/work-orders": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "client-portal/work-orders/new": {
        "client-administrator": facilities,
        "client-member": ["assigned"],
      },
      "office/work-orders": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
        "crew-lead": ["assigned"],
      },
      "office/work-orders/new": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
      },
      "office/clients": {
        administrator: [...facilities, "foreign"],
        "account-manager": facilities,
        supervisor: ["assigned"],
        "crew-lead": ["assigned"],
      },
    };

    it.each(Object.entries(shown))("%s", async (path, expected) => {
      const [mine, theirs] = await Promise.all(
        [cast.own, cast.other].map(({ id }) =>
          addPerson(context, { role: "client-member", clientId: id }),
        ),
      );
      const ids = {
        ...{ mine: mine?.id, theirs: theirs?.id, assigned: cast.assigned },
        ...{ unassigned: cast.own.facilityIds[1], foreign: cast.other.facilityIds[0] },
      };
      const { loader } = (await addressRows[path]?.load()) ?? {};
      for (const role of roles) {
        const address = `/${path.replace(":id", ids.mine ?? "")}`;
        const text = JSON.stringify((await cast.ask(role, address, loader)).body);
        const seen = everything.filter((name) => text.includes(String(ids[name])));
        expect(seen, role).toEqual(expected[role] ?? []);
      }
      if (!path.startsWith("client-portal") || !path.endsWith(":id")) return;
      for (const id of [ids.theirs, cast.ids.supervisor, cast.ids.administrator])
        for (const role of roles)
          expect((await cast.ask(role, `/client-portal/people/${id}`, loader)).status).toBe(404);
    });
  });
});
