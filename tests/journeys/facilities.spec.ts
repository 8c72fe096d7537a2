/** Staff enter a building, its areas and its scope of work; the client reads them, and sees a change. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn, pressButton } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|09|22)/ });

const areas = `Area\tFloor\tType\tSquare feet\tFloor covering
Lobby\t1\tLobby or entrance\t1,200\tTile
Offices\t2\tOpen office\tmany\tCarpet`;

async function addLine(page: Page, area: string, task: string, price: string) {
  await page.getByLabel("Area", { exact: true }).selectOption({ label: area });
  await page.getByLabel("Task", { exact: true }).fill(task);
  await page.getByLabel("Monthly price, in dollars").fill(price);
  // By the keyboard, as whoever enters forty of them does.
  await page.getByLabel("Monthly price, in dollars").press("Enter");
}

test("a facility is entered, its scope set in effect, and read by the client", async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  const client = person("client");
  const today = Temporal.Now.plainDateISO("America/Chicago");
  const portal = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  let name = "";
  let home = "";

  await test.step("opens the facility from its client", async () => {
    await logIn(page, person("administrator-ready"));
    await expect(heading(page)).toHaveText("Today");
    await page.goto(`/office/clients/${client.clientId}`);
    await expect(page.getByRole("heading", { name: "Facilities" })).toBeVisible();
    await expectGoodScreen(page);
    const link = page.locator("[data-row-link]").first();
    name = await link.innerText();
    await link.click();
    await expect(heading(page)).toHaveText(name);
    await expectGoodScreen(page);
    home = new URL(page.url()).pathname;
  });

  await test.step("enters its address", async () => {
    await page.getByRole("link", { name: "Edit: Facts" }).click();
    await page.getByLabel("Street").fill("12 Harbor Road");
    await page.getByLabel("State").fill("Ohio".slice(0, 1));
    await pressButton(page, "Save the facts");
    await expect(page.getByText("Please use two letters, e.g., IL")).toBeVisible();
    await expect(page.getByLabel("Street")).toHaveValue("12 Harbor Road");
    await expectGoodScreen(page);
    await page.getByLabel("State").fill("IL");
    await page.getByLabel("City").fill("Chicago");
    await pressButton(page, "Save the facts");
    await expect(page.getByText("12 Harbor Road", { exact: true })).toBeVisible();
  });

  await test.step("enters opening hours and holidays", async () => {
    await page.getByRole("link", { name: "Edit: Opening hours and holidays" }).click();
    await page.getByLabel("Monday, second from").fill("20:00");
    await page.getByLabel("Monday, second to").fill("19:00");
    await pressButton(page, "Save the hours");
    await expect(page.getByText("The end must be after the start")).toBeVisible();
    await expect(page.getByLabel("Monday, second from")).toHaveValue("20:00");
    await expectGoodScreen(page);
    await page.getByLabel("Monday, second to").fill("00:00");
    await pressButton(page, "Save the hours");
    await expect(page.getByText("Opening hours saved.")).toBeVisible();
    await pressButton(page, `Add the holidays of ${today.year + 1}`);
    await expect(page.getByText("Thanksgiving Day").first()).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("pastes its areas", async () => {
    await page.goto(`${home}/areas/paste`);
    await page.locator("textarea").fill(areas);
    await pressButton(page, "Preview");
    await expect(page.getByText("Lines that need correcting: 1 of 2.")).toBeVisible();
    await expect(page.getByText("Please enter square feet as a whole number")).toBeVisible();
    await expectGoodScreen(page);
    await page.locator("textarea").fill(areas.replace("many", "3,400"));
    await pressButton(page, "Preview again");
    await pressButton(page, "Add these 2 areas");
    await expect(page.getByText("2 areas, 4,600 sq ft")).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("writes the scope, and sets it in effect", async () => {
    await page.getByRole("link", { name: "Scope of work" }).click();
    await expectGoodScreen(page);
    await pressButton(page, "Start the scope");
    await addLine(page, "Lobby, Floor 1", "Damp mop", "ten");
    await expect(page.getByText("Please enter dollars per month")).toBeVisible();
    await expectGoodScreen(page);
    await addLine(page, "Lobby, Floor 1", "Damp mop", "240");
    await expect(page.getByText("1 line, $240.00 a month.")).toBeVisible();
    await addLine(page, "Offices, Floor 2", "Vacuum carpet", "1,060.50");
    await expect(page.getByText("2 lines, $1,300.50 a month.")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Review the changes" }).click();
    await page.getByLabel("First day").fill(today.toString());
    await expectGoodScreen(page);
    await pressButton(page, "Put version 1 into effect");
    await expect(page.getByText("In effect").first()).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("the client reads hours, areas and scope", async () => {
    await logIn(portal, client);
    await portal.getByRole("link", { name }).click();
    await expect(heading(portal)).toHaveText(name);
    // Today's line above the week says it too.
    const monday = portal.getByText("8:00 AM to 6:00 PM, 8:00 PM to midnight", { exact: true });
    await expect(monday).toBeVisible();
    await expect(portal.getByText("4,600 sq ft")).toBeVisible();
    await expectGoodScreen(portal);
    await portal.getByRole("link", { name: "Scope of work" }).click();
    await expect(portal.getByRole("heading", { name: "Version 1" })).toBeVisible();
    await expect(portal.getByText("Vacuum carpet")).toBeVisible();
    await expectGoodScreen(portal);
  });

  await test.step("staff change a price, from tomorrow on", async () => {
    await page.goto(`${home}/scope`);
    await pressButton(page, "Draft version 2");
    await page.getByRole("link", { name: "Edit Damp mop" }).click();
    await page.locator("#edit-price").fill("260");
    await pressButton(page, "Save the line");
    await expect(page.getByText("2 lines, $1,320.50 a month.")).toBeVisible();
    await page.getByRole("link", { name: "Review the changes" }).click();
    await expect(page.getByText("5 times a week, $240.00")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel("First day").fill(today.toString());
    await pressButton(page, "Put version 2 into effect");
    await expect(page.getByText(/The earliest possible day is/)).toBeVisible();
    await page.getByLabel("First day").fill(today.add({ days: 1 }).toString());
    await pressButton(page, "Put version 2 into effect");
    await expect(page.getByRole("link", { name: "Version 2" })).toBeVisible();
  });

  await test.step("an open screen of the client hears of it, and compares", async () => {
    await expect(portal.getByRole("link", { name: "Version 2" })).toBeVisible();
    await portal.getByRole("link", { name: "Version 2" }).click();
    await expect(portal.getByRole("heading", { name: "Version 2" })).toBeVisible();
    await portal.getByRole("button", { name: "Show changes" }).click();
    await expect(portal.getByText("Version 2 compared with version 1")).toBeVisible();
    await expect(portal.getByText("5 times a week, $260.00")).toBeVisible();
    await expectGoodScreen(portal);
  });

  await test.step("prints it on one sheet, without what is around it", async () => {
    await portal.getByRole("link", { name: "Print" }).click();
    await expect(heading(portal)).toHaveText("Scope of work");
    await expectGoodScreen(portal);
    await portal.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const role of ["banner", "navigation"] as const)
      await expect(portal.getByRole(role).filter({ visible: true })).toHaveCount(0);
    const pdf = (await portal.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe("1");
    expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
    await portal.context().close();
  });
});

test("hours and pasted areas with faults fit a phone", async ({ page, person }) => {
  const { clientId } = person("client");
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/clients/${clientId}`);
  await page.locator("[data-row-link]").first().click();
  await page.getByRole("link", { name: "Edit: Opening hours and holidays" }).click();
  await page.getByLabel("Monday, second from").fill("20:00");
  await page.getByLabel("Monday, second to").fill("19:00");
  await pressButton(page, "Save the hours");
  await expect(page.getByText("The end must be after the start")).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(page.url().replace(/\/hours.*/, "/areas/paste"));
  await page.locator("textarea").fill(areas);
  await pressButton(page, "Preview");
  await expect(page.getByText("Lines that need correcting: 1 of 2.")).toBeVisible();
  await expectGoodScreen(page);
});
