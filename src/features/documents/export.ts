import type { LoaderFunctionArgs } from "react-router";
import { documentsView } from "./documents-view.server.ts";
import { exportDocuments } from "./list-screen.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(documentsView(route), route);
