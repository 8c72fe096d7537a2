/** The W3C's checker of HTML, for pages as they come from the server. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentSpanOf, edited, elementsOf, parsePage } from "#server/page-tree.ts";

const checker = join(import.meta.dirname, "../../node_modules/vnu-jar/build/dist/vnu.jar");
/** All pages take one virtual machine some seconds: too few for its better compiler to pay. */
const quickStart = ["-Xss4m", "-XX:TieredStopAtLevel=1", "-jar", checker];

export const hasJava = spawnSync("java", ["-version"]).status === 0;
export const withoutJava =
  "java is not on this machine (Debian: apt-get install default-jre-headless)";

interface Report {
  messages: { type: string; url: string; message: string; extract?: string }[];
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

/** The standard allows it on links that "expect" an element as well. */
const isBlockingExpectation = (message: string, extract = "") =>
  message.startsWith("A “link” element with a “blocking” attribute must have") &&
  extract.includes('rel="expect"');

/** Rows are stacked on phones, where Safari forgets what they are unless they say it. */
const isStackedRow = (message: string) =>
  /^The “role” attribute must not be used on a “t[dhr]” element/.test(message);

/** @param pages HTML by address @returns what is wrong, each with the page's address */
export async function errorsIn(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "html-"));
  try {
    const addresses = new Map<string, string>();
    for (const [address, html] of pages) {
      const file = join(folder, `${addresses.size}.html`);
      addresses.set(file, address);
      await writeFile(file, html);
    }
    const files = [...addresses.keys()];
    const { stderr } = spawnSync("java", [...quickStart, "--format", "json", ...files], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages }: Report = JSON.parse(stderr);
    const errors = messages.filter(
      ({ type, message, extract }) =>
        type !== "info" &&
        !isStackedRow(message) &&
        !isBlockingExpectation(message, extract) &&
        !newerThanTheChecker.some((start) => message.startsWith(start)),
    );
    return errors.map(({ url, message, extract }) => {
      const address = addresses.get(url.replace(/^file:/, "")) ?? url;
      return `${address}: ${message} ${extract ?? ""}`;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Checking styles takes most of the time; one page that carries all of them is enough. */
export const withoutStyles = (html: string): string =>
  edited(
    html,
    elementsOf(parsePage(html))
      .filter(({ name }) => name === "style")
      .map((style) => ({ ...contentSpanOf(style), text: "" })),
  );
