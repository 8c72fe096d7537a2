/** The sheet of a bid: what is typed into it outlives a cut connection and a reload. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { cutConnection } from "../support/cut-connection.ts";
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

/** A new opportunity's bid, opened from its page. */
async function openNewBid(page: Page, signIn: () => Promise<unknown>): Promise<void> {
  const company = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
  const asked = await page.request.post("/api/quote", { data: { ...quoteFields, company } });
  expect(asked.status()).toBe(201);
  await signIn();
  await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
  await page.getByRole("link", { name: company, exact: true }).first().click();
  await expect(heading(page)).toHaveText(company);
  await page.getByRole("link", { name: /bid/i }).first().click();
  await expect(heading(page)).toHaveText(/^Bid for /);
}

const floorGroup = (page: Page, label: string) =>
  page.locator("details[data-area-group]", {
    has: page.locator("> summary").getByText(label, { exact: true }),
  });

test("areas of a campus fold by building and floor, with what each comes to", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewBid(page, () => logIn(page, person("administrator-ready")));
  await waitForReact(page);
  const room = (n: number) => `Room ${n}\t${1 + (n % 3)}\tOpen office\t1000\tCarpet`;
  const paste = async (from: number, building: string) => {
    await page.locator("summary").getByText("Paste areas from a spreadsheet").click();
    await page
      .getByRole("textbox", { name: "Paste areas from a spreadsheet" })
      .fill(Array.from({ length: 24 }, (_, n) => room(from + n)).join("\n"));
    await page.getByLabel("Building for the pasted areas").fill(building);
    await page.getByRole("button", { name: "Save the bid" }).click();
    await waitForAnswer(page, "saved");
    await waitForReact(page);
  };
  await paste(0, "North hall");
  const north = floorGroup(page, "North hall");
  await expect(north).toHaveCount(1);
  await expect(floorGroup(page, "Floor 2")).toContainText("8 areas, 8,000 sq ft");
  await paste(24, "Annex");

  await expect(north.locator("> summary")).toContainText("24 areas, 24,000 sq ft");
  const floor = floorGroup(page, "Annex").locator("details[data-area-group]", {
    hasText: "Floor 3",
  });
  const rows = floor.getByRole("listitem");
  // More than forty areas: the floors are folded until somebody opens them, here by keys.
  await expect(rows.first()).toBeHidden();
  await floor.locator("> summary").focus();
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toBeVisible();
  await expectToFit(page);

  // What is typed changes the subtotal at once, and the area stays where it is until it is saved.
  await rows.first().locator("summary").click();
  await rows.first().getByLabel("Square feet").fill("3500");
  await expect(floor.locator("> summary")).toContainText("8 areas, 10,500 sq ft");
  await page.getByRole("button", { name: "Fold all", exact: true }).click();
  await expect(rows.first()).toBeHidden();
  await page.getByRole("button", { name: "Unfold all" }).click();
  await expect(rows.first()).toBeVisible();
});

test("without scripts, floors fold as well", async ({ browser, page, person }) => {
  await openNewBid(page, () => logIn(page, person("administrator-ready")));
  await waitForReact(page);
  await page.locator("summary").getByText("Paste areas from a spreadsheet").click();
  await page
    .getByRole("textbox", { name: "Paste areas from a spreadsheet" })
    .fill("Lobby\t1\tLobby\t900\tTile\nLab\t2\tLaboratory\t1200\tVinyl");
  await page.getByRole("button", { name: "Save the bid" }).click();
  await waitForAnswer(page, "saved");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(page.url());
  await expect(still.getByRole("button", { name: "Fold all", exact: true })).toBeHidden();
  const second = floorGroup(still, "Floor 2");
  await expect(second).toContainText("1 area, 1,200 sq ft");
  await expect(second.getByRole("listitem")).toBeVisible();
  await second.locator("> summary").click();
  await expect(second.getByRole("listitem")).toBeHidden();
  await context.close();
});

