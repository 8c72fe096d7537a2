import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { areaManifests } from "./server/build-steps/area-manifests.ts";
import { articleText } from "./server/build-steps/article-text.ts";
import { browserChunks } from "./server/build-steps/browser-chunks.ts";
import { browserModules } from "./server/build-steps/browser-modules.ts";
import { crewShell, shellEntry } from "./server/build-steps/crew-shell.ts";
import { earlyScript } from "./server/build-steps/early-script.ts";
import { guideFiles } from "./server/build-steps/guide-files.ts";
import { areasOfPages } from "./server/build-steps/page-areas.ts";
import { paletteStyles } from "./server/build-steps/palette-styles.ts";
import { serverPrograms } from "./server/build-steps/server-programs.ts";
import routes from "./src/routes.ts";

export default defineConfig({
  plugins: [
    paletteStyles(),
    tailwindcss(),
    earlyScript(),
    guideFiles(),
    articleText(),
    areaManifests(),
    reactRouter(),
    serverPrograms(),
    crewShell(),
    browserChunks(new Map([...areasOfPages(routes), [shellEntry, new Set(["office"])]])),
    browserModules(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // Setting the guides and reading the articles is most of the build, and known to be.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
