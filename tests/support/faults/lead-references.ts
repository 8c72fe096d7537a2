import { requestControl } from "#server/request-control.ts";
import type { RunningServer } from "../server.ts";

export async function leadReferences({ dataDirectory }: RunningServer): Promise<Set<string>> {
  const asked = await requestControl(dataDirectory, "/leads");
  if (!asked.ok || asked.status !== 200)
    throw new Error(`no list of leads: ${JSON.stringify(asked)}`);
  const leads = asked.content as { reference: string }[];
  return new Set(leads.map(({ reference }) => reference));
}
