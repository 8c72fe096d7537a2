import type { LoaderFunctionArgs } from "react-router";
import { copyResponse } from "./copy-archive.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> =>
  copyResponse(route, route.params.id);