/** Opens the choice, and sets what it says. */
async function setHowOften(page: Page, often: string, place?: string): Promise<void> {
  const panel = page.locator("#fill");
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
  await panel.getByLabel("How often").selectOption({ label: often });
  if (place !== undefined) await panel.getByLabel("Where").selectOption({ label: place });
  await panel.getByRole("button", { name: "Set", exact: true }).click();
}

const pasteAreas = async (page: Page, lines: readonly string[]) => {
  await page.locator("summary").getByText("Paste areas from a spreadsheet").click();
  await page
    .getByRole("textbox", { name: "Paste areas from a spreadsheet" })
    .fill(lines.join("\n"));
  await page.getByRole("button", { name: "Save the bid" }).click();
};

test("one alternative is copied to another, and a floor is set at once", async ({
  page,
  person,
}) => {
  await openNewBid(page, () => logIn(page, person("administrator-ready")));
  await waitForReact(page);
  const room = (n: number) => `Room ${n}\t${1 + (n % 2)}\tOpen office\t1000\tCarpet`;
  await page.getByLabel("Offered").first().selectOption("yes");
  await pasteAreas(
    page,
    Array.from({ length: 50 }, (_, n) => room(n)),
  );
  await waitForAnswer(page, "saved");
  await waitForReact(page);

  await page.getByLabel("People per visit").fill("6");
  await setHowOften(page, "Copy from Alternative A");
  await expect(page.locator("#fill")).toContainText("50 areas set.");
  await setHowOften(page, "once a week", "Floor 2");
  await expect(page.locator("#fill")).toContainText("25 areas set.");
  await expect(page.getByLabel("People per visit")).toHaveValue("6");

  // What is not saved yet outlives a reload, also in areas that nobody has opened.
  await page.reload();
  await waitForReact(page);
  await expect(floorGroup(page, "Floor 2")).toContainText("Alternative B: ");
  await page.getByRole("button", { name: "Save the bid" }).click();
  // The address is the one of the first save, before and after.
  await expect(page.getByText(/^Bid changed: /)).toHaveCount(2);
  await waitForReact(page);
  const often = async (floor: string) => {
    const group = floorGroup(page, floor);
    await group.locator("> summary").click();
    const area = group.getByRole("listitem").first();
    await area.locator("summary").click();
    return area.getByLabel("How often, Alternative B");
  };
  await expect(await often("Floor 1")).toHaveValue("5-week");
  await expect(await often("Floor 2")).toHaveValue("1-week");
  await expect(page.getByLabel("People per visit")).toHaveValue("6");
});

test("without scripts, a floor is set at once as well, and nothing typed is lost", async ({
  browser,
  page,
  person,
}) => {
  await openNewBid(page, () => logIn(page, person("administrator-ready")));
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await context.newPage();
  await still.goto(page.url());
  await pasteAreas(still, ["Lobby\t1\tLobby\t900\tTile", "Lab\t2\tLaboratory\t1200\tVinyl"]);
  await still.getByLabel("People per visit").fill("6");
  await setHowOften(still, "twice a week", "Floor 2");
  await expect(still.locator("#fill")).toContainText("1 area set.");
  await expect(still.getByLabel("People per visit")).toHaveValue("6");
  await still.getByRole("button", { name: "Save the bid" }).last().click();
  await expect(still.locator("#main")).toContainText("The bid was saved.");
  await expect(still.locator('select[name$=".a"]').nth(0)).toHaveValue("5-week");
  await expect(still.locator('select[name$=".a"]').nth(1)).toHaveValue("2-week");
  await context.close();
});

for (const width of [390, 1280])
  test(`a bid keeps what was typed, also in a row that was added, at ${width} px`, async ({
    page,
    context,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openNewBid(page, () => logIn(page, person("administrator-ready")));
    await waitForReact(page);
    await expectToFit(page);
    await page.getByLabel("People per visit").fill("5");
    await page.getByRole("button", { name: "Add an area" }).click();
    await newestArea(page).fill("Night vault");
    await page.getByLabel("Square feet").last().fill("2400");

    await cutConnection(page);
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
