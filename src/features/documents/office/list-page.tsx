import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { readDocumentList } from "../list.server.ts";
import { ListScreen } from "../list-screen.tsx";
import { officeDocuments } from "../office-documents.server.ts";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readDocumentList(officeDocuments, route);

export const meta = () => pageMeta("Documents");

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}
