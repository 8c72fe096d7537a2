const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
  "EMFILE",
  "ENFILE",
]);

/**
 * SQLSTATE of failures that pass: connection (08), resources (53), disk (58030), shutdown (57P0x),
 * time limits (57014, 55P03, 25P03, 25P04), conflicts (40), standby (25006), refused or missing
 * while being restored (28, 3D000).
 */
const passingState = /^(08...|53...|58030|57P0.|57014|55P03|25P0[34]|40...|25006|28...|3D000)$/;

/** The drivers report these without any code. */
const passingMessage =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|pool after calling end|statement timeout/i;

/** @param error of the query builder, which wraps the driver's, which may wrap the network's */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (networkCodes.has(code) || passingState.test(code) || passingMessage.test(error.message))
    return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}
