/** Feedback by the link of a mail and in the portal, supplies by one tap, and what staff see of it. */
import { expectGoodScreen, heading, logIn, pressButton } from "../support/account-journey.ts";
import { expect, journeyAt } from "../support/journey.ts";
import { password } from "../support/people.ts";

const test = journeyAt("feedback");

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|09|22)/ });

test("a client answers and asks, and the account manager sees what is red", async ({
  page,
  stage,
  browser,
  baseURL,
}) => {
  const { people, token } = stage;

  await test.step("answers by the link of the mail, signed out", async () => {
    await page.goto(`/feedback?token=${token}&score=9`);
    await expect(heading(page)).toHaveText("How well did we do?");
    await expect(page.getByRole("radio", { name: "9" })).toBeChecked();
    await expectGoodScreen(page);
    await page.getByRole("radio", { name: "9" }).press("ArrowRight");
    await expect(page.getByRole("radio", { name: "10" })).toBeChecked();
    await page.getByLabel(/^Why/).fill("On time");
    await pressButton(page, "Send your answer");
    await expect(heading(page)).toHaveText("Thank you");
    await expect(page.getByText("10 of 10")).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("answers in the portal, with a low number", async () => {
    await logIn(page, { ...people.client, password });
    await expect(heading(page)).toHaveText(/^Client \w{6}$/);
    await page.goto("/client-portal/feedback");
    await expect(page.getByText("On time")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Answer", exact: true }).click();
    // A choice that was put back is taken back as well.
    const three = page.getByRole("radio", { name: "3", exact: true });
    await page.getByText("3", { exact: true }).click();
    await expect(three).toBeChecked();
    await page.reload();
    await expect(three).toBeChecked();
    await pressButton(page, "Discard it");
    await expect(three).not.toBeChecked();
    await page.getByLabel(/^Why/).fill("Bins were full twice");
    await pressButton(page, "Send your answer");
    await expect(page.getByText("Please choose a number from 0 to 10")).toBeVisible();
    await expect(page.getByLabel(/^Why/)).toHaveValue("Bins were full twice");
    await expectGoodScreen(page);
    await page.getByText("3", { exact: true }).click();
    await pressButton(page, "Send your answer");
    await expect(page.getByRole("status").first()).toContainText(
      "Your answer, 3 of 10, has been saved",
    );
    await expectGoodScreen(page);
  });

  await test.step("asks for supplies by one tap, undoes it, and asks again", async () => {
    await page.goto("/client-portal/supplies");
    await pressButton(page, "Request it: Paper towels");
    await expect(page.getByText("Requested: Paper towels")).toBeVisible();
    await expectGoodScreen(page);
    await pressButton(page, "Undo");
    await expect(page.getByText("Canceled: Paper towels")).toBeVisible();
    await pressButton(page, "Request it: Paper towels");
    await expect(page.getByRole("link", { name: /^Requested, WO-/ })).toBeVisible();
  });

  await test.step("the account manager finds the low answer, and writes about it", async () => {
    const staff = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await logIn(staff, { ...people.manager, password });
    await expect(heading(staff)).not.toHaveText("Client Login");
    await staff.goto("/office/client-health");
    await expect(staff.getByRole("link", { name: "1 low answer in 90 days" })).toBeVisible();
    await expectGoodScreen(staff);
    await staff.getByRole("link", { name: "1 low answer in 90 days" }).click();
    await expect(staff.getByText("Bins were full twice")).toBeVisible();
    await expect(staff.getByText("On time")).toHaveCount(0);
    await expectGoodScreen(staff);
    await staff.getByRole("link", { name: "Messages about it" }).click();
    await expect(heading(staff)).toContainText("Feedback 3 of 10");
    await staff.context().close();
  });
});

test("a question by mail, and its fault, fit a phone", async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/feedback?token=${stage.token}`);
  await expect(heading(page)).toHaveText("How well did we do?");
  await pressButton(page, "Send your answer");
  await expect(page.getByText("Please choose a number from 0 to 10")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByText("9", { exact: true }).click();
  await pressButton(page, "Send your answer");
  await expect(heading(page)).toHaveText("Thank you");
  await expectGoodScreen(page);
});
