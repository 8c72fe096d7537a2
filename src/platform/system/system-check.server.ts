/** Parts of the page of the system; each feature may add one of its own (`systemChecks`). */
import { createContext } from "react-router";
import type { Config } from "#config";
import type { Database, OpenDatabase } from "#platform/database/client.ts";
import type { MigrationState } from "#platform/database/migrate.ts";
import type { Language } from "#platform/language/language.ts";
import type { Placeholder } from "./placeholders.ts";
import type { RecentErrors } from "./recent-errors.server.ts";

/** `watch`: it works, and somebody should look. `act`: something does not work. */
export type CheckState = "good" | "watch" | "act" | "unknown";

export interface CheckResult {
  state: CheckState;
  facts: readonly SystemFact[];
  /** Recommendations in whole sentences; empty where there is nothing to do. */
  advice: readonly string[];
  /** True for backups on the disk of the data: whoever loses that disk loses them as well. */
  isBesideData?: boolean;
}

export interface SystemFact {
  label: string;
  value: string;
}

export interface CheckParts {
  db: Database;
  config: Config;
  language: Language;
  process: ProcessFacts;
}

export interface SystemCheck {
  /** Names the part in addresses and tests. */
  name: string;
  /** The order among the parts of the page: the lowest comes first. */
  place: number;
  title(language: Language): string;
  /** Asked whenever somebody opens the page; where it throws, the page says that it could not be read. */
  read(parts: CheckParts): Promise<CheckResult>;
}

/** Facts about a running process. */
export interface ProcessFacts {
  version: string;
  startedAt: Date;
  engine: OpenDatabase["engine"];
  /** Reads the migrations that the database has had. */
  readMigrations(): Promise<MigrationState>;
}

export interface SystemPageParts {
  process: ProcessFacts;
  checks: readonly SystemCheck[];
  /** Undefined where `LOG_LEVEL` leaves errors out. */
  recentErrors: RecentErrors | undefined;
  /** Finds placeholders that are still in the website's sources. */
  readPlaceholders(): Promise<readonly Placeholder[]>;
}

export const systemContext = createContext<SystemPageParts>();
