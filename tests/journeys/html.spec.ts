import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pages } from "#content/pages.ts";
import { expect, test } from "../support/journey.ts";

const checker = join(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");
const hasJava = spawnSync("java", ["-version"]).status === 0;

interface Report {
  messages: { type: string; url: string; lastLine?: number; message: string; extract?: string }[];
}

/**
 * The stylesheet stands in the page, and the checker's notion of CSS is older than what browsers do:
 * it takes these for errors. Everything else that it says about CSS counts.
 */
const newerThanTheChecker = [
  "CSS: Unrecognized at-rule “@property”",
  "CSS: “margin-trim”: Property “margin-trim” doesn't exist",
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist",
  "CSS: “animation-range”: Property “animation-range” doesn't exist",
  "CSS: “transition-property”: “--tw-gradient-from” is not",
];

test("the W3C's Nu checker finds no error in any page as it is served", async ({ request }) => {
  test.skip(!hasJava, "java is not on this machine (Debian: apt-get install default-jre-headless)");
  test.setTimeout(300_000);
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    const paths = [...pages.map(({ path }) => path), "/no-such-page"];
    const files: string[] = [];
    for (const path of paths) {
      const file = join(folder, `${path.replaceAll("/", "_")}.html`);
      const html = await (await request.get(path)).text();
      // Every page carries the same stylesheet; judging it takes most of the time, so once is enough.
      const once = path === "/" ? html : html.replace(/<style>[\s\S]*?<\/style>/, "");
      await writeFile(file, once);
      files.push(file);
    }
    const { stderr } = spawnSync(
      "java",
      ["-Xss4m", "-jar", checker, "--format", "json", ...files],
      {
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const { messages }: Report = JSON.parse(stderr);
    const errors = messages.filter(
      ({ type, message }) =>
        type !== "info" && !newerThanTheChecker.some((start) => message.startsWith(start)),
    );
    expect(
      errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
