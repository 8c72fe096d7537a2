import type { LoaderFunctionArgs } from "react-router";
import { paperForOffice } from "./proposal-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => paperForOffice(route, route.params.id);
