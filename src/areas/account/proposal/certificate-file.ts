import type { LoaderFunctionArgs } from "react-router";
import { certificateFile } from "#features/proposals/guest/guest-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => certificateFile(route);
