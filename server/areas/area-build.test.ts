import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { manifestOfArea } from "./area-build.ts";

const none = {
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasLoader: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

const route = (id: string, parentId: string | undefined, imports: string[]) => ({
  ...none,
  id,
  parentId,
  module: `/assets/${id.replaceAll("/", "-")}.js`,
  imports: imports.map((name) => `/assets/${name}.js`),
});

const routes = [
  route("root", undefined, ["react", "router", "document"]),
  route("office/layout", "root", ["react", "document", "signed-in"]),
  route("office/leads", "office/layout", ["react", "signed-in", "lists", "texts"]),
  route("office/lead", "office/leads", ["signed-in", "office-layout", "lists", "forms"]),
  route("portal/layout", "root", ["react", "portal"]),
];

const whole: ServerBuild["assets"] = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
  routes: Object.fromEntries(routes.map((one) => [one.id, one])),
  url: "/assets/manifest-1.js",
  version: "1",
};

it("names each file with the first route that needs it, and nothing of another area", () => {
  const office = manifestOfArea(whole, "office");
  const imports = Object.values(office.routes).map((one) => [
    one?.id,
    one?.imports?.map((file) => file.slice("/assets/".length, -".js".length)),
  ]);
  expect(Object.fromEntries(imports)).toEqual({
    root: ["router", "document"],
    "office/layout": ["signed-in"],
    "office/leads": ["lists", "texts"],
    "office/lead": ["forms"],
  });
});

it("leaves the list as it is while files change their names, in development", () => {
  const changing = { ...whole, hmr: { runtime: "/@id/react-refresh", timestamp: 1 } };
  expect(manifestOfArea(changing, "office").routes["office/leads"]?.imports).toHaveLength(4);
});
