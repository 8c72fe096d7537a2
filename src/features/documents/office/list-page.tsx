import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "../../document/page-meta.ts";
import { readDocumentList } from "../../documents/list.server.ts";
import { ListScreen } from "../../documents/list-screen.tsx";
import { staffDocuments } from "../../documents/staff-documents.server.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readDocumentList(staffDocuments, route);

export const meta = () => pageMeta("Documents");

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}
