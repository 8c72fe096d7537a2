/** Words without an end, as a stranger may send them: every screen that shows them keeps its width, and runs nothing. */
import type { Page } from "@playwright/test";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer, waitForReact } from "../support/journey.ts";
import { quoteFields } from "../support/quote-request.ts";
import { storedEmails } from "../support/stored-emails.ts";

/** With markup that would ask something, was it run. */
const endless = (start: string, length: number) =>
  `${start}<img src=x onerror=alert(1)>`.padEnd(length, "W");

async function expectToFitEverywhere(page: Page, paths: readonly string[]): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths)
      await test.step(`${path} at ${width} px`, async () => {
        await page.goto(path);
        await expectToFit(page);
      });
  }
}

test("endless words of a prospect and an applicant fit every screen", async ({
  page,
  browser,
  server,
  person,
}) => {
  test.setTimeout(240_000);
  page.on("dialog", (dialog) => {
    throw new Error(`something was run: ${dialog.message()}`);
  });
  const start = `Qz${crypto.randomUUID().slice(0, 8)}`;
  const email = `${crypto.randomUUID()}@example.com`;
  const fields = {
    ...quoteFields,
    company: endless(start, 200),
    fullName: endless(`Dana${start}`, 200),
    message: endless("Please", 5_000),
    email,
  };
  const send = async (path: string, data: object) => {
    expect((await page.request.post(path, { data })).status()).toBe(201);
  };
  await send("/api/quote", fields);
  const message = {
    name: endless(start, 200),
    subject: endless("About", 200),
    message: endless("Please", 5_000),
    email,
  };
  await send("/api/contact", message);
  const application = {
    fullName: endless(start, 200),
    email,
    phone: "(312) 555-0187",
    position: "facility-manager",
    experience: "5-10",
    resume: endless("Resume", 2_000),
    coverLetter: endless("Dear", 5_000),
  };
  await send("/api/job-application", application);

  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/pipeline/list?words=${start}`);
  const opportunity =
    (await page
      .locator("[data-row-link]", { hasText: start })
      .first()
      .getAttribute("href", { timeout: 10_000 })) ?? "";
  await page.goto(`${opportunity}/bid`);
  await waitForReact(page);
  await page.getByRole("button", { name: "Add an area" }).click();
  await page.getByRole("textbox", { name: "Area", exact: true }).last().fill(endless("Hall", 80));
  await page.getByLabel("Square feet").last().fill("16000");
  await page.getByRole("button", { name: "Save the bid" }).click();
  await waitForAnswer(page, "saved");
  await page.getByRole("button", { name: "Save as a version" }).click();
  await waitForAnswer(page, "version");
  await page.goto(`${opportunity}/proposal`);
  await waitForReact(page);
  await page.getByLabel("Cover letter").fill(endless("Dear", 2_000));
  await page.getByRole("button", { name: "Save the draft" }).click();
  await waitForAnswer(page, "saved");
  await page.getByRole("button", { name: /^Send to Dana/ }).click();
  await waitForAnswer(page, "send");

  const mails = await storedEmails(server.dataDirectory, email, 4);
  const proposal = mails.find(({ subject }) => subject?.startsWith("Your cleaning proposal"));
  const [, link = ""] = /https?:\/\/\S+?(\/proposal\/\S+)/.exec(proposal?.text ?? "") ?? [];
  const ownPages = mails.flatMap(
    ({ text }) => /https?:\/\/\S+?(\/own-page\/\S+)/.exec(text ?? "")?.[1] ?? [],
  );
  expect(ownPages).toHaveLength(2);
  const stranger = await browser.newContext({ baseURL: server.url });
  const guest = await stranger.newPage();
  await guest.goto(link);
  await guest.getByLabel("Your question").fill(endless("Why", 1_500));
  await guest.getByRole("button", { name: "Send the question" }).click();
  await expect(guest.getByText("We have your question.")).toBeVisible();
  const [path = "", query = ""] = link.split("?");
  for (const own of ownPages) {
    await guest.goto(own, { waitUntil: "networkidle" });
    await guest.locator("textarea").first().fill(endless("Also", 1_500));
    const sent = guest.waitForURL(/done=/);
    await guest.locator("main form button").first().click();
    await sent;
    await expect(heading(guest)).toBeVisible();
  }
  await expectToFitEverywhere(guest, [link, `${path}/sign?${query}`, ...ownPages]);
  await stranger.close();

  const words = `?words=${start}`;
  const records: string[] = [];
  const lists = [
    "/office/leads?state=all",
    "/office/contact-messages?state=all",
    "/office/applications?tab=all",
    `/office/prospects${words}`,
  ];
  for (const list of lists) {
    await page.goto(list);
    records.push(
      (await page
        .locator("[data-row-link]", { hasText: start })
        .first()
        .getAttribute("href", { timeout: 10_000 })) ?? "",
    );
  }
  const applicationPage = records[2]?.split("?")[0];
  await expectToFitEverywhere(page, [
    "/office",
    `/office/pipeline${words}`,
    `/office/pipeline/list${words}`,
    "/office/pipeline/waiting",
    opportunity,
    `${opportunity}/bid`,
    `${opportunity}/proposal`,
    `${opportunity}/emails`,
    `${opportunity}/survey`,
    `${opportunity}/appointment`,
    `${opportunity}/floor-plan`,
    ...lists,
    ...records,
    `${applicationPage}/answer`,
    `${applicationPage}/hire`,
    `${applicationPage}/appointment`,
    "/office/notifications",
  ]);
});
