import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import type { Database } from "../client.ts";
import * as schema from "../schema.ts";

/**
 * `db.transaction` for a pool. Drizzle's own never gives the connection back when BEGIN fails, so a
 * short outage would use the pool up; and it gives back connections whose state is unknown, on
 * which the next statement would run in a transaction that nobody commits. Here a connection
 * returns to the pool only when the server reports it idle, and one whose transaction takes too
 * long is closed, which makes the server roll back.
 * @param within milliseconds for the whole transaction
 */
export function transactions(pool: Pool, within: number): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let isLate = false;
    const end = setTimeout(() => {
      isLate = true;
      client.release(true);
    }, within);
    try {
      const db: Database = drizzle(client, { schema });
      return await db.transaction(work, config);
    } catch (error) {
      throw isLate ? tookTooLong(within, error) : error;
    } finally {
      clearTimeout(end);
      if (!isLate) client.release(!isIdle(client));
    }
  };
}

function isIdle(client: PoolClient) {
  return client.getTransactionStatus() === "I";
}

/** With the code of PostgreSQL 17's own transaction timeout. */
const tookTooLong = (within: number, cause: unknown) =>
  Object.assign(new Error(`A transaction was ended after ${within} ms`, { cause }), {
    code: "25P04",
  });
