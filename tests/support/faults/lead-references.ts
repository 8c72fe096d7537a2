import { requestControl } from "#server/request-control.ts";
import type { RunningServer } from "../server.ts";

/** Of all leads, page by page, as the listing reads them. */
export async function leadReferences({ dataDirectory }: RunningServer): Promise<Set<string>> {
  const references = new Set<string>();
  for (let after = ""; ; ) {
    const page = await readPage(dataDirectory, after);
    for (const { reference } of page) references.add(reference);
    const last = page.at(-1);
    if (last === undefined) return references;
    after = last.id;
  }
}

async function readPage(dataDirectory: string, after: string) {
  const response = await requestControl(dataDirectory, after ? `/leads?after=${after}` : "/leads");
  if (!response.ok || response.status !== 200)
    throw new Error(`no list of leads: ${JSON.stringify(response)}`);
  return response.content as { id: string; reference: string }[];
}
