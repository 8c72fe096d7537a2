/** Every URL of the product, by area. The public pages come from the one list in content/pages.ts. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { formPaths } from "../content/form-paths.ts";
import { type Page, pages } from "../content/pages.ts";
import {
  documentRoom,
  exact,
  fileRoutes,
  insights,
  invoiceRoom,
  messages,
  monthlyReports,
  statement,
  workOrderRoom,
} from "./room-routes.ts";

const marketing = pages.map((page: Page) =>
  page.path === "/"
    ? index(page.module)
    : route(page.path.slice(1), page.module, { id: page.path }, textOf(page)),
);

/** The text of an article is a module of its own inside the page of all articles. */
function textOf({ path, text }: Page) {
  return text ? [index(text, { id: `${path}#text` })] : [];
}

const newsletter = [
  route("newsletter", "marketing/newsletter/page.tsx", exact),
  route("newsletter/confirm", "marketing/newsletter/confirm-page.tsx", exact),
  route("newsletter/unsubscribe", "marketing/newsletter/unsubscribe-page.tsx", exact),
];

const submissions = Object.values(formPaths).map((path) =>
  route(path.slice(1), "api/submission.ts", { id: path.slice(1), ...exact }),
);

function submissionRoom(name: string) {
  const path = `office/${name}`;
  return [
    route(path, "office/submissions/list-page.tsx", { id: path, ...exact }),
    route(`${path}/export.csv`, "office/submissions/export.ts", { id: `${path}/export`, ...exact }),
    route(`${path}/changes.json`, "office/submissions/changes.ts", {
      id: `${path}/changes`,
      ...exact,
    }),
    route(`${path}/:id`, "office/submissions/detail-page.tsx", { id: `${path}/one`, ...exact }),
  ];
}

const facility = "office/clients/:id/facilities/:facilityId";
const facilityPages = [
  route(facility, "office/facilities/facility-page.tsx", exact),
  route(`${facility}/edit`, "office/facilities/edit-page.tsx", exact),
  route(`${facility}/hours`, "office/facilities/hours-page.tsx", exact),
  route(`${facility}/contacts`, "office/facilities/contacts-page.tsx", exact),
  route(`${facility}/areas`, "office/facilities/areas-page.tsx", exact),
  route(`${facility}/areas/paste`, "office/facilities/paste-areas-page.tsx", exact),
  route(`${facility}/signs`, "office/facilities/signs-page.tsx", exact),
  route(`${facility}/signs.pdf`, "office/facilities/signs-file.ts", exact),
  route(`${facility}/supplies`, "office/facilities/supplies-page.tsx", exact),
  route(`${facility}/scope`, "office/facilities/scope-page.tsx", exact),
  route(`${facility}/scope/draft`, "office/facilities/draft-page.tsx", exact),
  route(`${facility}/scope/review`, "office/facilities/review-page.tsx", exact),
  route(`${facility}/scope/print`, "office/facilities/print-page.tsx", exact),
];

