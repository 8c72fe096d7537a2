import type { LoaderFunctionArgs } from "react-router";
import { statementFile } from "./statement.server.ts";

export const loader = (route: LoaderFunctionArgs): Promise<Response> => statementFile(route);
