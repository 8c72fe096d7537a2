/** Addresses of the sections that the portal and the office both have. */
import { route } from "@react-router/dev/routes";

/** One spelling only, as rules for paths in front of the server know it. */
export const exact = { caseSensitive: true };

export function workOrderRoutes(area: "portal" | "office", start: string) {
  const path = `${start}/work-orders`;
  const page = (name: string) => `features/work-orders/${area}/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/new`, page("new-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
  ];
}

export function invoiceRoutes(area: "portal" | "office", start: string) {
  const path = `${start}/invoices`;
  const page = (name: string) => `features/invoices/${area}/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/lines.csv`, page("lines-export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
    route(`${path}/:id/invoice.pdf`, page("invoice-file.ts"), exact),
  ];
}

export function statement(path: string, area: "portal" | "office") {
  return [
    route(`${path}/statement`, `features/invoices/${area}/statement-page.tsx`, exact),
    route(`${path}/statement.pdf`, `features/invoices/${area}/statement-file.ts`, exact),
    route(`${path}/statement.csv`, `features/invoices/${area}/statement-export.ts`, exact),
  ];
}

export function insights(path: string, area: "portal" | "office") {
  return [
    route(`${path}/insights`, `features/insights/${area}/insights-page.tsx`, exact),
    route(`${path}/insights.csv`, `features/insights/${area}/insights-export.ts`, exact),
  ];
}

/** @param list address of the reports of a client @param one where each of them is */
export function monthlyReports(list: string, one: string, area: "portal" | "office") {
  return [
    route(list, `features/monthly-reports/${area}/list-page.tsx`, exact),
    route(`${one}/:id`, `features/monthly-reports/${area}/report-page.tsx`, exact),
    route(`${one}/:id/report.pdf`, `features/monthly-reports/${area}/report-file.ts`, exact),
  ];
}

export function messages(start: string, area: "portal" | "office") {
  const path = `${start}/messages`;
  return [
    route(path, `features/messages/${area}/list-page.tsx`, exact),
    route(`${path}/new`, `features/messages/${area}/new-page.tsx`, exact),
    route(`${path}/:id`, `features/messages/${area}/thread-page.tsx`, exact),
    route(`${path}/:id/send.json`, `features/messages/${area}/send.ts`, exact),
  ];
}

export function documentRoutes(area: "portal" | "office", start: string) {
  const path = `${start}/documents`;
  const page = (name: string) => `features/documents/${area}/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
    route(`${path}/:id/file`, page("file.ts"), exact),
  ];
}

export function fileRoutes(path: string, area: string) {
  return [
    route(`${path}/files`, `features/files/${area}/upload.ts`, exact),
    route(`${path}/files/:id`, `features/files/${area}/file.ts`, exact),
    route(`${path}/files/:id/thumbnail`, `features/files/${area}/thumbnail.ts`, exact),
  ];
}
