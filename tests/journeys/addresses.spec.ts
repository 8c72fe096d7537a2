import { pages } from "#content/pages.ts";
import { expect, test } from "../support/journey.ts";

test.describe("addresses", () => {
  test.use({ expectedOnConsole: /Failed to load resource.*404/ });

  test("an unknown one shows the not-found page with status 404 and ways onward", async ({
    page,
  }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toHaveCount(0);
    await expect(page).toHaveTitle(/Not Found/);
    await page.getByRole("main").getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#hero")).toBeVisible();
  });

  for (const [asked, canonical] of [
    ["/services/", "/services"],
    ["/Services", "/services"],
    ["/ABOUT/?utm_source=a", "/about?utm_source=a"],
    ["/services/Commercial-Cleaning/", "/services/commercial-cleaning"],
  ] as const) {
    test(`${asked} redirects to ${canonical}`, async ({ request }) => {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(canonical);
    });
  }

  test("every page of the list answers, with headers, once asked for by HEAD as well", async ({
    request,
  }) => {
    for (const { path } of pages) {
      const got = await request.get(path);
      expect(got.status(), path).toBe(200);
      const head = await request.head(path);
      expect(head.status(), path).toBe(200);
      expect(head.headers()["content-type"], path).toBe(got.headers()["content-type"]);
      expect(await head.body(), path).toHaveLength(0);
    }
  });

  test("a method that an address does not take is answered with 405 and those it takes", async ({
    request,
  }) => {
    const file = await request.post("/robots.txt");
    expect(file.status()).toBe(405);
    expect(file.headers().allow).toBe("GET, HEAD");
    const api = await request.get("/api/quote");
    expect(api.status()).toBe(405);
    expect(api.headers().allow).toBe("POST");
  });

  test("nothing outside the site is served", async ({ server }) => {
    const { connect } = await import("node:net");
    for (const path of [
      "/../package.json",
      "/assets/../../package.json",
      "/%2e%2e/package.json",
      "/..%2fpackage.json",
    ]) {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(server.port, "127.0.0.1", () => {
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

test.describe("headers", () => {
  for (const path of ["/", "/no-such-page", "/healthz"]) {
    test(`of ${path} keep the page to itself`, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      if (path === "/healthz") return;
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(
        /unsafe-inline|unsafe-eval|https?:|\*/,
      );
    });
  }

  test("tell browsers to stay on https where the visitor came by it", async ({ request }) => {
    expect((await request.get("/")).headers()["strict-transport-security"]).toBeUndefined();
    const secure = await request.get("/", { headers: { "X-Forwarded-Proto": "https" } });
    expect(secure.headers()["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
  });

  test("let browsers keep hashed assets for good and ask again for pages", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    const font = await page.locator("link[rel=preload][as=font]").getAttribute("href");
    const asset = await request.get(font ?? "");
    expect(asset.headers()["cache-control"]).toContain("immutable");
    const first = await request.get("/");
    const again = await request.get("/", {
      headers: { "If-None-Match": first.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  });
});

test("security.txt names whom to tell, under the address that was asked", async ({ request }) => {
  const asked = await request.get("/.well-known/security.txt", {
    headers: { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "www.cleaners.test" },
  });
  expect(asked.status()).toBe(200);
  expect(asked.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await asked.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://www.cleaners.test/.well-known/security.txt\n");
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("a request that changes something is refused when another site's page makes it", async ({
  request,
}) => {
  const response = await request.post("/api/quote", {
    headers: { Origin: "https://elsewhere.test" },
    data: {},
  });
  expect(response.status()).toBe(403);
});
