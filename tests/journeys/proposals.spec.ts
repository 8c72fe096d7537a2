/** From a bid to a contract: the seller sends, the prospect signs on a phone without scripts, both get the copy. */
import type { Browser, Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { cutConnection } from "../support/cut-connection.ts";
import { expect, test, waitForAnswer, waitForReact } from "../support/journey.ts";
import { quoteFields } from "../support/quote-request.ts";
import { storedEmails } from "../support/stored-emails.ts";

test.use({ expectedOnConsole: /Failed to load resource.*(409|422)/ });

async function makeBid(page: Page, company: string): Promise<void> {
  await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
  await page.getByRole("link", { name: company, exact: true }).first().click();
  await expect(heading(page)).toHaveText(company);
  await page.getByRole("link", { name: "Work out a bid" }).click();
  await waitForReact(page);
  await page.getByRole("button", { name: "Add an area" }).click();
  await page.getByRole("textbox", { name: "Area", exact: true }).last().fill("Open office");
  await page.getByLabel("Square feet").last().fill("16000");
  await page.getByRole("button", { name: "Save the bid" }).click();
  await waitForAnswer(page, "saved");
  await page.getByRole("button", { name: "Save as a version" }).click();
  await waitForAnswer(page, "version");
  await page.getByRole("link", { name: company, exact: true }).first().click();
  await expect(heading(page)).toHaveText(company);
}

for (const width of [390, 1280])
  test(`a proposal is sent, signed and countersigned at ${width} px`, async ({
    page,
    browser,
    server,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = `Harbor ${crypto.randomUUID().slice(0, 8)}`;
    const email = `${crypto.randomUUID()}@example.com`;
    const asked = await page.request.post("/api/quote", {
      data: { ...quoteFields, company, email },
    });
    expect(asked.status()).toBe(201);
    await logIn(page, person("administrator-ready"));
    await makeBid(page, company);

    await page.getByRole("link", { name: "Write a proposal" }).click();
    await expect(heading(page)).toHaveText(`Proposal for ${company}`);
    await waitForReact(page);
    await expectToFit(page);
    await page.getByLabel("Cover letter").fill("Dear Dana,\n\nthis is what we offer you.");
    await page.getByRole("button", { name: "Save the draft" }).click();
    await waitForAnswer(page, "saved");
    await page.getByRole("button", { name: /^Send to Dana Whitfield/ }).click();
    await waitForAnswer(page, "send");
    await expect(page.getByText("Version 1", { exact: true })).toBeVisible();
    await expect(page.getByText("Not opened yet")).toBeVisible();
    await expectToFit(page);
    const office = new URL(page.url()).pathname;

    const [mail] = await storedEmails(server.dataDirectory, email, 2).then((mails) =>
      mails.filter(({ subject }) => subject?.startsWith("Your cleaning proposal")),
    );
    const [, link = ""] = /https?:\/\/\S+?(\/proposal\/\S+)/.exec(mail?.text ?? "") ?? [];
    const phone = await browser.newContext({
      baseURL: server.url,
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    const prospect = await phone.newPage();
    await prospect.goto(link);
    await expect(heading(prospect)).toHaveText(`Proposal for ${company}`);
    await expect(prospect.getByText("this is what we offer you.")).toBeVisible();
    await expect(prospect.getByText("Open office").first()).toBeVisible();
    await expect(prospect.getByText("12 months from the first day of service")).toBeVisible();
    await expectToFit(prospect);
    await prospect.getByLabel("Your question").fill("Do you clean the windows?");
    await prospect.getByRole("button", { name: "Send the question" }).click();
    await expect(prospect.getByText("We have your question.")).toBeVisible();

    await prospect.getByRole("button", { name: "Create a read-only link" }).click();
    await expect(prospect.getByText("Here’s the link.")).toBeVisible();
    await expectToFit(prospect);
    const reader = await phone.newPage();
    await reader.goto(await prospect.getByLabel("Read-only link").inputValue());
    await expect(reader.getByText("Dana Whitfield shared this proposal")).toBeVisible();
    await expect(reader.getByRole("link", { name: "Download as PDF" })).toBeVisible();
    await expect(reader.getByRole("link", { name: "Accept and sign" })).toHaveCount(0);
    await expect(reader.getByText("Do you clean the windows?")).toHaveCount(0);
    await expectToFit(reader);
    await reader.close();

    await prospect.getByRole("link", { name: "Accept and sign" }).first().click();
    await expect(heading(prospect)).toHaveText("Sign the proposal");
    await expectToFit(prospect);
    await prospect.getByRole("button", { name: "Review" }).click();
    await expect(prospect.getByText("Please enter your full name").last()).toBeVisible();
    await prospect.getByLabel("Your full name").fill("Dana Whitfield");
    await prospect.getByLabel("Your title").fill("Facility manager");
    await prospect.getByLabel("Type your name as your signature").fill("Dana Whitfield");
    await prospect.getByLabel(/I’m authorized/).check();
    await prospect.getByLabel(/I agree to sign/).check();
    await prospect.getByRole("button", { name: "Review" }).click();
    await expect(heading(prospect)).toHaveText("Check before you sign");
    await expectToFit(prospect);
    await prospect.getByRole("button", { name: "Sign now" }).click();
    await expect(prospect.getByText("Signed. Thank you!")).toBeVisible();
    await expect(prospect.getByRole("link", { name: "Download the signed PDF" })).toBeVisible();

    await page.goto(office);
    await waitForReact(page);
    await expect(page.getByText("Do you clean the windows?").first()).toBeVisible();
    await expect(page.getByText(/The record is complete/)).toBeVisible();
    await page.getByLabel("Your answer").fill("Inside, twice a year.");
    await page.getByRole("button", { name: "Send the answer" }).click();
    await waitForAnswer(page, "answer");
    // The address is new before the page is: what is typed in between is typed into the one before.
    await expect(page.getByText("Inside, twice a year.")).toBeVisible();
    await page.getByLabel("Your title").fill("Sales");
    await page.getByLabel("Type your name as your signature").fill("Ann");
    await page.getByRole("button", { name: "Sign", exact: true }).click();
    await waitForAnswer(page, "countersign");
    await expect(page.getByText("signed by both", { exact: true })).toBeVisible();
    await expectToFit(page);

    await prospect.reload();
    await expect(prospect.getByText("Both sides have signed this proposal.")).toBeVisible();
    await expect(prospect.getByText("Inside, twice a year.")).toBeVisible();
    // Request received, proposal, answer, copy of the one and of both signatures.
    const copies = await storedEmails(server.dataDirectory, email, 5, 60_000);
    const both = copies.find(({ subject }) => subject?.startsWith("Signed by both"));
    expect(both?.attachments).toHaveLength(1);
    expect(both?.attachments[0]?.mimeType).toBe("application/pdf");
    await phone.close();
    const content = both?.attachments[0]?.content;
    if (content === undefined || typeof content === "string") throw new Error("no file came");
    await expectToBeChecked(browser, server.url, Buffer.from(new Uint8Array(content)));
  });

/** By anybody, on the page that its email names: the file itself is not sent. */
async function expectToBeChecked(browser: Browser, baseURL: string, paper: Buffer) {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const methods = new Set<string>();
  page.on("request", (request) => methods.add(request.method()));
  await page.goto("/check-proposal");
  await waitForReact(page);
  await expect(heading(page)).toHaveText("Check a proposal file");
  const choose = (buffer: Buffer) =>
    page
      .getByLabel("PDF file")
      .setInputFiles({ name: "signed.pdf", mimeType: "application/pdf", buffer });
  await choose(paper);
  await expect(page.getByText("This file is unaltered")).toBeVisible();
  await expect(
    page.getByText("version 1 of a proposal, signed by both sides and sealed."),
  ).toBeVisible();
  await expectGoodScreen(page);
  const altered = Buffer.from(paper);
  altered.writeUInt8(altered.readUInt8(1_000) ^ 1, 1_000);
  await cutConnection(page);
  await choose(altered);
  await expect(page.getByText("No connection.")).toBeVisible();
  await expect(page.getByText("This file is unaltered")).toHaveCount(0);
  await context.setOffline(false);
  await choose(altered);
  await expect(page.getByText("We don’t recognize this file")).toBeVisible();
  await page.getByText("Work out the fingerprint yourself").click();
  await expectGoodScreen(page);
  await page.getByLabel("Fingerprint (SHA-256)").fill("12345");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText("A fingerprint has 64 characters")).toBeVisible();
  await expect(page.getByLabel("Fingerprint (SHA-256)")).toHaveValue("12345");
  await expectGoodScreen(page);
  expect([...methods]).toEqual(["GET"]);
  await context.close();
}
