import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchAttentionCounts } from "./fetch-attention-counts.ts";

const json = { "Content-Type": "application/json" };

async function readFrom(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // An address that listens on TCP is never a path.
  const { port } = server.address() as AddressInfo;
  try {
    return await fetchAttentionCounts(`http://127.0.0.1:${port}/office/waiting.json`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test("counts are read", async () => {
  const counts = await readFrom((response) => response.writeHead(200, json).end('{"messages":2}'));
  expect(counts).toEqual({ messages: 2 });
});

test("a server that dies in the middle of its answer has answered nothing", async () => {
  const counts = await readFrom((response) => {
    response.writeHead(200, { ...json, "Content-Length": "40" }).write('{"mess');
    setTimeout(() => response.destroy(), 20);
  });
  expect(counts).toBeUndefined();
});

test.each([
  ["an error", 500, json, "{}"],
  ["a page of somebody else", 200, { "Content-Type": "text/html" }, "<p>Welcome to our Wi-Fi</p>"],
])("%s is no answer", async (_, status, headers, body) => {
  const counts = await readFrom((response) => response.writeHead(status, headers).end(body));
  expect(counts).toBeUndefined();
});

test("a server that cannot be reached has answered nothing", async () => {
  expect(await fetchAttentionCounts("http://127.0.0.1:1/office/waiting.json")).toBeUndefined();
});
