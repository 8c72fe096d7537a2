import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { clientDocuments } from "../client-documents.server.ts";
import { readDocumentList } from "../list.server.ts";
import { ListScreen } from "../list-screen.tsx";
import type { Route } from "./+types/list-page.ts";

export const loader = (route: LoaderFunctionArgs) => readDocumentList(clientDocuments, route);

export const meta = () => pageMeta("Documents");

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}
