/** True if a statement failed because a unique index holds the value already. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (typeof cause !== "object" || cause === null || !("code" in cause)) return false;
  return cause.code === "23505" && "constraint" in cause && cause.constraint === index;
}
