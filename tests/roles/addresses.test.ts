/** Every address behind a sign-in, asked for by each role, about the own client and another one. */
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import routes from "#app/routes.ts";
import { workOrders } from "#database/schema.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { SubmissionKind } from "#domain/submissions/handling/submission-kinds.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addAreaTo, addScope } from "#tests/support/facilities.ts";
import { administratorOf, roles, useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addThread } from "#tests/support/threads.ts";
import { addSeries, addVisitBegun } from "#tests/support/visits.ts";
import { addOrder } from "#tests/support/work-orders.ts";

interface Row {
  load: () => Promise<{ loader?: unknown }>;
  /** Who is let in; everybody else is told that there is nothing. */
  roles: readonly Role[];
}

const sales = ["administrator", "account-manager"] as const;
const recruiting = ["administrator", "recruiter"] as const;
const planning = ["administrator", "account-manager", "supervisor"] as const;
const attending = ["administrator", "supervisor", "crew-lead"] as const;
const client = ["client-administrator", "client-member"] as const;
const staff = roles.filter((role) => role !== client[0] && role !== client[1]);

const room = (name: string, roles: readonly Role[]): Record<string, Row> => ({
  [`office/${name}`]: { load: () => import("#app/office/submissions/list-page.tsx"), roles },
  [`office/${name}/:id`]: { load: () => import("#app/office/submissions/detail-page.tsx"), roles },
  [`office/${name}/export.csv`]: { load: () => import("#app/office/submissions/export.ts"), roles },
  [`office/${name}/changes.json`]: {
    load: () => import("#app/office/submissions/changes.ts"),
    roles,
  },
});

const directors = ["administrator", "account-manager", "supervisor"] as const;
const workers = [...directors, "crew-lead"] as const;
function messagesOf(area: "office" | "client-portal", roles: readonly Role[]): Record<string, Row> {
  const isOffice = area === "office";
  return {
    [`${area}/messages`]: {
      load: () =>
        isOffice
          ? import("#app/office/messages/list-page.tsx")
          : import("#app/portal/messages/list-page.tsx"),
      roles,
    },
    [`${area}/messages/new`]: {
      load: () =>
        isOffice
          ? import("#app/office/messages/new-page.tsx")
          : import("#app/portal/messages/new-page.tsx"),
      roles,
    },
    [`${area}/messages/:id`]: {
      load: () =>
        isOffice
          ? import("#app/office/messages/thread-page.tsx")
          : import("#app/portal/messages/thread-page.tsx"),
      roles,
    },
  };
}

const atWork = ["administrator", "account-manager", "supervisor", "crew-lead"] as const;

function facilities(path: string): Record<string, Row> {
  return {
    "office/clients/:id": {
      load: () => import("#app/office/clients/client-page.tsx"),
      roles: atWork,
    },
    [path]: { load: () => import("#app/office/facilities/facility-page.tsx"), roles: atWork },
    [`${path}/areas`]: {
      load: () => import("#app/office/facilities/areas-page.tsx"),
      roles: atWork,
    },
    [`${path}/scope`]: {
      load: () => import("#app/office/facilities/scope-page.tsx"),
      roles: atWork,
    },
    [`${path}/scope/print`]: {
      load: () => import("#app/office/facilities/print-page.tsx"),
      roles: atWork,
    },
    [`${path}/edit`]: { load: () => import("#app/office/facilities/edit-page.tsx"), roles: sales },
    [`${path}/hours`]: {
      load: () => import("#app/office/facilities/hours-page.tsx"),
      roles: sales,
    },
    [`${path}/contacts`]: {
      load: () => import("#app/office/facilities/contacts-page.tsx"),
      roles: sales,
    },
    [`${path}/areas/paste`]: {
      load: () => import("#app/office/facilities/paste-areas-page.tsx"),
      roles: sales,
    },
    [`${path}/scope/draft`]: {
      load: () => import("#app/office/facilities/draft-page.tsx"),
      roles: sales,
    },
    [`${path}/scope/review`]: {
      load: () => import("#app/office/facilities/review-page.tsx"),
      roles: sales,
    },
  };
}

/** Without a page; each role gives it in `commands.test.ts`. */
const onlyPosted = ["office/messages/:id/send.json", "client-portal/messages/:id/send.json"];

