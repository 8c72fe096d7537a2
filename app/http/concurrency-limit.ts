export interface ConcurrencyLimit {
  total: number;
  /** So that no single network takes all. */
  perNetwork: number;
}

/** @returns starts a run: the function that ends it, or undefined at a limit */
export function limitConcurrency(
  limit: ConcurrencyLimit,
): (network: string) => (() => void) | undefined {
  const running = new Map<string, number>();
  let total = 0;

  const change = (network: string, by: 1 | -1) => {
    total += by;
    const own = (running.get(network) ?? 0) + by;
    if (own === 0) running.delete(network);
    else running.set(network, own);
  };
  return (network) => {
    if (total >= limit.total || (running.get(network) ?? 0) >= limit.perNetwork) return undefined;
    change(network, 1);
    let isRunning = true;
    return () => {
      if (isRunning) change(network, -1);
      isRunning = false;
    };
  };
}
