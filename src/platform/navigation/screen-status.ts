/** A link or "back" that did not lead to its page. */
export interface RefusedNavigation {
  /** Address of the page, where it can be tried again. */
  to: string | undefined;
  /** The server answers, and has no room at the moment. */
  isBusy: boolean;
}

/** The time at which the screen's data were read, and the navigation from it that failed. */
interface ScreenStatus {
  /** Milliseconds; undefined before the page runs. */
  readAt: number | undefined;
  refusedNavigation: RefusedNavigation | undefined;
}

export const statusBeforeHydration: ScreenStatus = {
  readAt: undefined,
  refusedNavigation: undefined,
};
let status = statusBeforeHydration;
const listeners = new Set<() => void>();

function change(to: Partial<ScreenStatus>): void {
  status = { ...status, ...to };
  for (const listener of listeners) listener();
}

export const screenStatus = (): ScreenStatus => status;

export function subscribeToScreenStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param isSame whether it was open already: read again, it says nothing of a way that found no room */
export const screenWasRead = (isSame: boolean): void =>
  change({
    readAt: Date.now(),
    refusedNavigation:
      isSame && status.refusedNavigation?.isBusy ? status.refusedNavigation : undefined,
  });

/** The screen is the one that was there. */
export const refuseNavigation = (refusedNavigation: RefusedNavigation): void =>
  change({ refusedNavigation });
