/** Versions of what the figures depend on, besides the product itself. */
import { spawnSync } from "node:child_process";
import { findChromium } from "../scripts/checks/chromium.mjs";

export function versionsUsed(): string {
  return [
    `Node ${process.versions.node}`,
    said(findChromium() ?? "chromium", "--version", /Chrom\w+ [\d.]+/),
    said("nginx", "-v", /nginx\/[\d.]+/),
    said("wrk", "--version", /wrk \S+/),
    said("postgres", "--version", /PostgreSQL\) [\d.]+/)?.replace(")", ""),
  ]
    .filter((version) => version !== undefined)
    .join(", ");
}

function said(program: string, option: string, pattern: RegExp): string | undefined {
  const { stdout, stderr } = spawnSync(program, [option], { encoding: "utf8" });
  return pattern.exec(`${stdout ?? ""}${stderr ?? ""}`)?.[0];
}
