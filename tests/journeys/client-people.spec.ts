/** A client's administrator invites a colleague, who sees the assigned facility and nothing else. */
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|22)/ });

test("a colleague is invited, comes in, and is suspended", async ({
  page,
  person,
  server,
  browser,
  baseURL,
}) => {
  const look = async (of = page) => {
    await expectGoodScreen(of);
  };
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const toPeople = (of = page) =>
    of.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "People" });
  const email = `kim.${Date.now()}@example.com`;
  const row = page.locator("[data-row]", { hasText: email });
  const facilities = page.locator('main li a[href^="/client-portal/facilities/"]');
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  let assigned = "";
  let other = "";

  await test.step("the administrator finds the own people", async () => {
    await logIn(page, person("client"));
    await expect(facilities).toHaveCount(2);
    [assigned = "", other = ""] = await facilities.allInnerTexts();
    await toPeople().filter({ visible: true }).click();
    await expect(heading(page)).toHaveText("People");
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await expect(page.locator("[data-row]")).toContainText("All facilities");
    await look();
  });

  await test.step("invites a colleague for one facility", async () => {
    await page.getByRole("link", { name: "Invite a colleague" }).click();
    await expect(heading(page)).toHaveText("Invite a colleague");
    await page.getByLabel(assigned).check();
    await press("Send the invitation");
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page.getByLabel(assigned)).toBeChecked();
    await look();
    await page.getByLabel("Name").first().fill("Kim Rivera");
    await page.getByLabel("Email").fill(email);
    await press("Send the invitation");
    await expect(row).toContainText("Invited");
    await expect(row).toContainText(assigned);
    await look();
  });

  await test.step("the colleague comes in, and sees that facility alone", async () => {
    const [mail] = await storedEmails(server.dataDirectory, email, 1);
    if (mail === undefined) throw new Error("no mail");
    await colleague.goto(linkIn(mail, "/invitation"));
    await colleague.locator("#invitation-password").fill("quiet lamps along the pier");
    await colleague.keyboard.press("Enter");
    await expect(colleague).toHaveURL(/\/client-portal$/);
    await expect(colleague.getByText(assigned)).toBeVisible();
    await expect(colleague.getByText(other)).toHaveCount(0);
    await expect(toPeople(colleague)).toHaveCount(0);
    await look(colleague);
    expect((await colleague.goto("/client-portal/people"))?.status()).toBe(404);
  });

  await test.step("the administrator suspends, restores and removes the account", async () => {
    await page.goto("/client-portal/people");
    await row.getByRole("link").click();
    await expect(heading(page)).toHaveText("Kim Rivera");
    await expect(page.getByText(/last seen/)).toBeVisible();
    await look();
    await press("Suspend");
    await expect(page.getByText("Suspended. No one can sign in with this account.")).toBeVisible();
    await colleague.goto("/client-portal");
    await expect(heading(colleague)).toHaveText("Client Login");
    await colleague.context().close();
    await press("Restore");
    await expect(page.getByText("Restored.")).toBeVisible();
    await page.getByText("Remove this account").click();
    await page.getByLabel("Remove it for good").check();
    await press("Remove");
    await expect(heading(page)).toHaveText("People");
    await expect(row).toHaveCount(0);
  });
});

test("an invitation with faults fits a phone, reached by More", async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person("client"));
  await page.getByText("More", { exact: true }).click();
  await page
    .getByRole("navigation", { name: "Sections" })
    .getByRole("link", { name: "People" })
    .filter({ visible: true })
    .click();
  await expect(heading(page)).toHaveText("People");
  await expect(
    page.getByRole("button", { name: "Sign out" }).filter({ visible: true }),
  ).toHaveCount(0);
  await page.getByRole("link", { name: "Invite a colleague" }).click();
  await page.getByRole("button", { name: "Send the invitation", exact: true }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expectGoodScreen(page);
});
