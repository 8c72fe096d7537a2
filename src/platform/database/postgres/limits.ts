import type { PoolConfig } from "pg";

export interface Limits {
  connections: number;
  /** Milliseconds to get a connection, to get a lock, for a statement by the server's clock. */
  connect: number;
  lock: number;
  statement: number;
  /** Milliseconds of a whole transaction, and of any answer, by our clock: a frozen server keeps no limit. */
  answer: number;
}

/** Public forms and pages: a visitor gets an answer within 5 s. As many as the forms' own bounds add up to. */
export const visitors: Limits = {
  connections: 8,
  connect: 2_000,
  lock: 2_000,
  statement: 3_000,
  answer: 3_500,
};

/** Sign-ins, and who a request comes from. */
export const accounts: Limits = { ...visitors, connections: 4 };

/** Pages and commands of people who are signed in, whose lists may be slow. */
export const signedIn: Limits = { ...visitors, connections: 5 };

/** Emails, cleanups and listings: nobody waits, and none of it may delay a visitor. */
export const background: Limits = {
  connections: 3,
  connect: 3_000,
  lock: 2_000,
  statement: 8_000,
  answer: 10_000,
};

/** Emails that wait for a locked table must not delay pg-boss's own queries. */
export const queue: Limits = { ...background, connections: 2 };

/** Health checks have a connection that nothing else can take. */
export const health: Limits = {
  connections: 1,
  connect: 2_000,
  lock: 2_000,
  statement: 2_000,
  answer: 2_000,
};

export const poolLimits = (limits: Limits): PoolConfig => ({
  max: limits.connections,
  connectionTimeoutMillis: limits.connect,
  lock_timeout: limits.lock,
  statement_timeout: limits.statement,
  idle_in_transaction_session_timeout: limits.statement,
  // A connection must not return to the pool with a query open, so this ends after the transaction.
  query_timeout: limits.answer + 500,
});
