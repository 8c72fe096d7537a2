import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../../documents/client-documents.server.ts";
import { exportDocuments } from "../../documents/list.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(clientDocuments, route);
