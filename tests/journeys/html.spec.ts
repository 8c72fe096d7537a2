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

test("the W3C's Nu checker finds no error in any page as it is served", async ({ request }) => {
  test.skip(!hasJava, "java is not on this machine (Debian: apt-get install default-jre-headless)");
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    const paths = [...pages.map(({ path }) => path), "/no-such-page"];
    const files: string[] = [];
    for (const path of paths) {
      const file = join(folder, `${path.replaceAll("/", "_")}.html`);
      await writeFile(file, await (await request.get(path)).text());
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
    const errors = messages.filter(({ type }) => type !== "info");
    expect(
      errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
