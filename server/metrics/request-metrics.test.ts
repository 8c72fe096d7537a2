import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { openConnection, talk } from "#tests/support/raw-http.ts";
import { noteRoute, unroutedRequest } from "../request-route.ts";
import { requestMetrics } from "./request-metrics.ts";

async function serve(listener: RequestListener) {
  const register = new Registry();
  const server = createServer(requestMetrics(register)(listener)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const counts = async () =>
    [...(await register.metrics()).matchAll(/^http_requests_total\{(.*)\} (\d+)$/gm)].map(
      ([, labels, count]) => `${labels} ${count}`,
    );
  return { port, register, counts };
}

describe("a request is counted", () => {
  it("by the pattern of its route, its method and the class of its status, never by its path", async () => {
    const { port, counts } = await serve((request, response) => {
      noteRoute(request, { area: "office", pattern: "/office/keys/:id" });
      response.writeHead(request.method === "POST" ? 303 : 200).end();
    });
    const url = `http://127.0.0.1:${port}`;
    for (const id of ["0191-secret", "0192-secret"])
      await fetch(`${url}/office/keys/${id}?who=Kim`);
    await fetch(`${url}/office/keys/1`, { method: "POST", redirect: "manual" });
    await expect
      .poll(counts)
      .toEqual([
        'route="/office/keys/:id",method="GET",status="2xx" 2',
        'route="/office/keys/:id",method="POST",status="3xx" 1',
      ]);
  });

  it("as static where the app was not asked, and as none where it had no route", async () => {
    const { port, counts } = await serve((request, response) => {
      if (request.url === "/refused") noteRoute(request, unroutedRequest);
      response.writeHead(request.url === "/refused" ? 503 : 200).end();
    });
    await fetch(`http://127.0.0.1:${port}/services`);
    await fetch(`http://127.0.0.1:${port}/refused`);
    await expect
      .poll(counts)
      .toEqual([
        'route="static",method="GET",status="2xx" 1',
        'route="none",method="GET",status="5xx" 1',
      ]);
  });

  it("under one name whatever method somebody makes up", async () => {
    const { port, counts } = await serve((_, response) => response.writeHead(405).end());
    for (const method of ["PROPFIND", "DELETE", "LINK"])
      await talk(port, `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    await expect.poll(counts).toEqual(['route="static",method="other",status="4xx" 3']);
  });

  it("as aborted where its sender left before the answer", async () => {
    const { port, counts } = await serve(() => undefined);
    const socket = await openConnection(port);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expect.poll(counts).toEqual(['route="static",method="GET",status="aborted" 1']);
  });
});

it("times are by area, and leave out streams that stay open", async () => {
  const { port, register, counts } = await serve((request, response) => {
    const pattern = request.url === "/api/events" ? "/api/events" : "/office";
    noteRoute(request, { area: request.url === "/api/events" ? "api" : "office", pattern });
    response.end();
  });
  await fetch(`http://127.0.0.1:${port}/api/events`);
  await fetch(`http://127.0.0.1:${port}/office`);
  await expect.poll(async () => (await counts()).length).toBe(2);
  const text = await register.metrics();
  expect(text).toMatch(/^http_request_duration_seconds_count\{area="office"\} 1$/m);
  expect(text).not.toContain('http_request_duration_seconds_count{area="api"}');
});
