import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { Route } from "./+types/list-page.ts";
import { documentsView } from "./documents-view.server.ts";
import { readDocumentList } from "./list-screen.server.ts";
import { ListScreen } from "./list-screen.tsx";
import { documentMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => readDocumentList(documentsView(route), route);

export const meta = pageMetaIn((language) => documentMessages(language).section);

export default function DocumentsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen data={loaderData} />;
}
