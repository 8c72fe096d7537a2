/** Requests pages again and again, as visitors would while something else breaks. */
import { setTimeout } from "node:timers/promises";

export interface WatchedPages {
  worstMs(): number;
  failures: readonly string[];
  requested(): number;
  stop(): Promise<void>;
}

const pages: Record<string, number> = {
  "/": 200,
  "/contact": 200,
  "/search?q=floor": 200,
  "/no-such-page": 404,
};
const pauseMs = 25;

export function watchPages(url: string): WatchedPages {
  const failures: string[] = [];
  let worst = 0;
  let requested = 0;
  let watching = true;

  async function ask(path: string, status: number) {
    const start = performance.now();
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(20_000) });
      await response.arrayBuffer();
      if (response.status !== status) failures.push(`${path}: ${response.status}`);
    } catch (error) {
      failures.push(`${path}: ${String(error)}`);
    }
    requested++;
    worst = Math.max(worst, performance.now() - start);
  }

  const watch = async () => {
    while (watching) {
      for (const [path, status] of Object.entries(pages)) {
        await ask(path, status);
        await setTimeout(pauseMs);
      }
    }
  };
  const watched = watch();
  return {
    worstMs: () => worst,
    failures,
    requested: () => requested,
    async stop() {
      watching = false;
      await watched;
    },
  };
}
