/**
 * Every URL of the product, by area. The public pages come from the one list in content/pages.ts, what
 * features show to clients and staff from their own (`feature.routes.ts`).
 */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { formPaths } from "#content/form-paths.ts";
import { addressIn } from "#content/page-address.ts";
import { articleRoutesIn, type Page, pagesIn } from "#content/pages.ts";
import { featureRoutes } from "#features/manifests.routes.ts";
import { type Language, languages } from "#platform/language/language.ts";

/** Only one spelling is a page, because rules for paths in front of the server compare it exactly. */
const exact = { caseSensitive: true };

/** Each language has its own layout and ids: with them it is an area (`server/areas/area-addresses.ts`). */
const publicSiteIn = (language: Language) =>
  layout(
    "areas/marketing/layout.tsx",
    { id: language === "en" ? "marketing/layout" : `marketing-${language}/layout` },
    [
      ...onePerRoute(pagesIn(language)).map(publicPage),
      ...routesOfComingArticles(language),
      ...newsletterIn(language),
      route(addressIn(language, "/*").slice(1), "areas/marketing/not-found-page.tsx", {
        id: addressIn(language, "/*"),
      }),
    ],
  );

/** Pages that differ by a part of their addresses alone, such as those of places, have one route. */
const onePerRoute = (pages: readonly Page[]) => [
  ...new Map(pages.map((page) => [page.routeId, page])).values(),
];

/** They are there without an article, too: one comes while the product runs. */
const routesOfComingArticles = (language: Language) =>
  articleRoutesIn(language)
    .filter((id) => pagesIn(language).every(({ routeId }) => routeId !== id))
    .map((id) => route(id.slice(1), "areas/marketing/articles/page.tsx", { id }));

const publicPage = (page: Page) =>
  page.path === "/"
    ? index(page.module)
    : route(page.routeId.slice(1), page.module, { id: page.routeId }, textOf(page));

/** The text of an article is a module of its own inside the page of all articles. */
function textOf({ path, text }: Page) {
  return text ? [index(text, { id: `${path}#text` })] : [];
}

const newsletterIn = (language: Language) =>
  Object.entries({
    "/newsletter": "areas/marketing/newsletter/page.tsx",
    "/newsletter/confirm": "areas/marketing/newsletter/confirm-page.tsx",
    "/newsletter/unsubscribe": "areas/marketing/newsletter/unsubscribe-page.tsx",
  }).map(([path, module]) => {
    const address = addressIn(language, path);
    return route(address.slice(1), module, { id: address, ...exact });
  });

const submissions = Object.values(formPaths).map((path) =>
  route(path.slice(1), "areas/api/submission.ts", { id: path.slice(1), ...exact }),
);

interface Address {
  module: string;
  hasPanels?: true;
}

/** The same module may stand at several addresses: the address is the id. */
const pagesOf = (area: "portal" | "office", isWanted = (_: Address) => true) =>
  featureRoutes.flatMap(({ name, [area]: addresses = {} }) =>
    Object.entries<Address>(addresses)
      .filter(([, address]) => isWanted(address))
      .map(([path, { module }]) =>
        route(path, `features/${name}/${module}`, { id: path, ...exact }),
      ),
  );

/** People type these addresses, so any case will do. */
const occupantPages = featureRoutes.flatMap(({ name, occupant = {} }) =>
  Object.entries(occupant).map(([path, module]) => route(path, `features/${name}/${module}`)),
);

/** Beneath no layout: the first part of its id is its area (`server/areas/route-areas.ts`). */
const api = (path: string, module: string) => route(path, module, { id: path, ...exact });

const featureApi = featureRoutes.flatMap(({ name, api: addresses = {} }) =>
  Object.entries(addresses).map(([path, module]) => api(path, `features/${name}/${module}`)),
);

