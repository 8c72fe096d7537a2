/** Works on a PostgreSQL server, in the data folder, or through the server that has it open. */
import "#features/permissions.ts";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import { openDatabase } from "#platform/database/open.ts";
import {
  type CreateAdministratorResult,
  createAdministrator,
} from "#platform/identity/people/create-administrator.server.ts";
import { requestControl } from "#server/request-control.ts";

export type CreatedAdministrator = { ok: true; token: string } | { ok: false; message: string };

export async function createFirstAdministrator(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  email: string,
  log: Logger,
): Promise<CreatedAdministrator> {
  const opened = await openDatabase({ ...config, log });
  if (!opened.ok && opened.reason === "locked")
    return askRunningServer(resolve(config.dataDirectory), email);
  if (!opened.ok) return opened;
  try {
    return describeResult(await createAdministrator(opened.database.db, email), email);
  } finally {
    await opened.database.close();
  }
}

async function askRunningServer(
  dataDirectory: string,
  email: string,
): Promise<CreatedAdministrator> {
  const response = await requestControl(dataDirectory, "/staff", { email });
  if (!response.ok) return response;
  if (response.status !== 200)
    return { ok: false, message: "The running server could not do it; its log says why." };
  // The socket returns the result of `createAdministrator`.
  return describeResult(response.content as CreateAdministratorResult, email);
}

const describeResult = (result: CreateAdministratorResult, email: string): CreatedAdministrator =>
  result.ok
    ? result
    : {
        ok: false,
        message: `${email} belongs to an account already. Sign in with it, or choose a new password at /forgot-password.`,
      };
