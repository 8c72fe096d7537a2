import type { LoaderFunctionArgs } from "react-router";
import { documentFileResponse } from "../document-file.server.ts";
import { officeDocuments } from "../office-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(officeDocuments, route, route.params.id);
