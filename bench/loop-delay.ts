/** Preloaded into a server: at SIGUSR2 writes how long its event loop was held since the last time. */
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const file = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("SIGUSR2", () => {
  const [p99, most] = [delay.percentile(99), delay.max].map((nanoseconds) => nanoseconds / 1e6);
  delay.reset();
  writeFileSync(file, JSON.stringify({ p99, most }));
});
