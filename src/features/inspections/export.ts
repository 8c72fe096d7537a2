import type { LoaderFunctionArgs } from "react-router";
import { exportInspections } from "./list-screen.server.ts";
import { requireInspectionReader } from "./require-inspection-reader.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportInspections(route, await requireInspectionReader(route));
