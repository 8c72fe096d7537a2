import type { Config } from "@react-router/dev/config";
import { pages } from "./content/pages.ts";
import { finishBuild } from "./server/build-steps/finish-build.ts";

export default {
  appDirectory: "src",
  ssr: true,
  // The whole route list is small; sending it with the page spares a request per navigation.
  routeDiscovery: { mode: "initial" },
  prerender: pages.filter((page) => !page.onRequest).map((page) => page.path),
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
