/** `compose.yaml` as Docker Compose reads it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { productFolder } from "../../../scripts/setup/program.mjs";

const service = z.object({
  image: z.string(),
  pull_policy: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
  restart: z.string(),
});

const composeFile = z.object({
  services: z.object({
    secrets: service,
    database: service,
    product: service,
    proxy: service,
  }),
  networks: z.record(z.string(), z.object({ internal: z.boolean().default(false) })),
  volumes: z.record(z.string(), z.object({})),
});

const file = join(productFolder, "compose.yaml");
const options = { merge: true, version: "1.2" } as const;

/** @returns what the schema of the specification judges */
export const parsedComposeFile = (): unknown => parse(readFileSync(file, "utf8"), options);

/** @param settings of a file `.env` beside it */
export function readComposeFile(settings: Record<string, string> = {}) {
  const withSettings = (_: unknown, value: unknown) =>
    typeof value === "string"
      ? value.replace(
          /\$\{(\w+):-([^}]*)\}/g,
          (_match, name: string, otherwise: string) => settings[name] || otherwise,
        )
      : value;
  return composeFile.parse(parse(readFileSync(file, "utf8"), withSettings, options));
}
