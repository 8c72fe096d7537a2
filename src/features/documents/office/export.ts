import type { LoaderFunctionArgs } from "react-router";
import { exportDocuments } from "../../documents/list.server.ts";
import { staffDocuments } from "../../documents/staff-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(staffDocuments, route);
