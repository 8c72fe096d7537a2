import type { LoaderFunctionArgs } from "react-router";
import { exportDocuments } from "../list.server.ts";
import { staffDocuments } from "../staff-documents.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  exportDocuments(staffDocuments, route);
