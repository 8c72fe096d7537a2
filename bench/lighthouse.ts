/** Lighthouse on a simulated cheap phone: its default, slow 4G and a 4x slower processor. */
import lighthouse, { type Result } from "lighthouse";
import { startServer } from "#tests/support/server.ts";
import { startBrowser } from "./browser.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";

const runs = 5;
const paths = [
  "/",
  "/services/janitorial-services",
  "/industries/healthcare-facilities",
  "/contact",
  "/careers",
  "/news/eco-friendly-program",
];

export async function measureLighthouse(): Promise<Section> {
  const server = await startServer();
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(...(await measurePage(server.url, path)));
    return {
      title: "Lighthouse, mobile",
      method: `Median of ${runs} runs in a new browser each, simulated slow 4G and a 4x slower processor, hero picture included. External JavaScript is what the page fetched by itself, before any intent.`,
      rows,
    };
  } finally {
    await server.discard();
  }
}

async function measurePage(origin: string, path: string): Promise<Row[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await runOnce(origin + path));
  const score = (category: string) =>
    median(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
  const audit = (name: string) =>
    median(results.map((result) => result.audits[name]?.numericValue ?? Number.NaN));
  return [
    targetRow(`${path} performance`, score("performance"), "", { least: 100 }),
    ...["accessibility", "best-practices", "seo"].map((category) =>
      targetRow(`${path} ${category}`, score(category), "", { least: 100 }),
    ),
    targetRow(`${path} LCP`, audit("largest-contentful-paint"), " ms", { most: 1200 }),
    targetRow(`${path} CLS`, audit("cumulative-layout-shift"), "", { most: 0 }, 3),
    targetRow(
      `${path} external JavaScript`,
      median(results.map(scriptBytes)) / 1000,
      " kB",
      { most: 0 },
      1,
    ),
    { what: `${path} FCP`, measured: `${audit("first-contentful-paint").toFixed(0)} ms` },
    targetRow(`${path} total blocking time`, audit("total-blocking-time"), " ms", { most: 50 }),
    targetRow(
      `${path} HTML, compressed`,
      median(results.map(documentBytes)) / 1000,
      " kB",
      { most: 25 },
      1,
    ),
  ];
}

async function runOnce(url: string): Promise<Result> {
  const { browser, port } = await startBrowser();
  try {
    const outcome = await lighthouse(url, { port, output: "json", logLevel: "error" });
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
