/** The reports of a client's months: from Insights to the PDF, each person's own. */
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, journeyAt } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";

const test = journeyAt("monthlyReports");

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*404/ });

test("a client reads a month, saves it, and sees no facility of others", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  const { people, clientId, report } = stage;
  const of = async (person: TestPerson, path: string) => {
    const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await logIn(other, { ...person, password });
    await other.goto(path);
    return other;
  };

  await test.step("the client finds the months from Insights", async () => {
    await logIn(page, { ...people.client, password });
    await expect(heading(page)).toHaveText(/^Client \w{6}$/);
    await page.goto("/client-portal/insights");
    await page.getByRole("link", { name: "Monthly reports" }).click();
    await expect(heading(page)).toHaveText("Monthly reports");
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
    await expectGoodScreen(page);
  });

  await test.step("opens one by keyboard, and saves it", async () => {
    const month = page.getByRole("link", { name: "October 2026", exact: true });
    await month.focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText("October 2026");
    await expect(page.getByText("All 2 facilities")).toBeVisible();
    await expect(
      page.getByText("Best: Lobby (Quail store) and 1 other area, 98.0%."),
    ).toBeVisible();
    await expect(page.getByRole("rowheader", { name: "Zebra clinic" })).toBeVisible();
    await expectGoodScreen(page);
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save as PDF" }).click();
    expect((await coming).suggestedFilename()).toMatch(/^monthly-report-2026-10-.*\.pdf$/);
  });

  await test.step("a member reads what concerns the own facility", async () => {
    const theirs = await of(people.member, `/client-portal/insights/reports/${report}`);
    await expect(heading(theirs)).toHaveText("October 2026");
    await expect(theirs.getByText("Covers the facilities you can see.")).toBeVisible();
    await expect(theirs.getByText("Best: Lobby, 98.0%.")).toBeVisible();
    expect(await theirs.content()).not.toContain("Zebra");
    await expectGoodScreen(theirs);
    await theirs.context().close();
  });

  await test.step("the account manager reads it in the office", async () => {
    const ours = await of(people.manager, `/office/clients/${clientId}/insights`);
    await ours.getByRole("link", { name: "Monthly reports" }).click();
    await ours.getByRole("link", { name: "September 2026", exact: true }).click();
    await expect(heading(ours)).toHaveText("September 2026");
    await expectGoodScreen(ours);
    await ours.context().close();
  });
});

test("a month fits a phone", async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { ...stage.people.client, password });
  await page.goto("/client-portal/insights/reports");
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "October 2026", exact: true }).click();
  await expect(heading(page)).toHaveText("October 2026");
  await expectGoodScreen(page);
});
