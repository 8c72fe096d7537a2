/** The browser of journeys and benchmarks: configured, found, or installed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "../setup/program.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const namesWithoutWindows = ["chromium-headless-shell", "chrome-headless-shell"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** No background traffic, no other instance, and able to run as root inside a container. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** @returns {string | undefined} path of the program; `CHROMIUM_PATH` wins */
export const findChromium = () => find(names, elsewhere);

/**
 * The same engine without windows, menus and tabs: a page costs half the time of the whole browser.
 * @returns {string | undefined} the whole browser, where there is no such program
 */
export const findChromiumForJourneys = () => find(namesWithoutWindows, []) ?? findChromium();

/** @type {(names: readonly string[], elsewhere: readonly string[]) => string | undefined} */
function find(programs, others) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = programs.flatMap((name) => folders.map((folder) => join(folder, name)));
  const given = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [];
  return [...given, ...found, ...others].find((path) => existsSync(path));
}

/** @returns {Promise<boolean>} whether there is a browser now */
export async function bringChromium() {
  const found = findChromium() ?? (await installFromDebian("chromium"));
  // Journeys that pass in one pass in the other, in twice the time.
  if (found !== undefined && findChromiumForJourneys() === found && !process.env.CHROMIUM_PATH)
    await installFromDebian("chromium-headless-shell");
  if (found !== undefined) console.log(`The browser is ${findChromiumForJourneys()}.`);
  else {
    console.error(
      "The journeys need Chromium. Install it (Debian: sudo apt-get install chromium; " +
        "macOS: brew install --cask chromium) or set CHROMIUM_PATH to a Chromium or Chrome.",
    );
  }
  return found !== undefined;
}

/** @param {string} name of the package */
async function installFromDebian(name) {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  const root = process.getuid?.() === 0;
  if (!root && spawnSync("sudo", ["-n", "true"]).status !== 0) return undefined;
  console.log(`Installing ${name} from Debian's packages.`);
  const sudo = root ? [] : ["sudo", "-n"];
  const apt = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  for (const order of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const [program, ...args] = [...apt, ...order];
    if ((await run(program, args, { stdio: ["ignore", "ignore", "inherit"] })) !== 0)
      return undefined;
  }
  return findChromium();
}
