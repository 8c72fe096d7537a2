import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Database } from "../client.ts";
import * as schema from "../schema.ts";

/**
 * `db.transaction` for a pool. Drizzle's own takes a connection and never gives it back when BEGIN
 * fails, so a short outage would use the pool up; and it gives back connections whose state is
 * unknown. Here a connection returns to the pool only when the server says that it is idle.
 */
export function transactions(pool: Pool): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const db: Database = drizzle(client, { schema });
      return await db.transaction(work, config);
    } finally {
      client.release(!isIdle(client));
    }
  };
}

function isIdle(client: PoolClient) {
  return client.getTransactionStatus() === "I";
}
