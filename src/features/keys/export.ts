import type { LoaderFunctionArgs } from "react-router";
import { exportKeys } from "./key-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => exportKeys(route);
