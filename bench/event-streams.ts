/** A thousand open event streams on one process: what they take, and how late a change event comes. */
import { readFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "#tests/support/server.ts";
import { signInTo } from "./office-data.ts";
import { demoEnvironment, demoPassword } from "./portal-pages.ts";
import { median, percentile, type Section } from "./report.ts";

const streams = 1_000;
const changeEvents = 20;
const timeoutMs = 30_000;

export async function measureStreams(): Promise<Section> {
  const server = await startServer({ env: demoEnvironment, startTimeoutMs: 240_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const opened: IncomingMessage[] = [];
  try {
    const signIn = (username: string) => signInTo(server.url, { username }, "", demoPassword);
    const [reader, manager] = [await signIn("client.admin"), await signIn("staff.manager")];
    const thread = await firstThread(server.url, reader);
    const before = await memoryOf(server.pid);
    // A few at a time: connections are accepted one in each turn of the loop.
    for (let n = 0; n < streams; n += 20)
      opened.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, () => openStream(server.url, reader, agent)),
        )),
      );
    await wait(3_000);
    const after = await memoryOf(server.pid);
    const first: number[] = [];
    const last: number[] = [];
    for (let n = 0; n < changeEvents; n++) {
      const heard = opened.map((stream) => nextChangeEvent(stream, thread));
      const started = performance.now();
      await say(server.url, manager, thread);
      const times = (await Promise.all(heard)).map((at) => at - started);
      first.push(Math.min(...times));
      last.push(Math.max(...times));
      await wait(300);
    }
    const ms = (what: string, value: number) => ({ what, measured: `${value.toFixed(0)} ms` });
    return {
      title: "Event streams",
      method: `${streams} open streams on one process with the embedded engine; ${changeEvents} messages by a manager, from the send to the change event in a stream.`,
      rows: [
        { what: "memory of a stream", measured: `${((after - before) / streams).toFixed(1)} kB` },
        { what: `memory with ${streams} streams`, measured: `${(after / 1_024).toFixed(0)} MB` },
        ms("first stream hears of it, median", median(first)),
        ms("last stream hears of it, median", median(last)),
        ms("last stream hears of it, p95", percentile(last, 0.95)),
      ],
    };
  } finally {
    for (const stream of opened) stream.destroy();
    agent.destroy();
    await server.discard();
  }
}

const openStream = (url: string, cookie: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(`${url}/api/events`, { agent, headers: { Cookie: cookie } }, (stream) => {
      if (stream.statusCode !== 200)
        reject(new Error(`a stream was answered ${stream.statusCode}`));
      stream.setEncoding("utf8").resume();
      resolve(stream);
    })
      .once("error", reject)
      .end();
  });

/** @returns when it came, as `performance.now()` counts */
const nextChangeEvent = (stream: IncomingMessage, id: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error("a stream heard nothing")), timeoutMs);
    const hear = (text: string) => {
      if (!text.includes(id)) return;
      clearTimeout(end);
      stream.off("data", hear);
      resolve(performance.now());
    };
    stream.on("data", hear);
  });

async function firstThread(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/client-portal/messages`, { headers: { Cookie: cookie } });
  const [, id] = /\/client-portal\/messages\/([\da-f-]{36})/.exec(await answer.text()) ?? [];
  if (id === undefined) throw new Error("no thread");
  return id;
}

async function say(url: string, cookie: string, thread: string): Promise<void> {
  const answer = await fetch(`${url}/office/messages/${thread}/send.json`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: url, "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ text: "Good morning", attempt: crypto.randomUUID() }).toString(),
  });
  if (answer.status !== 201) throw new Error(`a message was answered ${answer.status}`);
}

/** @returns resident memory in kB */
async function memoryOf(pid: number): Promise<number> {
  const [, size] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(size);
}
