export interface ConcurrentRequestLimit {
  total: number;
  /** The limit of one network, so that no single one takes all. */
  perNetwork: number;
  /** Limit of one browser, so that it leaves some to others behind the same address. */
  perSession?: number;
  /** Shared by a network's browsers without a session: nothing tells one from the others. */
  withoutSession?: number;
}

/**
 * Counts requests in progress in total, by network and by session; one beyond a limit is refused, nothing waits.
 * @returns starts a run: the function that ends it, or undefined at a limit
 */
export function limitConcurrentRequests(
  limit: ConcurrentRequestLimit,
): (network: string, session?: string) => (() => void) | undefined {
  const ofNetworks = new Map<string, number>();
  const ofSessions = new Map<string, number>();
  const { perNetwork, perSession = perNetwork, withoutSession = perNetwork } = limit;
  let total = 0;

  return (network, session = "") => {
    const browser = `${network} ${session}`;
    const [besides, ofBrowser] = [ofNetworks.get(network) ?? 0, ofSessions.get(browser) ?? 0];
    const ownLimit = session === "" ? withoutSession : perSession;
    if (total >= limit.total || besides >= perNetwork || ofBrowser >= ownLimit) return undefined;
    const change = (by: 1 | -1) => {
      total += by;
      add(ofNetworks, network, by);
      add(ofSessions, browser, by);
    };
    change(1);
    let isRunning = true;
    return () => {
      if (isRunning) change(-1);
      isRunning = false;
    };
  };
}

function add(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}
