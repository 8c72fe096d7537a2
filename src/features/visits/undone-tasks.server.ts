import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { visitTasks } from "./tables/visit-records.ts";

export const countUndone = (tx: Transaction, visitId: string): Promise<number> =>
  tx.$count(visitTasks, and(eq(visitTasks.visitId, visitId), isNull(visitTasks.doneAt)));
