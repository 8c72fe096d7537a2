/**
 * Service worker of the pages of tonight, of inspections and of surveys. It keeps their shell and its files, which hold nothing
 * personal, and answers with them where nobody else does. All other requests it leaves alone.
 */
interface Assets {
  version: string;
  shell: string;
  files: readonly string[];
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WaitingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** The part of a worker's types that this one needs: those of the browser's documents are in use here. */
interface WorkerScope {
  tonightAssets: Assets;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listen: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: RequestEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, shell, files } = worker.tonightAssets;
const prefix = "tonight-";
const cacheName = prefix + version;
const id = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const page = new RegExp(`^/office/(?:(?:tonight|inspections)(?:/${id})?|pipeline/${id}/survey)$`);
/** A connection that says nothing for so long is none. */
const answerTimeoutMs = 5_000;

worker.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([shell, ...files].map((path) => new Request(path, { cache: "reload" })));
  // Pages come from the server, and name their files by content: a new worker disturbs no open page.
  await worker.skipWaiting();
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(activateWorker());
});

async function activateWorker(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && page.test(pathname)) event.respondWith(pageOrShell(request));
  else if (files.includes(pathname)) event.respondWith(kept(pathname, request));
});

/** The server's page, unless a gateway answers that the server is away. */
async function pageOrShell(request: Request): Promise<Response> {
  const answer = await Promise.race([fetch(request).catch(() => undefined), afterTimeout()]);
  const isAnswered = answer !== undefined && ![502, 503, 504].includes(answer.status);
  return isAnswered ? answer : kept(shell, request);
}

const afterTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), answerTimeoutMs));

async function kept(path: string, request: Request): Promise<Response> {
  const cached = await (await caches.open(cacheName)).match(path);
  return cached ?? fetch(request);
}
