/** An installation that is nobody's yet leads its first visitor to the page that makes it theirs. */
import type { Config } from "#config";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { isSetupOpen, openSetup } from "#platform/identity/setup/setup-code.server.ts";
import { isDemo } from "#platform/records/is-demo.server.ts";

export interface FirstRun {
  /** True while this process has seen no account: the home page is then not served from memory. */
  isOpen(): boolean;
  /** Asks the database, as another process may have been told the code. */
  check(): Promise<boolean>;
  /** These lines are for the person who starts the server. @param address e.g. `http://localhost:3000` */
  linesFor(address: string): readonly string[];
}

export async function prepareFirstRun(
  { db, secrets }: Pick<AccountsContext, "db" | "secrets">,
  { firstRun }: Pick<Config, "firstRun">,
): Promise<FirstRun> {
  const code = firstRun ? await openSetup(db, secrets) : undefined;
  const hasDemonstration = await isDemo(db);
  // The demonstration has something to show: a button in it leads to the setup.
  let isOpen = code !== undefined && !hasDemonstration;
  return {
    isOpen: () => isOpen,
    async check() {
      isOpen &&= await isSetupOpen(db);
      return isOpen;
    },
    linesFor: (address) =>
      code === undefined
        ? []
        : [
            hasDemonstration
              ? "To make this installation yours, open this address and enter the setup code:"
              : "Nobody runs this installation yet. Open this address and enter the setup code:",
            `  ${address}/setup`,
            `  ${code}`,
          ],
  };
}
