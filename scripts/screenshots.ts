/** `npm run screenshots`: pictures of every page, and of pages in use. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "#tests/support/server.ts";
import { chromiumFlags, findChromium } from "./checks/chromium.mjs";
import { takePicture } from "./screenshots/camera.ts";
import { readScreenshotArguments, usage } from "./screenshots/screenshot-arguments.ts";

const options = readScreenshotArguments(process.argv.slice(2));
if (!options.ok) fail(`${options.message}\n\n${usage}`);
const executablePath = findChromium();
if (executablePath === undefined) {
  fail("Chromium is missing: apt-get install chromium, or set CHROMIUM_PATH.");
}

const { screenshots, widths, all } = options;
const folder = join(import.meta.dirname, "../screenshots");
// Pictures of deleted pages would look current.
if (all)
  for (const width of widths) await rm(join(folder, `${width}`), { recursive: true, force: true });

const server = await startServer();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
const wanted = widths.flatMap((width) => screenshots.map((screenshot) => ({ width, screenshot })));
try {
  await Promise.all(Array.from({ length: 2 }, takeWanted));
} finally {
  await browser.close();
  await server.discard();
}

/** Takes one after the other; two such workers keep both the browser and the server busy. */
async function takeWanted(): Promise<void> {
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const file = join(folder, `${next.width}`, `${next.screenshot.name}.png`);
    await takePicture(browser, server.url, next.screenshot, next.width, file);
    console.log(file);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
