import type { LoaderFunctionArgs } from "react-router";
import { emptyFile } from "./import-pages.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => emptyFile(route);
