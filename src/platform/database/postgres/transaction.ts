import { drizzle } from "drizzle-orm/node-postgres";
import type { Client, Pool, PoolClient } from "pg";
import type { Database, ObserveStatement } from "../client.ts";
import { observedRunner } from "../observed-runner.ts";

/**
 * `db.transaction` for a pool. Drizzle's own never returns the connection when BEGIN fails, and
 * returns connections in an unknown state, whose next statement would run in a transaction that nobody
 * commits. Here only a connection that the server reports idle returns.
 * @param within milliseconds, after which the connection is closed and the server rolls back
 */
export function transactions(
  pool: Pool,
  within: number,
  observe: ObserveStatement | undefined,
): Database["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    let isLate = false;
    const end = setTimeout(() => {
      isLate = true;
      client.release(true);
    }, within);
    try {
      const db = databaseThrough(client, observe);
      return await db.transaction(work, config);
    } catch (error) {
      throw isLate ? tookTooLong(within, error) : error;
    } finally {
      clearTimeout(end);
      if (!isLate) client.release(!isIdle(client));
    }
  };
}

/** The query builder calls only the driver's `query`. */
export const databaseThrough = (
  driver: Pool | PoolClient,
  observe: ObserveStatement | undefined,
): Database => drizzle(observedRunner(driver, observe) as unknown as Client);

function isIdle(client: PoolClient) {
  return client.getTransactionStatus() === "I";
}

/** The code is that of PostgreSQL 17's own transaction timeout. */
const tookTooLong = (within: number, cause: unknown) =>
  Object.assign(new Error(`A transaction was ended after ${within} ms`, { cause }), {
    code: "25P04",
  });
