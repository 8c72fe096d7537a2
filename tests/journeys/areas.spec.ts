/** Each area stands alone: own shell, own routes; who goes from one to another loads it anew. */
import { heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test, waitForReact, wake } from "../support/journey.ts";

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
      await waitForReact(page);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
      await expect(page.getByText(shell, { exact: false }).first()).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expectNoViolation(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wider).toBe(0);
    }
  });
}

test("an address of another area, reached within the page, is asked of the server", async ({
  page,
}) => {
  await page.goto("/office/nothing");
  await waitForReact(page);
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
    const request = page.waitForRequest((request) => new URL(request.url()).pathname === portal);
    await page.locator("header").getByRole("link", { name: "Client Portal" }).last().click();
    expect((await request).isNavigationRequest()).toBe(true);
    await expect(page.getByRole("heading", { name: "Client Login" })).toBeVisible();
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
});
