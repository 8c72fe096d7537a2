import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test, wake } from "../support/journey.ts";

/** Part of the Layout Instability API, which TypeScript's DOM types leave out. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Notes on the page, from its first paint on, what has moved on its own. */
async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const describe = ({ node, previousRect, currentRect }: LayoutShiftSource) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} ${JSON.stringify([previousRect, currentRect])}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("sources" in entry) moved.push(...(entry.sources as LayoutShiftSource[]).map(describe));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("nothing moves while the page loads and React takes over", async ({ page }) => {
  await noteMoves(page);
  await page.goto("/");
  await wake(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate("window.moved")).toEqual([]);
});

for (const path of ["/", "/es", "/careers", "/es/careers"])
  test(`the letters of ${path} come in the one font that is preloaded`, async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url().replace(/.*\/(.*)-.*/, "$1"));
    });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual(["instrument-sans-prose"]);
  });

test("nothing moves when the network brings the page in the middle of its navigation to a halt", async ({
  page,
  baseURL,
}) => {
  const cut = '<li class="flex h-full items-center">';
  const network = createServer(async ({ url }, response) => {
    const answer = await fetch(`${baseURL}${url}`, { headers: { "accept-encoding": "identity" } });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    const body = Buffer.from(await answer.arrayBuffer());
    const end = body.indexOf(cut, body.indexOf(cut) + cut.length);
    if (end > 0) {
      response.write(body.subarray(0, end));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    response.end(body.subarray(Math.max(0, end)));
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  const { port } = network.address() as AddressInfo;
  await noteMoves(page);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByRole("link", { name: "Request a Quote" }).first()).toBeVisible();
  await page.waitForLoadState("load");
  expect(await page.evaluate("window.moved")).toEqual([]);
  network.close();
  network.closeAllConnections();
});

test("headline, sentence, both actions and badges stand on the first screen of a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  for (const name of ["Request a Quote", "Explore Our Services"]) {
    await expect(page.locator("#hero").getByRole("link", { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText("Certified Teams", { exact: true })).toBeInViewport({ ratio: 1 });
});
