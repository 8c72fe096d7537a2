/**
 * Makes one line. Drizzle's message lacks the reason, and one of several refused addresses has no message.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join("; ");
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? errorMessage(error.cause) : error.message;
}
