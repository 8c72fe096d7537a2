/** Addresses of the rooms that the portal and the office both have. */
import { route } from "@react-router/dev/routes";

/** One spelling only, as rules for paths in front of the server know it. */
export const exact = { caseSensitive: true };

export function workOrderRoom(area: "portal" | "office", start: string) {
  const path = `${start}/work-orders`;
  const page = (name: string) => `${area}/work-orders/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/new`, page("new-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
  ];
}

export function invoiceRoom(area: "portal" | "office", start: string) {
  const path = `${start}/invoices`;
  const page = (name: string) => `${area}/invoices/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/lines.csv`, page("lines-export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
    route(`${path}/:id/invoice.pdf`, page("invoice-file.ts"), exact),
  ];
}

export function statement(path: string, folder: string) {
  return [
    route(`${path}/statement`, `${folder}/statement-page.tsx`, exact),
    route(`${path}/statement.pdf`, `${folder}/statement-file.ts`, exact),
    route(`${path}/statement.csv`, `${folder}/statement-export.ts`, exact),
  ];
}

export function insights(path: string, folder: string) {
  return [
    route(`${path}/insights`, `${folder}/insights-page.tsx`, exact),
    route(`${path}/insights.csv`, `${folder}/insights-export.ts`, exact),
  ];
}

/** @param list address of the reports of a client @param one where each of them is */
export function monthlyReports(list: string, one: string, folder: string) {
  return [
    route(list, `${folder}/list-page.tsx`, exact),
    route(`${one}/:id`, `${folder}/report-page.tsx`, exact),
    route(`${one}/:id/report.pdf`, `${folder}/report-file.ts`, exact),
  ];
}

export function messages(area: string, folder: string) {
  const path = `${area}/messages`;
  return [
    route(path, `${folder}/messages/list-page.tsx`, exact),
    route(`${path}/new`, `${folder}/messages/new-page.tsx`, exact),
    route(`${path}/:id`, `${folder}/messages/thread-page.tsx`, exact),
    route(`${path}/:id/send.json`, `${folder}/messages/send.ts`, exact),
  ];
}

export function documentRoom(area: "portal" | "office", start: string) {
  const path = `${start}/documents`;
  const page = (name: string) => `${area}/documents/${name}`;
  return [
    route(path, page("list-page.tsx"), exact),
    route(`${path}/export.csv`, page("export.ts"), exact),
    route(`${path}/:id`, page("detail-page.tsx"), exact),
    route(`${path}/:id/file`, page("file.ts"), exact),
  ];
}

export function fileRoutes(path: string, area: string) {
  return [
    route(`${path}/files`, `${area}/files/upload.ts`, exact),
    route(`${path}/files/:id`, `${area}/files/file.ts`, exact),
    route(`${path}/files/:id/thumbnail`, `${area}/files/thumbnail.ts`, exact),
  ];
}
