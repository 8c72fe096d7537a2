import { askServer } from "#server/ask-server.ts";
import type { RunningServer } from "../server.ts";

/** References of all quote requests that a running server has kept. */
export async function leadReferences({ dataDirectory }: RunningServer): Promise<Set<string>> {
  const asked = await askServer(dataDirectory, "/leads");
  if (!asked.ok || asked.status !== 200)
    throw new Error(`no list of leads: ${JSON.stringify(asked)}`);
  // The list holds what `listLeads` returns.
  const leads = asked.content as { reference: string }[];
  return new Set(leads.map(({ reference }) => reference));
}
