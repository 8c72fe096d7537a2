/** Lighthouse on a simulated cheap phone with slow 4G, and by its default of a 4x slower processor. */
import lighthouse, { type Result } from "lighthouse";
import { throttling } from "lighthouse/core/config/constants.js";
import { startServer } from "#tests/support/server.ts";
import { serveBarePage } from "./bare-page.ts";
import { startBrowser } from "./browser.ts";
import { processorIndex, slowdownToCheapPhone } from "./processor.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";

const runs = 5;
const defaultSlowdown = throttling.mobileSlow4G.cpuSlowdownMultiplier;
const timings = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];
const paths = [
  "/",
  "/es",
  "/services/janitorial-services",
  "/industries/healthcare-facilities",
  "/contact",
  "/careers",
  "/news/eco-friendly-program",
];

export async function measureLighthouse(): Promise<Section> {
  const server = await startServer();
  try {
    const index = await processorIndex();
    const slowdown = slowdownToCheapPhone(index);
    const rows: Row[] = [];
    for (const path of paths) {
      rows.push(...(await measurePage(server.url, path, slowdown)));
      rows.push(...(await measureSpeed(server.url, path, defaultSlowdown)));
    }
    rows.push(...(await measureBarePage(slowdown)));
    return {
      title: "Lighthouse, mobile",
      method: `Median of ${runs} runs in a new browser each, simulated slow 4G, hero picture included. This machine's benchmark index is ${index.toFixed(0)}; Lighthouse's scale makes a cheap phone of it by a slowdown of ${slowdown.toFixed(1)}. Rows "at ${defaultSlowdown}x" have the default, which is meant for an index of 1,500. The bare page is a headline and a paragraph without styles, from a server of its own: what this browser's processor takes for any page. External JavaScript is what the page fetched by itself, before any intent.`,
      rows,
    };
  } finally {
    await server.discard();
  }
}

async function measurePage(origin: string, path: string, slowdown: number): Promise<Row[]> {
  const results = await runAll(origin + path, slowdown);
  return [
    ...speedRows(results, path),
    ...["accessibility", "best-practices", "seo"].map((category) =>
      targetRow(`${path} ${category}`, score(results, category), "", { min: 100 }),
    ),
    targetRow(`${path} CLS`, audit(results, "cumulative-layout-shift"), "", { max: 0 }, 3),
    targetRow(
      `${path} external JavaScript`,
      median(results.map(scriptBytes)) / 1000,
      " kB",
      { max: 0 },
      1,
    ),
    { what: `${path} FCP`, measured: `${audit(results, "first-contentful-paint").toFixed(0)} ms` },
    targetRow(
      `${path} HTML, compressed`,
      median(results.map(documentBytes)) / 1000,
      " kB",
      { max: 25 },
      1,
    ),
  ];
}

async function measureSpeed(origin: string, path: string, slowdown: number): Promise<Row[]> {
  return speedRows(await runAll(origin + path, slowdown), `${path} at ${slowdown}x`);
}

/** The peer, which has no targets of its own. */
async function measureBarePage(slowdown: number): Promise<Row[]> {
  const page = await serveBarePage();
  try {
    const rows = [
      ...speedRows(await runAll(page.url, slowdown), "bare page"),
      ...speedRows(await runAll(page.url, defaultSlowdown), `bare page at ${defaultSlowdown}x`),
    ];
    return rows.map(({ what, measured }) => ({ what, measured }));
  } finally {
    page.close();
  }
}

const speedRows = (results: Result[], what: string): Row[] => [
  targetRow(`${what} performance`, score(results, "performance"), "", { min: 100 }),
  targetRow(`${what} LCP`, audit(results, "largest-contentful-paint"), " ms", { max: 1200 }),
  targetRow(`${what} total blocking time`, audit(results, "total-blocking-time"), " ms", {
    max: 50,
  }),
];

const score = (results: Result[], category: string) =>
  median(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
const audit = (results: Result[], name: string) =>
  median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));

/** A run in which the browser reported no paint has no figures, and is made again. */
async function runAll(url: string, slowdown: number): Promise<Result[]> {
  const results: Result[] = [];
  for (let left = runs * 2; results.length < runs; left--) {
    if (left === 0)
      throw new Error(`Lighthouse had too few figures for ${url} in ${runs * 2} runs`);
    const result = await runOnce(url, slowdown);
    if (timings.every((name) => Number.isFinite(result.audits[name]?.numericValue)))
      results.push(result);
    else console.error(`made again: ${url} ${result.runtimeError?.code ?? "without figures"}`);
  }
  return results;
}

async function runOnce(url: string, cpuSlowdownMultiplier: number): Promise<Result> {
  const { browser, port } = await startBrowser();
  try {
    const outcome = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

const scriptBytes = (result: Result) => transferred(result, "Script");
const documentBytes = (result: Result) => transferred(result, "Document");

function transferred(result: Result, type: string): number {
  const { details } = result.audits["network-requests"] ?? {};
  if (details?.type !== "table") throw new Error("Lighthouse lists no network requests");
  return details.items
    .filter((item) => item.resourceType === type)
    .reduce((sum, item) => sum + Number(item.transferSize), 0);
}
