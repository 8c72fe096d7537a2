/** Hostile requests to the built product behind a proxy. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { serverWith } from "../support/http/site.ts";
import { quoteFields } from "../support/quote-request.ts";
import { answerTo, openConnection, readAnswers } from "../support/raw-http.ts";

const proxied = serverWith({ ORIGIN: "https://www.example.com", TRUST_PROXY: "1" });

const everyAnswer = Object.fromEntries(
  securityHeaders(true).map(([name, value]) => [name.toLowerCase(), value]),
);

const close = "Host: inner:3000\r\nConnection: close\r\n";
const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\n${close}${headers}\r\n`;
const quoteFrom = (path: string, forwarded: string) => {
  const body = JSON.stringify(quoteFields);
  return [
    `POST ${path} HTTP/1.1\r\n${close}Content-Type: application/json`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${randomUUID()}`,
    `X-Forwarded-For: 6.6.6.6, ${forwarded}\r\n\r\n${body}`,
  ].join("\r\n");
};

it("no path is taken for a host, nor past a rule of a proxy", async () => {
  const { port } = proxied();
  for (const path of ["//[x", "//a:b", "//@", "//wp-login.php"]) {
    const led = await answerTo(port, get(path));
    expect(led, path).toMatchObject({ status: 301, headers: { location: path.slice(1) } });
    expect(await answerTo(port, get(path.slice(1))), path).toMatchObject({ status: 404 });
  }
  for (const [path, status] of [
    ["//x/api/quote", 308],
    ["//api/quote", 308],
    ["/api/quote/", 308],
    ["/x/../api/quote", 400],
    ["/x/%2e%2e/api/quote", 400],
    ["/api\\quote", 400],
    ["/api%2Fquote", 405],
    ["/API/quote", 404],
    ["/api/quote", 201],
  ] as const) {
    expect((await answerTo(port, quoteFrom(path, "198.51.100.1")))?.status, path).toBe(status);
  }
});

it("every response has every security header, from any layer", async () => {
  const { port } = proxied();
  const tag = (await answerTo(port, get("/")))?.headers.etag;
  const post = (path: string, headers: string, body = "") =>
    `POST ${path} HTTP/1.1\r\n${close}${headers}\r\n${body}`;
  for (const [status, text] of [
    [200, get("/")],
    [200, get("/search?q=floors")],
    [200, get("/healthz")],
    [206, get("/favicon.ico", "Range: bytes=0-1\r\n")],
    [301, get("/Services/")],
    [304, get("/", `If-None-Match: ${tag}\r\n`)],
    [400, get("/%00")],
    [400, "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
    [400, "nonsense\r\n\r\n"],
    [403, post("/api/quote", "Origin: https://elsewhere.test\r\nContent-Length: 0\r\n")],
    [404, get("/nothing")],
    [404, post("/api/nothing", "Content-Length: 0\r\n")],
    [405, `TRACE / HTTP/1.1\r\n${close}\r\n`],
    [405, get("/api/quote")],
    [405, post("/robots.txt", "Content-Length: 0\r\n")],
    [405, post("/search", "Content-Length: 0\r\n")],
    [413, post("/api/quote", "Content-Type: application/json\r\nContent-Length: 3000000\r\n")],
    [414, get(`/${"x".repeat(9_000)}`)],
    [415, post("/api/quote", "Content-Length: 2\r\n", "{}")],
    [416, get("/favicon.ico", "Range: bytes=999999999-\r\n")],
    [422, post("/api/quote", "Content-Type: application/json\r\nContent-Length: 2\r\n", "{}")],
    [431, get("/", `X: ${"x".repeat(20_000)}\r\n`)],
  ] as const) {
    const answer = await answerTo(port, text);
    expect(answer, text.slice(0, 80)).toMatchObject({ status, headers: everyAnswer });
    if (status === 405) expect(answer?.headers.allow, text.slice(0, 80)).toMatch(/GET|POST/);
  }
});

it("an answer that comes before the body says that its connection closes", async () => {
  const { port } = proxied();
  const json = "Content-Type: application/json\r\n";
  const upload = "Content-Type: multipart/form-data; boundary=x\r\n";
  for (const [status, path, headers] of [
    [303, "/client-portal/files", upload],
    [403, "/api/quote", `${json}Origin: https://elsewhere.test\r\n`],
    [404, "/api/nothing", json],
    [405, "/nothing", upload],
    [405, "/robots.txt", json],
    [405, "/search", json],
    [413, "/api/quote", json],
    [415, "/api/quote", "Content-Type: text/plain\r\n"],
  ] as const) {
    const length = status === 413 ? 3_000_000 : 900_000;
    const head = `POST ${path} HTTP/1.1\r\nHost: inner:3000\r\n${headers}`;
    const text = `${head}Content-Length: ${length}\r\n\r\n${"x".repeat(1_000)}`;
    const answer = await answerTo(port, text);
    const expected = { status, headers: { ...everyAnswer, connection: "close" } };
    expect(answer, `${status} ${path}`).toMatchObject(expected);
  }
  const chunked = `POST /client-portal/files HTTP/1.1\r\nHost: inner:3000\r\n${upload}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`;
  expect(await answerTo(port, chunked)).toMatchObject({
    status: 411,
    headers: { connection: "close" },
  });
});

it("a path stands in the log as it was sent", async () => {
  await answerTo(proxied().port, get("/%E2%80%AEexe.fdp?secret=1"));
  await expect
    .poll(() => proxied().log.some(({ path }) => path === "/%E2%80%AEexe.fdp"))
    .toBe(true);
});

it("whoever leaves in the middle of a request is no fault of the server", async () => {
  const server = proxied();
  const head = `POST /api/quote HTTP/1.1\r\n${close}Content-Type: application/json\r\n`;
  const lines = server.log.length;
  for (const body of [
    "Transfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n",
    "Content-Length: 99\r\n\r\nabc",
  ]) {
    const socket = await openConnection(server.port);
    socket.write(head + body);
    await setTimeout(200);
    socket.destroy();
  }
  const logged = () => server.log.slice(lines);
  await expect.poll(() => logged().filter(({ isBrokenOff }) => isBrokenOff)).toHaveLength(2);
  expect(logged().filter(({ level = 0 }) => level > 30)).toEqual([]);
});

it("a public form has no second address, where the framework would look for one", async () => {
  const { port } = proxied();
  for (const path of ["/api/quote.data", "/api/newsletter.data"])
    expect(await answerTo(port, quoteFrom(path, "203.0.113.11")), path).toMatchObject({
      status: 404,
    });
});

it("a page that refuses too many forms says when to come again", async () => {
  const { port } = proxied();
  const body = new URLSearchParams({ ...quoteFields, message: "Once more, please." }).toString();
  const post = (n: number) =>
    [
      `POST /?index HTTP/1.1\r\n${close}Content-Type: application/x-www-form-urlencoded`,
      `Origin: https://www.example.com\r\nContent-Length: ${body.length + 2}`,
      `X-Forwarded-For: 203.0.113.12\r\n\r\n${body}${10 + n}`,
    ].join("\r\n");
  let answer = await answerTo(port, post(0));
  for (let n = 1; n < 15 && answer?.status === 200; n++) answer = await answerTo(port, post(n));
  expect(answer).toMatchObject({ status: 429 });
  expect(Number(answer?.headers["retry-after"])).toBeGreaterThan(0);
});

it("a visitor has one limit, whatever port or address of a /48 the proxy tells", async () => {
  const sent = async (forwarded: (n: number) => string, count: number) => {
    const statuses: (number | undefined)[] = [];
    for (let n = 0; n < count; n++) {
      statuses.push(
        (await answerTo(proxied().port, quoteFrom("/api/quote", forwarded(n))))?.status,
      );
    }
    return statuses.filter((status) => status === 201).length;
  };
  expect(await sent((n) => `203.0.113.9:${50_000 + n}`, 12)).toBe(10);
  expect(await sent((n) => `"[2001:db8:1:2::9]:${50_000 + n}"`, 12)).toBe(10);
  expect(await sent((n) => `2001:db8:2:${n.toString(16)}::1`, 60)).toBe(50);
});

const pageFor = (visitor: string) => get("/nothing", `X-Forwarded-For: ${visitor}\r\n`);

/** Asks for as many pages at once. @returns the beginnings of their answers */
async function askAtOnce(port: number, count: number, visitor: string) {
  const sockets = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  const answers = sockets.map(async (socket) => {
    const [piece] = await once(socket, "data");
    socket.destroy();
    return String(piece);
  });
  for (const socket of sockets) socket.write(pageFor(visitor));
  return answers;
}

it("150 pages for visitors of one network are all answered", async () => {
  const { port } = proxied();
  const answers = await Promise.all(await askAtOnce(port, 150, "203.0.113.65"));
  expect(answers.filter((text) => !text.startsWith("HTTP/1.1 404"))).toEqual([]);
});

it("a few pages are rendered at a time, and another visitor's among them", async () => {
  const { port } = proxied();
  const answers = await askAtOnce(port, 350, "203.0.113.66");
  const visitor = await answerTo(port, pageFor("203.0.113.7"), 30_000);
  expect(visitor).toMatchObject({ status: 404 });

  const refused = (await Promise.all(answers)).filter((text) => text.startsWith("HTTP/1.1 503"));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(200);
  for (const [answer] of refused.map(readAnswers)) {
    expect(answer?.headers).toMatchObject({ ...everyAnswer, "retry-after": "2" });
    expect(answer?.body).toContain("Please try again in a moment");
  }
});
