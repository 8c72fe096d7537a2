import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { makeDueInspections } from "./inspection-rules.server.ts";

/** Follows the plan of visits: some inspections are made during one. */
export async function planInspections(db: Database, log: Logger): Promise<void> {
  const due = await makeDueInspections(db, new Date());
  if (due.made > 0) log.info(due, "inspections planned");
}
