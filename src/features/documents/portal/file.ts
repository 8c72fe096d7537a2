import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../../documents/client-documents.server.ts";
import { documentFileResponse } from "../../documents/document-file.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  documentFileResponse(clientDocuments, route, route.params.id);
