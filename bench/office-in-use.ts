/** The office on the embedded engine: what it keeps the server from, and what a browser loads. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startServer } from "#tests/support/server.ts";
import { commonWord, fillOffice, rareWord, signInTo } from "./office-data.ts";
import { type Section, targetRow } from "./report.ts";
import { scriptBytesOf } from "./script-bytes.ts";
import { delayModule, readLoopDelay } from "./server-delay.ts";
import { timeOf } from "./time-of.ts";

const people = 5;
const leads = 10_000;
const seconds = 20;
/** The pause between two pages of one person; nobody can keep up such a pace for long. */
const pauseMs = 300;

export async function measureOfficeInUse(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "bench-office-"));
  const staff = await fillOffice({ folder }, { leads, people });
  const delays = join(folder, "loop-delay.json");
  const server = await startServer({ dataDirectory: folder, preload: delayModule(delays) });
  try {
    const cookies: string[] = [];
    for (const person of staff) cookies.push(await signInTo(server.url, person));
    const scripts = await scriptBytesOf(`${server.url}/office/leads`, cookies[0] ?? "");
    const [id = ""] = await openLeads(server.url, cookies[0] ?? "");
    await Promise.all(cookies.map((cookie) => work(server.url, cookie, id, 3_000)));
    await readLoopDelay(server, delays);
    const used = await Promise.all(
      cookies.map((cookie) => work(server.url, cookie, id, seconds * 1_000)),
    );
    const { p99, most } = await readLoopDelay(server, delays);
    const pages = used.reduce((sum, count) => sum + count, 0);
    return {
      title: "The office in use",
      method: `${people} people at once on the embedded engine with ${leads.toLocaleString("en-US")} leads, for ${seconds} s, ${pauseMs} ms from one page to the next: lists, searches, a detail, notes. The event loop of the server by \`perf_hooks.monitorEventLoopDelay\`. JavaScript is what a new browser loads for the list until it has been still for two seconds, as sent.`,
      rows: [
        targetRow("event loop held, p99", p99, " ms", { max: 50 }, 1),
        { what: "event loop held, longest", measured: `${most.toFixed(1)} ms` },
        { what: "pages and commands", measured: `${(pages / seconds).toFixed(0)}/s` },
        targetRow("JavaScript of a list, compressed", scripts / 1_000, " kB", { max: 150 }, 1),
      ],
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** @returns how many pages and commands were answered */
async function work(url: string, cookie: string, id: string, ms: number): Promise<number> {
  const get = (path: string) => timeOf(url + path, { cookie, status: 200 });
  const steps = [
    () => get("/office/leads"),
    () => get(`/office/leads?state=all&words=${rareWord}`),
    () => get(`/office/leads/${id}`),
    () => timeOf(`${url}/office/leads/${id}`, { cookie, form: { step: "note", text: "Called" } }),
    () => get(`/office/leads?state=answered&words=${commonWord}`),
    () => get("/office/leads?state=all&sort=oldest"),
  ];
  let done = 0;
  for (const end = performance.now() + ms; performance.now() < end; done++) {
    await steps[done % steps.length]?.();
    await setTimeout(pauseMs);
  }
  return done;
}

async function openLeads(url: string, cookie: string): Promise<string[]> {
  const response = await fetch(`${url}/office/leads`, { headers: { Cookie: cookie } });
  return [...(await response.text()).matchAll(/\/office\/leads\/([0-9a-f-]{36})/g)].map(
    ([, id]) => id ?? "",
  );
}
