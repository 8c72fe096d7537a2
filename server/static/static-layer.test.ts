import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { securityHeaders } from "#app/http/security-headers.ts";
import { writeCompressedTwins } from "../build-steps/compressed-twins.ts";
import { loadSite } from "./load-site.ts";
import { answerFromSite } from "./static-layer.ts";

const placeholder = "https://placeholder.example.com";
const home = `<!doctype html><script>start()</script><link rel="canonical" href="${placeholder}/">${"x".repeat(500)}`;
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "services"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), home);
  await writeFile(join(folder, "services/index.html"), home);
  await writeFile(
    join(folder, "assets/app-abc.js"),
    `console.info(${JSON.stringify("y".repeat(400))})`,
  );
  await writeFile(join(folder, "guide.pdf"), "0123456789");
  await writeFile(join(folder, "map.png"), "a map");
  await writeCompressedTwins(folder);
  const site = await loadSite(folder, {
    built: placeholder,
    configured: "https://www.real.example",
  });
  server = createServer((incoming, response) => {
    const https = incoming.headers["x-forwarded-proto"] === "https";
    if (!answerFromSite(site, incoming, response, https)) response.writeHead(418).end("passed on");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Plain `node:http`: `fetch` would normalise the very paths under test. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method }, resolve).on("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

test("serves a page with its policy, and the configured origin in place of the built one", async () => {
  const { status, headers, body } = await ask("/");
  expect(status).toBe(200);
  expect(body.toString()).toBe(home.replace(placeholder, "https://www.real.example"));
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("compresses for those who take it and tells caches so", async () => {
  const { headers, body } = await ask("/", { "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(brotliDecompressSync(body).toString()).toContain("https://www.real.example/");
});

test("answers 304 to whoever holds the page in any encoding", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const first = await ask("/", { "accept-encoding": encoding });
    const again = await ask("/", { "if-none-match": `W/${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await ask("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("lets hashed assets be kept for ever and pages be asked for again", async () => {
  expect((await ask("/assets/app-abc.js")).headers["cache-control"]).toContain("immutable");
  expect((await ask("/")).headers["cache-control"]).toBe("public, no-cache");
});

test("answers HEAD like GET without the body", async () => {
  const { status, headers, body } = await ask("/", {}, "HEAD");
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBeGreaterThan(500);
  expect(body).toHaveLength(0);
});

test("sends parts of a file, and refuses parts that are not there", async () => {
  const part = await ask("/guide.pdf", { range: "bytes=2-4" });
  expect([part.status, part.body.toString(), part.headers["content-range"]]).toEqual([
    206,
    "234",
    "bytes 2-4/10",
  ]);
  const beyond = await ask("/guide.pdf", { range: "bytes=10-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
  const changed = await ask("/guide.pdf", { range: "bytes=2-4", "if-range": '"old"' });
  expect([changed.status, changed.body.toString()]).toEqual([200, "0123456789"]);
});

test("leads other spellings to the canonical path and keeps the query", async () => {
  for (const spelling of ["/services/", "/Services", "//services", "/SERVICES/index.html"]) {
    const { status, headers } = await ask(`${spelling}?utm_source=a`);
    expect([spelling, status, headers.location]).toEqual([spelling, 301, "/services?utm_source=a"]);
  }
  expect((await ask("/Services/", {}, "POST")).status).toBe(308);
  // Rendered on request, and known by the list of pages.
  expect((await ask("/Search?q=a")).headers.location).toBe("/search?q=a");
});

test("refuses to change files, and passes on what may be a form or another route", async () => {
  const refused = await ask("/guide.pdf", {}, "POST");
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect((await ask("/", {}, "POST")).status).toBe(418);
  for (const path of [
    "/nothing",
    "/../../etc/passwd",
    "/%2e%2e/%ZZ",
    "/assets/../index.html.br",
    "/index.html.br",
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 418]);
  }
});

test("every answer carries the security headers, and HSTS where the visitor came by https", async () => {
  const tag = (await ask("/")).headers.etag ?? "";
  for (const [status, path, headers, method] of [
    [200, "/"],
    [200, "/", {}, "HEAD"],
    [206, "/guide.pdf", { range: "bytes=2-4" }],
    [301, "/Services/"],
    [308, "/Services/", {}, "POST"],
    [304, "/", { "if-none-match": tag }],
    [405, "/guide.pdf", {}, "POST"],
    [416, "/guide.pdf", { range: "bytes=10-" }],
  ] as const) {
    const plain = await ask(path, headers, method);
    expect([path, plain.status]).toEqual([path, status]);
    expect(plain.headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(false))));
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    const secure = await ask(path, { ...headers, "x-forwarded-proto": "https" }, method);
    expect(secure.headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(true))));
  }
});

const lowerCased = (headers: readonly [string, string][]) =>
  headers.map(([name, value]) => [name.toLowerCase(), value]);

test("says to come back when a build has taken a picture away", async () => {
  await rm(join(folder, "map.png"));
  const { status, headers } = await ask("/map.png");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(false))));
});
