/**
 * Two tabs do not send the same twice; where there are no locks, the server's idempotency does the rest.
 * @returns `busy` where another tab is at it
 */
export async function alone<Done, Busy>(
  key: string,
  busy: Busy,
  act: () => Promise<Done>,
): Promise<Done | Busy> {
  if (!("locks" in navigator)) return act();
  let acting: Promise<Done | Busy> | undefined;
  try {
    return await navigator.locks.request(`outbox:${key}`, { ifAvailable: true }, (lock) => {
      acting = lock ? act() : Promise.resolve(busy);
      return acting;
    });
  } catch {
    return acting ?? act(); // Locks are forbidden where storage is.
  }
}
