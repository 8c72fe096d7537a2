/** @returns `busy` in another tab; without the Locks API, the idempotency key prevents duplicates */
export async function withTabLock<Done, Busy>(
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
