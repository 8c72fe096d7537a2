import type { LoaderFunctionArgs } from "react-router";
import { documentFileResponse } from "../document-file.server.ts";
import { portalDocuments } from "../portal-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(portalDocuments, route, route.params.id);
