/**
 * An error in one line. Drizzle's message quotes the whole statement instead of the reason, and a
 * connection refused at several addresses has no message of its own.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join("; ");
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorMessage(error.cause) : error.message;
}
