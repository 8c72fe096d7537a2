/** What Prometheus scrapes: who may, and that no figure names a path, an id or a person. */
import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { serverWith } from "../support/http/site.ts";

const token = "metrics-token.".repeat(3);
const authorized = { headers: { Authorization: `Bearer ${token}` } };

describe("at the site's own port", () => {
  const server = serverWith({ METRICS_TOKEN: token });

  it("answer whoever has the token, and nobody else", async () => {
    const address = `${server().url}/metrics`;
    const scraped = await fetch(address, authorized);
    expect(scraped.status).toBe(200);
    expect(scraped.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(scraped.headers.get("cache-control")).toBe("no-store");
    const unknown = await fetch(`${server().url}/no-such-page`);
    for (const sent of ["", "Bearer wrong", token]) {
      const refused = await fetch(address, { headers: { Authorization: sent } });
      // As at any unknown address: nobody learns that there is something to guess.
      expect(refused.status).toBe(404);
      expect(refused.headers.get("content-type")).toBe(unknown.headers.get("content-type"));
      expect(await refused.text()).not.toContain("cleardawn_");
    }
    expect((await fetch(address, { ...authorized, method: "POST" })).status).not.toBe(200);
  });

  it("count what was asked, by bounded labels, and name no path, id or person", async () => {
    const { url, port } = server();
    const id = "0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000";
    const paths = [
      "/",
      "/services",
      `/office/keys/${id}`,
      `/client-portal/invoices/${id}?words=Kim%20Rivera`,
      `/r/7KRM2W/${id}`,
      `/report/${"s".repeat(43)}`,
      "/api/portal/home",
      "/wp-login.php",
      `/search?q=kim.rivera@example.com`,
    ];
    for (const path of paths) await fetch(url + path, { redirect: "manual" });
    for (let at = 0; at < 50; at++) await fetch(`${url}/made-up-${at}`);
    await fetch(`${url}/api/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: url },
      body: JSON.stringify({ username: "kim.rivera", password: "wrong", rememberMe: false }),
    });
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("BREW / HTTP/1.1\r\n\r\n"));
      socket.resume().on("close", () => resolve());
      socket.on("error", () => undefined);
    });

    const text = await (await fetch(`${url}/metrics`, authorized)).text();
    expect(text).toMatch(
      /^http_requests_total\{route="\/office\/keys\/:id",method="GET",status="3xx"\} 1$/m,
    );
    expect(text).toMatch(/^http_requests_total\{route="static",method="GET",status="2xx"\} \d+$/m);
    expect(text).toMatch(/^http_requests_total\{route="\/\*",method="GET",status="4xx"\} 5\d$/m);
    expect(text).toMatch(/^cleardawn_failed_sign_ins_total\{step="password",reason="wrong"\} 1$/m);
    expect(text).toMatch(/^cleardawn_database_figures_read 1$/m);
    for (const leaked of [
      id,
      "0199aaaa",
      "Kim",
      "kim",
      "rivera",
      "7KRM2W",
      "sssss",
      "made-up",
      "wp-login",
      token,
    ])
      expect(text).not.toContain(leaked);
    expect(text.split("\n").length).toBeLessThan(600);
  });

  it("scraping hard hurts nobody", async () => {
    const { url } = server();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${url}/metrics`, authorized)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await Promise.all(answers.map((answer) => answer.text()));
    expect(performance.now() - started).toBeLessThan(20_000);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("at a port of their own", () => {
  const server = serverWith({ METRICS_PORT: "0" });

  it("answer there, on this machine alone, and not at the site's", async () => {
    const { url, log } = server();
    const { port, host } = log.find(({ msg }) => msg === "metrics served") ?? {};
    expect(host).toBe("127.0.0.1");
    const scraped = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(scraped.status).toBe(200);
    expect(await scraped.text()).toContain("cleardawn_build_info");
    expect((await fetch(`http://127.0.0.1:${port}/office`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
  });
});

it("are off unless they are switched on", async () => {
  expect((await fetch(`${inject("site").url}/metrics`, authorized)).status).toBe(404);
});
