import { expect, test, wake } from "../support/journey.ts";

const sections = [
  "hero",
  "services",
  "impact",
  "industries",
  "why-choose-us",
  "testimonials",
  "approach",
  "health-safety",
];

test("the home page shows every section in its order", async ({ page }) => {
  await page.goto("/");
  const ids = await page
    .locator("main section[id]")
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids.filter((id) => sections.includes(id))).toEqual(sections);
});

test("the hero carries three badges", async ({ page }) => {
  await page.goto("/");
  for (const badge of ["Green Cleaning", "Advanced Technology", "Certified Teams"]) {
    await expect(page.locator("#hero").getByText(badge, { exact: true })).toBeVisible();
  }
});

test("the numbers stand as claimed", async ({ page }) => {
  await page.goto("/");
  for (const [value, label] of [
    ["500+", "client facilities"],
    ["20", "states serviced"],
    ["25M+", "square feet maintained"],
    ["50+", "years in business"],
  ] as const) {
    const figure = page
      .locator("#impact div", { has: page.getByText(label, { exact: true }) })
      .last();
    await expect(figure).toContainText(value);
  }
});

test("links lead where the specification sends them", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  for (const [name, href] of [
    ["Request a Quote", "/contact"],
    ["Request Your Free Quote", "/contact"],
    ["Request a Health Safety Assessment", "/contact"],
    ["Learn More", "/services"],
    ["View All Services", "/services"],
    ["Explore Solutions", "/industries"],
    ["Explore All Industries", "/industries"],
    ["View More Testimonials", "/about#testimonials"],
  ] as const) {
    await expect(main.getByRole("link", { name }).first(), name).toHaveAttribute("href", href);
  }
  await expect(main.locator("a[href='/services#disinfection-services']").first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Explore Our Services" })).toHaveAttribute(
    "href",
    /#services$/,
  );
});

test("Explore Our Services goes to the services", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Our Services" }).click();
  await expect(page).toHaveURL("/#services");
  await expect(page.locator("#services")).toBeInViewport();
});

test("the quote section gives its four reasons and a client's word", async ({ page }) => {
  await page.goto("/");
  const quote = page.locator("#quote");
  await expect(
    quote.getByRole("heading", { name: "Ready to Experience Excellence?" }),
  ).toBeVisible();
  await expect(
    quote.getByText("Get in touch for a customized facility services quote"),
  ).toBeVisible();
  await expect(quote.getByRole("heading", { name: "Why Request a Quote?" })).toBeVisible();
  for (const reason of [
    "Customized Solution",
    "Detailed Pricing",
    "Expert Consultation",
    "No Obligation",
  ]) {
    await expect(quote.getByRole("heading", { name: reason })).toBeVisible();
  }
  await expect(quote.getByText(/no hidden fees/i)).toBeVisible();
  await expect(quote.locator("blockquote, figure").first()).toBeVisible();
});

test("the approach has its five steps", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#approach ol > li")).toHaveCount(5);
});

test("questions stand on the page and in the structured data alike", async ({ page }) => {
  await page.goto("/");
  const data = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? "")));
  const types = data.map((item) => item["@type"]);
  expect(types).toEqual(expect.arrayContaining(["LocalBusiness", "FAQPage"]));
  const business = data.find((item) => item["@type"] === "LocalBusiness");
  expect(business).toMatchObject({ priceRange: "$$" });
  expect(business.areaServed).toHaveLength(20);
  expect(business.openingHoursSpecification).toEqual([
    expect.objectContaining({ opens: "08:00", closes: "17:00" }),
    expect.objectContaining({ opens: "09:00", closes: "13:00" }),
  ]);
  const faq = data.find((item) => item["@type"] === "FAQPage");
  const questions: string[] = faq.mainEntity.map((question: { name: string }) => question.name);
  expect(questions.length).toBeGreaterThan(2);
  for (const question of questions)
    await expect(page.getByText(question, { exact: true }).first()).toBeVisible();
});

test("the header gains a shadow and loses padding after 50 px", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  const header = page.locator(".site-header");
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await scroll(50);
  await expect(header).not.toHaveAttribute("data-scrolled");
  await scroll(51);
  await expect(header).toHaveAttribute("data-scrolled", "");
  await scroll(0);
  await expect(header).not.toHaveAttribute("data-scrolled");
});

test("back-to-top comes after more than 500 px and brings the visitor up", async ({ page }) => {
  await page.goto("/");
  await wake(page);
  const button = page.getByRole("button", { name: "Back to top" });
  await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
  await expect(page.locator(".site-header[data-scrolled]")).toBeAttached();
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 501, behavior: "instant" }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the skip link leads past the navigation", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("footer links are complete, profiles on four networks among them", async ({ page }) => {
  await page.goto("/");
  const footer = page.locator("footer");
  const hrefs = await footer
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...["commercial-cleaning", "janitorial-services", "disinfection-services"].map(
        (id) => `/services#${id}`,
      ),
      ...["specialty-services", "facility-maintenance", "additional-services"].map(
        (id) => `/services#${id}`,
      ),
      "/about",
      "/approach",
      "/industries",
      "/careers",
      "/news",
      "/contact",
      "/privacy-policy",
      "/terms-of-service",
      "/sitemap",
      "/",
    ]),
  );
  expect(hrefs.filter((href) => href === "" || href === "#")).toEqual([]);
  for (const network of ["LinkedIn", "Twitter", "Facebook", "Instagram"]) {
    await expect(footer.getByRole("link", { name: `Cleardawn on ${network}` })).toBeVisible();
  }
  await expect(footer.getByRole("button", { name: "Subscribe" })).toBeVisible();
});
