import type { LoaderFunctionArgs } from "react-router";
import { reportFile } from "./report-file.server.ts";
import { requireInspectionReader } from "./require-inspection-reader.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  reportFile(route, await requireInspectionReader(route), route.params.id);
