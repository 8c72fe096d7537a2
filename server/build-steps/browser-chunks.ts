/**
 * Groups the browser's modules into few files. Left alone, a page would ask for some forty small ones
 * at its first intent, and on a phone every six of them cost a round trip.
 */
import type { Plugin } from "vite";

/**
 * Browsers on V8 compile such a file whole, on another thread while it arrives, rather than each
 * function on the page's own thread when it is first called; see docs/decisions/late-hydration.md.
 */
const compileWhileArriving = "//# allFunctionsCalledOnLoad";

/** Used by so many pages, a module is worth being there before it is asked for. */
const manyPages = 4;

export function browserChunks(): Plugin {
  return {
    name: "browser-chunks",
    enforce: "post",
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: "framework",
                      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
                      priority: 2,
                    },
                    {
                      name: "shell",
                      test: /\/app\/(document|early|marketing\/(shell|header|footer|logo|back-to-top|utility-bar|not-found|outbox\/outbox-keeper))/,
                      priority: 2,
                    },
                    {
                      name: "site",
                      test: /\/(app\/(ui|marketing|document|early)|content)\/|node_modules\/lucide-react\//,
                      minShareCount: manyPages,
                      priority: 1,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    generateBundle: {
      // The comment counts in the first line only, where Vite writes its own list after most plugins.
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "client") return;
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = `${compileWhileArriving}\n${file.code}`;
        }
      },
    },
  };
}
