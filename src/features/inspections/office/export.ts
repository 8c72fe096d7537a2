import type { LoaderFunctionArgs } from "react-router";
import { exportInspections } from "../export.server.ts";
import { enterInspections } from "./office-inspections.server.ts";

export const loader = async (route: LoaderFunctionArgs): Promise<Response> =>
  exportInspections(route, (await enterInspections(route)).actor);
