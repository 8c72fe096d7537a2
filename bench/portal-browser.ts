/** Measures what a browser loads for the portal, and how soon the next screen is there. */
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { slow4G, slowerProcessor } from "./cheap-phone.ts";
import { signInTo } from "./office-data.ts";
import { demoEnvironment, demoPassword } from "./portal-pages.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";
import { clickThrough } from "./route-change.ts";
import { cookiesFor, scriptBytesOf } from "./script-bytes.ts";

const runs = 5;
const ways = ["/client-portal/schedule", "/client-portal/work-orders", "/client-portal/messages"];

export async function measurePortalBrowser(): Promise<Section> {
  const server = await startServer({ env: demoEnvironment, startTimeoutMs: 240_000 });
  try {
    const cookie = await signInTo(server.url, { username: "client.admin" }, "", demoPassword);
    const bytes = await scriptBytesOf(`${server.url}/client-portal`, cookie);
    const rows: Row[] = [];
    for (const to of ways) {
      const changes: number[] = [];
      for (let run = 0; run < runs; run++) changes.push(await changeOnce(server.url, cookie, to));
      rows.push(targetRow(`/client-portal to ${to}`, median(changes), " ms", { max: 250 }));
    }
    return {
      title: "The portal in a browser",
      method: `JavaScript of the portal's home as sent, until the page has been still for two seconds. To the next screen: median of ${runs} fresh browsers at 1280 px, slow 4G and a 4x slower processor, applied by the browser, from the click on a link on which the pointer rested to the frame with the new headline.`,
      rows: [
        targetRow(
          "JavaScript of the first load, compressed",
          bytes / 1_000,
          " kB",
          { max: 150 },
          1,
        ),
        ...rows,
      ],
    };
  } finally {
    await server.discard();
  }
}

async function changeOnce(url: string, cookie: string, to: string): Promise<number> {
  const { browser } = await startBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(cookiesFor(url, cookie));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await devtools.send("Emulation.setCPUThrottlingRate", slowerProcessor);
    await page.goto(`${url}/client-portal`);
    await page.waitForSelector("html[data-hydrated]", { state: "attached" });
    return await clickThrough(page, `a[href="${to}"]:visible`);
  } finally {
    await browser.close();
  }
}