export default [
  layout("marketing/layout.tsx", [
    ...marketing,
    ...newsletter,
    route("*", "marketing/not-found-page.tsx"),
  ]),
  layout("account/layout.tsx", [
    layout("account/entry/layout.tsx", [
      route("sign-in/verify", "account/entry/verify-page.tsx", exact),
      route("sign-in/passkey", "account/entry/passkey-page.tsx", exact),
      route("forgot-password", "account/entry/forgot-password-page.tsx", exact),
      route("reset-password", "account/entry/reset-password-page.tsx", exact),
      route("invitation", "account/entry/invitation-page.tsx", exact),
      route("confirm-email", "account/entry/confirm-email-page.tsx", exact),
      route("feedback", "account/entry/feedback-page.tsx", exact),
      route("unsubscribe", "account/entry/unsubscribe-page.tsx", exact),
      route("account/*", "account/entry/not-found-page.tsx"),
    ]),
    layout("account/own/layout.tsx", [
      route("account/profile", "account/own/profile-page.tsx", exact),
      route("account/security", "account/own/security-page.tsx", exact),
      route("account/security/password", "account/own/password-page.tsx", exact),
      route("account/security/email", "account/own/email-page.tsx", exact),
      route("account/security/two-factor", "account/own/two-factor-page.tsx", exact),
      route("account/security/passkey", "account/own/passkey-page.tsx", exact),
      route("account/confirm", "account/own/confirm-page.tsx", exact),
      route("account/notifications", "account/own/notifications-page.tsx", exact),
      route("account/activity", "account/own/activity-page.tsx", exact),
    ]),
    layout("account/report/layout.tsx", [
      route("report/:token", "account/report/report-page.tsx", exact),
      route("report/:token/report.pdf", "account/report/report-file.ts", exact),
      route("report/:token/photos/:id", "account/report/photo.ts", exact),
      route("report/:token/photos/:id/thumbnail", "account/report/thumbnail.ts", exact),
      route("report/*", "account/report/not-found-page.tsx"),
    ]),
    route("sign-out", "account/sign-out.ts", exact),
    route("account/appearance", "account/appearance.ts", exact),
  ]),
  layout("portal/layout.tsx", [
    // Visitors get the login at this address (server/app.ts).
    route("client-portal", "portal/home/page.tsx", exact),
    route("client-portal/facilities/:id", "portal/facilities/facility-page.tsx", exact),
    route("client-portal/facilities/:id/signs", "portal/facilities/signs-page.tsx", exact),
    route("client-portal/facilities/:id/signs.pdf", "portal/facilities/signs-file.ts", exact),
    route("client-portal/facilities/:id/scope", "portal/facilities/scope-page.tsx", exact),
    route("client-portal/facilities/:id/scope/print", "portal/facilities/print-page.tsx", exact),
    ...workOrderRoom("portal", "client-portal"),
    ...documentRoom("portal", "client-portal"),
    ...statement("client-portal/invoices", "portal/invoices"),
    ...invoiceRoom("portal", "client-portal"),
    route("client-portal/waiting.json", "portal/waiting.ts", exact),
    route("client-portal/find.json", "portal/find.ts", exact),
    route("client-portal/feedback", "portal/feedback/list-page.tsx", exact),
    route("client-portal/feedback/export.csv", "portal/feedback/export.ts", exact),
    route("client-portal/feedback/:id", "portal/feedback/feedback-page.tsx", exact),
    route("client-portal/supplies", "portal/supplies/supplies-page.tsx", exact),
    route("client-portal/notifications", "portal/notifications/list-page.tsx", exact),
    ...insights("client-portal", "portal/insights"),
    ...monthlyReports(
      "client-portal/insights/reports",
      "client-portal/insights/reports",
      "portal/monthly-reports",
    ),
    route("client-portal/inspections", "portal/inspections/list-page.tsx", exact),
    route("client-portal/inspections/export.csv", "portal/inspections/export.ts", exact),
    route("client-portal/inspections/:id", "portal/inspections/detail-page.tsx", exact),
    route("client-portal/inspections/:id/report.pdf", "portal/inspections/report-file.ts", exact),
    ...messages("client-portal", "portal"),
    route("client-portal/people", "portal/people/list-page.tsx", exact),
    route("client-portal/people/invite", "portal/people/invite-page.tsx", exact),
    route("client-portal/people/:id", "portal/people/person-page.tsx", exact),
    route("client-portal/schedule", "portal/schedule/schedule-page.tsx", exact),
    route("client-portal/schedule/calendar", "portal/schedule/calendar-page.tsx", exact),
    route("client-portal/schedule/export.csv", "portal/schedule/export.ts", exact),
    route("client-portal/schedule/:id", "portal/schedule/visit-page.tsx", exact),
    ...fileRoutes("client-portal", "portal"),
    route("client-portal/*", "portal/not-found-page.tsx"),
  ]),
  layout("office/layout.tsx", [
    route("office", "office/home-page.tsx", exact),
    route("office/waiting.json", "office/waiting.ts", exact),
    route("office/find.json", "office/find.ts", exact),
    route("office/notifications", "office/notifications/list-page.tsx", exact),
    ...["leads", "contact-messages", "applications"].flatMap(submissionRoom),
    ...workOrderRoom("office", "office"),
    route("office/work-orders/:id/extra-visit", "office/work-orders/extra-visit-page.tsx", exact),
    route("office/documents/new", "office/documents/new-page.tsx", exact),
    ...documentRoom("office", "office"),
    route("office/client-health", "office/client-health/health-page.tsx", exact),
    route("office/feedback", "office/feedback/list-page.tsx", exact),
    route("office/feedback/export.csv", "office/feedback/export.ts", exact),
    ...invoiceRoom("office", "office"),
    route("office/subscribers", "office/subscribers/list-page.tsx", exact),
    route("office/subscribers/export.csv", "office/subscribers/export.ts", exact),
    ...messages("office", "office"),
    route("office/tonight", "office/tonight/tonight-page.tsx", exact),
    route("office/tonight/visits.json", "office/tonight/visits-json.ts", exact),
    route("office/tonight/entries/:id", "office/tonight/entry.ts", exact),
    route("office/tonight/photos/:id", "office/tonight/photo.ts", exact),
    route("office/tonight/:id", "office/tonight/visit-page.tsx", exact),
    route("office/inspections", "office/inspections/list-page.tsx", exact),
    route("office/inspections/new", "office/inspections/new-page.tsx", exact),
    route("office/inspections/rule", "office/inspections/rule-page.tsx", exact),
    route("office/inspections/export.csv", "office/inspections/export.ts", exact),
    route("office/inspections/phone.json", "office/inspections/phone-json.ts", exact),
    route("office/inspections/entries/:id", "office/inspections/entry.ts", exact),
    route("office/inspections/photos/:id", "office/inspections/photo.ts", exact),
    route("office/inspections/:id", "office/inspections/detail-page.tsx", exact),
    route("office/inspections/:id/report.pdf", "office/inspections/report-file.ts", exact),
    route("office/schedule", "office/schedule/schedule-page.tsx", exact),
    route("office/schedule/series", "office/schedule/series-list-page.tsx", exact),
    route("office/schedule/series/new", "office/schedule/new-series-page.tsx", exact),
    route("office/schedule/series/:id", "office/schedule/series-page.tsx", exact),
    route("office/schedule/export.csv", "office/schedule/export.ts", exact),
    route("office/schedule/:id", "office/schedule/visit-page.tsx", exact),
    route("office/schedule/:id/edit", "office/schedule/edit-page.tsx", exact),
    route("office/clients", "office/clients/list-page.tsx", exact),
    route("office/clients/:id", "office/clients/client-page.tsx", exact),
    ...facilityPages,
    route("office/clients/:id/service-levels", "office/clients/service-levels-page.tsx", exact),
    route("office/clients/:id/billing", "office/clients/billing-page.tsx", exact),
    ...insights("office/clients/:id", "office/clients"),
    ...monthlyReports(
      "office/clients/:id/insights/reports",
      "office/monthly-reports",
      "office/monthly-reports",
    ),
    ...statement("office/clients/:id", "office/clients"),
    route("office/people", "office/people/list-page.tsx", exact),
    route("office/people/invite", "office/people/invite-page.tsx", exact),
    route("office/people/:id", "office/people/person-page.tsx", exact),
    route("office/audit", "office/audit/audit-page.tsx", exact),
    route("office/audit/export.csv", "office/audit/export.ts", exact),
    ...fileRoutes("office", "office"),
    route("office/*", "office/not-found-page.tsx"),
  ]),
  // Behind the QR sign of a room: short, as it is printed, and in any case, as it is typed.
  layout("occupant/layout.tsx", [
    route("r/:code", "occupant/report-page.tsx"),
    route("r/:code/:token", "occupant/follow-page.tsx"),
    route("r/:code/:token/photo", "occupant/photo.ts"),
    route("r/:code/:token/photo/thumbnail", "occupant/thumbnail.ts"),
    route("r/*", "occupant/not-found-page.tsx"),
  ]),
  ...submissions,
  route("api/login", "api/login.ts", exact),
  route("api/passkeys/:use", "api/passkey-answer.ts", exact),
  route("api/passkeys/:use/options", "api/passkey-options.ts", exact),
  route("api/events", "api/events.ts", exact),
  route("api/portal/home", "api/portal/home.ts", exact),
  route("api/portal/documents", "api/portal/documents.ts", exact),
  route("api/portal/documents/:id", "api/portal/document.ts", exact),
  route("api/portal/facilities", "api/portal/facilities.ts", exact),
  route("api/portal/facilities/:id", "api/portal/facility.ts", exact),
  route("api/portal/facilities/:id/scope", "api/portal/scope.ts", exact),
  route("api/portal/facilities/:id/inspection-trends", "api/portal/inspection-trends.ts", exact),
  route("api/portal/feedback", "api/portal/feedback.ts", exact),
  route("api/portal/insights", "api/portal/insights.ts", exact),
  route("api/portal/supplies", "api/portal/supplies.ts", exact),
  route("api/portal/messages", "api/portal/messages.ts", exact),
  route("api/portal/messages/:id", "api/portal/thread.ts", exact),
  route("api/portal/work-orders", "api/portal/work-orders.ts", exact),
  route("api/portal/work-orders/:id", "api/portal/work-order.ts", exact),
  route("api/portal/invoices", "api/portal/invoices.ts", exact),
  route("api/portal/invoices/:id", "api/portal/invoice.ts", exact),
  route("api/calendar/:file", "api/calendar.ts", exact),
  route("api/portal/inspections", "api/portal/inspections.ts", exact),
  route("api/portal/inspections/:id", "api/portal/inspection.ts", exact),
  route("api/portal/visits", "api/portal/visits.ts", exact),
  route("api/portal/visits/:id", "api/portal/visit.ts", exact),
  route("api/*", "api/unknown.ts", exact),
  route(".well-known/security.txt", "api/security-txt.ts", exact),
] satisfies RouteConfig;
