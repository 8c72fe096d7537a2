/**
 * Every URL of the product, by area. The public pages come from the one list in content/pages.ts.
 */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { formPaths } from "#content/form-paths.ts";
import { type Page, pages } from "#content/pages.ts";
import {
  documentRoutes,
  exact,
  fileRoutes,
  insights,
  invoiceRoutes,
  messages,
  monthlyReports,
  shared,
  statement,
  workOrderRoutes,
} from "./section-routes.ts";

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
  route("newsletter", "areas/marketing/newsletter/page.tsx", exact),
  route("newsletter/confirm", "areas/marketing/newsletter/confirm-page.tsx", exact),
  route("newsletter/unsubscribe", "areas/marketing/newsletter/unsubscribe-page.tsx", exact),
];

const submissions = Object.values(formPaths).map((path) =>
  route(path.slice(1), "areas/api/submission.ts", { id: path.slice(1), ...exact }),
);

function submissionRoutes(name: string) {
  const path = `office/${name}`;
  return [
    route(path, "features/submissions/office/list-page.tsx", { id: path, ...exact }),
    route(`${path}/export.csv`, "features/submissions/office/export.ts", {
      id: `${path}/export`,
      ...exact,
    }),
    route(`${path}/changes.json`, "features/submissions/office/changes.ts", {
      id: `${path}/changes`,
      ...exact,
    }),
    route(`${path}/:id`, "features/submissions/office/detail-page.tsx", {
      id: `${path}/one`,
      ...exact,
    }),
  ];
}

/** Beneath no layout: the first part of its id is its area (`server/areas/route-areas.ts`). */
const api = (path: string, module: string) => route(path, module, { id: path, ...exact });

const facility = "office/clients/:id/facilities/:facilityId";
const facilityPages = [
  route(facility, "features/facilities/office/facility-page.tsx", exact),
  route(`${facility}/edit`, "features/facilities/office/edit-page.tsx", exact),
  route(`${facility}/hours`, "features/facilities/office/hours-page.tsx", exact),
  route(`${facility}/contacts`, "features/facilities/office/contacts-page.tsx", exact),
  route(`${facility}/areas`, "features/facilities/office/areas-page.tsx", exact),
  route(`${facility}/areas/paste`, "features/facilities/office/paste-areas-page.tsx", exact),
  route(`${facility}/signs`, "features/occupant-reports/office/signs-page.tsx", exact),
  shared(`${facility}/signs.pdf`, "features/occupant-reports/signs-file.ts"),
  route(`${facility}/supplies`, "features/supplies/office/supplies-page.tsx", exact),
  route(`${facility}/scope`, "features/facilities/office/scope-page.tsx", exact),
  route(`${facility}/scope/draft`, "features/facilities/office/draft-page.tsx", exact),
  route(`${facility}/scope/review`, "features/facilities/office/review-page.tsx", exact),
  route(`${facility}/scope/print`, "features/facilities/office/print-page.tsx", exact),
];

