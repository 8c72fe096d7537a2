import type { LoaderFunctionArgs } from "react-router";
import { proposalFile } from "#features/proposals/guest/guest-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => proposalFile(route, "offer");
