import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isSetupOpen } from "#platform/identity/setup/setup-code.server.ts";
import { readRemovalState } from "./ask-for-removal.server.ts";

/**
 * Where "Make it mine" leads: to the setup while the installation has no administrator of its own, and from
 * then on to what removes the demonstration.
 */
export async function findOwnPath(db: Database, actor: Actor): Promise<string | undefined> {
  if (!may(actor, "settings.change")) return undefined;
  const state = await readRemovalState(db, actor);
  if (state === "own") return (await isSetupOpen(db)) ? "/setup" : undefined;
  return state === "none" ? undefined : "/office/settings/demonstration";
}