export default [
  layout("areas/marketing/layout.tsx", { id: "marketing/layout" }, [
    ...marketing,
    ...newsletter,
    route("*", "areas/marketing/not-found-page.tsx"),
  ]),
  layout("areas/account/layout.tsx", { id: "account/layout" }, [
    layout("areas/account/entry/layout.tsx", [
      route("sign-in/verify", "areas/account/entry/verify-page.tsx", exact),
      route("sign-in/passkey", "areas/account/entry/passkey-page.tsx", exact),
      route("forgot-password", "areas/account/entry/forgot-password-page.tsx", exact),
      route("reset-password", "areas/account/entry/reset-password-page.tsx", exact),
      route("invitation", "areas/account/entry/invitation-page.tsx", exact),
      route("confirm-email", "areas/account/entry/confirm-email-page.tsx", exact),
      route("feedback", "areas/account/entry/feedback-page.tsx", exact),
      route("unsubscribe", "areas/account/entry/unsubscribe-page.tsx", exact),
      route("account/*", "areas/account/entry/not-found-page.tsx"),
    ]),
    layout("areas/account/own/layout.tsx", [
      route("account/profile", "areas/account/own/profile-page.tsx", exact),
      route("account/security", "areas/account/own/security-page.tsx", exact),
      route("account/security/password", "areas/account/own/password-page.tsx", exact),
      route("account/security/email", "areas/account/own/email-page.tsx", exact),
      route("account/security/two-factor", "areas/account/own/two-factor-page.tsx", exact),
      route("account/security/passkey", "areas/account/own/passkey-page.tsx", exact),
      route("account/confirm", "areas/account/own/confirm-page.tsx", exact),
      route("account/notifications", "areas/account/own/notifications-page.tsx", exact),
      route("account/activity", "areas/account/own/activity-page.tsx", exact),
    ]),
    layout("areas/account/report/layout.tsx", [
      route("report/:token", "areas/account/report/report-page.tsx", exact),
      route("report/:token/report.pdf", "areas/account/report/report-file.ts", exact),
      route("report/:token/photos/:id", "areas/account/report/photo.ts", exact),
      route("report/:token/photos/:id/thumbnail", "areas/account/report/thumbnail.ts", exact),
      route("report/*", "areas/account/report/not-found-page.tsx"),
    ]),
    route("sign-out", "areas/account/sign-out.ts", exact),
    route("account/appearance", "areas/account/appearance.ts", exact),
  ]),
  layout("areas/portal/layout.tsx", { id: "portal/layout" }, [
    // Visitors get the login at this address (server/app.ts).
    route("client-portal", "areas/portal/home/page.tsx", exact),
    route("client-portal/facilities/:id", "features/facilities/portal/facility-page.tsx", exact),
    route(
      "client-portal/facilities/:id/signs",
      "features/occupant-reports/portal/signs-page.tsx",
      exact,
    ),
    shared("client-portal/facilities/:id/signs.pdf", "features/occupant-reports/signs-file.ts"),
    route("client-portal/facilities/:id/scope", "features/facilities/portal/scope-page.tsx", exact),
    route(
      "client-portal/facilities/:id/scope/print",
      "features/facilities/portal/print-page.tsx",
      exact,
    ),
    ...workOrderRoutes("client-portal"),
    ...documentRoutes("client-portal"),
    ...statement("client-portal/invoices"),
    ...invoiceRoutes("portal", "client-portal"),
    route("client-portal/waiting.json", "areas/portal/attention-counts.ts", exact),
    route("client-portal/find.json", "areas/portal/find.ts", exact),
    shared("client-portal/feedback", "features/feedback/list-page.tsx"),
    shared("client-portal/feedback/export.csv", "features/feedback/export.ts"),
    route("client-portal/feedback/:id", "features/feedback/portal/feedback-page.tsx", exact),
    route("client-portal/supplies", "features/supplies/portal/supplies-page.tsx", exact),
    shared("client-portal/notifications", "features/notifications/list-page.tsx"),
    ...insights("client-portal"),
    ...monthlyReports("client-portal/insights/reports", "client-portal/insights/reports"),
    route("client-portal/inspections", "features/inspections/portal/list-page.tsx", exact),
    shared("client-portal/inspections/export.csv", "features/inspections/export.ts"),
    route("client-portal/inspections/:id", "features/inspections/portal/detail-page.tsx", exact),
    shared("client-portal/inspections/:id/report.pdf", "features/inspections/report-file.ts"),
    ...messages("client-portal"),
    route("client-portal/people", "features/people/portal/list-page.tsx", exact),
    route("client-portal/people/invite", "features/people/portal/invite-page.tsx", exact),
    shared("client-portal/people/:id", "features/people/person-page.tsx"),
    route("client-portal/schedule", "features/visits/portal/schedule-page.tsx", exact),
    route("client-portal/schedule/calendar", "features/visits/portal/calendar-page.tsx", exact),
    shared("client-portal/schedule/export.csv", "features/visits/export.ts"),
    route("client-portal/schedule/:id", "features/visits/portal/visit-page.tsx", exact),
    ...fileRoutes("client-portal"),
    route("client-portal/*", "areas/portal/not-found-page.tsx"),
  ]),
  layout("areas/office/layout.tsx", { id: "office/layout" }, [
    route("office", "areas/office/home-page.tsx", exact),
    route("office/waiting.json", "areas/office/attention-counts.ts", exact),
    route("office/find.json", "areas/office/find.ts", exact),
    shared("office/notifications", "features/notifications/list-page.tsx"),
    ...["leads", "contact-messages", "applications"].flatMap(submissionRoutes),
    ...workOrderRoutes("office"),
    route(
      "office/work-orders/:id/extra-visit",
      "features/work-orders/office/extra-visit-page.tsx",
      exact,
    ),
    route("office/documents/new", "features/documents/office/new-page.tsx", exact),
    ...documentRoutes("office"),
    route("office/client-health", "features/insights/office/health-page.tsx", exact),
    shared("office/feedback", "features/feedback/list-page.tsx"),
    shared("office/feedback/export.csv", "features/feedback/export.ts"),
    ...invoiceRoutes("office", "office"),
    route("office/subscribers", "features/newsletter/office/list-page.tsx", exact),
    route("office/subscribers/export.csv", "features/newsletter/office/export.ts", exact),
    ...messages("office"),
    route("office/tonight", "features/tonight/tonight-page.tsx", exact),
    route("office/tonight/visits.json", "features/tonight/visits-json.ts", exact),
    route("office/tonight/entries/:id", "features/tonight/entry.ts", exact),
    route("office/tonight/photos/:id", "features/tonight/photo.ts", exact),
    route("office/tonight/:id", "features/tonight/visit-page.tsx", exact),
    route("office/inspections", "features/inspections/office/list-page.tsx", exact),
    route("office/inspections/new", "features/inspections/office/new-page.tsx", exact),
    route("office/inspections/rule", "features/inspections/office/rule-page.tsx", exact),
    shared("office/inspections/export.csv", "features/inspections/export.ts"),
    route("office/inspections/phone.json", "features/inspections/office/phone-json.ts", exact),
    route("office/inspections/entries/:id", "features/inspections/office/entry.ts", exact),
    route("office/inspections/photos/:id", "features/inspections/office/photo.ts", exact),
    route("office/inspections/:id", "features/inspections/office/detail-page.tsx", exact),
    shared("office/inspections/:id/report.pdf", "features/inspections/report-file.ts"),
    route("office/schedule", "features/visits/office/schedule-page.tsx", exact),
    route("office/schedule/series", "features/visits/office/series-list-page.tsx", exact),
    route("office/schedule/series/new", "features/visits/office/new-series-page.tsx", exact),
    route("office/schedule/series/:id", "features/visits/office/series-page.tsx", exact),
    shared("office/schedule/export.csv", "features/visits/export.ts"),
    route("office/schedule/:id", "features/visits/office/visit-page.tsx", exact),
    route("office/schedule/:id/edit", "features/visits/office/edit-page.tsx", exact),
    route("office/clients", "features/clients/office/list-page.tsx", exact),
    route("office/clients/:id", "features/clients/office/client-page.tsx", exact),
    ...facilityPages,
    route(
      "office/clients/:id/service-levels",
      "features/work-orders/office/service-levels-page.tsx",
      exact,
    ),
    route("office/clients/:id/billing", "features/invoices/office/billing-page.tsx", exact),
    ...insights("office/clients/:id"),
    ...monthlyReports("office/clients/:id/insights/reports", "office/monthly-reports"),
    ...statement("office/clients/:id"),
    route("office/people", "features/people/office/list-page.tsx", exact),
    route("office/people/invite", "features/people/office/invite-page.tsx", exact),
    shared("office/people/:id", "features/people/person-page.tsx"),
    route("office/audit", "features/audit/office/audit-page.tsx", exact),
    route("office/audit/export.csv", "features/audit/office/export.ts", exact),
    ...fileRoutes("office"),
    route("office/*", "areas/office/not-found-page.tsx"),
  ]),
  // Behind the QR sign of a room: short, as it is printed, and in any case, as it is typed.
  layout("areas/occupant/layout.tsx", { id: "occupant/layout" }, [
    route("r/:code", "features/occupant-reports/report-page.tsx"),
    route("r/:code/:token", "features/occupant-reports/follow-page.tsx"),
    route("r/:code/:token/photo", "features/occupant-reports/photo.ts"),
    route("r/:code/:token/photo/thumbnail", "features/occupant-reports/thumbnail.ts"),
    route("r/*", "areas/occupant/not-found-page.tsx"),
  ]),
  ...submissions,
  api("api/login", "areas/api/login.ts"),
  api("api/passkeys/:use", "areas/api/passkey-answer.ts"),
  api("api/passkeys/:use/options", "areas/api/passkey-options.ts"),
  api("api/events", "areas/api/events.ts"),
  api("api/portal/home", "areas/api/home.ts"),
  api("api/portal/documents", "features/documents/api/documents.ts"),
  api("api/portal/documents/:id", "features/documents/api/document.ts"),
  api("api/portal/facilities", "features/facilities/api/facilities.ts"),
  api("api/portal/facilities/:id", "features/facilities/api/facility.ts"),
  api("api/portal/facilities/:id/scope", "features/facilities/api/scope.ts"),
  api(
    "api/portal/facilities/:id/inspection-trends",
    "features/inspections/api/inspection-trends.ts",
  ),
  api("api/portal/feedback", "features/feedback/api/feedback.ts"),
  api("api/portal/insights", "features/insights/api/insights.ts"),
  api("api/portal/supplies", "features/supplies/api/supplies.ts"),
  api("api/portal/messages", "features/messages/api/messages.ts"),
  api("api/portal/messages/:id", "features/messages/api/thread.ts"),
  api("api/portal/work-orders", "features/work-orders/api/work-orders.ts"),
  api("api/portal/work-orders/:id", "features/work-orders/api/work-order.ts"),
  api("api/portal/invoices", "features/invoices/api/invoices.ts"),
  api("api/portal/invoices/:id", "features/invoices/api/invoice.ts"),
  api("api/calendar/:file", "features/visits/api/calendar.ts"),
  api("api/portal/inspections", "features/inspections/api/inspections.ts"),
  api("api/portal/inspections/:id", "features/inspections/api/inspection.ts"),
  api("api/portal/visits", "features/visits/api/visits.ts"),
  api("api/portal/visits/:id", "features/visits/api/visit.ts"),
  api("api/*", "areas/api/unknown.ts"),
  route(".well-known/security.txt", "areas/api/security-txt.ts", {
    id: "api/security-txt",
    ...exact,
  }),
] satisfies RouteConfig;
