import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { answerTo, openConnection } from "#tests/support/raw-http.ts";
import { createRequestListener } from "./request-listener.ts";
import { loadSite } from "./static/load-site.ts";

let folder: string;
let server: Server;
let port: number;
const reached: string[] = [];
/** What requests for the page wait for. */
let renewing: Promise<void> | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(folder, "client/services"), { recursive: true });
  await writeFile(join(folder, "client/services/index.html"), "<!doctype html>services");
  await writeFile(join(folder, "client/guide.pdf"), "0123456789");
  const site = await loadSite(folder, undefined);
  const listener = createRequestListener({
    site,
    app: async (request: Request) => {
      const { pathname, search } = new URL(request.url);
      reached.push(`${request.method} ${pathname}${search}`);
      if (pathname === "/broken") throw new Error("broken");
      return new Response((await request.text()) || "the app", { status: 404 });
    },
    cameByHttps: () => true,
    bodyLimitsOf: () => ({ bytes: 1_000, ms: 400 }),
    waitFor: (path) => (path === "/services" ? renewing : undefined),
  });
  server = createServer({ requireHostHeader: false }, listener);
  server.on("checkContinue", listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const everyAnswer = Object.fromEntries(
  securityHeaders(true).map(([name, value]) => [name.toLowerCase(), value]),
);

/** The request as the app received it, and the response, which must have every header. */
async function send(target: string, method = "GET", rest = "Host: www.real.test\r\n\r\n") {
  reached.length = 0;
  const head = `${method} ${target} HTTP/1.1\r\nConnection: close\r\n`;
  const answer = await answerTo(port, Buffer.from(head + rest, "latin1"));
  expect(answer?.headers).toMatchObject(everyAnswer);
  return { ...answer, reached: reached[0] };
}

describe("the target of a request", () => {
  it.each([
    ["/nothing?a=//b", "GET /nothing?a=//b"],
    ["/a:b", "GET /a:b"],
    ["/@", "GET /@"],
    ["/[x", "GET /[x"],
    ["/api%2Fquote", "GET /api%2Fquote"],
    ["http://www.real.test/nothing", "GET /nothing"],
  ])("%s reaches the app as it is", async (target, seen) => {
    expect(await send(target)).toMatchObject({ status: 404, reached: seen });
  });

  it.each([
    ["GET", "//wp-login.php", 301, "/wp-login.php"],
    ["GET", "//[x", 301, "/[x"],
    ["GET", "//a:b", 301, "/a:b"],
    ["GET", "//@?a=b", 301, "/@?a=b"],
    ["POST", "//x/api/quote", 308, "/x/api/quote"],
    ["POST", "//api/quote", 308, "/api/quote"],
    ["GET", "//Services//?a", 301, "/services?a"],
    ["GET", "/%73ervices", 301, "/services"],
    ["HEAD", "/SERVICES/", 301, "/services"],
  ])("%s %s is led to its one spelling", async (method, target, status, location) => {
    const answer = await send(target, method);
    expect(answer).toMatchObject({ status, headers: { location }, reached: undefined });
  });

  it.each([
    ["/a/../api/quote", 400],
    ["/a\\b", 400],
    ["/a%00b", 400],
    ["/%C2%9B31m", 400],
    ["/%ZZ", 400],
    ["http://elsewhere.test/", 400],
    ["*", 400],
    [`/${"x".repeat(9_000)}`, 414],
  ])("%s is refused by everybody alike", async (target, status) => {
    for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
      expect(await send(target, method)).toMatchObject({ status, reached: undefined });
    }
  });
});

describe("a plain answer", () => {
  const host = "Host: www.real.test\r\n";
  const inUtf8 = ({ body = "" }: { body?: string }) => Buffer.from(body, "latin1").toString("utf8");
  it.each([
    ["nothing", host, "This address can’t be read."],
    [
      "the browser",
      `${host}Accept-Language: es-MX,en;q=0.5\r\n`,
      "No se puede leer esta dirección.",
    ],
    [
      "the choice of the visitor",
      `${host}Accept-Language: en\r\nCookie: a=b; __Host-language=es\r\n`,
      "No se puede leer esta dirección.",
    ],
  ])("has the language that %s names", async (_, headers, text) => {
    const answer = await send("/%ZZ", "GET", `${headers}\r\n`);
    expect(answer.status).toBe(400);
    expect(inUtf8(answer)).toBe(text);
  });

  it("names the methods of an address, and a host that is missing, in Spanish, too", async () => {
    const spanish = "Accept-Language: es\r\n\r\n";
    expect(inUtf8(await send("/nothing", "OPTIONS", host + spanish))).toBe(
      "Esta dirección solo acepta GET, HEAD, POST.",
    );
    expect(inUtf8(await send("/nothing", "GET", spanish))).toContain("nombre de servidor");
  });
});

