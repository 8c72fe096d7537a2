/**
 * Who is let in at every address behind a sign-in: a new one without a row fails.
 */
import type { Role } from "#platform/identity/roles.ts";
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

const submissionAddresses = (name: string, roles: readonly Role[]): Record<string, AddressRow> => ({
  [`office/${name}`]: { load: () => import("#features/submissions/office/list-page.tsx"), roles },
  [`office/${name}/:id`]: {
    load: () => import("#features/submissions/office/detail-page.tsx"),
    roles,
  },
  [`office/${name}/export.csv`]: {
    load: () => import("#features/submissions/office/export.ts"),
    roles,
  },
  [`office/${name}/changes.json`]: {
    load: () => import("#features/submissions/office/changes.ts"),
    roles,
  },
});

const directors = ["administrator", "account-manager", "supervisor"] as const;
const workers = [...directors, "crew-lead"] as const;
function messagesOf(
  area: "office" | "client-portal",
  roles: readonly Role[],
): Record<string, AddressRow> {
  return {
    [`${area}/messages`]: {
      load: () => import("#features/messages/list-page.tsx"),
      roles,
    },
    [`${area}/messages/new`]: {
      load: () => import("#features/messages/new-page.tsx"),
      roles,
    },
    [`${area}/messages/:id`]: {
      load: () => import("#features/messages/thread-page.tsx"),
      roles,
    },
  };
}

function documentsOf(
  area: "office" | "client-portal",
  roles: readonly Role[],
): Record<string, AddressRow> {
  return {
    [`${area}/documents`]: { load: () => import("#features/documents/list-page.tsx"), roles },
    [`${area}/documents/export.csv`]: {
      load: () => import("#features/documents/export.ts"),
      roles,
    },
    [`${area}/documents/:id`]: { load: () => import("#features/documents/detail-page.tsx"), roles },
  };
}

const workforce = ["administrator", "account-manager", "supervisor", "crew-lead"] as const;

function facilities(path: string): Record<string, AddressRow> {
  return {
    "office/clients/:id": {
      load: () => import("#features/clients/office/client-page.tsx"),
      roles: workforce,
    },
    [path]: {
      load: () => import("#features/facilities/office/facility-page.tsx"),
      roles: workforce,
    },
    [`${path}/areas`]: {
      load: () => import("#features/facilities/office/areas-page.tsx"),
      roles: workforce,
    },
    [`${path}/signs`]: {
      load: () => import("#features/occupant-reports/office/signs-page.tsx"),
      roles: planning,
    },
    [`${path}/signs.pdf`]: {
      load: () => import("#features/occupant-reports/signs-file.ts"),
      roles: planning,
    },
    [`${path}/scope`]: {
      load: () => import("#features/facilities/office/scope-page.tsx"),
      roles: workforce,
    },
    [`${path}/scope/print`]: {
      load: () => import("#features/facilities/office/print-page.tsx"),
      roles: workforce,
    },
    [`${path}/edit`]: {
      load: () => import("#features/facilities/office/edit-page.tsx"),
      roles: sales,
    },
    [`${path}/supplies`]: {
      load: () => import("#features/supplies/office/supplies-page.tsx"),
      roles: sales,
    },
    [`${path}/hours`]: {
      load: () => import("#features/facilities/office/hours-page.tsx"),
      roles: sales,
    },
    [`${path}/contacts`]: {
      load: () => import("#features/facilities/office/contacts-page.tsx"),
      roles: sales,
    },
    [`${path}/areas/paste`]: {
      load: () => import("#features/facilities/office/paste-areas-page.tsx"),
      roles: sales,
    },
    [`${path}/scope/draft`]: {
      load: () => import("#features/facilities/office/draft-page.tsx"),
      roles: sales,
    },
    [`${path}/scope/review`]: {
      load: () => import("#features/facilities/office/review-page.tsx"),
      roles: sales,
    },
  };
}

/** Without a page; each role gives it in `commands.test.ts`. */
export const onlyPosted = [
  "office/messages/:id/send.json",
  "client-portal/messages/:id/send.json",
  "office/tonight/entries/:id",
  "office/tonight/photos/:id",
  "office/inspections/entries/:id",
  "office/inspections/photos/:id",
];

