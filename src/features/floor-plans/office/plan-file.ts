import type { LoaderFunctionArgs } from "react-router";
import { planFileResponse } from "./plan-file.server.ts";

export const loader = (route: LoaderFunctionArgs) => planFileResponse(route);
