/**
 * `npm run bench`: measures against a baseline in the same run and writes docs/benchmarks.md. With
 * names of parts (`npm run bench -- lighthouse lists`) it runs those and only prints them.
 */
import { writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { measureBid } from "./bid.ts";
import { measureEngineQuery } from "./engine-query.ts";
import { measureStreams } from "./event-streams.ts";
import { measureFirstClick } from "./first-click.ts";
import { measureInsights } from "./insights.ts";
import { measureInspectionReport } from "./inspection-report.ts";
import { measureInstallation } from "./installation.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoopHolds } from "./loop-holds.ts";
import { measureOfficeInUse } from "./office-in-use.ts";
import { measureOfficeLists } from "./office-lists.ts";
import { measureOneNetwork } from "./one-network.ts";
import { measurePipeline } from "./pipeline.ts";
import { measurePipelining } from "./pipelining.ts";
import { measurePortalBrowser } from "./portal-browser.ts";
import { measureFill, measurePortal } from "./portal-pages.ts";
import { measurePublishing } from "./publishing.ts";
import { measureQuotes } from "./quote-throughput.ts";
import { asMarkdown, type Section } from "./report.ts";
import { measureRouteChange } from "./route-change.ts";
import { measureSellingScripts } from "./selling-scripts.ts";
import { measureSignIns } from "./sign-ins.ts";
import { measureStatic } from "./static-throughput.ts";
import { versionsUsed } from "./versions.ts";

const parts: Record<string, () => Promise<Section>> = {
  lighthouse: measureLighthouse,
  click: measureFirstClick,
  route: measureRouteChange,
  static: measureStatic,
  publishing: measurePublishing,
  pipelining: measurePipelining,
  quotes: measureQuotes,
  engine: measureEngineQuery,
  "sign-ins": measureSignIns,
  lists: measureOfficeLists,
  office: measureOfficeInUse,
  holds: measureLoopHolds,
  network: measureOneNetwork,
  fill: measureFill,
  portal: measurePortal,
  insights: measureInsights,
  pipeline: measurePipeline,
  "selling-scripts": measureSellingScripts,
  bid: measureBid,
  "portal-browser": measurePortalBrowser,
  report: measureInspectionReport,
  streams: measureStreams,
  install: measureInstallation,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}; the parts are ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(1);
}

const sections: string[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const section = asMarkdown(await measure());
  process.stdout.write(`${section}\n`);
  sections.push(section);
}

if (wanted.length === 0) {
  const [processor] = cpus();
  const machine = `${cpus().length} x ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
  const head = `# Benchmarks\n\nMade by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}; ${versionsUsed()}. Misses are left in.\n`;
  await writeFile("docs/benchmarks.md", `${[head, ...sections].join("\n").trimEnd()}\n`);
}
process.exit();