describe("the host of a request", () => {
  it.each([
    ["none", ""],
    ["an empty one", "Host: \r\n"],
    ["two", "Host: www.real.test\r\nHost: www.real.test\r\n"],
    ["two names", "Host: a.test, b.test\r\n"],
    ["a path", "Host: a.test/b\r\n"],
    ["a user", "Host: a@b.test\r\n"],
    ["markup", 'Host: evil"><script>\r\n'],
    ["a port that is none", "Host: a.test:http\r\n"],
  ])("is refused where there is %s", async (_, headers) => {
    for (const target of ["/services", "/nothing"]) {
      const answer = await send(target, "GET", `${headers}\r\n`);
      expect(answer).toMatchObject({ status: 400, reached: undefined });
    }
  });

  it.each(["localhost", "127.0.0.1:3000", "[::1]:3000", "my_app:3000", "WWW.Real.Test."])(
    "may be %s",
    async (host) => {
      expect(await send("/services", "GET", `Host: ${host}\r\n\r\n`)).toMatchObject({
        status: 200,
      });
    },
  );

  it("may be missing in HTTP/1.0, which has none", async () => {
    expect(await answerTo(port, "GET /services HTTP/1.0\r\n\r\n")).toMatchObject({ status: 200 });
    expect(await answerTo(port, "GET /nothing HTTP/1.0\r\n\r\n")).toMatchObject({ status: 404 });
  });
});

describe("the method of a request", () => {
  it.each(["TRACE", "OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND", "QUERY", "M-SEARCH"])(
    "%s is refused with those that are taken",
    async (method) => {
      for (const [path, allow] of [
        ["/services", "GET, HEAD, POST"],
        ["/nothing", "GET, HEAD, POST"],
        ["/api/quote", "POST"],
        ["/guide.pdf", "GET, HEAD"],
      ] as const) {
        const answer = await send(path, method);
        expect(answer).toMatchObject({ status: 405, headers: { allow }, reached: undefined });
      }
    },
  );

  it("is PUT for what phones have stored alone", async () => {
    const id = "01a203ab-74f1-74b8-be11-4c2739f95ae1";
    for (const path of [`/office/tonight/entries/${id}`, `/office/tonight/photos/${id}`])
      expect((await send(path, "PUT")).status, path).not.toBe(405);
    for (const path of [`/office/tonight/${id}`, `/office/files/${id}`, "/office/tonight/entries"])
      expect((await send(path, "PUT")).status, path).toBe(405);
  });

  it("an offer to upgrade the protocol is ignored", async () => {
    for (const protocol of ["websocket", "h2c", "TLS/1.2"]) {
      const offer = `Host: a\r\nUpgrade: ${protocol}\r\n\r\n`;
      expect(await send("/services", "GET", offer)).toMatchObject({ status: 200 });
    }
  });
});

describe("a body", () => {
  const head = (path: string, rest = "") =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n${rest}\r\n`;
  const patient = "Expect: 100-continue\r\n";

  it("with Expect: 100-continue is requested when a handler reads it", async () => {
    const socket = await openConnection(port);
    socket.setEncoding("latin1").write(head("/echo", patient));
    expect((await once(socket, "data"))[0]).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    socket.write("words");
    expect((await once(socket, "data"))[0]).toMatch(/^HTTP\/1.1 404 [\s\S]*\r\n\r\nwords$/);
    socket.destroy();
    for (const [path, status] of [
      ["/guide.pdf", 405],
      ["//x", 308],
      ["/a/../b", 400],
    ] as const) {
      expect(await answerTo(port, head(path, patient))).toMatchObject({
        status,
        headers: { connection: "close" },
      });
    }
  });

  it("that does not arrive in time gets 408 with every header", async () => {
    const answer = await answerTo(port, `${head("/echo")}wo`, 10_000);
    expect(answer).toMatchObject({ status: 408, headers: { ...everyAnswer, connection: "close" } });
  });

  it("that continues after its response ends the connection", async () => {
    const socket = await openConnection(port);
    // Whether it ends or is reset depends on what is under way just then.
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.resume();
    socket.write(`POST /guide.pdf HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const dripping = setInterval(() => socket.write("1\r\nx\r\n"), 20);
    await closed;
    clearInterval(dripping);
  });

  it("that arrives in time leaves the connection open", async () => {
    const socket = await openConnection(port);
    for (let n = 0; n < 3; n++) {
      socket.write(`${head("/echo")}words`);
      expect(String((await once(socket, "data"))[0])).toMatch(/ 404 /);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    socket.destroy();
  });
});

it("an app that throws gets a 500 with every header", async () => {
  expect(await send("/broken")).toMatchObject({ status: 500, reached: "GET /broken" });
});

it("a page that is being rendered again is answered when that is done, and others meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  renewing = promise;
  let isAnswered = false;
  const waiting = send("/services").then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await send("/guide.pdf")).status).toBe(200);
  expect(isAnswered).toBe(false);
  resolve();
  expect((await waiting).status).toBe(200);
  renewing = undefined;
});
