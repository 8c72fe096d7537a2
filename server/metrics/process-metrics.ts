/** These figures are of this process alone: none of them queries the database. */
import { Counter, collectDefaultMetrics, Gauge, type Registry } from "prom-client";
import type { ConnectionUse, OpenDatabase } from "#platform/database/client.ts";
import type { LiveStreams } from "#platform/http/live-streams.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { readDiskRoom } from "#platform/system/disk-room.server.ts";

export interface ProcessParts {
  version: string;
  dataDirectory: string;
  database: Pick<OpenDatabase, "connections" | "engine">;
  live: Pick<LiveStreams, "count">;
}

/** @returns counts failed sign-ins */
export function processMetrics(
  register: Registry,
  { version, dataDirectory, database, live }: ProcessParts,
): NonNullable<AccountsContext["onSignInFailure"]> {
  const registers = [register];
  // These are memory, processor, delay of the event loop, and garbage collection.
  collectDefaultMetrics({ register });
  new Gauge({
    name: "cleardawn_build_info",
    help: "Always 1; its labels say which version runs on which database.",
    labelNames: ["version", "engine"],
    registers,
  }).set({ version, engine: database.engine }, 1);
  new Gauge({
    name: "cleardawn_event_streams",
    help: "Open screens that are told of changes.",
    registers,
    collect() {
      this.set(live.count());
    },
  });
  const ofPools = (name: string, help: string, value: (use: ConnectionUse) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ["pool"],
      registers,
      collect() {
        for (const use of database.connections()) this.set({ pool: use.pool }, value(use));
      },
    });
  ofPools(
    "cleardawn_database_connections_used",
    "Connections at work, by pool.",
    (use) => use.open - use.idle,
  );
  ofPools(
    "cleardawn_database_connections_idle",
    "Open connections that nobody uses, by pool.",
    (use) => use.idle,
  );
  ofPools(
    "cleardawn_database_connections_waiting",
    "Callers that wait for a connection, by pool.",
    (use) => use.waiting,
  );
  ofPools(
    "cleardawn_database_connections_max",
    "Connections that a pool may open.",
    (use) => use.max,
  );
  new Gauge({
    name: "cleardawn_disk_free_bytes",
    help: "Free space where a folder is.",
    // A gauge without a label would be 0 where it cannot be read, and sound an alarm.
    labelNames: ["folder"],
    registers,
    async collect() {
      const room = await readDiskRoom(dataDirectory).catch(() => undefined);
      if (room === undefined) this.reset();
      else this.set({ folder: "data" }, room.freeBytes);
    },
  });
  const failedSignIns = new Counter({
    name: "cleardawn_failed_sign_ins_total",
    help: "Sign-ins that were refused, by step and by why.",
    labelNames: ["step", "reason"],
    registers,
  });
  return (step, reason) => failedSignIns.inc({ step, reason });
}
