import type { LoaderFunctionArgs } from "react-router";
import { statementExport } from "./statement.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => statementExport(route);
