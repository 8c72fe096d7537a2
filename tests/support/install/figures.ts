/** Keeps the measurements of `npm run test:install`, for `npm run bench` and docs/benchmarks.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { installCache } from "./run-program.ts";

const installFigures = z.object({
  day: z.string(),
  imageMegabytes: z.number(),
  baseMegabytes: z.number(),
  buildSeconds: z.number(),
  firstStartMs: z.number(),
  startMs: z.number(),
  startWithOriginMs: z.number(),
  residentMegabytes: z.number(),
  ownMegabytes: z.number(),
});

export type InstallFigures = z.infer<typeof installFigures>;

const file = join(installCache, "figures.json");

/** @returns nothing where they were never measured on this machine, or not to the end */
export function readInstallFigures(): InstallFigures | undefined {
  return installFigures.safeParse(stored()).data;
}

export function saveInstallFigures(figures: Partial<InstallFigures>): void {
  mkdirSync(installCache, { recursive: true });
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, JSON.stringify({ ...stored(), ...figures, day }));
}

const stored = (): object => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
