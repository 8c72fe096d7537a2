import type { Logger } from "pino";
import type { Config } from "#config";
import { type Lead, type LeadFilter, listLeads } from "#domain/leads/leads.ts";
import { type KeptRecords, readKeptRecords } from "../kept-records.ts";

export async function readKeptLeads(
  config: Pick<Config, "dataDirectory" | "databaseUrl">,
  filter: LeadFilter,
  log: Logger,
): Promise<KeptRecords<Lead>> {
  const list = { name: "leads", read: listLeads, moments: ["receivedAt" as const] };
  const kept = await readKeptRecords<Lead>(config, list, log);
  return kept.ok ? { ok: true, rows: kept.rows.filter((lead) => isShown(lead, filter)) } : kept;
}

/** The filter of a list, for records that are read already. */
export function isShown(
  record: { receivedAt: Date; screening: string },
  { screening, since }: LeadFilter,
): boolean {
  return (
    (screening === undefined || record.screening === screening) &&
    (since === undefined || record.receivedAt >= since)
  );
}
