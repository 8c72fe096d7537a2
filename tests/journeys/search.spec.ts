import { expect, test, wake } from "../support/journey.ts";

const field = { name: "Pages, articles and guides" };

test("a visitor searches from the header and reaches the part of a page that answers", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await page.getByRole("searchbox", field).fill("illinois");
  await page.getByRole("searchbox", field).press("Enter");
  await expect(page.getByRole("status").first()).toContainText("for “illinois”");
  await expect(page).toHaveTitle(/for “illinois” \|/);
  await expect(page.getByRole("searchbox", field)).toHaveValue("illinois");

  await page.getByRole("link", { name: "Locations", exact: true }).last().click();
  await expect(page).toHaveURL(/\/locations(#illinois)?$/);
});

test("the section that matched is named, and the word is marked in sight on every page found", async ({
  page,
}) => {
  await page.goto("/search?q=restroom");
  const results = page.locator("main ol > li");
  expect(await results.count()).toBeGreaterThan(5);
  for (const result of await results.all()) {
    await expect(result.locator("mark").first()).toBeVisible();
  }
  const first = results.first();
  await expect(first.locator("mark").first()).toHaveText(/^restroom|^bathroom/i);
});

test("a misspelled word is found, and the page says so", async ({ page }) => {
  await page.goto("/search?q=disinfecton");
  await expect(page.getByRole("status").first()).toContainText("spelled nearly like");
  await expect(page.locator("mark").first()).toHaveText(/^disinfect/i);
});

test("nothing found leads onward", async ({ page }) => {
  await page.goto("/search?q=zzzzqqxx");
  await expect(page.getByRole("status").first()).toHaveText("No pages found for “zzzzqqxx”");
  await expect(page.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "All pages" })).toBeVisible();
});

test("search engines are told to leave it out", async ({ request }) => {
  const html = await (await request.get("/search?q=floor")).text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/search");
});

test("what is typed is shown as text, however hostile", async ({ page, request }) => {
  const hostile = `"><script>document.title='caught'</script><img src=x onerror=alert(1)>`;
  await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  await wake(page);
  await expect(page.getByRole("searchbox", field)).toHaveValue(hostile);
  await expect(page).not.toHaveTitle("caught");
  for (const query of ["%00%0d%0a%E2%80%AE", "a".repeat(6_000), "%F0%9F%98", "q=1&q=2", "%ff%fe"]) {
    expect((await request.get(`/search?q=${query}`)).status(), query).toBe(200);
  }
});

test.describe("the not-found page", () => {
  test.use({ expectedOnConsole: /Failed to load resource.*404/ });

  test("searches the site", async ({ page }) => {
    await page.goto("/this-leads-nowhere");
    await page.getByRole("searchbox", { name: "Search this site" }).fill("careers");
    await page.getByRole("searchbox", { name: "Search this site" }).press("Enter");
    await expect(page.getByRole("status").first()).toContainText("for “careers”");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks by address, and the answer is a page", async ({ page }) => {
    await page.goto("/search");
    await page.getByRole("searchbox", field).fill("fogging");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=fogging$/);
    await expect(page.getByRole("status").first()).toContainText("for “fogging”");
    await expect(page.locator("mark").first()).toBeVisible();
  });
});