const office: Record<string, Row> = {
  office: { load: () => import("#app/office/home-page.tsx"), roles: staff },
  "office/waiting.json": { load: () => import("#app/office/waiting.ts"), roles: staff },
  ...room("leads", sales),
  ...room("contact-messages", sales),
  ...room("applications", recruiting),
  "office/work-orders": {
    load: () => import("#app/office/work-orders/list-page.tsx"),
    roles: workers,
  },
  "office/work-orders/new": {
    load: () => import("#app/office/work-orders/new-page.tsx"),
    roles: directors,
  },
  "office/work-orders/export.csv": {
    load: () => import("#app/office/work-orders/export.ts"),
    roles: directors,
  },
  "office/work-orders/:id": {
    load: () => import("#app/office/work-orders/detail-page.tsx"),
    roles: workers,
  },
  "office/subscribers": {
    load: () => import("#app/office/subscribers/list-page.tsx"),
    roles: sales,
  },
  "office/subscribers/export.csv": {
    load: () => import("#app/office/subscribers/export.ts"),
    roles: sales,
  },
  ...messagesOf("office", ["administrator", "account-manager", "supervisor"]),
  "office/clients": {
    load: () => import("#app/office/clients/list-page.tsx"),
    roles: ["administrator", "account-manager", "supervisor", "crew-lead"],
  },
  "office/tonight": {
    load: () => import("#app/office/tonight/tonight-page.tsx"),
    roles: attending,
  },
  "office/tonight/:id": {
    load: () => import("#app/office/tonight/visit-page.tsx"),
    roles: attending,
  },
  "office/schedule": {
    load: () => import("#app/office/schedule/schedule-page.tsx"),
    roles: planning,
  },
  "office/schedule/series": {
    load: () => import("#app/office/schedule/series-list-page.tsx"),
    roles: planning,
  },
  "office/schedule/series/new": {
    load: () => import("#app/office/schedule/new-series-page.tsx"),
    roles: planning,
  },
  "office/schedule/series/:id": {
    load: () => import("#app/office/schedule/series-page.tsx"),
    roles: planning,
  },
  "office/schedule/:id": {
    load: () => import("#app/office/schedule/visit-page.tsx"),
    roles: planning,
  },
  "office/schedule/:id/edit": {
    load: () => import("#app/office/schedule/edit-page.tsx"),
    roles: planning,
  },
  ...facilities("office/clients/:id/facilities/:facilityId"),
  "office/clients/:id/service-levels": {
    load: () => import("#app/office/clients/service-levels-page.tsx"),
    roles: sales,
  },
  "office/people": { load: () => import("#app/office/people/list-page.tsx"), roles: sales },
  "office/people/invite": {
    load: () => import("#app/office/people/invite-page.tsx"),
    roles: ["administrator"],
  },
  "office/people/:id": {
    load: () => import("#app/office/people/person-page.tsx"),
    roles: ["administrator"],
  },
  "office/audit": {
    load: () => import("#app/office/audit/audit-page.tsx"),
    roles: ["administrator"],
  },
  // Nobody finds anything there.
  "office/*": { load: () => import("#app/office/not-found-page.tsx"), roles: [] },
};

