/** Every URL of the product, by area. The public pages come from the one list in content/pages.ts. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../content/pages.ts";

const marketing = pages.map((page) =>
  page.path === "/"
    ? index(page.module)
    : route(page.path.slice(1), page.module, { id: page.path }),
);

export default [
  layout("marketing/layout.tsx", [...marketing, route("*", "marketing/not-found-page.tsx")]),
  route("api/quote", "api/quote.ts"),
  route("api/*", "api/unknown.ts"),
] satisfies RouteConfig;
