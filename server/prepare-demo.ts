import type { Config } from "#config";
import { demo } from "#content/demo.ts";
import { addDemonstration } from "#features/add-demonstration.server.ts";
import type { OpenDatabase } from "#platform/database/client.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { randomCode } from "#platform/identity/setup/setup-code.server.ts";

/** @returns lines for the person who started the server; none where nothing was added */
export async function prepareDemo(
  { engine, background }: Pick<OpenDatabase, "engine" | "background">,
  {
    passwords,
    secrets,
    files,
  }: Pick<AccountsContext, "passwords" | "secrets"> & Pick<FilesContext, "files">,
  config: Pick<Config, "demo" | "demoPassword">,
): Promise<string[]> {
  if (!(config.demo ?? engine === "embedded")) return [];
  // A busy machine takes longer than a visitor would wait: by the limits of background work.
  const context = { db: background, secrets, files };
  const password = config.demoPassword ?? randomCode();
  if (!(await addDemonstration(context, await passwords.hash(password)))) return [];
  const shownPassword = config.demoPassword === undefined ? password : "DEMO_PASSWORD";
  return [
    `Demonstration sign-ins at /client-portal, all with the password ${shownPassword}:`,
    ...demo.people.map(({ username, role }) => `  ${username.padEnd(18)}${role}`),
  ];
}
