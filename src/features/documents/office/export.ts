import type { LoaderFunctionArgs } from "react-router";
import { exportDocuments } from "../list.server.ts";
import { officeDocuments } from "../office-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(officeDocuments, route);
