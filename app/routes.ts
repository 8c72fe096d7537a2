/** Every URL of the product, by area. The public pages come from the one list in content/pages.ts. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { formPaths } from "../content/form-paths.ts";
import { type Page, pages } from "../content/pages.ts";

const marketing = pages.map((page: Page) =>
  page.path === "/"
    ? index(page.module)
    : route(page.path.slice(1), page.module, { id: page.path }, textOf(page)),
);

/** The text of an article is a module of its own inside the page of all articles. */
function textOf({ path, text }: Page) {
  return text ? [index(text, { id: `${path}#text` })] : [];
}

/** One spelling only, as rules for paths in front of the server know it. */
const exact = { caseSensitive: true };

/** What mails and forms lead to: rendered on request, known to no list. */
const newsletter = [
  route("newsletter", "marketing/newsletter/page.tsx", exact),
  route("newsletter/confirm", "marketing/newsletter/confirm-page.tsx", exact),
  route("newsletter/unsubscribe", "marketing/newsletter/unsubscribe-page.tsx", exact),
];

const submissions = Object.values(formPaths).map((path) =>
  route(path.slice(1), "api/submission.ts", { id: path.slice(1), ...exact }),
);

export default [
  layout("marketing/layout.tsx", [
    ...marketing,
    ...newsletter,
    route("*", "marketing/not-found-page.tsx"),
  ]),
  layout("account/layout.tsx", [
    route("sign-out", "account/sign-out.ts", exact),
    route("account/*", "account/not-found-page.tsx"),
  ]),
  layout("portal/layout.tsx", [
    // Visitors get the login at this address (server/app.ts).
    route("client-portal", "portal/home-page.tsx", exact),
    route("client-portal/*", "portal/not-found-page.tsx"),
  ]),
  layout("office/layout.tsx", [route("office/*", "office/not-found-page.tsx")]),
  ...submissions,
  route("api/login", "api/login.ts", exact),
  route("api/*", "api/unknown.ts", exact),
  route(".well-known/security.txt", "api/security-txt.ts", exact),
] satisfies RouteConfig;
