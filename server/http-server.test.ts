import { once } from "node:events";
import { get, type RequestListener, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { silentLog } from "#tests/support/databases.ts";
import { answerTo, openConnection, readAnswers, talk } from "#tests/support/raw-http.ts";
import { sendError } from "./http-error.ts";
import { type HttpLimits, httpLimits } from "./http-limits.ts";
import { createHttpServer } from "./http-server.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener, limits: Partial<HttpLimits> = {}): Promise<number> {
  const allLimits = { ...httpLimits(false), ...limits };
  const server = createHttpServer({ listener, https: true, limits: allLimits, log: silentLog });
  open.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const request = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;
const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const waitUntil = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 10 });

/** Answers after a delay with the requested path. */
function echo(ms: number) {
  const seen = { now: 0, most: 0, begun: 0 };
  const listener: RequestListener = async (incoming, response) => {
    seen.begun++;
    seen.most = Math.max(seen.most, ++seen.now);
    incoming.resume();
    if (ms > 0) await soon(ms);
    response.on("close", () => seen.now--);
    response.end(incoming.url);
  };
  return { seen, listener };
}

describe("requests that are sent without waiting for answers", () => {
  const paths = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
  const requests = (count: number) =>
    paths(count)
      .map((path) => request(path))
      .join("");

  it.each([0, 1])("are answered one after the other and in their order, %i ms each", async (ms) => {
    const { seen, listener } = echo(ms);
    const port = await serve(listener);
    const allPaths = paths(500);
    const responses = await talk(port, `${allPaths.map((path) => request(path)).join("")}`);
    expect(readAnswers(responses).map(({ body }) => body)).toEqual(allPaths);
    expect(seen.most).toBe(1);
  });

  it("are answered in full however many there are, bodies included", async () => {
    const { seen, listener } = echo(0);
    const port = await serve(listener, { pipelinedRequests: 4_000 });
    const post = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n\r\n\r`;
    const allPaths = paths(20_000);
    const responses = await talk(
      port,
      allPaths.map((path, at) => (at % 50 === 0 ? post(path) : request(path))).join(""),
    );
    expect(readAnswers(responses).map(({ body }) => body)).toEqual(allPaths);
    expect(seen.most).toBe(1);
  });

  it("let the requests of others go first", async () => {
    const order: string[] = [];
    const port = await serve((incoming, response) => {
      order.push(incoming.url ?? "");
      response.end();
    });
    const flood = await openConnection(port);
    const visitor = await openConnection(port);
    flood.write(requests(2_000));
    await waitUntil(() => order.length > 0);
    visitor.write(request("/visitor"));
    await waitUntil(() => order.length === 2_001);
    expect(order.indexOf("/visitor")).toBeLessThan(1_990);
    flood.destroy();
    visitor.destroy();
  });

  it("are not read while one is unanswered", async () => {
    const { seen, listener } = echo(5_000);
    const port = await serve(listener);
    const [server] = open;
    const arrived = server && once(server, "connection");
    const flood = await openConnection(port);
    flood.write(request("/").repeat(400_000));
    await soon(500);
    const [socket] = (await arrived) ?? [];
    expect(socket.bytesRead).toBeLessThan(1024 * 1024);
    expect(seen.begun).toBe(1);
    flood.destroy();
  });

  it("end the connection that sends more than there is room for, and no other", async () => {
    const { seen, listener } = echo(10);
    const port = await serve(listener, { pipelinedRequests: 200 });
    const modest = talk(port, requests(20));
    const flood = await talk(port, request("/").repeat(2_000));
    expect(readAnswers(flood).length).toBeLessThan(200);
    expect(readAnswers(await modest)).toHaveLength(20);
    expect(seen.now).toBeLessThan(2);
    // The closed connection's share is free again.
    expect(readAnswers(await talk(port, request("/").repeat(150)))).toHaveLength(150);
  }, 60_000);

  it("are forgotten when their client leaves", async () => {
    const { seen, listener } = echo(50);
    const port = await serve(listener);
    const flood = await openConnection(port);
    flood.write(request("/").repeat(500));
    await waitUntil(() => seen.begun > 0);
    flood.destroy();
    await soon(500);
    expect(seen.begun).toBeLessThan(20);
  });
});

describe("a client that does not read", () => {
  /** More than the buffers of both sides hold. */
  const largeBytes = 32 * 1024 * 1024;
  const large: RequestListener = (_incoming, response) => {
    response.end(Buffer.alloc(largeBytes));
  };

  it("loses its connection when no byte has moved for a while", async () => {
    const port = await serve(large, { stallMs: 300 });
    const client = await openConnection(port);
    client.pause();
    client.write(request("/"));
    const [server] = open;
    const connections = () =>
      new Promise((resolve) => server?.getConnections((_, n) => resolve(n)));
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
    client.destroy();
  });

  it("keeps it for as long as it reads, however slowly", async () => {
    const port = await serve(large, { stallMs: 600 });
    const client = await openConnection(port);
    let bytes = 0;
    client.on("data", (piece) => {
      bytes += piece.length;
      client.pause();
      setTimeout(() => client.resume(), 2);
    });
    client.write(request("/"));
    await waitUntil(() => bytes > largeBytes);
    client.destroy();
  });
});

describe("an answer that does not wait for its whole request", () => {
  const megabyte = Buffer.alloc(1024 * 1024, "x");
  const head = (length: number) =>
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
  const refusals: [string, RequestListener][] = [
    ["of the app", getRequestListener(() => new Response("no", { status: 403 }))],
    [
      "of the app, after the first piece",
      getRequestListener(async (incoming) => {
        await incoming.body?.getReader().read();
        return new Response("no", { status: 403 });
      }),
    ],
    [
      "of the layers before it",
      (_, response) => sendError(response, { status: 403, message: () => "no" }, true),
    ],
  ];

  it.each(refusals)(
    "arrives, says that it closes, and waits for the rest: %s",
    async (_, refuse) => {
      const port = await serve(refuse);
      const client = await openConnection(port);
      const faults: unknown[] = [];
      client.on("error", (error) => faults.push(error));
      client.write(head(20 * megabyte.length));
      // Two seconds, as a line that is not fast.
      for (let piece = 0; piece < 20; piece++) {
        client.write(megabyte);
        await soon(100);
      }
      expect(faults).toEqual([]);
      let response = "";
      client.on("data", (bytes) => {
        response += bytes;
      });
      await once(client, "end");
      const [answer] = readAnswers(response);
      expect(answer).toMatchObject({ status: 403, headers: { connection: "close" } });
      client.destroy();
    },
  );

  it.each(refusals)("does not keep a client that stops sending: %s", async (_, refuse) => {
    const port = await serve(refuse, { stallMs: 300 });
    const client = await openConnection(port);
    client.write(`${head(100)}abc`);
    client.resume();
    await once(client, "end");
    const [server] = open;
    const connections = () =>
      new Promise((resolve) => server?.getConnections((_, n) => resolve(n)));
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 20_000 });
  });

  it("keeps the connection where the request is there", async () => {
    for (const [, refuse] of refusals) {
      const port = await serve(refuse);
      const responses = await talk(port, `${head(3)}abc`.repeat(3), 500);
      expect(readAnswers(responses).map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(responses.toLowerCase()).not.toContain("connection: close");
    }
  });

  it("is the last: what comes behind the body is not begun", async () => {
    const begun: string[] = [];
    const port = await serve((incoming, response) => {
      begun.push(incoming.url ?? "");
      sendError(response, { status: 403, message: () => "no" }, true);
    });
    const client = await openConnection(port);
    client.write(head(megabyte.length));
    await waitUntil(() => begun.length > 0);
    await soon(50);
    client.write(megabyte);
    client.write(request("/behind"));
    client.resume();
    await once(client, "end");
    await soon(100);
    expect(begun).toEqual(["/"]);
    client.destroy();
  });
});

describe("a connection on which nothing moves", () => {
  it("stays open while its answer is made, and while a stream of events has none", async () => {
    const port = await serve(
      async (_incoming, response) => {
        await soon(500);
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write("data: 1\n\n");
        await soon(500);
        response.end("data: 2\n\n");
      },
      { stallMs: 200 },
    );
    const response = await talk(port, request("/", "Connection: close\r\n"), 5_000);
    expect(response).toContain("data: 1");
    expect(response).toContain("data: 2");
  });

  it("is ended between two requests, and when a body stays away", async () => {
    const { listener } = echo(0);
    const port = await serve(listener, { stallMs: 200, keepAliveMs: 100 });
    const started = performance.now();
    await talk(port, request("/"), 15_000);
    await talk(port, "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc", 15_000);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  it("is closed without a word when it has never said anything", async () => {
    const port = await serve(echo(0).listener, { headMs: 200 });
    const started = performance.now();
    expect(await talk(port, "", 15_000)).toBe("");
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});

describe("more connections than there may be", () => {
  it("cost the one its place that does nothing for longest, not one at work or new", async () => {
    const port = await serve(
      (incoming, response) => {
        if (incoming.url === "/slow") setTimeout(() => response.end("done"), 1_500);
        else response.end("at once");
      },
      { connections: 5 },
    );
    const busy = talk(port, request("/slow", "Connection: close\r\n"), 10_000);
    await soon(100);
    const ended: number[] = [];
    for (let n = 0; n < 20; n++) {
      const idle = await openConnection(port);
      idle.on("close", () => ended.push(n));
      idle.resume();
      const latest = await new Promise<string>((resolve) => {
        get({ port, host: "127.0.0.1", agent: false }, (response) => {
          response.setEncoding("utf8").on("data", resolve);
        });
      });
      expect(latest).toBe("at once");
    }
    await waitUntil(() => ended.length >= 15);
    expect(ended.slice(0, 15)).toEqual(Array.from({ length: 15 }, (_, n) => n));
    expect(readAnswers(await busy)).toMatchObject([{ status: 200, body: "done" }]);
  });
});

describe("what cannot be read as a request", () => {
  const everyAnswer = Object.fromEntries(
    securityHeaders(true).map(([name, value]) => [name.toLowerCase(), value]),
  );

  const post = (rest: string) => `POST / HTTP/1.1\r\nHost: a\r\n${rest}`;
  it.each([
    ["a blank in the path", 400, "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["an unknown method", 400, "FETCH / HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["TLS", 400, "\u0016\u0003\u0001\u0002\u0000\u0001"],
    ["another version", 400, "GET / HTTP/9.9\r\nHost: a\r\n\r\n"],
    ["a blank in a name", 400, request("/", "Bad Header: b\r\n")],
    ["a control character", 400, request("/", "X: \u0001\r\n")],
    ["a folded header", 400, request("/", "X: a\r\n b\r\n")],
    ["line feeds alone", 400, "GET / HTTP/1.1\nHost: a\n\n"],
    ["two ways to end", 400, post("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n")],
    ["two lengths", 400, post("Content-Length: 3\r\nContent-Length: 4\r\n\r\n")],
    ["a length with a sign", 400, post("Content-Length: +3\r\n\r\nabc")],
    ["a chunk without a length", 400, post("Transfer-Encoding: chunked\r\n\r\nxyz\r\n")],
    ["an encoding of its own", 400, post("Transfer-Encoding: gzip\r\n\r\n")],
    [
      "endless chunk extensions",
      413,
      post(`Transfer-Encoding: chunked\r\n\r\n1;${"x".repeat(20_000)}`),
    ],
    ["a long header", 431, request("/", `X: ${"x".repeat(20_000)}\r\n`)],
    ["many headers", 431, request("/", "X: x\r\n".repeat(4_000))],
    ["a head that never ends", 408, "GET / HTTP/1.1\r\nHost"],
    ["CONNECT", 405, "CONNECT b.test:443 HTTP/1.1\r\nHost: b.test\r\n\r\n"],
  ])("is refused with every header: %s", async (_, status, text) => {
    const port = await serve(
      (incoming, response) => {
        incoming.resume().on("end", () => response.end());
      },
      { headMs: 500 },
    );
    const answer = await answerTo(port, Buffer.from(text, "latin1"), 15_000);
    expect(answer).toMatchObject({ status, headers: { ...everyAnswer, connection: "close" } });
    expect(answer?.body).toMatch(/\.$/);
  });

  it.each([
    ["CONNECT", "CONNECT b.test:443 HTTP/1.1\r\nHost: b.test\r\n", "Este servidor no es un proxy."],
    [
      "a body that cannot be parsed",
      post("Transfer-Encoding: chunked\r\n"),
      "No se puede leer esta solicitud.",
    ],
  ])("is refused in the language of its headers: %s", async (_, head, body) => {
    const port = await serve((incoming, response) => {
      incoming.resume().on("end", () => response.end());
    });
    const text = `${head}Accept-Language: es\r\n\r\nxyz\r\n`;
    expect(await answerTo(port, Buffer.from(text, "latin1"), 15_000)).toMatchObject({ body });
  });

  it("does not cut off the answer before it", async () => {
    const port = await serve(echo(200).listener);
    const responses = await talk(port, `${request("/first")}NONSENSE\r\n\r\n`);
    expect(readAnswers(responses).map(({ body }) => body)).toEqual(["/first"]);
  });

  it("ends nothing but its own connection", async () => {
    const port = await serve(echo(0).listener);
    for (let n = 0; n < 50; n++) (await openConnection(port)).resetAndDestroy();
    const connectAndLeave = await openConnection(port);
    connectAndLeave.write("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n");
    connectAndLeave.resetAndDestroy();
    await soon(50);
    expect(await answerTo(port, request("/still"), 500)).toMatchObject({ body: "/still" });
  });
});