export default [
  ...languages.map(publicSiteIn),
  layout("areas/account/layout.tsx", { id: "account/layout" }, [
    layout("areas/account/entry/layout.tsx", [
      route("sign-in/verify", "areas/account/entry/verify-page.tsx", exact),
      route("sign-in/passkey", "areas/account/entry/passkey-page.tsx", exact),
      route("forgot-password", "areas/account/entry/forgot-password-page.tsx", exact),
      route("reset-password", "areas/account/entry/reset-password-page.tsx", exact),
      route("invitation", "areas/account/entry/invitation-page.tsx", exact),
      route("setup", "areas/account/entry/setup-page.tsx", exact),
      route("confirm-email", "areas/account/entry/confirm-email-page.tsx", exact),
      route("feedback", "areas/account/entry/feedback-page.tsx", exact),
      route("unsubscribe", "areas/account/entry/unsubscribe-page.tsx", exact),
      route("account/*", "areas/account/entry/not-found-page.tsx"),
    ]),
    layout("areas/account/own/layout.tsx", [
      route("account/profile", "areas/account/own/profile-page.tsx", exact),
      route("account/security", "areas/account/own/security-page.tsx", exact),
      route("account/security/password", "areas/account/own/password-page.tsx", exact),
      route("account/security/email", "areas/account/own/email-page.tsx", exact),
      route("account/security/two-factor", "areas/account/own/two-factor-page.tsx", exact),
      route("account/security/passkey", "areas/account/own/passkey-page.tsx", exact),
      route("account/confirm", "areas/account/own/confirm-page.tsx", exact),
      route("account/notifications", "areas/account/own/notifications-page.tsx", exact),
      route("account/activity", "areas/account/own/activity-page.tsx", exact),
    ]),
    layout("areas/account/report/layout.tsx", [
      route("report/:token", "areas/account/report/report-page.tsx", exact),
      route("report/:token/report.pdf", "areas/account/report/report-file.ts", exact),
      route("report/:token/photos/:id", "areas/account/report/photo.ts", exact),
      route("report/:token/photos/:id/thumbnail", "areas/account/report/thumbnail.ts", exact),
      route("report/*", "areas/account/report/not-found-page.tsx"),
    ]),
    layout("areas/account/proposal/layout.tsx", [
      route("proposal/:token", "areas/account/proposal/proposal-page.tsx", exact),
      route("proposal/:token/sign", "areas/account/proposal/sign-page.tsx", exact),
      route("proposal/:token/proposal.pdf", "areas/account/proposal/offer-file.ts", exact),
      route("proposal/:token/signed.pdf", "areas/account/proposal/signed-file.ts", exact),
      route("proposal/:token/certificate", "areas/account/proposal/certificate-file.ts", exact),
      route("proposal/*", "areas/account/proposal/not-found-page.tsx"),
      route("appointment/*", "areas/account/proposal/not-found-page.tsx", { id: "appointment/*" }),
      route("own-page/*", "areas/account/proposal/not-found-page.tsx", { id: "own-page/*" }),
    ]),
    route("proposal-preview/:id", "areas/account/proposal/preview-page.tsx", exact),
    route("own-page/:token", "areas/account/own-page/own-page.tsx", exact),
    route("appointment/:token", "areas/account/appointment/appointment-page.tsx", exact),
    route("check-proposal", "areas/account/proposal/check-file-page.tsx", exact),
    route("sign-out", "areas/account/sign-out.ts", exact),
    route("account/appearance", "areas/account/appearance.ts", exact),
    route("account/language", "areas/account/language.ts", exact),
  ]),
  layout("areas/portal/layout.tsx", { id: "portal/layout" }, [
    // Visitors get the login at this address (server/app.ts).
    route("client-portal", "areas/portal/home/page.tsx", exact),
    route("client-portal/waiting.json", "areas/portal/attention-counts.ts", exact),
    route("client-portal/find.json", "areas/portal/find.ts", exact),
    ...pagesOf("portal"),
    route("client-portal/*", "areas/portal/not-found-page.tsx"),
  ]),
  layout("areas/office/layout.tsx", { id: "office/layout" }, [
    route("office", "areas/office/home-page.tsx", exact),
    route("office/waiting.json", "areas/office/attention-counts.ts", exact),
    route("office/find.json", "areas/office/find.ts", exact),
    layout(
      "areas/office/records-layout.tsx",
      { id: "office/records" },
      pagesOf("office", ({ hasPanels = false }) => hasPanels),
    ),
    ...pagesOf("office", ({ hasPanels = false }) => !hasPanels),
    route("office/*", "areas/office/not-found-page.tsx"),
  ]),
  // The QR sign of a room leads here. The path is short, because it is printed.
  layout("areas/occupant/layout.tsx", { id: "occupant/layout" }, [
    ...occupantPages,
    route("r/*", "areas/occupant/not-found-page.tsx"),
  ]),
  ...submissions,
  api("api/login", "areas/api/login.ts"),
  api("api/passkeys/:use", "areas/api/passkey-answer.ts"),
  api("api/passkeys/:use/options", "areas/api/passkey-options.ts"),
  api("api/events", "areas/api/events.ts"),
  api("api/portal/home", "areas/api/home.ts"),
  ...featureApi,
  api("api/*", "areas/api/unknown.ts"),
  route(".well-known/change-password", "areas/api/change-password.ts", {
    id: "api/change-password",
    ...exact,
  }),
  route(".well-known/security.txt", "areas/api/security-txt.ts", {
    id: "api/security-txt",
    ...exact,
  }),
] satisfies RouteConfig;
