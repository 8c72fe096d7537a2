import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { areaManifests } from "./server/build-steps/area-manifests.ts";
import { articleText } from "./server/build-steps/article-text.ts";
import { browserChunks } from "./server/build-steps/browser-chunks.ts";
import { browserModules } from "./server/build-steps/browser-modules.ts";
import { contentDocuments } from "./server/build-steps/content-documents.ts";
import { crewShell, shellEntry } from "./server/build-steps/crew-shell.ts";
import { earlyScript } from "./server/build-steps/early-script.ts";
import { guideFiles } from "./server/build-steps/guide-files.ts";
import { areasOfPages } from "./server/build-steps/page-areas.ts";
import { paletteStyles } from "./server/build-steps/palette-styles.ts";
import { serverPrograms } from "./server/build-steps/server-programs.ts";
import { textsOfLanguage } from "./server/build-steps/texts-of-language.ts";
import { unreadValues } from "./server/build-steps/unread-values.ts";
import { parseLanguage } from "./src/platform/language/language.ts";
import routes from "./src/routes.ts";

/** The browser's files are built once for each language, whose name is then the mode. */
export default defineConfig(({ mode, isPreview }) => ({
  plugins: [
    textsOfLanguage(parseLanguage(mode) ?? "en"),
    paletteStyles(),
    tailwindcss(),
    earlyScript(),
    guideFiles(),
    articleText(),
    contentDocuments(routes),
    areaManifests(),
    reactRouter(),
    unreadValues(),
    serverPrograms(),
    crewShell(),
    browserChunks(new Map([...areasOfPages(routes), [shellEntry, new Set(["office"])]])),
    browserModules(),
  ],
  // What prerenders the pages is a preview, whose compiler would watch every file of the folder for a minute.
  server: { watch: isPreview ? null : { ignored: ["**/.cache/**", "**/build/**", "**/data/**"] } },
  build: {
    assetsInlineLimit: 0,
    target: "baseline-widely-available",
    // By it the files of another language are found; see server/build-steps/other-languages.ts.
    manifest: true,
    // Setting the guides and reading the articles is most of the build, and known to be.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
