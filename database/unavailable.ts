/** Tells a database that is away, which passes, from a bug, which does not. */

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
  // No descriptor is left for another connection.
  "EMFILE",
  "ENFILE",
]);

/**
 * SQLSTATE: connection exceptions (08), insufficient resources (53: connections, memory, disk), a disk
 * that fails (58030), operator intervention (57P0x: shutting down, starting up), cancelled by a time
 * limit (57014, 55P03, 25P03, 25P04) or for another transaction (40), a standby that only reads
 * (25006), a server that does not let us in or does not have our database, as while it is being
 * restored (28, 3D000).
 */
const passingState = /^(08...|53...|58030|57P0.|57014|55P03|25P0[34]|40...|25006|28...|3D000)$/;

/** The drivers report these without any code. */
const passingMessage =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|connection error and is not queryable|pool after calling end|statement timeout/i;

/** @param error as thrown by the query builder, which wraps the driver's, which may wrap the network's */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  if (networkCodes.has(code) || passingState.test(code) || passingMessage.test(error.message))
    return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}
