import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { unknownOrigin } from "#platform/http/unknown-origin.ts";
import { writeCompressedVariants } from "../build-steps/compressed-variants.ts";
import { loadSite } from "./load-site.ts";
import { withoutOrigin } from "./site-origin.ts";
import { answerFromSite } from "./static-layer.ts";

const homeAt = (origin: string) =>
  `<!doctype html><script>start()</script><link rel="canonical" href="${origin}/"><a href="mailto:?body=${encodeURIComponent(`${origin}/`)}">Send</a>${"x".repeat(500)}`;
const home = homeAt(company.website);
let build: string;
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), "site-"));
  folder = join(build, "client");
  await mkdir(join(folder, "services"), { recursive: true });
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, "client-portal"));
  await writeFile(join(folder, "index.html"), home);
  await writeFile(join(folder, "services/index.html"), home);
  await writeFile(join(folder, "client-portal/index.html"), home);
  await writeFile(
    join(folder, "assets/app-abc.js"),
    `console.info(${JSON.stringify("y".repeat(400))})`,
  );
  await writeFile(join(folder, "guide.pdf"), "0123456789");
  await writeFile(join(folder, "map.png"), "a map");
  await writeCompressedVariants(folder);
  // A page that was written by hand names its own addresses, and keeps them.
  await mkdir(join(build, withoutOrigin), { recursive: true });
  await writeFile(join(build, withoutOrigin, "index.html"), homeAt(unknownOrigin));
  const site = await loadSite(build, "https://www.real.example");
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
  await rm(build, { recursive: true });
});

/** Plain `node:http`: `fetch` would normalize the very paths under test. */
async function fetchRaw(path: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, headers, method }, resolve).on("error", reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

test("serves a page with its policy, and the configured origin where the build knew none", async () => {
  const { status, headers, body } = await fetchRaw("/");
  expect(status).toBe(200);
  expect(body.toString()).toBe(homeAt("https://www.real.example"));
  expect((await fetchRaw("/services")).body.toString()).toBe(home);
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("sends the compressed variant to clients that accept it, with Vary", async () => {
  const { headers, body } = await fetchRaw("/", { "accept-encoding": "gzip, br" });
  expect(headers["content-encoding"]).toBe("br");
  expect(headers.vary).toBe("Accept-Encoding");
  expect(brotliDecompressSync(body).toString()).toContain("https://www.real.example/");
});

test("answers 304 if the client has the page in any encoding", async () => {
  for (const encoding of ["br", "gzip", "identity"]) {
    const first = await fetchRaw("/", { "accept-encoding": encoding });
    const again = await fetchRaw("/", { "if-none-match": `W/${first.headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await fetchRaw("/", { "if-none-match": '"other"' })).status).toBe(200);
});

test("lets hashed assets be cached forever and pages be revalidated", async () => {
  expect((await fetchRaw("/assets/app-abc.js")).headers["cache-control"]).toContain("immutable");
  expect((await fetchRaw("/")).headers["cache-control"]).toBe("public, no-cache");
});

test("passes the login's address to the app where there is a session, and allows no shared cache", async () => {
  const visitor = await fetchRaw("/client-portal", {
    "accept-encoding": "br",
    cookie: "theme=dark",
  });
  expect(visitor.status).toBe(200);
  expect(visitor.headers["cache-control"]).toBe("private, no-cache");
  expect(visitor.headers.vary).toBe("Accept-Encoding, Cookie");
  const etag = visitor.headers.etag ?? "";
  expect((await fetchRaw("/client-portal", { "if-none-match": etag })).status).toBe(304);
  for (const method of ["GET", "HEAD"]) {
    const headers = { cookie: "theme=dark; session=a.b", "if-none-match": etag };
    expect((await fetchRaw("/client-portal", headers, method)).status).toBe(418);
  }
  const elsewhere = await fetchRaw("/services", { cookie: "session=a.b" });
  expect([elsewhere.status, elsewhere.headers.vary]).toEqual([200, "Accept-Encoding"]);
});

test("answers HEAD like GET without the body", async () => {
  const { status, headers, body } = await fetchRaw("/", {}, "HEAD");
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBeGreaterThan(500);
  expect(body).toHaveLength(0);
});

test("sends parts of a file, and refuses parts that are not there", async () => {
  const part = await fetchRaw("/guide.pdf", { range: "bytes=2-4" });
  expect([part.status, part.body.toString(), part.headers["content-range"]]).toEqual([
    206,
    "234",
    "bytes 2-4/10",
  ]);
  const beyond = await fetchRaw("/guide.pdf", { range: "bytes=10-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
  const changed = await fetchRaw("/guide.pdf", { range: "bytes=2-4", "if-range": '"old"' });
  expect([changed.status, changed.body.toString()]).toEqual([200, "0123456789"]);
});

test("redirects other spellings to the canonical path and keeps the query", async () => {
  for (const spelling of ["/services/", "/Services", "//services", "/SERVICES/index.html"]) {
    const { status, headers } = await fetchRaw(`${spelling}?utm_source=a`);
    expect([spelling, status, headers.location]).toEqual([spelling, 301, "/services?utm_source=a"]);
  }
  expect((await fetchRaw("/Services/", {}, "POST")).status).toBe(308);
  // Rendered on request, and known by the list of pages.
  expect((await fetchRaw("/Search?q=a")).headers.location).toBe("/search?q=a");
});

test("refuses to change files, and passes on what may be a form or another route", async () => {
  const refused = await fetchRaw("/guide.pdf", {}, "POST");
  expect([refused.status, refused.headers.allow]).toEqual([405, "GET, HEAD"]);
  expect((await fetchRaw("/", {}, "POST")).status).toBe(418);
  for (const path of [
    "/nothing",
    "/../../etc/passwd",
    "/%2e%2e/%ZZ",
    "/assets/../index.html.br",
    "/index.html.br",
  ]) {
    expect([path, (await fetchRaw(path)).status]).toEqual([path, 418]);
  }
});

test("every answer carries the security headers, and HSTS where the visitor came by https", async () => {
  const tag = (await fetchRaw("/")).headers.etag ?? "";
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
    const plain = await fetchRaw(path, headers, method);
    expect([path, plain.status]).toEqual([path, status]);
    expect(plain.headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(false))));
    expect(plain.headers["strict-transport-security"]).toBeUndefined();
    const secure = await fetchRaw(path, { ...headers, "x-forwarded-proto": "https" }, method);
    expect(secure.headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(true))));
  }
});

const lowerCased = (headers: readonly [string, string][]) =>
  headers.map(([name, value]) => [name.toLowerCase(), value]);

test("answers 503 with Retry-After when a build has removed a picture", async () => {
  await rm(join(folder, "map.png"));
  const { status, headers } = await fetchRaw("/map.png");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(headers).toMatchObject(Object.fromEntries(lowerCased(securityHeaders(false))));
});
