import type { PgBoss } from "pg-boss";
import { startWorker, type Worker, type WorkerParts } from "#features/worker.server.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import { testSecrets } from "./accounts.ts";
import { silentLog } from "./databases.ts";
import { temporaryFiles } from "./temporary-files.ts";

type Options = Partial<WorkerParts["config"]> &
  Pick<WorkerParts["config"], "smtpUrl"> &
  Pick<WorkerParts, "timeouts">;

/** The worker as a server starts it, with mails to `smtpUrl` and other settings where they are given. */
export const startTestWorker = (
  database: OpenDatabase,
  queue: PgBoss,
  { timeouts, ...config }: Options,
): Promise<Worker> =>
  startWorker({
    accounts: { secrets: testSecrets },
    files: temporaryFiles(),
    database,
    queue,
    log: silentLog,
    config: {
      databaseUrl: undefined,
      filesUrl: undefined,
      nightlyBackups: false,
      backupDirectory: undefined,
      backupUrl: undefined,
      backupKey: undefined,
      smtpPasswordWithoutTls: false,
      dataDirectory: "unused",
      mailFrom: undefined,
      officeEmail: undefined,
      inboundMail: undefined,
      inboundMailAddress: undefined,
      inboundMailUnmatched: "none",
      origin: "https://www.cleardawn.example",
      port: 3000,
      ...config,
    },
    ...(timeouts && { timeouts }),
  });
