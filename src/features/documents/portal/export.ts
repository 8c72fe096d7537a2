import type { LoaderFunctionArgs } from "react-router";
import { exportDocuments } from "../list.server.ts";
import { portalDocuments } from "../portal-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(portalDocuments, route);
