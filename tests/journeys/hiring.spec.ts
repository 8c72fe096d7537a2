/** An application from the website until it is a person of the company, on a phone. */
import { expectGoodScreen, heading, logIn, pressButton } from "../support/account-journey.ts";
import { goodApplication } from "../support/application-visitor.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { row } from "../support/office-journey.ts";

test.use({
  viewport: { width: 390, height: 844 },
  actionTimeout: 10_000,
  expectedOnConsole: /Failed to load resource.*422/,
});

test("an applicant is moved on, answered in writing, and hired", async ({ page, person }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const name = `Noémie ${word}`;
  const data = { ...goodApplication, fullName: name, email: `${word}@adeyemi.test` };
  expect((await page.request.post("/api/job-application", { data })).status()).toBe(201);
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/applications?words=${word}`);
  await waitForReact(page);
  await page.getByLabel(`Select ${name}`).check();
  await expectGoodScreen(page);
  await page.getByLabel("Move to").selectOption("Interview");
  await pressButton(page, "Move");
  await expect(page.getByText(`${name}: moved to Interview.`)).toBeVisible();
  await row(page, name).getByRole("link").click();
  await expect(heading(page)).toHaveText(name);
  await expectGoodScreen(page);

  await page.getByRole("link", { name: "Invite to an interview" }).click();
  await waitForReact(page);
  await expectGoodScreen(page);
  await page.getByLabel("Text").fill("Have you ever been arrested?");
  await pressButton(page, "Send the answer");
  await expect(page.getByText("The law doesn’t allow questions about arrests.")).toBeVisible();
  await page.getByLabel("Text").fill("Can you work nights?");
  await pressButton(page, "Send the answer");
  await expect(page.getByText("The answer is on its way.")).toBeVisible();

  await page.getByRole("link", { name: "Hire", exact: true }).click();
  await expectGoodScreen(page);
  await pressButton(page, "Hire and send the invitation");
  await page.getByRole("link", { name: `Hired: ${name}` }).click();
  await expect(heading(page)).toHaveText(name);
});
