/** Bundles `src/platform/pre-hydration/main.ts` into the script that is inlined in every page. */
import { build, type Plugin } from "vite";

const moduleName = "virtual:early-script";
const resolvedName = `\0${moduleName}`;

export function earlyScript(): Plugin {
  return {
    name: "early-script",
    resolveId: (id) => (id === moduleName ? resolvedName : undefined),
    async load(id) {
      if (id !== resolvedName) return undefined;
      // Browsers never import it: it runs inline.
      if (this.environment.name === "client") return "export default ''";
      return `export default ${JSON.stringify(await bundleEarlyScript())}`;
    },
  };
}

export async function bundleEarlyScript(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: "baseline-widely-available",
      rollupOptions: { input: "src/platform/pre-hydration/main.ts", output: { format: "iife" } },
    },
  });
  const bundle = Array.isArray(output) ? output[0] : output;
  if (!bundle || !("output" in bundle) || bundle.output.length !== 1) {
    throw new Error("the early script must bundle into exactly one file");
  }
  const code = bundle.output[0].code.trim();
  if (/<\/script|<!--/i.test(code)) throw new Error("the early script would end its own tag");
  return code;
}
