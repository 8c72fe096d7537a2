import type { LoaderFunctionArgs } from "react-router";
import { clientDocuments } from "../client-documents.server.ts";
import { exportDocuments } from "../list.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(clientDocuments, route);