const office: Record<string, AddressRow> = {
  office: { load: () => import("#areas/office/home-page.tsx"), roles: staff },
  "office/waiting.json": { load: () => import("#areas/office/attention-counts.ts"), roles: staff },
  "office/find.json": { load: () => import("#areas/office/find.ts"), roles: staff },
  "office/notifications": {
    load: () => import("#features/notifications/list-page.tsx"),
    // Nothing happens that a recruiter is told of.
    roles: staff.filter((role) => role !== "recruiter"),
  },
  ...submissionAddresses("leads", sales),
  ...submissionAddresses("contact-messages", sales),
  ...submissionAddresses("applications", recruiting),
  "office/work-orders": {
    load: () => import("#features/work-orders/list-page.tsx"),
    roles: workers,
  },
  "office/work-orders/new": {
    load: () => import("#features/work-orders/new-page.tsx"),
    roles: directors,
  },
  "office/work-orders/export.csv": {
    load: () => import("#features/work-orders/export.ts"),
    roles: directors,
  },
  "office/work-orders/:id": {
    load: () => import("#features/work-orders/detail-page.tsx"),
    roles: workers,
  },
  "office/work-orders/:id/extra-visit": {
    load: () => import("#features/work-orders/office/extra-visit-page.tsx"),
    roles: planning,
  },
  "office/client-health": {
    load: () => import("#features/insights/office/health-page.tsx"),
    roles: directors,
  },
  "office/feedback": {
    load: () => import("#features/feedback/list-page.tsx"),
    roles: directors,
  },
  "office/feedback/export.csv": {
    load: () => import("#features/feedback/export.ts"),
    roles: directors,
  },
  "office/clients/:id/insights": {
    load: () => import("#features/insights/insights-page.tsx"),
    roles: directors,
  },
  "office/clients/:id/insights.csv": {
    load: () => import("#features/insights/insights-export.ts"),
    roles: directors,
  },
  "office/clients/:id/insights/reports": {
    load: () => import("#features/monthly-reports/list-page.tsx"),
    roles: directors,
  },
  "office/monthly-reports/:id": {
    load: () => import("#features/monthly-reports/report-page.tsx"),
    roles: directors,
  },
  "office/monthly-reports/:id/report.pdf": {
    load: () => import("#features/monthly-reports/report-file.ts"),
    roles: directors,
  },
  "office/invoices": {
    load: () => import("#features/invoices/office/list-page.tsx"),
    roles: sales,
  },
  "office/invoices/export.csv": {
    load: () => import("#features/invoices/export.ts"),
    roles: sales,
  },
  "office/invoices/lines.csv": {
    load: () => import("#features/invoices/lines-export.ts"),
    roles: sales,
  },
  "office/invoices/:id": {
    load: () => import("#features/invoices/office/detail-page.tsx"),
    roles: sales,
  },
  "office/invoices/:id/invoice.pdf": {
    load: () => import("#features/invoices/invoice-file.ts"),
    roles: sales,
  },
  "office/clients/:id/billing": {
    load: () => import("#features/invoices/office/billing-page.tsx"),
    roles: sales,
  },
  "office/clients/:id/statement": {
    load: () => import("#features/invoices/statement-page.tsx"),
    roles: sales,
  },
  "office/clients/:id/statement.pdf": {
    load: () => import("#features/invoices/statement-file.ts"),
    roles: sales,
  },
  "office/clients/:id/statement.csv": {
    load: () => import("#features/invoices/statement-export.ts"),
    roles: sales,
  },
  "office/subscribers": {
    load: () => import("#features/newsletter/office/list-page.tsx"),
    roles: sales,
  },
  "office/subscribers/export.csv": {
    load: () => import("#features/newsletter/office/export.ts"),
    roles: sales,
  },
  ...documentsOf("office", planning),
  "office/documents/new": {
    load: () => import("#features/documents/office/new-page.tsx"),
    roles: sales,
  },
  ...messagesOf("office", ["administrator", "account-manager", "supervisor"]),
  "office/clients": {
    load: () => import("#features/clients/office/list-page.tsx"),
    roles: ["administrator", "account-manager", "supervisor", "crew-lead"],
  },
  "office/tonight": {
    load: () => import("#features/tonight/tonight-page.tsx"),
    roles: attending,
  },
  "office/tonight/:id": {
    load: () => import("#features/tonight/visit-page.tsx"),
    roles: attending,
  },
  "office/tonight/visits.json": {
    load: () => import("#features/tonight/visits-json.ts"),
    roles: attending,
  },
  "office/inspections": {
    load: () => import("#features/inspections/office/list-page.tsx"),
    roles: planning,
  },
  "office/inspections/new": {
    load: () => import("#features/inspections/office/new-page.tsx"),
    roles: planning,
  },
  "office/inspections/rule": {
    load: () => import("#features/inspections/office/rule-page.tsx"),
    roles: planning,
  },
  "office/inspections/export.csv": {
    load: () => import("#features/inspections/export.ts"),
    roles: planning,
  },
  "office/inspections/phone.json": {
    load: () => import("#features/inspections/office/phone-json.ts"),
    roles: planning,
  },
  "office/inspections/:id": {
    load: () => import("#features/inspections/office/detail-page.tsx"),
    roles: planning,
  },
  "office/inspections/:id/report.pdf": {
    load: () => import("#features/inspections/report-file.ts"),
    roles: planning,
  },
  "office/schedule": {
    load: () => import("#features/visits/office/schedule-page.tsx"),
    roles: planning,
  },
  "office/schedule/series": {
    load: () => import("#features/visits/office/series-list-page.tsx"),
    roles: planning,
  },
  "office/schedule/series/new": {
    load: () => import("#features/visits/office/new-series-page.tsx"),
    roles: planning,
  },
  "office/schedule/series/:id": {
    load: () => import("#features/visits/office/series-page.tsx"),
    roles: planning,
  },
  "office/schedule/export.csv": {
    load: () => import("#features/visits/export.ts"),
    roles: planning,
  },
  "office/schedule/:id": {
    load: () => import("#features/visits/office/visit-page.tsx"),
    roles: planning,
  },
  "office/schedule/:id/edit": {
    load: () => import("#features/visits/office/edit-page.tsx"),
    roles: planning,
  },
  ...facilities("office/clients/:id/facilities/:facilityId"),
  "office/clients/:id/service-levels": {
    load: () => import("#features/work-orders/office/service-levels-page.tsx"),
    roles: sales,
  },
  "office/people": { load: () => import("#features/people/office/list-page.tsx"), roles: sales },
  "office/people/invite": {
    load: () => import("#features/people/office/invite-page.tsx"),
    roles: ["administrator"],
  },
  "office/people/:id": {
    load: () => import("#features/people/person-page.tsx"),
    roles: ["administrator"],
  },
  "office/audit": {
    load: () => import("#features/audit/office/audit-page.tsx"),
    roles: ["administrator"],
  },
  "office/audit/export.csv": {
    load: () => import("#features/audit/office/export.ts"),
    roles: ["administrator"],
  },
  // Nobody finds anything there.
  "office/*": { load: () => import("#areas/office/not-found-page.tsx"), roles: [] },
};

