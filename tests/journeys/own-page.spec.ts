/** An applicant's own page, on a phone: a resume, and a withdrawal that the office sees. */
import * as z from "zod/mini";
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { goodApplication } from "../support/application-visitor.ts";
import { expect, test } from "../support/journey.ts";

test.use({
  viewport: { width: 390, height: 844 },
  actionTimeout: 10_000,
});

const saved = z.object({ page: z.string() });

test("an applicant adds a resume by the link, withdraws, and the office sees both", async ({
  page,
  person,
}) => {
  const word = crypto.randomUUID().slice(0, 8);
  const data = { ...goodApplication, fullName: `Noor ${word}`, email: `${word}@noor.test` };
  const answer = await page.request.post("/api/job-application", { data });
  await page.goto(z.parse(saved, await answer.json()).page);
  await expect(heading(page)).toHaveText("Your application");
  await expectGoodScreen(page);
  await page.getByLabel("Your remark").fill("Here is my resume.");
  await page.getByLabel("A file").setInputFiles({
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. We have it.")).toBeVisible();
  await expect(page.getByText("resume.pdf")).toBeVisible();
  await page.getByText("Withdraw", { exact: true }).click();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
  await expect(page.getByText("You’ve withdrawn this application")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send", exact: true })).toHaveCount(0);

  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/applications?tab=rejected&words=${word}`);
  await page
    .getByRole("link", { name: new RegExp(word) })
    .first()
    .click();
  await expect(page.getByText("Here is my resume.")).toBeVisible();
  await expect(page.getByRole("link", { name: "resume.pdf" })).toBeVisible();
  await expect(page.getByText("Withdrawn by the applicant")).toBeVisible();
  await expect(page.getByText("Withdrew the application").first()).toBeVisible();
});
