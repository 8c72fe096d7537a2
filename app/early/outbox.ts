/**
 * What a visitor handed in and the server has not taken yet waits in the browser, an entry each; see
 * `app/marketing/outbox`.
 */
export const waitingPrefix = "outbox:";

export function somethingWaits(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(waitingPrefix));
  } catch {
    return false; // Storage is forbidden: nothing could have been kept.
  }
}
