/** Reads the leads wherever they are: PostgreSQL, the data folder, or the server that has it open. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#config";
import { openDatabase } from "#database/client.ts";
import { databaseFolder } from "#database/embedded/folder.ts";
import { type Lead, type LeadFilter, listLeads } from "#domain/leads/leads.ts";
import { askServer } from "#server/ask-server.ts";

export type KeptLeads = { ok: true; leads: Lead[] } | { ok: false; message: string };

export async function readKeptLeads(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  filter: LeadFilter,
  log: Logger,
): Promise<KeptLeads> {
  const folder = databaseFolder(config.dataDirectory);
  // Opening it would make one, and an empty list would look like an answer.
  if (config.databaseUrl === undefined && !existsSync(folder)) {
    return {
      ok: false,
      message: `There is no database in ${folder}. Set DATA_DIR to where it is.`,
    };
  }
  const opened = await openDatabase({ ...config, log });
  if (!opened.ok && opened.reason === "locked") {
    return askRunningServer(resolve(config.dataDirectory), filter);
  }
  if (!opened.ok) return opened;
  try {
    return { ok: true, leads: await listLeads(opened.database.db, filter) };
  } finally {
    await opened.database.close();
  }
}

async function askRunningServer(dataDirectory: string, filter: LeadFilter): Promise<KeptLeads> {
  const asked = await askServer(dataDirectory, "/leads");
  if (!asked.ok) return asked;
  if (asked.status !== 200 || !Array.isArray(asked.content)) {
    return { ok: false, message: "The running server did not list its leads; its log says why." };
  }
  // The socket answers with what `listLeads` returns, where JSON has made text of the moments.
  const rows = asked.content as (Omit<Lead, "receivedAt"> & { receivedAt: string })[];
  const leads = rows.map((row) => ({ ...row, receivedAt: new Date(row.receivedAt) }));
  return { ok: true, leads: leads.filter((lead) => isShown(lead, filter)) };
}

function isShown(lead: Lead, { screening, since }: LeadFilter): boolean {
  return (
    (screening === undefined || lead.screening === screening) &&
    (since === undefined || lead.receivedAt >= since)
  );
}
