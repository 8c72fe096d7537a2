import type { QueryResult } from "pg";
import type { ObserveStatement } from "./client.ts";

/** The part of the `pg` driver's client that the query builder uses. */
export interface StatementRunner {
  query(statement: unknown, values?: unknown[]): Promise<QueryResult>;
}

/** The same, with each statement shown to whoever measures it. */
export const observedRunner = (
  runner: StatementRunner,
  observe: ObserveStatement | undefined,
): StatementRunner =>
  observe === undefined
    ? runner
    : {
        query: (statement, values) =>
          observe(textOf(statement), () => runner.query(statement, values)),
      };

/** Statements come as a text, or as an object that has one. */
export function textOf(statement: unknown): string {
  const text =
    typeof statement === "object" && statement !== null && "text" in statement
      ? statement.text
      : statement;
  return String(text);
}
