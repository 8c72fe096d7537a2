/**
 * Who is let in at every address behind a sign-in: a new one without a row fails.
 * Longer than 250 lines: one list, one entry an address.
 */
import type { Role } from "#domain/accounts/roles.ts";
import { roles } from "#tests/support/role-names.ts";

export interface AddressRow {
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

const room = (name: string, roles: readonly Role[]): Record<string, AddressRow> => ({
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
function messagesOf(
  area: "office" | "client-portal",
  roles: readonly Role[],
): Record<string, AddressRow> {
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

function documentsOf(
  area: "office" | "client-portal",
  roles: readonly Role[],
): Record<string, AddressRow> {
  const page = (office: AddressRow["load"], portal: AddressRow["load"]): AddressRow => ({
    ...{ load: area === "office" ? office : portal, roles },
  });
  return {
    [`${area}/documents`]: page(
      () => import("#app/office/documents/list-page.tsx"),
      () => import("#app/portal/documents/list-page.tsx"),
    ),
    [`${area}/documents/export.csv`]: page(
      () => import("#app/office/documents/export.ts"),
      () => import("#app/portal/documents/export.ts"),
    ),
    [`${area}/documents/:id`]: page(
      () => import("#app/office/documents/detail-page.tsx"),
      () => import("#app/portal/documents/detail-page.tsx"),
    ),
  };
}

const workforce = ["administrator", "account-manager", "supervisor", "crew-lead"] as const;

function facilities(path: string): Record<string, AddressRow> {
  return {
    "office/clients/:id": {
      load: () => import("#app/office/clients/client-page.tsx"),
      roles: workforce,
    },
    [path]: { load: () => import("#app/office/facilities/facility-page.tsx"), roles: workforce },
    [`${path}/areas`]: {
      load: () => import("#app/office/facilities/areas-page.tsx"),
      roles: workforce,
    },
    [`${path}/signs`]: {
      load: () => import("#app/office/facilities/signs-page.tsx"),
      roles: planning,
    },
    [`${path}/signs.pdf`]: {
      load: () => import("#app/office/facilities/signs-file.ts"),
      roles: planning,
    },
    [`${path}/scope`]: {
      load: () => import("#app/office/facilities/scope-page.tsx"),
      roles: workforce,
    },
    [`${path}/scope/print`]: {
      load: () => import("#app/office/facilities/print-page.tsx"),
      roles: workforce,
    },
    [`${path}/edit`]: { load: () => import("#app/office/facilities/edit-page.tsx"), roles: sales },
    [`${path}/supplies`]: {
      load: () => import("#app/office/facilities/supplies-page.tsx"),
      roles: sales,
    },
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
export const onlyPosted = [
  ...["office/messages/:id/send.json", "client-portal/messages/:id/send.json"],
  ...["office/tonight/entries/:id", "office/tonight/photos/:id"],
  ...["office/inspections/entries/:id", "office/inspections/photos/:id"],
];

const office: Record<string, AddressRow> = {
  office: { load: () => import("#app/office/home-page.tsx"), roles: staff },
  "office/waiting.json": { load: () => import("#app/office/waiting.ts"), roles: staff },
  "office/find.json": { load: () => import("#app/office/find.ts"), roles: staff },
  "office/notifications": {
    load: () => import("#app/office/notifications/list-page.tsx"),
    // Nothing happens that a recruiter is told of.
    roles: staff.filter((role) => role !== "recruiter"),
  },
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
  "office/work-orders/:id/extra-visit": {
    load: () => import("#app/office/work-orders/extra-visit-page.tsx"),
    roles: planning,
  },
  "office/client-health": {
    load: () => import("#app/office/client-health/health-page.tsx"),
    roles: directors,
  },
  "office/feedback": {
    load: () => import("#app/office/feedback/list-page.tsx"),
    roles: directors,
  },
  "office/feedback/export.csv": {
    load: () => import("#app/office/feedback/export.ts"),
    roles: directors,
  },
  "office/clients/:id/insights": {
    load: () => import("#app/office/clients/insights-page.tsx"),
    roles: directors,
  },
  "office/clients/:id/insights.csv": {
    load: () => import("#app/office/clients/insights-export.ts"),
    roles: directors,
  },
  "office/clients/:id/insights/reports": {
    load: () => import("#app/office/monthly-reports/list-page.tsx"),
    roles: directors,
  },
  "office/monthly-reports/:id": {
    load: () => import("#app/office/monthly-reports/report-page.tsx"),
    roles: directors,
  },
  "office/monthly-reports/:id/report.pdf": {
    load: () => import("#app/office/monthly-reports/report-file.ts"),
    roles: directors,
  },
  "office/invoices": { load: () => import("#app/office/invoices/list-page.tsx"), roles: sales },
  "office/invoices/export.csv": {
    load: () => import("#app/office/invoices/export.ts"),
    roles: sales,
  },
  "office/invoices/lines.csv": {
    load: () => import("#app/office/invoices/lines-export.ts"),
    roles: sales,
  },
  "office/invoices/:id": {
    load: () => import("#app/office/invoices/detail-page.tsx"),
    roles: sales,
  },
  "office/invoices/:id/invoice.pdf": {
    load: () => import("#app/office/invoices/invoice-file.ts"),
    roles: sales,
  },
  "office/clients/:id/billing": {
    load: () => import("#app/office/clients/billing-page.tsx"),
    roles: sales,
  },
  "office/clients/:id/statement": {
    load: () => import("#app/office/clients/statement-page.tsx"),
    roles: sales,
  },
  "office/clients/:id/statement.pdf": {
    load: () => import("#app/office/clients/statement-file.ts"),
    roles: sales,
  },
  "office/clients/:id/statement.csv": {
    load: () => import("#app/office/clients/statement-export.ts"),
    roles: sales,
  },
  "office/subscribers": {
    load: () => import("#app/office/subscribers/list-page.tsx"),
    roles: sales,
  },
  "office/subscribers/export.csv": {
    load: () => import("#app/office/subscribers/export.ts"),
    roles: sales,
  },
  ...documentsOf("office", planning),
  "office/documents/new": {
    load: () => import("#app/office/documents/new-page.tsx"),
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
  "office/tonight/visits.json": {
    load: () => import("#app/office/tonight/visits-json.ts"),
    roles: attending,
  },
  "office/inspections": {
    load: () => import("#app/office/inspections/list-page.tsx"),
    roles: planning,
  },
  "office/inspections/new": {
    load: () => import("#app/office/inspections/new-page.tsx"),
    roles: planning,
  },
  "office/inspections/rule": {
    load: () => import("#app/office/inspections/rule-page.tsx"),
    roles: planning,
  },
  "office/inspections/export.csv": {
    load: () => import("#app/office/inspections/export.ts"),
    roles: planning,
  },
  "office/inspections/phone.json": {
    load: () => import("#app/office/inspections/phone-json.ts"),
    roles: planning,
  },
  "office/inspections/:id": {
    load: () => import("#app/office/inspections/detail-page.tsx"),
    roles: planning,
  },
  "office/inspections/:id/report.pdf": {
    load: () => import("#app/office/inspections/report-file.ts"),
    roles: planning,
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
  "office/schedule/export.csv": {
    load: () => import("#app/office/schedule/export.ts"),
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
  "office/audit/export.csv": {
    load: () => import("#app/office/audit/export.ts"),
    roles: ["administrator"],
  },
  // Nobody finds anything there.
  "office/*": { load: () => import("#app/office/not-found-page.tsx"), roles: [] },
};

const paying = ["client-administrator"] as const;
const clientInvoices: Record<string, AddressRow> = {
  "client-portal/invoices": {
    load: () => import("#app/portal/invoices/list-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/export.csv": {
    load: () => import("#app/portal/invoices/export.ts"),
    roles: paying,
  },
  "client-portal/invoices/lines.csv": {
    load: () => import("#app/portal/invoices/lines-export.ts"),
    roles: paying,
  },
  "client-portal/invoices/statement": {
    load: () => import("#app/portal/invoices/statement-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/statement.pdf": {
    load: () => import("#app/portal/invoices/statement-file.ts"),
    roles: paying,
  },
  "client-portal/invoices/statement.csv": {
    load: () => import("#app/portal/invoices/statement-export.ts"),
    roles: paying,
  },
  "client-portal/invoices/:id": {
    load: () => import("#app/portal/invoices/detail-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/:id/invoice.pdf": {
    load: () => import("#app/portal/invoices/invoice-file.ts"),
    roles: paying,
  },
};

const portal: Record<string, AddressRow> = {
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
  ...clientInvoices,
  "client-portal/waiting.json": {
    load: () => import("#app/portal/waiting.ts"),
    roles: client,
  },
  "client-portal/find.json": {
    load: () => import("#app/portal/find.ts"),
    roles: client,
  },
  "client-portal/feedback": {
    load: () => import("#app/portal/feedback/list-page.tsx"),
    roles: client,
  },
  "client-portal/insights": {
    load: () => import("#app/portal/insights/insights-page.tsx"),
    roles: client,
  },
  "client-portal/insights.csv": {
    load: () => import("#app/portal/insights/insights-export.ts"),
    roles: client,
  },
  "client-portal/insights/reports": {
    load: () => import("#app/portal/monthly-reports/list-page.tsx"),
    roles: client,
  },
  "client-portal/insights/reports/:id": {
    load: () => import("#app/portal/monthly-reports/report-page.tsx"),
    roles: client,
  },
  "client-portal/insights/reports/:id/report.pdf": {
    load: () => import("#app/portal/monthly-reports/report-file.ts"),
    roles: client,
  },
  "client-portal/feedback/export.csv": {
    load: () => import("#app/portal/feedback/export.ts"),
    roles: client,
  },
  "client-portal/feedback/:id": {
    load: () => import("#app/portal/feedback/feedback-page.tsx"),
    roles: client,
  },
  "client-portal/supplies": {
    load: () => import("#app/portal/supplies/supplies-page.tsx"),
    roles: client,
  },
  "client-portal/notifications": {
    load: () => import("#app/portal/notifications/list-page.tsx"),
    roles: client,
  },
  ...documentsOf("client-portal", client),
  ...messagesOf("client-portal", client),
  "client-portal/facilities/:id": {
    load: () => import("#app/portal/facilities/facility-page.tsx"),
    roles: client,
  },
  "client-portal/facilities/:id/signs": {
    load: () => import("#app/portal/facilities/signs-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/facilities/:id/signs.pdf": {
    load: () => import("#app/portal/facilities/signs-file.ts"),
    roles: ["client-administrator"],
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
  "client-portal/inspections": {
    load: () => import("#app/portal/inspections/list-page.tsx"),
    roles: client,
  },
  "client-portal/inspections/export.csv": {
    load: () => import("#app/portal/inspections/export.ts"),
    roles: client,
  },
  "client-portal/inspections/:id": {
    load: () => import("#app/portal/inspections/detail-page.tsx"),
    roles: client,
  },
  "client-portal/inspections/:id/report.pdf": {
    load: () => import("#app/portal/inspections/report-file.ts"),
    roles: client,
  },
  "client-portal/schedule": {
    load: () => import("#app/portal/schedule/schedule-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/calendar": {
    load: () => import("#app/portal/schedule/calendar-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/export.csv": {
    load: () => import("#app/portal/schedule/export.ts"),
    roles: client,
  },
  "client-portal/schedule/:id": {
    load: () => import("#app/portal/schedule/visit-page.tsx"),
    roles: client,
  },
  "client-portal/*": { load: () => import("#app/portal/not-found-page.tsx"), roles: [] },
};

const own = (load: AddressRow["load"]): AddressRow => ({ load, roles });
const account: Record<string, AddressRow> = {
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
export const openToAll = [
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
  // Asks for the signature of its address (`app/account/entry/unsubscribe.test.ts`).
  "unsubscribe",
  // Asks for the secret of its link (`app/account/entry/feedback.test.ts`).
  "feedback",
  // Files: each asks for its area's session, and the file's own record (`app/http/file-response.test.ts`,
  // `app/http/upload.test.ts`, `tests/roles/documents.test.ts`).
  ...["client-portal", "office"].flatMap((area) =>
    ["files", "files/:id", "files/:id/thumbnail", "documents/:id/file"].map(
      (path) => `${area}/${path}`,
    ),
  ),
  // The code of a sign and the secret of a link are the keys (`app/occupant/occupant.test.ts`).
  ...["r/:code", "r/:code/:token", "r/*"],
  "r/:code/:token/photo",
  "r/:code/:token/photo/thumbnail",
  // The secret of a link is the key (`app/account/report/report.test.ts`).
  ...["", "/report.pdf", "/photos/:id", "/photos/:id/thumbnail"].map(
    (rest) => `report/:token${rest}`,
  ),
  "report/*",
  // Asks for a session itself, and each hint for a right (`app/http/live-streams.test.ts`).
  "api/events",
  // Ask for a session themselves, or for the secret of an address (`tests/journeys/tenants.spec.ts`).
  ...["api/portal/work-orders", "api/portal/work-orders/:id"],
  ...["api/portal/inspections", "api/portal/inspections/:id"],
  ...["api/portal/visits", "api/portal/visits/:id", "api/calendar/:file"],
  ...["api/portal/invoices", "api/portal/invoices/:id"],
  ...["api/portal/documents", "api/portal/documents/:id"],
  ...[
    "api/portal/insights",
    "api/portal/supplies",
    "api/portal/home",
    "api/portal/feedback",
    "api/portal/messages",
    "api/portal/messages/:id",
  ],
  ...["", "/:id", "/:id/scope", "/:id/inspection-trends"].map(
    (rest) => `api/portal/facilities${rest}`,
  ),
];

export const addressRows = { ...office, ...portal, ...account };
