/** One facility of many, and the way to anything by a few letters. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, menuJourney as test, waitForReact } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";
import { longName } from "../support/scenarios/menu.ts";

test.use({ actionTimeout: 10_000 });

const enter = async (page: Page, person: TestPerson) => {
  await logIn(page, { ...person, password });
  await expect(heading(page)).not.toHaveText("Client Login");
};

const switcher = (page: Page) => page.locator("[data-facility-switcher]");
const summary = (page: Page) => switcher(page).locator("summary");
const sectionLink = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name })
    .filter({ visible: true });

async function openSection(page: Page, name: string) {
  // Until its styles are there, a page shows the links of wide windows as well.
  await page.waitForLoadState();
  await sectionLink(page, name).click();
}

test("one of forty facilities is chosen, carried from section to section, and left again", async ({
  page,
  stage,
}) => {
  const choice = (name: string) => switcher(page).getByRole("link", { name, exact: true });

  await test.step("chooses one of forty on the schedule", async () => {
    await enter(page, stage.people.client);
    await waitForReact(page);
    await expect(summary(page)).toHaveText(/All facilities$/);
    await openSection(page, "Schedule");
    await expect(heading(page)).toHaveText("Schedule");
    await summary(page).click();
    await expect(switcher(page).getByRole("link")).toHaveCount(41);
    await expect(choice("All facilities")).toHaveAttribute("aria-current", "true");
    await expectGoodScreen(page);
    await choice(longName).click();
    await expect(page).toHaveURL(/\/client-portal\/schedule\?facilityId=[\da-f-]{36}$/);
    await expect(summary(page)).toHaveText(new RegExp(`${longName}$`));
    await expect(page.getByRole("combobox", { name: "Facility" })).toHaveValue(/-/);
    await expect(choice(longName)).toBeHidden();
    await expect(summary(page)).toBeFocused();
    await expect(page.getByText(`Showing ${longName}`)).toBeAttached();
    await expectGoodScreen(page);
  });

  await test.step("finds it chosen in the work orders, and another one, and all", async () => {
    await openSection(page, "Work");
    await expect(heading(page)).toHaveText("Work orders");
    await expect(page).toHaveURL(/\?facilityId=[\da-f-]{36}$/);
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await summary(page).click();
    await choice("Clinic 07").click();
    await expect(summary(page)).toHaveText(/Clinic 07$/);
    await expect(page.getByText("The revolving door squeaks")).toHaveCount(0);
    await summary(page).click();
    await choice("All facilities").click();
    await expect(page).toHaveURL(/\/work-orders$/);
    await expect(page.locator("[data-row]")).toHaveCount(1);
  });

  await test.step("chooses at home, and takes it to the messages", async () => {
    await openSection(page, "Home");
    await expect(page).toHaveURL(/\/client-portal$/);
    await summary(page).click();
    await choice(longName).click();
    await expect(heading(page)).toHaveText(longName);
    await openSection(page, "Messages");
    await expect(page).toHaveURL(/\/messages\?facilityId=/);
  });

  await test.step("what is not the reader's is not taken for all of it", async () => {
    await page.goto("/client-portal/schedule?facilityId=00000000-0000-4000-8000-000000000000");
    await expect(summary(page)).toHaveText(/Another facility$/);
  });
});

for (const [width, javaScriptEnabled] of [
  [390, true],
  [1280, false],
] as const)
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled });

    test("a facility is chosen, also one with a long name", async ({ page, stage }) => {
      await enter(page, stage.people.client);
      if (javaScriptEnabled) await waitForReact(page);
      await openSection(page, "Schedule");
      await expect(heading(page)).toHaveText("Schedule");
      await summary(page).click();
      if (javaScriptEnabled) await expectGoodScreen(page);
      else await expectToFit(page);
      await switcher(page).getByRole("link", { name: longName, exact: true }).click();
      await expect(summary(page)).toHaveText(new RegExp(`${longName}$`));
      if (javaScriptEnabled) await expectGoodScreen(page);
      else await expectToFit(page);
    });
  });

test("the switcher is found through and left by keyboard", async ({ page, stage }) => {
  await enter(page, stage.people.client);
  await page.goto("/client-portal/messages");
  await waitForReact(page);
  await summary(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Find a facility")).toBeFocused();
  await page.keyboard.type("clinic 1");
  await expect(switcher(page).getByRole("link")).toHaveCount(10);
  await expect(switcher(page).getByText("10 facilities")).toBeVisible();
  await page.keyboard.type("x");
  await expect(switcher(page).getByText("No facility with that name")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel("Find a facility")).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("14");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(summary(page)).toHaveText(/Clinic 14$/);
  await summary(page).press("Enter");
  await heading(page).click();
  await expect(page.getByLabel("Find a facility")).toBeHidden();
});

test("who has one facility is asked nothing", async ({ page, stage }) => {
  await enter(page, stage.people.member);
  await expect(heading(page)).toBeVisible();
  await expect(switcher(page)).toHaveCount(0);
});

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search or go to" });
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Search or go to" });
const options = (page: Page) => dialog(page).getByRole("option");
const marked = (page: Page) => dialog(page).getByRole("option", { selected: true });

for (const width of [390, 1280])
  test(`a client finds a work order by its number at ${width} px`, async ({ page, stage }) => {
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const code = () => urls.filter((url) => /menu-dialog/.test(url)).length;
    await page.setViewportSize({ width, height: 844 });
    await enter(page, stage.people.client);
    await waitForReact(page);
    expect(code(), "of the menu, before it is opened").toBe(0);
    if (width < 1024) await page.locator("nav summary", { hasText: "More" }).click();
    const button = page.getByRole("button", { name: "Search or go to" }).filter({ visible: true });
    await button.click();
    expect(code()).toBe(1);
    await expect(field(page)).toBeFocused();
    await expect(marked(page)).toHaveText("Home");
    await expectGoodScreen(page);
    await page.keyboard.press("ArrowUp");
    await expect(marked(page)).toHaveText("Invite a colleague");
    await page.keyboard.press("ArrowDown");
    await expect(marked(page)).toHaveText("Home");
    await expect(field(page)).toHaveAttribute(
      "aria-activedescendant",
      (await marked(page).getAttribute("id")) ?? "",
    );

    await page.keyboard.type("door");
    await expect(dialog(page).getByRole("group")).toHaveCount(2);
    await expect(options(page)).toHaveCount(2);
    await expect(dialog(page).getByRole("status")).toHaveText("2 results");
    await expectGoodScreen(page);
    await field(page).fill("zzz");
    await expect(dialog(page).getByText("Nothing found for “zzz”.")).toBeVisible();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await expectGoodScreen(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press("Control+k");
    await expect(field(page), "what was asked before is forgotten").toHaveValue("");
    await page.keyboard.type(stage.number);
    await expect(marked(page)).toContainText("The revolving door squeaks");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/client-portal\/work-orders\/[\da-f-]{36}$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    await expect(page.locator("nav details[open]")).toHaveCount(0);
  });

test("closed and asked for again in one breath, the menu is open", async ({ page, stage }) => {
  await enter(page, stage.people.client);
  await waitForReact(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await dialog(page)
    .getByRole("button", { name: "Close" })
    .evaluate(async (button: HTMLButtonElement) => {
      button.click();
      await null;
      const keys = { key: "k", code: "KeyK", ctrlKey: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", keys));
    });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
});

test("letters typed before the menu is there are in its field, and press nothing on the page", async ({
  page,
  stage,
}) => {
  await enter(page, stage.people.manager);
  await expect(heading(page)).toHaveText("Today");
  await waitForReact(page);
  const arrived = Promise.withResolvers<void>();
  await page.route(/menu-dialog/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const codeIsAsked = page.waitForRequest(/menu-dialog/);
  await page.keyboard.press("Control+k");
  await codeIsAsked;
  await page.keyboard.type("work ?x");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  arrived.resolve();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("work ");
  await page.keyboard.type("o");
  await expect(marked(page)).toHaveText("Work orders");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toHaveValue("");
});

test("a member finds the own facility alone", async ({ page, stage }) => {
  await enter(page, stage.people.member);
  await waitForReact(page);
  await page.keyboard.press("Control+k");
  await field(page).fill("clinic");
  await expect(dialog(page).getByText("Nothing found")).toBeVisible();
  await field(page).fill("pavilion");
  await expect(options(page)).toHaveText([longName]);
  await options(page).click();
  await expect(heading(page)).toHaveText(longName);
});

test("staff find clients, people and records, also while single keys are off and something is typed", {
  tag: "@smoke",
}, async ({ page, stage }) => {
  await enter(page, stage.people.manager);
  await expect(heading(page)).toHaveText("Today");
  await page.goto("/office/leads");
  await waitForReact(page);
  await page.keyboard.press("Shift+?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(shortcuts).toContainText("Search or go to");
  await expectGoodScreen(page);
  await shortcuts.getByRole("switch").press("Space");
  await page.keyboard.press("Escape");
  await page.getByLabel("Search quote requests").focus();
  await page.keyboard.press("Control+k");
  await field(page).fill("Client");
  await expect(dialog(page).getByRole("group", { name: "Clients" })).toBeVisible();
  await field(page).fill("door");
  await expect(dialog(page).getByRole("group")).toHaveCount(2);
  await expectGoodScreen(page);
  await field(page).fill("new work");
  await expect(marked(page)).toHaveText("New work order");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/office\/work-orders\/new$/);
});

test.describe("when the connection breaks", () => {
  test.use({ expectedOnConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ });

  test("the menu says so, and asks again once there is one", async ({ page, stage, context }) => {
    await enter(page, stage.people.client);
    await waitForReact(page);
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await cutConnection(page);
    await field(page).fill("door");
    await expect(dialog(page).getByText("No connection")).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    await expectNoViolation(page);
    await context.setOffline(false);
    await expect(options(page)).toHaveCount(2);
  });

  test("a menu that was never opened says that it could not be loaded", async ({ page, stage }) => {
    await enter(page, stage.people.client);
    await waitForReact(page);
    await cutConnection(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByText("search couldn’t be loaded")).toBeVisible();
    await expectNoViolation(page);
  });

  test("who is signed out meanwhile is led to the sign-in", async ({ page, stage, context }) => {
    // The stream's first connection reads the page again; without a session it would leave the page.
    const isRead = page.waitForResponse(/\/client-portal\.data$/);
    await enter(page, stage.people.client);
    await isRead;
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await context.clearCookies();
    await field(page).fill("door");
    await expect(dialog(page).getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/client-portal?next=%2Fclient-portal",
    );
  });
});
