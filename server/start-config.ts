/** Prints all errors in `.env` or the environment, and exits if there are any. */
import { existsSync } from "node:fs";
import { type Config, readConfig } from "#config";

export function startConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  console.error("The configuration has errors; see .env.example:");
  for (const error of result.faults) console.error(`  - ${error}`);
  process.exit(1);
}
