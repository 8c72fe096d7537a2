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
export const findChromium = () => find(names) ?? elsewhere.find((path) => existsSync(path));

/**
 * The same engine without windows, menus and tabs: a page costs half the time of the whole browser.
 * @returns {string | undefined} the whole browser, where there is no such program
 */
export const findChromiumForJourneys = () => find(namesWithoutWindows) ?? findChromium();

/** @param {readonly string[]} programs */
function find(programs) {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path));
}

/** @returns {Promise<boolean>} whether there is a browser now */
export async function bringChromium() {
  if (findChromium() === undefined) await installFromDebian("chromium");
  // Other systems have no such package; the whole browser does there as well, and takes longer.
  if (findChromiumForJourneys() === "/usr/bin/chromium")
    await installFromDebian("chromium-headless-shell");
  const found = findChromiumForJourneys();
  if (found !== undefined) console.log(`The browser is ${found}.`);
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
  if (!existsSync("/usr/bin/apt-get")) return;
  const root = process.getuid?.() === 0;
  if (!root && spawnSync("sudo", ["-n", "true"]).status !== 0) return;
  console.log(`Installing ${name} from Debian's packages.`);
  const sudo = root ? [] : ["sudo", "-n"];
  const apt = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  for (const order of [["update"], ["install", "-y", "--no-install-recommends", name]]) {
    const [program, ...args] = [...apt, ...order];
    if ((await run(program, args, { stdio: ["ignore", "ignore", "inherit"] })) !== 0) return;
  }
}
