import type { LoaderFunctionArgs } from "react-router";
import { previewNewsletter } from "./newsletter-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => previewNewsletter(route, route.params.id);