const paying = ["client-administrator"] as const;
const portalInvoices: Record<string, AddressRow> = {
  "client-portal/invoices": {
    load: () => import("#features/invoices/portal/list-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/export.csv": {
    load: () => import("#features/invoices/export.ts"),
    roles: paying,
  },
  "client-portal/invoices/lines.csv": {
    load: () => import("#features/invoices/lines-export.ts"),
    roles: paying,
  },
  "client-portal/invoices/statement": {
    load: () => import("#features/invoices/statement-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/statement.pdf": {
    load: () => import("#features/invoices/statement-file.ts"),
    roles: paying,
  },
  "client-portal/invoices/statement.csv": {
    load: () => import("#features/invoices/statement-export.ts"),
    roles: paying,
  },
  "client-portal/invoices/:id": {
    load: () => import("#features/invoices/portal/detail-page.tsx"),
    roles: paying,
  },
  "client-portal/invoices/:id/invoice.pdf": {
    load: () => import("#features/invoices/invoice-file.ts"),
    roles: paying,
  },
};

const portal: Record<string, AddressRow> = {
  "client-portal": { load: () => import("#areas/portal/home/page.tsx"), roles: client },
  "client-portal/work-orders": {
    load: () => import("#features/work-orders/list-page.tsx"),
    roles: client,
  },
  "client-portal/work-orders/new": {
    load: () => import("#features/work-orders/new-page.tsx"),
    roles: client,
  },
  "client-portal/work-orders/export.csv": {
    load: () => import("#features/work-orders/export.ts"),
    roles: client,
  },
  "client-portal/work-orders/:id": {
    load: () => import("#features/work-orders/detail-page.tsx"),
    roles: client,
  },
  ...portalInvoices,
  "client-portal/waiting.json": {
    load: () => import("#areas/portal/attention-counts.ts"),
    roles: client,
  },
  "client-portal/find.json": {
    load: () => import("#areas/portal/find.ts"),
    roles: client,
  },
  "client-portal/feedback": {
    load: () => import("#features/feedback/list-page.tsx"),
    roles: client,
  },
  "client-portal/insights": {
    load: () => import("#features/insights/insights-page.tsx"),
    roles: client,
  },
  "client-portal/insights.csv": {
    load: () => import("#features/insights/insights-export.ts"),
    roles: client,
  },
  "client-portal/insights/reports": {
    load: () => import("#features/monthly-reports/list-page.tsx"),
    roles: client,
  },
  "client-portal/insights/reports/:id": {
    load: () => import("#features/monthly-reports/report-page.tsx"),
    roles: client,
  },
  "client-portal/insights/reports/:id/report.pdf": {
    load: () => import("#features/monthly-reports/report-file.ts"),
    roles: client,
  },
  "client-portal/feedback/export.csv": {
    load: () => import("#features/feedback/export.ts"),
    roles: client,
  },
  "client-portal/feedback/:id": {
    load: () => import("#features/feedback/portal/feedback-page.tsx"),
    roles: client,
  },
  "client-portal/supplies": {
    load: () => import("#features/supplies/portal/supplies-page.tsx"),
    roles: client,
  },
  "client-portal/notifications": {
    load: () => import("#features/notifications/list-page.tsx"),
    roles: client,
  },
  ...documentsOf("client-portal", client),
  ...messagesOf("client-portal", client),
  "client-portal/facilities/:id": {
    load: () => import("#features/facilities/portal/facility-page.tsx"),
    roles: client,
  },
  "client-portal/facilities/:id/signs": {
    load: () => import("#features/occupant-reports/portal/signs-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/facilities/:id/signs.pdf": {
    load: () => import("#features/occupant-reports/signs-file.ts"),
    roles: ["client-administrator"],
  },
  "client-portal/facilities/:id/scope": {
    load: () => import("#features/facilities/portal/scope-page.tsx"),
    roles: client,
  },
  "client-portal/facilities/:id/scope/print": {
    load: () => import("#features/facilities/portal/print-page.tsx"),
    roles: client,
  },
  "client-portal/people": {
    load: () => import("#features/people/portal/list-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/people/invite": {
    load: () => import("#features/people/portal/invite-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/people/:id": {
    load: () => import("#features/people/person-page.tsx"),
    roles: ["client-administrator"],
  },
  "client-portal/inspections": {
    load: () => import("#features/inspections/portal/list-page.tsx"),
    roles: client,
  },
  "client-portal/inspections/export.csv": {
    load: () => import("#features/inspections/export.ts"),
    roles: client,
  },
  "client-portal/inspections/:id": {
    load: () => import("#features/inspections/portal/detail-page.tsx"),
    roles: client,
  },
  "client-portal/inspections/:id/report.pdf": {
    load: () => import("#features/inspections/report-file.ts"),
    roles: client,
  },
  "client-portal/schedule": {
    load: () => import("#features/visits/portal/schedule-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/calendar": {
    load: () => import("#features/visits/portal/calendar-page.tsx"),
    roles: client,
  },
  "client-portal/schedule/export.csv": {
    load: () => import("#features/visits/export.ts"),
    roles: client,
  },
  "client-portal/schedule/:id": {
    load: () => import("#features/visits/portal/visit-page.tsx"),
    roles: client,
  },
  "client-portal/*": { load: () => import("#areas/portal/not-found-page.tsx"), roles: [] },
};

const ownAccountPage = (load: AddressRow["load"]): AddressRow => ({ load, roles });
const account: Record<string, AddressRow> = {
  "account/profile": ownAccountPage(() => import("#areas/account/own/profile-page.tsx")),
  "account/security": ownAccountPage(() => import("#areas/account/own/security-page.tsx")),
  "account/security/password": ownAccountPage(() => import("#areas/account/own/password-page.tsx")),
  "account/security/email": ownAccountPage(() => import("#areas/account/own/email-page.tsx")),
  "account/security/two-factor": ownAccountPage(
    () => import("#areas/account/own/two-factor-page.tsx"),
  ),
  "account/security/passkey": ownAccountPage(() => import("#areas/account/own/passkey-page.tsx")),
  "account/confirm": ownAccountPage(() => import("#areas/account/own/confirm-page.tsx")),
  "account/notifications": ownAccountPage(
    () => import("#areas/account/own/notifications-page.tsx"),
  ),
  "account/activity": ownAccountPage(() => import("#areas/account/own/activity-page.tsx")),
};

/** The same for whoever asks: a sign-in, a link of a mail, a public form, or nothing at all. */
export const openToAll = [
  "sign-in/verify",
  "sign-in/passkey",
  "forgot-password",
  "reset-password",
  "invitation",
  "confirm-email",
  "account/*",
  "account/appearance",
  "sign-out",
  "api/quote",
  "api/contact",
  "api/mobile-contact",
  "api/job-application",
  "api/newsletter",
  "api/login",
  "api/passkeys/:use",
  "api/passkeys/:use/options",
  "api/*",
  ".well-known/security.txt",
  // Asks for the signature of its address (`src/areas/account/entry/unsubscribe.test.ts`).
  "unsubscribe",
  // Asks for the secret of its link (`src/areas/account/entry/feedback.test.ts`).
  "feedback",
  // Files: each asks for its area's session, and the file's own record (`src/features/files/file-response.test.ts`,
  // `src/platform/http/upload.test.ts`, `tests/roles/documents.test.ts`).
  ...["client-portal", "office"].flatMap((area) =>
    ["files", "files/:id", "files/:id/thumbnail", "documents/:id/file"].map(
      (path) => `${area}/${path}`,
    ),
  ),
  // The code of a sign and the secret of a link are the keys (`src/features/occupant-reports/occupant.test.ts`).
  "r/:code",
  "r/:code/:token",
  "r/*",
  "r/:code/:token/photo",
  "r/:code/:token/photo/thumbnail",
  // The secret of a link is the key (`src/areas/account/report/report.test.ts`).
  ...["", "/report.pdf", "/photos/:id", "/photos/:id/thumbnail"].map(
    (rest) => `report/:token${rest}`,
  ),
  "report/*",
  // Asks for a session itself, and each change event for a right (`src/platform/http/live-streams.test.ts`).
  "api/events",
  // Ask for a session themselves, or for the secret of an address (`tests/journeys/tenants.spec.ts`).
  "api/portal/work-orders",
  "api/portal/work-orders/:id",
  "api/portal/inspections",
  "api/portal/inspections/:id",
  "api/portal/visits",
  "api/portal/visits/:id",
  "api/calendar/:file",
  "api/portal/invoices",
  "api/portal/invoices/:id",
  "api/portal/documents",
  "api/portal/documents/:id",
  "api/portal/insights",
  "api/portal/supplies",
  "api/portal/home",
  "api/portal/feedback",
  "api/portal/messages",
  "api/portal/messages/:id",
  ...["", "/:id", "/:id/scope", "/:id/inspection-trends"].map(
    (rest) => `api/portal/facilities${rest}`,
  ),
];

export const addressRows = { ...office, ...portal, ...account };
