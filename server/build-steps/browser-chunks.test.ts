import { mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { browserChunks } from "./browser-chunks.ts";

/** Long enough for a file of its own. */
const long = (word: string) => `export const ${word} = ${JSON.stringify(word.repeat(400))};\n`;
const using = (...words: string[]) =>
  words.map((word) => `import { ${word} } from "../../ui/${word}.ts";`).join("\n") +
  `\ndocument.title = ${words.join(" + ")};\n`;

const sources = {
  "src/ui/everywhere.ts": long("everywhere"),
  "src/ui/records.ts": long("records"),
  "src/areas/marketing/layout.tsx": using("everywhere"),
  "src/areas/portal/layout.tsx": using("everywhere", "records"),
  "src/areas/office/layout.tsx": using("everywhere", "records"),
};

const areas = ["marketing", "portal", "office"] as const;
const layoutOf = (area: string) => `src/areas/${area}/layout.tsx`;
const pages = new Map(areas.map((area) => [layoutOf(area), new Set([area])]));

/** @returns what a visitor of an area's pages downloads, made in a folder of that name */
async function downloadsIn(folder: string) {
  const made = await realpath(await mkdtemp(join(tmpdir(), "chunks-")));
  onTestFinished(() => rm(made, { recursive: true }));
  const root = join(made, folder);
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const input = Object.fromEntries(areas.map((area) => [area, layoutOf(area)]));
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [browserChunks(pages)],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((output) =>
    "output" in output ? output.output.filter((file) => file.type === "chunk") : [],
  );
  return (area: (typeof areas)[number]) => {
    const page = files.find(
      ({ isEntry, facadeModuleId, moduleIds }) =>
        isEntry && [facadeModuleId, ...moduleIds].includes(join(root, layoutOf(area))),
    );
    const names = new Set(page ? [page.fileName, ...page.imports] : []);
    const loaded = files.filter(({ fileName }) => names.has(fileName));
    return loaded.map(({ code }) => code).join("");
  };
}

it.each(["site", "app", "src/areas/marketing", "src/areas/office/site"])(
  "visitors of public pages download nothing of the signed-in areas, in a folder %s",
  async (folder) => {
    const downloads = await downloadsIn(folder);
    expect(downloads("marketing")).toContain("everywhereeverywhere");
    expect(downloads("marketing")).not.toContain("recordsrecords");
    for (const area of ["portal", "office"] as const)
      expect(downloads(area)).toContain("recordsrecords");
  },
);
