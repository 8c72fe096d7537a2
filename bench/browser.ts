import { createServer } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../scripts/checks/chromium.mjs";

/** Lighthouse attaches to the debugging port. */
export async function startBrowser(): Promise<{ browser: Browser; port: number }> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("Chromium is missing: apt-get install chromium, or set CHROMIUM_PATH.");
  }
  const port = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}
