/**
 * `npm run pictures:portal`: real pages of portal and office, for the public site and the documents. With
 * names (`npm run pictures:portal -- owner-settings`) these alone.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "#tests/support/server.ts";
import { signedIn } from "#tests/support/signed-in.ts";
import { chromiumFlags, findChromium } from "./checks/chromium.mjs";
import { morning, shots } from "./portal-pictures/shots.ts";
import { takeShot } from "./portal-pictures/take-shot.ts";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !shots.some((shot) => shot.name === name));
if (unknown.length > 0) {
  const shotNames = shots.map(({ name }) => name).join(", ");
  console.error(`There is no picture ${unknown.join(", ")}; the pictures are ${shotNames}.`);
  process.exit(1);
}
const executablePath = findChromium();
if (executablePath === undefined) {
  console.error("Chromium is missing: apt-get install chromium, or set CHROMIUM_PATH.");
  process.exit(1);
}

const wanted = shots.filter(({ name }) => names.length === 0 || names.includes(name));
const product = join(import.meta.dirname, "..");
const password = randomUUID();
const server = await startServer({
  clockFrom: morning,
  env: { DEMO: "1", DEMO_PASSWORD: password, FIRST_RUN: "1" },
  startTimeoutMs: 240_000,
});
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  for (const shot of wanted) {
    const cookie = await signedIn(server.url, { username: shot.who, password });
    for (const file of await takeShot(browser, server.url, cookie, shot, product))
      console.log(file);
  }
} finally {
  await browser.close();
  await server.discard();
}
