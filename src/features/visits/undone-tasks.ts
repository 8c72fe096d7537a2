import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#database/client.ts";
import { visitTasks } from "#database/tables/visit-records.ts";

export const countUndone = (tx: Transaction, visitId: string): Promise<number> =>
  tx.$count(visitTasks, and(eq(visitTasks.visitId, visitId), isNull(visitTasks.doneAt)));
