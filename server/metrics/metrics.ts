/** Prometheus scrapes these at `/metrics`; the module is loaded only where they are switched on. */
import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import type { OpenDatabase } from "#platform/database/client.ts";
import type { MetricReader } from "#platform/feature.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { databaseMetrics, readDatabaseFigures } from "./database-metrics.ts";
import { keptReading } from "./kept-reading.ts";
import { type ProcessParts, processMetrics } from "./process-metrics.ts";
import { requestMetrics } from "./request-metrics.ts";

export interface Metrics {
  /** Counts each request that the listener gets. */
  counted(listener: RequestListener): RequestListener;
  onSignInFailure: NonNullable<AccountsContext["onSignInFailure"]>;
  /** The text has the format of Prometheus. */
  read(): Promise<{ text: string; contentType: string }>;
}

export interface MetricsParts extends ProcessParts {
  database: ProcessParts["database"] & Pick<OpenDatabase, "background">;
  readers: readonly MetricReader[];
  log: Logger;
}

/** Several scrapers share one look at the database, and none waits for it longer than a scrape may take. */
const figureTimes = { keepMs: 5_000, timeoutMs: 2_000 };

export function createMetrics(parts: MetricsParts, times = figureTimes): Metrics {
  const { database, readers, log } = parts;
  const register = new Registry();
  const counted = requestMetrics(register);
  const onSignInFailure = processMetrics(register, parts);
  const textOf = databaseMetrics(readers);
  const readFigures = keptReading(
    () => readDatabaseFigures(database.background, readers),
    times,
    (error) => log.warn({ err: error }, "figures of the database not read"),
  );
  return {
    counted,
    onSignInFailure,
    async read() {
      const figures = await readFigures();
      const ofDatabase = figures === undefined ? "" : await textOf(figures);
      const readGauge = `# HELP cleardawn_database_figures_read Whether the figures of the database could be read.
# TYPE cleardawn_database_figures_read gauge
cleardawn_database_figures_read ${figures === undefined ? 0 : 1}
`;
      return {
        text: `${await register.metrics()}\n${ofDatabase}\n${readGauge}`,
        contentType: register.contentType,
      };
    },
  };
}
