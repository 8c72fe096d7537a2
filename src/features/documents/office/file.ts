import type { LoaderFunctionArgs } from "react-router";
import { documentFileResponse } from "../document-file.server.ts";
import { staffDocuments } from "../staff-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(staffDocuments, route, route.params.id);
