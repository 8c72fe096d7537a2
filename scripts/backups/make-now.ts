import "#features/permissions.ts";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import { changeCompanyFacts, shippedFacts } from "#content/company.ts";
import { backUpNow, type NowResult } from "#features/backups/look-after-backups.server.ts";
import { findStoredCompany } from "#features/settings/company/change-company.server.ts";
import { openDatabase } from "#platform/database/open.ts";
import { openFiles } from "#platform/files/stores/open-files.server.ts";
import { requestControl } from "#server/request-control.ts";
import { expectDatabase } from "../database-arguments.ts";

/** Only one process can open the embedded database, so a server that has it open makes the backup itself. */
export async function makeNow(config: Config, log: Logger): Promise<NowResult> {
  if (config.databaseUrl === undefined) expectDatabase({ config });
  const opened = await openDatabase({ ...config, log });
  if (!opened.ok && opened.reason === "locked") return askRunningServer(config.dataDirectory);
  if (!opened.ok) return opened;
  const { database } = opened;
  try {
    // Which earlier backups stay depends on the company's midnight.
    changeCompanyFacts({ ...shippedFacts, ...(await findStoredCompany(database.background)) });
    const stored = await openFiles({ ...config, db: database.background });
    if (!stored.ok) return stored;
    return await backUpNow({ db: database.background, database, files: stored.files, config, log });
  } finally {
    await database.close();
  }
}

async function askRunningServer(dataDirectory: string): Promise<NowResult> {
  const response = await requestControl(resolve(dataDirectory), "/backups", {});
  if (!response.ok) return response;
  // The control socket returns the result of `backUpNow`.
  return response.content as NowResult;
}
