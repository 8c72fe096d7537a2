import type { LoaderFunctionArgs } from "react-router";
import { documentFileResponse } from "./document-file.server.ts";
import { documentsView } from "./documents-view.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(documentsView(route), route, route.params.id);
