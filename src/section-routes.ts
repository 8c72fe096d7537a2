/** Addresses of the sections that the portal and the office both have. */
import { route } from "@react-router/dev/routes";

/** One spelling only, as rules for paths in front of the server know it. */
export const exact = { caseSensitive: true };

/** One module may serve the portal and the office: each route of it needs an id of its own. */
export const shared = (path: string, module: string) => route(path, module, { id: path, ...exact });

export function workOrderRoutes(start: string) {
  const path = `${start}/work-orders`;
  return [
    shared(path, "features/work-orders/list-page.tsx"),
    shared(`${path}/new`, "features/work-orders/new-page.tsx"),
    shared(`${path}/export.csv`, "features/work-orders/export.ts"),
    shared(`${path}/:id`, "features/work-orders/detail-page.tsx"),
  ];
}

export function invoiceRoutes(area: "portal" | "office", start: string) {
  const path = `${start}/invoices`;
  return [
    route(path, `features/invoices/${area}/list-page.tsx`, exact),
    shared(`${path}/export.csv`, "features/invoices/export.ts"),
    shared(`${path}/lines.csv`, "features/invoices/lines-export.ts"),
    route(`${path}/:id`, `features/invoices/${area}/detail-page.tsx`, exact),
    shared(`${path}/:id/invoice.pdf`, "features/invoices/invoice-file.ts"),
  ];
}

export const statement = (path: string) => [
  shared(`${path}/statement`, "features/invoices/statement-page.tsx"),
  shared(`${path}/statement.pdf`, "features/invoices/statement-file.ts"),
  shared(`${path}/statement.csv`, "features/invoices/statement-export.ts"),
];

export const insights = (path: string) => [
  shared(`${path}/insights`, "features/insights/insights-page.tsx"),
  shared(`${path}/insights.csv`, "features/insights/insights-export.ts"),
];

/** @param list address of the reports of a client @param one where each of them is */
export const monthlyReports = (list: string, one: string) => [
  shared(list, "features/monthly-reports/list-page.tsx"),
  shared(`${one}/:id`, "features/monthly-reports/report-page.tsx"),
  shared(`${one}/:id/report.pdf`, "features/monthly-reports/report-file.ts"),
];

export function messages(start: string) {
  const path = `${start}/messages`;
  return [
    shared(path, "features/messages/list-page.tsx"),
    shared(`${path}/new`, "features/messages/new-page.tsx"),
    shared(`${path}/:id`, "features/messages/thread-page.tsx"),
    shared(`${path}/:id/send.json`, "features/messages/send.ts"),
  ];
}

export function documentRoutes(start: string) {
  const path = `${start}/documents`;
  return [
    shared(path, "features/documents/list-page.tsx"),
    shared(`${path}/export.csv`, "features/documents/export.ts"),
    shared(`${path}/:id`, "features/documents/detail-page.tsx"),
    shared(`${path}/:id/file`, "features/documents/file.ts"),
  ];
}

export const fileRoutes = (path: string) => [
  shared(`${path}/files`, "features/files/upload.ts"),
  shared(`${path}/files/:id`, "features/files/file.ts"),
  shared(`${path}/files/:id/thumbnail`, "features/files/thumbnail.ts"),
];
