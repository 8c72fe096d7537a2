/** What the page of the system says; each feature may add a part of its own (`systemChecks`). */
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
  /** What to do, in whole sentences; none where there is nothing to do. */
  advice: readonly string[];
  /** Of backups: whoever loses the disk of the data loses them as well. */
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
  /** Among the parts of the page: the lowest comes first. */
  place: number;
  title(language: Language): string;
  /** Asked whenever somebody opens the page; where it throws, the page says that it could not be read. */
  read(parts: CheckParts): Promise<CheckResult>;
}

/** What a running process knows of itself. */
export interface ProcessFacts {
  version: string;
  startedAt: Date;
  engine: OpenDatabase["engine"];
  /** Which migrations the database has had. */
  readMigrations(): Promise<MigrationState>;
}

export interface SystemPageParts {
  process: ProcessFacts;
  checks: readonly SystemCheck[];
  /** Undefined where `LOG_LEVEL` leaves errors out. */
  recentErrors: RecentErrors | undefined;
  /** What the sources of the website still say of nobody. */
  readPlaceholders(): Promise<readonly Placeholder[]>;
}

export const systemContext = createContext<SystemPageParts>();
