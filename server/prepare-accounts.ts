import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import type { OpenDatabase } from "#platform/database/client.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { createPasswordHasher } from "#platform/identity/passwords/password-hash.server.ts";
import { readSecretKey } from "./secret-key.ts";

export async function prepareAccounts(
  database: OpenDatabase,
  queue: PgBoss,
  config: Config,
  log: Logger,
): Promise<AccountsContext> {
  const { secrets, source, isAnother } = await readSecretKey(database, config);
  if (isAnother)
    log.error(
      {
        source,
        advice:
          "codes of authenticator apps are refused and codes of buildings unreadable until SECRET_KEY is the key that this database was used with",
      },
      "wrong SECRET_KEY found",
    );
  if (source === "database")
    log.warn(
      {
        advice:
          "set SECRET_KEY: the secrets of authenticator apps and the codes of buildings lie beside their key",
      },
      "SECRET_KEY missing",
    );
  const passwords = await createPasswordHasher();
  return { db: database.accounts, queue, secrets, passwords };
}
