import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../client-documents.server.ts";
import { documentFileResponse } from "../document-file.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(clientDocuments, route, route.params.id);
