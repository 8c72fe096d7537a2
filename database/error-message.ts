/**
 * What went wrong, in one line. Drizzle wraps the engine's answer in an error that quotes the whole
 * statement; a connection refused by several addresses has no message of its own.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join("; ");
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorMessage(error.cause) : error.message;
}
