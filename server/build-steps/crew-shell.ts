/**
 * The pages of tonight for where there is no connection: a document without anybody's data, the files
 * that it needs, and the service worker that keeps both on the phones of crews.
 */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { tonightMessages } from "#features/tonight/messages.ts";
import { crewWorker, shellAddress } from "#features/tonight/phone/crew-worker.ts";
import { type Language, localeOf } from "#platform/language/language.ts";

const folder = "src/areas/office/phone-shell";
const stylesheet = "src/areas/office/office.css";
/** The framework empties this folder and nothing serves it. */
const whileBuilding = ".vite/crew-shell.json";

/** The bundler starts here as well as at the pages of the list of routes. */
export const shellEntry = `${folder}/main.tsx`;

export interface CrewShell {
  script: string;
  styles: string;
  /** Addresses of all files that the document needs, these two included. */
  files: string[];
}

export function crewShell(): Plugin {
  return {
    name: "crew-shell",
    apply: "build",
    buildStart() {
      if (this.environment.name !== "client") return;
      this.emitFile({ type: "chunk", id: shellEntry, name: "tonight-shell" });
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const files = Object.values(bundle);
      const entry = files.find(
        (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(shellEntry),
      );
      const styles = files.find(
        (file) =>
          file.type === "asset" && file.originalFileNames.some((name) => name.endsWith(stylesheet)),
      );
      if (entry?.type !== "chunk" || styles?.type !== "asset")
        throw new Error("the shell of tonight was not built");
      const scripts = new Set([entry.fileName]);
      for (const name of scripts) {
        const script = bundle[name];
        if (script?.type === "chunk") for (const imported of script.imports) scripts.add(imported);
      }
      const fonts = String(styles.source).match(/(?<=url\(["']?)\/assets\/[^"')]+\.woff2/g) ?? [];
      const shell: CrewShell = {
        script: `/${entry.fileName}`,
        styles: `/${styles.fileName}`,
        files: [...[...scripts, styles.fileName].map((name) => `/${name}`), ...new Set(fonts)],
      };
      this.emitFile({ type: "asset", fileName: whileBuilding, source: JSON.stringify(shell) });
    },
  };
}

export const readCrewShell = async (client: string): Promise<CrewShell> =>
  JSON.parse(await readFile(join(client, whileBuilding), "utf8"));

/** @returns the file of the document */
export async function writeCrewShell(
  client: string,
  language: Language,
  shell: CrewShell,
): Promise<string> {
  const html = documentOf(shell, language);
  const address = shellAddress(language);
  const file = join(client, address, "index.html");
  await mkdir(join(client, address), { recursive: true });
  await writeFile(file, html);
  await writeFile(join(client, crewWorker(language)), await workerOf(shell, html, address));
  return file;
}

const documentOf = ({ script, styles }: CrewShell, language: Language) => `<!DOCTYPE html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tonightMessages(language).tonight}</title>
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
<div id="shell"></div>
</body>
</html>
`;

/** Another version with every change of what it keeps, and of itself. */
async function workerOf({ files }: CrewShell, html: string, address: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: "baseline-widely-available",
      rollupOptions: { input: `${folder}/worker.ts`, output: { format: "iife" } },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !("output" in bundle)) throw new Error("the worker was not built");
  const { code } = bundle.output[0];
  const content = JSON.stringify({ files, html, code });
  const version = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const assets = { version, shell: address, files };
  return `self.tonightAssets = ${JSON.stringify(assets)};\n${code}`;
}
