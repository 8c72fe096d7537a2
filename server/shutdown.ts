import type { Server } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import type { Logger } from "pino";

/** Time for running requests and the worker; the process ends within 10 s of the delay. */
const drainMs = 4_000;
const hardLimitMs = 9_500;
/** Ctrl+C under `npm start` arrives twice at once: from the terminal and from npm. */
const sameSignalMs = 1_000;

export interface Stops {
  /** Runs at once: from now on, probes find out that this process is going. */
  begin(): void;
  /** Everything still works for this long, so that a load balancer learns of it first. */
  delaySeconds: number;
  /** Runs while requests are still being finished. */
  beside(): Promise<unknown>;
  /** Stops last, because requests and the worker depend on it. */
  behind(): Promise<unknown>;
}

/** Stops on SIGTERM or SIGINT; a second signal ends the process at once. */
export function stopOnSignal(server: Server, log: Logger, stops: Stops): void {
  let stoppingSince: number | undefined;
  const stop = async (signal: string) => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal, delaySeconds: stops.delaySeconds }, "shutdown started");
    stops.begin();
    const delayMs = stops.delaySeconds * 1_000;
    // Something that still runs may keep an orderly exit from ending.
    setTimeout(() => process.kill(process.pid, "SIGKILL"), delayMs + hardLimitMs).unref();
    try {
      if (delayMs > 0 && server.listening) await after(delayMs);
      await Promise.all([drain(server), stops.beside()]);
      await stops.behind();
    } catch (error) {
      log.error({ err: error }, "shutdown failed");
      process.exitCode = 1;
    }
    log.info("shutdown finished");
    process.exit();
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timer);
}
