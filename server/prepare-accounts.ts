import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Config } from "#config";
import { company } from "#content/company.ts";
import type { OpenDatabase } from "#database/client.ts";
import type { AccountsContext } from "#domain/accounts/accounts-context.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { readSecretKey } from "./secret-key.ts";

/** What the commands about accounts work with; says in the log what is wrong with the key. */
export async function prepareAccounts(
  database: OpenDatabase,
  queue: PgBoss,
  config: Config,
  log: Logger,
): Promise<AccountsContext> {
  const { secrets, source, isAnother } = await readSecretKey(database, config);
  if (isAnother)
    log.error(
      { source },
      "SECRET_KEY is not the key this database was used with: codes of authenticator apps are refused until it is set to that key",
    );
  if (source === "database")
    log.warn("SECRET_KEY is not set: the secrets of authenticator apps lie beside their key");
  const passwords = await createPasswordHasher();
  return { db: database.db, queue, secrets, passwords, companyName: company.name };
}
