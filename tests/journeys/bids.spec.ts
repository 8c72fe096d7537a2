/** The sheet of a bid: what is typed into it outlives a cut connection and a reload. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, waitForReact } from "../support/journey.ts";
import { quoteFields } from "../support/quote-request.ts";

test.use({
  expectedOnConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource|route module|dynamically imported/,
});

const newestArea = (page: Page) => page.getByRole("textbox", { name: "Area", exact: true }).last();

async function expectTyped(page: Page): Promise<void> {
  await expect(page.getByLabel("People per visit")).toHaveValue("5");
  await expect(newestArea(page)).toHaveValue("Night vault");
}

for (const width of [390, 1280])
  test(`a bid keeps what was typed, also in a row that was added, at ${width} px`, async ({
    page,
    context,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
    const asked = await page.request.post("/api/quote", { data: { ...quoteFields, company } });
    expect(asked.status()).toBe(201);
    await logIn(page, person("administrator-ready"));
    await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
    await page.getByRole("link", { name: company, exact: true }).first().click();
    await expect(heading(page)).toHaveText(company);
    await page.getByRole("link", { name: /bid/i }).first().click();
    await expect(heading(page)).toHaveText(/^Bid for /);
    await waitForReact(page);
    await expectToFit(page);
    await page.getByLabel("People per visit").fill("5");
    await page.getByRole("button", { name: "Add an area" }).click();
    await newestArea(page).fill("Night vault");
    await page.getByLabel("Square feet").last().fill("2400");

    await context.setOffline(true);
    await page.getByRole("button", { name: "Save the bid" }).click();
    await expect(page.getByText(/No connection\. Your text is still here/)).toBeVisible();
    await expectTyped(page);

    await page.route("**/bid.data*", (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await waitForReact(page);
    await expectTyped(page);

    await page.unroute("**/bid.data*");
    await page.getByRole("button", { name: "Save the bid" }).click();
    await waitForAnswer(page, "saved");
    await expect(page.locator("summary").getByText("Night vault")).toBeVisible();
    await expect(page.getByLabel("People per visit")).toHaveValue("5");
  });
