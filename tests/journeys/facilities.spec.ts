/** Staff enter a building, its areas and its scope of work; the client reads them, and sees a change. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn, test } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect } from "../support/journey.ts";

const areas = `Area\tFloor\tType\tSquare feet\tFloor covering
Lobby\t1\tLobby or entrance\t1,200\tTile
Offices\t2\tOpen office\tmany\tCarpet`;

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*4(04|09|22)/,
    });

    test("a facility is entered, its scope set in effect, and read by the client", async ({
      page,
      person,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const look = async (of: Page = page) => {
        await expectToFit(of);
        if (!javaScriptEnabled) return;
        for (const colorScheme of ["light", "dark"] as const) {
          await of.emulateMedia({ colorScheme });
          await expectNoViolation(of);
        }
      };
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const client = person("client");
      await logIn(page, person("administrator-ready"));
      await expect(heading(page)).toHaveText("Quote requests");
      await page.goto(`/office/clients/${client.clientId}`);
      await expect(page.getByRole("heading", { name: "Facilities" })).toBeVisible();
      await look();
      const link = page.locator("[data-row-link]").first();
      const name = await link.innerText();
      await link.click();
      await expect(heading(page)).toHaveText(name);
      await look();
      const home = new URL(page.url()).pathname;

      await page.getByRole("link", { name: "Edit: Facts" }).click();
      await page.getByLabel("Street").fill("12 Harbor Road");
      await page.getByLabel("State").fill("Ohio".slice(0, 1));
      await press("Save the facts");
      await expect(page.getByText("Please use two letters, e.g. IL")).toBeVisible();
      await expect(page.getByLabel("Street")).toHaveValue("12 Harbor Road");
      await look();
      await page.getByLabel("State").fill("IL");
      await page.getByLabel("City").fill("Chicago");
      await press("Save the facts");
      await expect(page.getByText("12 Harbor Road")).toBeVisible();

      await page.getByRole("link", { name: "Edit: Opening hours and holidays" }).click();
      await page.getByLabel("Monday, second from").fill("20:00");
      await page.getByLabel("Monday, second to").fill("19:00");
      await press("Save the hours");
      await expect(page.getByText("The end has to be after the beginning")).toBeVisible();
      await expect(page.getByLabel("Monday, second from")).toHaveValue("20:00");
      await look();
      await page.getByLabel("Monday, second to").fill("00:00");
      await press("Save the hours");
      await expect(page.getByText("The opening hours are saved.")).toBeVisible();
      const year = Temporal.Now.plainDateISO("America/Chicago").year + 1;
      await press(`Add federal holidays ${year}`);
      await expect(page.getByText("Thanksgiving Day").first()).toBeVisible();
      await look();

      await page.goto(`${home}/areas/paste`);
      await page.locator("textarea").fill(areas);
      await press("Preview");
      await expect(page.getByText("1 of 2 lines need a correction.")).toBeVisible();
      await expect(page.getByText("Please enter square feet as a whole number")).toBeVisible();
      await look();
      await page.locator("textarea").fill(areas.replace("many", "3,400"));
      await press("Preview again");
      await press("Add these 2 areas");
      await expect(page.getByText("2 areas, 4,600 sq ft")).toBeVisible();
      await look();

      await page.getByRole("link", { name: "Scope of work" }).click();
      await look();
      await press("Begin the scope");
      const addLine = async (area: string, task: string, price: string) => {
        await page.getByLabel("Area", { exact: true }).selectOption({ label: area });
        await page.getByLabel("Task", { exact: true }).fill(task);
        await page.getByLabel("Price a month, in dollars").fill(price);
        // By the keyboard, as whoever enters forty of them does.
        await page.getByLabel("Price a month, in dollars").press("Enter");
      };
      await addLine("Lobby, Floor 1", "Damp mop", "ten");
      await expect(page.getByText("Please enter dollars a month")).toBeVisible();
      await look();
      await addLine("Lobby, Floor 1", "Damp mop", "240");
      await expect(page.getByText("1 line, $240.00 a month.")).toBeVisible();
      await addLine("Offices, Floor 2", "Vacuum carpet", "1,060.50");
      await expect(page.getByText("2 lines, $1,300.50 a month.")).toBeVisible();
      await look();
      await page.getByRole("link", { name: "Review the changes" }).click();
      const today = Temporal.Now.plainDateISO("America/Chicago").toString();
      await page.getByLabel("First day").fill(today);
      await look();
      await press("Set version 1 in effect");
      await expect(page.getByText("In effect").first()).toBeVisible();
      await look();

      const elsewhere = await browser.newContext({
        ...{ baseURL: baseURL ?? "", javaScriptEnabled, viewport: { width, height: 844 } },
      });
      const portal = await elsewhere.newPage();
      await logIn(portal, client);
      await portal.getByRole("link", { name }).click();
      await expect(heading(portal)).toHaveText(name);
      // Today's line above the week says it too.
      const monday = portal.getByText("8:00 AM to 6:00 PM, 8:00 PM to midnight", { exact: true });
      await expect(monday).toBeVisible();
      await expect(portal.getByText("4,600 sq ft")).toBeVisible();
      await look(portal);
      await portal.getByRole("link", { name: "Scope of work" }).click();
      await expect(portal.getByRole("heading", { name: "Version 1" })).toBeVisible();
      await expect(portal.getByText("Vacuum carpet")).toBeVisible();
      await look(portal);

      await page.goto(`${home}/scope`);
      await press("Draft version 2");
      await page.getByRole("link", { name: "Edit Damp mop" }).click();
      await page.locator("#edit-price").fill("260");
      await press("Save the line");
      await expect(page.getByText("2 lines, $1,320.50 a month.")).toBeVisible();
      await page.getByRole("link", { name: "Review the changes" }).click();
      await expect(page.getByText("5 times a week, $240.00")).toBeVisible();
      await look();
      await page.getByLabel("First day").fill(today);
      await press("Set version 2 in effect");
      const next = Temporal.PlainDate.from(today).add({ days: 1 });
      await expect(page.getByText(/The first possible day is/)).toBeVisible();
      await page.getByLabel("First day").fill(next.toString());
      await press("Set version 2 in effect");
      await expect(page.getByRole("link", { name: "Version 2" })).toBeVisible();

      // An open screen of the client hears of it.
      if (javaScriptEnabled)
        await expect(portal.getByRole("link", { name: "Version 2" })).toBeVisible({
          timeout: 3_000,
        });
      else await portal.reload();
      await portal.getByRole("link", { name: "Version 2" }).click();
      await expect(portal.getByRole("heading", { name: "Version 2" })).toBeVisible();
      await portal.getByRole("button", { name: "Show changes" }).click();
      await expect(portal.getByText("Version 2 against version 1")).toBeVisible();
      await expect(portal.getByText("5 times a week, $260.00")).toBeVisible();
      await look(portal);
      await portal.getByRole("link", { name: "Print" }).click();
      await expect(heading(portal)).toHaveText("Scope of work");
      await look(portal);
      await portal.emulateMedia({ media: "print", colorScheme: "dark" });
      for (const role of ["banner", "navigation"] as const)
        await expect(portal.getByRole(role).filter({ visible: true })).toHaveCount(0);
      const pdf = (await portal.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(/\/Count (\d+)/.exec(pdf)?.[1]).toBe("1");
      expect(pdf).toMatch(/\/MediaBox \[0 0 612 792\]/);
      await elsewhere.close();
    });
  });
}