const portal: Record<string, Row> = {
  "client-portal": { load: () => import("#app/portal/home/page.tsx"), roles: client },
  "client-portal/work-orders": {
    load: () => import("#app/portal/work-orders/list-page.tsx"),
    roles: client,
  },
  "client-portal/work-orders/new": {
    load: () => import("#app/portal/work-orders/new-page.tsx"),
    roles: client,
  },
  "client-portal/work-orders/export.csv": {
    load: () => import("#app/portal/work-orders/export.ts"),
    roles: client,
  },
  "client-portal/work-orders/:id": {
    load: () => import("#app/portal/work-orders/detail-page.tsx"),
    roles: client,
  },
  "client-portal/waiting.json": {
    load: () => import("#app/portal/waiting.ts"),
    roles: client,
  },
  ...messagesOf("client-portal", client),
  "client-portal/facilities/:id": {
    load: () => import("#app/portal/facilities/facility-page.tsx"),
    roles: client,
  },
  "client-portal/facilities/:id/scope": {
    load: () => import("#app/portal/facilities/scope-page.tsx"),
    roles: client,
  },
  "client-portal/facilities/:id/scope/print": {
    load: () => import("#app/portal/facilities/print-page.tsx"),
    roles: client,
  },
  "client-portal/people": {
    load: () => import("#app/portal/people/list-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/people/invite": {
    load: () => import("#app/portal/people/invite-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/people/:id": {
    load: () => import("#app/portal/people/person-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/schedule": {
    load: () => import("#app/portal/schedule/schedule-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/calendar": {
    load: () => import("#app/portal/schedule/calendar-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/:id": {
    load: () => import("#app/portal/schedule/visit-page.tsx"),
    roles: client,
  },
  "client-portal/*": { load: () => import("#app/portal/not-found-page.tsx"), roles: [] },
};

const own = (load: Row["load"]): Row => ({ load, roles });
const account: Record<string, Row> = {
  "account/profile": own(() => import("#app/account/own/profile-page.tsx")),
  "account/security": own(() => import("#app/account/own/security-page.tsx")),
  "account/security/password": own(() => import("#app/account/own/password-page.tsx")),
  "account/security/email": own(() => import("#app/account/own/email-page.tsx")),
  "account/security/two-factor": own(() => import("#app/account/own/two-factor-page.tsx")),
  "account/security/passkey": own(() => import("#app/account/own/passkey-page.tsx")),
  "account/confirm": own(() => import("#app/account/own/confirm-page.tsx")),
  "account/notifications": own(() => import("#app/account/own/notifications-page.tsx")),
  "account/activity": own(() => import("#app/account/own/activity-page.tsx")),
};

/** The same for whoever asks: a sign-in, a link of a mail, a public form, or nothing at all. */
const openToAll = [
  ...["sign-in/verify", "sign-in/passkey", "forgot-password", "reset-password", "invitation"],
  ...["confirm-email", "account/*", "account/appearance", "sign-out"],
  ...[
    "api/quote",
    "api/contact",
    "api/mobile-contact",
    "api/job-application",
    "api/newsletter",
    "api/login",
  ],
  ...["api/passkeys/:use", "api/passkeys/:use/options", "api/*", ".well-known/security.txt"],
  // Files: each asks for its area's session, and the file's own record (`app/http/file-response.test.ts`,
  // `app/http/upload.test.ts`).
  ...["client-portal", "office"].flatMap((area) =>
    ["files", "files/:id", "files/:id/thumbnail"].map((path) => `${area}/${path}`),
  ),
  // Asks for a session itself, and each hint for a right (`app/http/live-streams.test.ts`).
  "api/events",
  // Ask for a session themselves, or for the secret of an address (`visits.test.ts`).
  ...["api/portal/work-orders", "api/portal/work-orders/:id"],
  ...["api/portal/visits", "api/portal/visits/:id", "api/calendar/:file"],
];

const rows = { ...office, ...portal, ...account };

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

it("has a row for every address beside the public pages, and for no other", () => {
  const paths = pathsOf(routes.filter(({ file }) => file !== "marketing/layout.tsx"));
  expect([...Object.keys(rows), ...onlyPosted, ...openToAll].toSorted()).toEqual(paths.toSorted());
});

describeEachDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  beforeAll(async () => {
    const at = { id: cast.assigned, clientId: cast.own.id, areaIds: [] };
    const { id: areaId } = await addAreaTo(context, at);
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
    if (path.endsWith("/messages/:id")) {
      const thread = await addThread(context, administratorOf(cast), cast.assigned);
      return `/${path.replace(":id", thread)}`;
    }
    if (path === "office/schedule/series/new")
      return `/office/schedule/series/new?facility=${cast.assigned}`;
    const place = { facilityId: cast.assigned, clientId: cast.own.id };
    if (path === "office/schedule/series/:id")
      return `/office/schedule/series/${await addSeries(context, place)}`;
    if (/\/(schedule|tonight)\/:id/.test(path))
      return `/${path.replace(":id", await addVisitBegun(context, place, -120))}`;
    const kind = kindOf[path.split("/")[1] ?? ""];
    const id = kind && path.endsWith(":id") ? await addSubmission(context.db, kind) : "";
    return `/${path.replace(":id", id).replace("*", "nothing")}`;
  }

  it.each(Object.entries(rows))("%s", async (path, { load, roles: allowed }) => {
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
      const { loader } = (await rows[path]?.load()) ?? {};
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
