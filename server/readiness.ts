/** Probes ask here if this process can answer visitors, and which cause keeps it from that. */
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { OpenDatabase } from "#platform/database/client.ts";
import { readMigrationState } from "#platform/database/migrate.ts";

export type CauseState = "ok" | "failed" | "timed-out" | "stopping";

export interface Readiness {
  isReady: boolean;
  causes: Record<string, CauseState>;
}

export interface ReadinessCheck {
  /** Everyone who asks at the same time gets the same check. */
  read(): Promise<Readiness>;
  /** This process is not ready from now on, whatever its causes say. */
  stop(): void;
}

export interface Cause {
  /** Rejects where it fails. */
  ask(): Promise<unknown>;
  timeoutMs: number;
}

/** A question to the database may be the last of a few: each has its own time. */
const timeoutMs = 2_000;

export const causesOf = (
  database: Pick<OpenDatabase, "ping" | "health">,
  queue: Pick<PgBoss, "getQueues">,
): Record<string, Cause> => ({
  database: { ask: () => database.ping(), timeoutMs },
  queue: { ask: () => queue.getQueues(), timeoutMs },
  migrations: { ask: () => requireCurrentSchema(database.health), timeoutMs },
});

async function requireCurrentSchema(db: OpenDatabase["health"]): Promise<void> {
  const { shipped, applied, isCurrent } = await readMigrationState(db);
  if (!isCurrent) throw new Error(`The database has ${applied} of ${shipped} migrations`);
}

export function createReadinessCheck(
  causes: Readonly<Record<string, Cause>>,
  log: Logger,
): ReadinessCheck {
  const questions = Object.entries(causes).map(([name, cause]) => ({ name, ask: askOnce(cause) }));
  let isStopping = false;
  let reading: Promise<Readiness> | undefined;
  let lastFailed = "";

  async function readAll(): Promise<Readiness> {
    const answers = await Promise.all(
      questions.map(async ({ name, ask }) => ({ name, ...(await ask()) })),
    );
    const failed = answers.filter(({ state }) => state !== "ok");
    logChangeOfReadiness(failed);
    return {
      isReady: failed.length === 0 && !isStopping,
      causes: {
        ...Object.fromEntries(answers.map(({ name, state }) => [name, state])),
        shutdown: isStopping ? "stopping" : "ok",
      },
    };
  }

  /** Probes come every few seconds: only what differs from the time before is news. */
  function logChangeOfReadiness(failed: readonly (Answer & { name: string })[]) {
    const names = failed.map(({ name, state }) => `${name} ${state}`).join(", ");
    if (names === lastFailed) return;
    lastFailed = names;
    if (names === "") log.info("ready again");
    else log.warn({ err: failed.find(({ error }) => error)?.error, causes: names }, "not ready");
  }

  return {
    read() {
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    stop() {
      isStopping = true;
    },
  };
}

interface Answer {
  state: CauseState;
  error?: unknown;
}

/** A question that is still unanswered is not asked a second time: a silent database gets no pile of them. */
function askOnce({ ask, timeoutMs }: Cause): () => Promise<Answer> {
  let asking: Promise<Answer> | undefined;
  return async () => {
    asking ??= Promise.resolve()
      .then(ask)
      .then(
        (): Answer => ({ state: "ok" }),
        (error: unknown): Answer => ({ state: "failed", error }),
      )
      .finally(() => {
        asking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Answer>((resolve) => {
      timer = setTimeout(() => resolve({ state: "timed-out" }), timeoutMs);
    });
    try {
      return await Promise.race([asking, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const retryAfterSeconds = "5";

export async function readinessResponse(check: ReadinessCheck): Promise<Response> {
  const { isReady, causes } = await check.read();
  return Response.json(
    { status: isReady ? "ready" : "unavailable", causes },
    isReady ? {} : { status: 503, headers: { "Retry-After": retryAfterSeconds } },
  );
}
