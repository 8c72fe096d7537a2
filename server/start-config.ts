/** Reads `.env` and the environment; what is wrong is printed whole, and nothing starts. */
import { existsSync } from "node:fs";
import { type Config, readConfig } from "#config";

export function startConfig(): Config {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const result = readConfig(process.env);
  if (result.ok) return result.config;
  console.error("The configuration has faults; see .env.example:");
  for (const fault of result.faults) console.error(`  - ${fault}`);
  process.exit(1);
}
