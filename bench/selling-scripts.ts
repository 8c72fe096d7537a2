/** Measures what a new browser loads for each list of selling and hiring. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#tests/support/server.ts";
import { fillOffice, signInTo } from "./office-data.ts";
import { type Section, targetRow } from "./report.ts";
import { scriptBytesOf } from "./script-bytes.ts";

const leads = 100;
const maxKilobytes = 150;

const lists: Readonly<Record<string, string>> = {
  "start page": "/office",
  board: "/office/pipeline",
  list: "/office/pipeline/list?tab=all",
  figures: "/office/pipeline/figures",
  "what waits": "/office/pipeline/waiting",
  "unmatched emails": "/office/pipeline/unmatched",
  companies: "/office/prospects",
  duplicates: "/office/prospects/duplicates",
  "quote requests": "/office/leads",
  appointments: "/office/appointments",
  applications: "/office/applications",
  "start-up tasks": "/office/clients/start-up-tasks",
};

export async function measureSellingScripts(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "bench-selling-"));
  const [person] = await fillOffice({ folder }, { leads, people: 1 });
  if (person === undefined) throw new Error("nobody to sign in");
  const server = await startServer({ dataDirectory: folder });
  try {
    const cookie = await signInTo(server.url, person);
    const rows: Section["rows"] = [];
    for (const [name, address] of Object.entries(lists)) {
      const bytes = await scriptBytesOf(server.url + address, cookie);
      rows.push(targetRow(name, bytes / 1_000, " kB", { max: maxKilobytes }, 1));
    }
    return {
      title: "JavaScript of the lists of selling and hiring",
      method: `What a new browser of an administrator loads for each until it has been still for two seconds, compressed as sent; ${leads} quote requests.`,
      rows,
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}
