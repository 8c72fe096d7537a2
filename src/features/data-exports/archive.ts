import type { LoaderFunctionArgs } from "react-router";
import { archiveResponse } from "./data-export-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  archiveResponse(route, route.params.id);
