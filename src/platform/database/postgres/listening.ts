import { setTimeout } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { Logger } from "pino";
import { type Listeners, openListeners } from "../listeners.ts";

/** A dead network shows only as a missing answer (milliseconds). */
const checkEveryMs = 20_000;
const answerWithinMs = 5_000;
const firstRetryMs = 250;
const maxRetryMs = 5_000;

export interface Listening extends Pick<Listeners, "listen"> {
  close(): Promise<void>;
}

/** Its own connection is opened at the first call and again whenever it is lost. */
export function openListening(connection: ClientConfig, log: Logger): Listening {
  const stop = new AbortController();
  let current: Promise<Client> | undefined;
  const listeners = openListeners(async (statement) => {
    current ??= keep(connect());
    await (await current).query(statement);
  });

  async function connect(): Promise<Client> {
    const client = new Client({ ...connection, query_timeout: answerWithinMs });
    client.on("error", (error) => log.warn({ err: error }, "listening connection failed"));
    client.on("notification", listeners.receive);
    await client.connect();
    return client;
  }

  function keep(connecting: Promise<Client>): Promise<Client> {
    connecting.then(
      async (client) => {
        await untilLost(client);
        client.end().catch(() => undefined);
        if (!stop.signal.aborted) current = keep(connectAgain());
      },
      () => {
        current = undefined;
      },
    );
    return connecting;
  }

  async function untilLost(client: Client) {
    const lost = new AbortController();
    client.once("end", () => lost.abort());
    const over = AbortSignal.any([lost.signal, stop.signal]);
    while (!over.aborted) {
      await setTimeout(checkEveryMs, undefined, { signal: over, ref: false }).catch(
        () => undefined,
      );
      if (!over.aborted) await client.query("select 1").catch(() => lost.abort());
    }
    client.off("notification", listeners.receive);
  }

  async function connectAgain(): Promise<Client> {
    for (let pause = firstRetryMs; ; pause = Math.min(2 * pause, maxRetryMs)) {
      await setTimeout(pause, undefined, { signal: stop.signal });
      try {
        const client = await connect();
        await listeners.resume((statement) => client.query(statement));
        return client;
      } catch (error) {
        log.warn({ err: error }, "listening connection retry failed");
      }
    }
  }

  return {
    listen: listeners.listen,
    async close() {
      stop.abort();
      await current?.then((client) => client.end()).catch(() => undefined);
    },
  };
}
