import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { pages } from "#content/pages.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import { openSite } from "../support/http/site.ts";
import { addPerson } from "../support/people.ts";

const site = openSite();
const ask = (path: string, init: RequestInit = {}) => site.browser().fetch(path, init);

describe("addresses", () => {
  it("an unknown one shows the not-found page with status 404 and ways onward", async () => {
    const page = await site.browser().open("/no/such/page");
    expect(page.status).toBe(404);
    expect(page.heading).toBe("404 Page Not Found");
    expect(page.text).not.toContain("Did you forget to add the page to the router?");
    expect(page.html).toMatch(/<title>[^<]*Not Found/);
    await page.part("main").follow("Home");
    expect(page.address).toBe("/");
    expect(page.all("#hero")).toHaveLength(1);
  });

  for (const [address, canonical] of [
    ["/services/", "/services"],
    ["/Services", "/services"],
    ["/ABOUT/?utm_source=a", "/about?utm_source=a"],
    ["/services/Commercial-Cleaning/", "/services/commercial-cleaning"],
  ] as const) {
    it(`${address} redirects to ${canonical}`, async () => {
      const response = await ask(address);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(canonical);
    });
  }

  it("every page of the list answers, with headers, once asked for by HEAD as well", async () => {
    await eightAtOnce(pages, async ({ path }) => {
      const got = await ask(path);
      await got.arrayBuffer();
      expect(got.status, path).toBe(200);
      const head = await ask(path, { method: "HEAD" });
      expect(head.status, path).toBe(200);
      expect(head.headers.get("content-type"), path).toBe(got.headers.get("content-type"));
      expect(await head.text(), path).toHaveLength(0);
    });
  });

  it("a method that an address does not take is answered with 405 and those it takes", async () => {
    const file = await ask("/robots.txt", { method: "POST" });
    expect(file.status).toBe(405);
    expect(file.headers.get("allow")).toBe("GET, HEAD");
    const api = await ask("/api/quote");
    expect(api.status).toBe(405);
    expect(api.headers.get("allow")).toBe("POST");
  });

  it("nothing outside the site is served", async () => {
    for (const path of [
      "/../package.json",
      "/assets/../../package.json",
      "/%2e%2e/package.json",
      "/..%2fpackage.json",
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(site.port, "127.0.0.1", () => {
          socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        });
        let text = "";
        socket.on("data", (chunk) => {
          text += chunk;
        });
        socket.on("end", () => resolve(text));
        socket.on("error", reject);
      });
      expect(answer.split("\r\n")[0], path).toMatch(/ 40[04] /);
      expect(answer, path).not.toContain("allowScripts");
    }
  });
});

describe("headers", () => {
  for (const path of ["/", "/no-such-page", "/healthz"]) {
    it(`of ${path} keep the page to itself`, async () => {
      const { headers } = await ask(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      if (path === "/healthz") return;
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(
        /unsafe-inline|unsafe-eval|https?:|\*/,
      );
    });
  }

  it("tell browsers to stay on https where the visitor came by it", async () => {
    expect((await ask("/")).headers.get("strict-transport-security")).toBeNull();
    const secure = await ask("/", { headers: { "X-Forwarded-Proto": "https" } });
    expect(secure.headers.get("strict-transport-security")).toMatch(/^max-age=\d{7,}/);
  });

  it("let browsers keep hashed assets for good and ask again for pages", async () => {
    const page = await site.browser().open("/");
    const asset = await ask(page.attribute("link[rel=preload][as=font]", "href"));
    expect(asset.headers.get("cache-control")).toContain("immutable");
    const again = await ask("/", {
      headers: { "If-None-Match": page.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });
});

it("security.txt names whom to tell, under the address that was asked", async () => {
  const answer = await ask("/.well-known/security.txt", {
    headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "www.cleaners.test" },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://www.cleaners.test/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

it("a manager of passwords is led to the page that changes them, and to nothing else that is well-known", async () => {
  const answer = await ask("/.well-known/change-password");
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    "/account/security/password",
  ]);
  const person = await addPerson(site, { role: "client-administrator" });
  const browser = await site.signedIn(person);
  expect((await browser.open("/.well-known/change-password")).heading).toBe("Change password");
  // What they ask for to learn whether a site answers anything with a page.
  const unknown = "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";
  for (const path of [unknown, "/.well-known/", "/.well-known/change-password/x"])
    expect((await site.browser().open(path)).status, path).toBe(404);
});

it("a request that changes something is refused when another site's page makes it", async () => {
  const response = await ask("/api/quote", {
    method: "POST",
    body: "{}",
    headers: { Origin: "https://elsewhere.test", "Content-Type": "application/json" },
  });
  expect(response.status).toBe(403);
});

const behindSignIn = [
  { path: "/client-portal/nothing", role: "client-administrator" },
  { path: "/office/nothing", role: "account-manager" },
] as const;

it("only portal and office show images from the browser's memory, and nothing is framed", async () => {
  const rightsOf = async (path: string, browser = site.browser()) => {
    const { headers } = await browser.open(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    return policy.includes("blob:");
  };
  for (const path of ["/", "/search", "/client-portal", "/account/nothing", "/forgot-password"])
    expect(await rightsOf(path), path).toBe(false);
  for (const { path, role } of behindSignIn) {
    const browser = await site.signedIn(await addPerson(site, { role }));
    expect(await rightsOf(path, browser), path).toBe(true);
  }
});

describe("the login's address", () => {
  const portal = "/client-portal";

  it("gives visitors the built page, kept by no cache between", async () => {
    const visitor = await ask(portal);
    expect(visitor.status).toBe(200);
    expect(visitor.headers.get("cache-control")).toBe("private, no-cache");
    expect(visitor.headers.get("vary")).toBe("Accept-Encoding, Cookie");
    const etag = visitor.headers.get("etag") ?? "";
    expect((await ask(portal, { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  it("asks the app when there is a session, and never answers 304", async () => {
    const etag = (await ask(portal)).headers.get("etag") ?? "";
    for (const [cookie, proto] of [
      ["session=a.b", "http"],
      ["__Host-session=a.b", "https"],
    ] as const) {
      const { status, headers } = await ask(portal, {
        headers: { Cookie: cookie, "If-None-Match": etag, "X-Forwarded-Proto": proto },
      });
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    }
  });

  it("takes no other cookie for a session", async () => {
    for (const [cookie, proto] of [
      ["__Host-session=a.b", "http"],
      ["session=a.b", "https"],
      ["theme=session", "http"],
    ] as const) {
      const { headers } = await ask(portal, {
        headers: { Cookie: cookie, "X-Forwarded-Proto": proto },
      });
      expect(headers.get("cache-control")).toBe("private, no-cache");
    }
  });
});
