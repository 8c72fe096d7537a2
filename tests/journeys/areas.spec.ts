/** Each area stands alone: own shell, own routes; who goes from one to another loads it anew. */

import { heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, wake } from "../support/journey.ts";

const areas = [
  { path: "/account/nothing", shell: "Trouble signing in?", who: undefined },
  { path: "/client-portal/nothing", shell: "Client Portal", who: "client" },
  { path: "/office/nothing", shell: "Back Office", who: "staff" },
] as const;

test.use({ expectedOnConsole: /Failed to load resource.*404/ });

for (const { path, shell, who } of areas) {
  test(`${path} is missing in the shell of its area, on phones and desktops`, async ({
    page,
    person,
  }) => {
    if (who !== undefined) {
      const guest = await page.goto(path);
      expect(guest?.url(), "guests are asked to sign in").toContain("/client-portal?next=");
      await logIn(page, person(who), { path: page.url() });
      await expect(heading(page)).toHaveText("404 Page Not Found");
    }
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
      await expect(page.getByText(shell, { exact: false }).first()).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expectNoViolation(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBe(0);
    }
  });
}

test("only portal and office show images from the browser's memory, and nothing is framed", async ({
  request,
  person,
}) => {
  const rightsOf = async (path: string) => {
    const headers = (await request.get(path)).headers();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"], path).toBe("DENY");
    return policy.includes("blob:");
  };
  for (const path of ["/", "/search", "/client-portal", "/account/nothing", "/forgot-password"])
    expect(await rightsOf(path), path).toBe(false);
  for (const { path, who } of areas) {
    if (who === undefined) continue;
    const { username, password } = person(who);
    await request.post("/api/login", { data: { username, password } });
    expect(await rightsOf(path), path).toBe(true);
  }
});

test("an address of another area, reached within the page, is asked of the server", async ({
  page,
}) => {
  await page.goto("/office/nothing");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.evaluate(() => {
    const router: { navigate(path: string): void } = Reflect.get(window, "__reactRouterDataRouter");
    router.navigate("/about");
  });
  await expect(page.locator(".site-header")).toBeVisible();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/About/);
});

test("links to public pages change the page, links out of the site load the next one", async ({
  page,
  person,
}) => {
  const { username, password } = person("staff");
  await page.request.post("/api/login", { data: { username, password } });
  await page.goto("/about");
  await wake(page);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.locator("footer").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/industries");
  expect(loaded).toEqual([]);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/office/leads" });
    document.body.append(link);
    link.click();
  });
  await expect(page).toHaveURL("/office/leads");
  await expect(page.getByText("Back Office")).toBeVisible();
  expect(loaded).toEqual(["/office/leads"]);
});

test.describe("the login's address", () => {
  const portal = "/client-portal";

  test("is loaded from the server, which knows who asks", async ({ page }) => {
    await page.goto("/about");
    await wake(page);
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === portal);
    await page.locator("header").getByRole("link", { name: "Client Portal" }).last().click();
    expect((await asked).isNavigationRequest()).toBe(true);
    await expect(page.getByRole("heading", { name: "Client Login" })).toBeVisible();
  });

  test("gives visitors the built page, kept by no cache between", async ({ request }) => {
    const visitor = await request.get(portal);
    const { etag = "", vary, ...headers } = visitor.headers();
    expect(visitor.status()).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(vary).toBe("Accept-Encoding, Cookie");
    const again = await request.get(portal, { headers: { "If-None-Match": etag } });
    expect(again.status()).toBe(304);
  });

  test("asks the app when there is a session, and never answers 304", async ({ request }) => {
    const { etag = "" } = (await request.get(portal)).headers();
    for (const [cookie, proto] of [
      ["session=a.b", "http"],
      ["__Host-session=a.b", "https"],
    ] as const) {
      const response = await request.get(portal, {
        headers: { Cookie: cookie, "If-None-Match": etag, "X-Forwarded-Proto": proto },
      });
      expect(response.status()).toBe(200);
      expect(response.headers()["cache-control"]).toBe("no-store");
      expect(response.headers()["x-request-id"]).toMatch(/^[\w-]{36}$/);
    }
  });

  test("is asked anew by a browser that kept the page before it got a session, and back", async ({
    page,
    context,
    baseURL,
  }) => {
    const wayBack = async () => {
      await page.goto("/about");
      const answer = page.waitForResponse((response) => response.url().endsWith(portal));
      await page.goBack();
      return (await (await answer).allHeaders())["cache-control"];
    };
    await page.goto(portal);
    await context.addCookies([{ name: "session", value: "a.b", url: baseURL ?? "" }]);
    expect(await wayBack()).toBe("no-store");
    await context.clearCookies();
    expect(await wayBack()).toBe("private, no-cache");
  });

  test("takes no other cookie for a session", async ({ request }) => {
    for (const [cookie, proto] of [
      ["__Host-session=a.b", "http"],
      ["session=a.b", "https"],
      ["theme=session", "http"],
    ] as const) {
      const response = await request.get(portal, {
        headers: { Cookie: cookie, "X-Forwarded-Proto": proto },
      });
      expect(response.headers()["cache-control"]).toBe("private, no-cache");
    }
  });
});
