/** An opportunity that came by telephone, until it is lost; its walk-through; and a company that was there twice. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { storedEmails } from "../support/stored-emails.ts";

test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(09|22)/ });

interface Entered {
  company: string;
  contact: string;
  email: string;
}

/** Fills the form on which an opportunity is entered, and sends it. */
async function enter(page: Page, { company, contact, email }: Entered): Promise<void> {
  await page.goto("/office/pipeline/new");
  await waitForReact(page);
  await page.getByLabel("Company", { exact: true }).fill(company);
  await page.getByLabel("Contact’s name").fill(contact);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Facility type").selectOption("office");
  await page.getByRole("button", { name: "Add opportunity" }).click();
  await expect(heading(page)).toHaveText(company);
}

for (const width of [390, 1280]) {
  test(`an opportunity is entered, moved by keyboard, noted and lost, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = `Phoned In ${crypto.randomUUID().slice(0, 8)}`;
    await logIn(page, person("administrator-ready"));
    await page.goto("/office/pipeline");
    await page.getByRole("link", { name: "New opportunity" }).first().click();
    await expect(heading(page)).toHaveText("New opportunity");
    await waitForReact(page);
    await expectGoodScreen(page);

    await page.getByRole("button", { name: "Add opportunity" }).click();
    await expect(page.getByText("Please name the company")).toBeVisible();
    await expectGoodScreen(page);
    await page.getByLabel("Company", { exact: true }).fill(company);
    await page.getByLabel("Contact’s name").fill("Wanda Ellis");
    await page.getByLabel("Facility type").selectOption("healthcare");
    await page.getByLabel("Source").fill("Referral");
    await page.getByLabel("Value a month, in dollars").fill("1,240");
    await page.getByLabel("Next step", { exact: true }).fill("Send the checklist");
    await page.getByRole("button", { name: "Add opportunity" }).click();
    await expect(page.getByText("Opportunity added.")).toBeVisible();
    await expect(heading(page)).toHaveText(company);

    await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
    await waitForReact(page);
    const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage}, `) });
    await expect(column("Contacted").getByRole("link", { name: company })).toBeVisible();
    await column("Contacted").getByRole("link", { name: company }).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(column("Walk-through booked").getByRole("link", { name: company })).toBeVisible();
    await expect(column("Contacted").getByRole("link", { name: company })).toHaveCount(0);

    await column("Walk-through booked").getByRole("link", { name: company }).click();
    await expect(heading(page)).toHaveText(company);
    await waitForReact(page);
    await page.getByLabel("Note", { exact: true }).fill("Prefers Tuesdays");
    await page.getByRole("button", { name: "Add a note" }).click();
    await expect(page.getByText("Prefers Tuesdays")).toBeVisible();

    // Why it was lost is asked for where it is lost, and nowhere else.
    const reason = page.getByLabel("Why it was lost");
    await expect(reason).toBeHidden();
    await page.getByLabel("Move to").selectOption({ label: "Lost" });
    await expect(reason).toBeVisible();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("Please say why it was lost")).toBeVisible();
    await expectGoodScreen(page);
    await reason.selectOption({ label: "Price" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("Moved.", { exact: true })).toBeVisible();
    await expect(page.getByText("Lost because")).toBeVisible();
    await expect(page.getByText(/Moved from Walk-through booked to Lost: Price/)).toBeVisible();
  });

  test(`a card moved to Lost by keys leads to the reason, and back to the card, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const company = `Won Back ${crypto.randomUUID().slice(0, 8)}`;
    await logIn(page, person("administrator-ready"));
    await enter(page, { company, contact: "Ana Ruiz", email: "ana@won-back.example" });
    await waitForReact(page);
    await page.getByLabel("Move to").selectOption({ label: "Won" });
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await expect(page.getByText("Moved.", { exact: true })).toBeVisible();
    // Nothing is proposed for what is over; to go on with it is named for what it is.
    await expect(page.getByLabel("Move to")).toHaveValue("");
    await expect(page.locator('optgroup[label="Reopen"]')).toHaveCount(1);

    await page.goto(`/office/pipeline?words=${encodeURIComponent(company)}`);
    await waitForReact(page);
    const won = page.getByRole("region", { name: /^Won, / });
    const card = won.getByRole("link", { name: company });
    if (width === 1280) {
      await won.getByRole("button", { expanded: false }).click();
      await expect(card).toBeVisible();
      await page.reload();
      await waitForReact(page);
    }
    await expect(card).toBeVisible();
    await card.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect(heading(page)).toHaveText(company);
    await expect(page.getByLabel("Why it was lost")).toBeFocused();
    await page.getByRole("link", { name: "Keep it open, back to the board" }).press("Enter");
    await expect(card).toBeFocused();
  });

  test(`a company that is there twice is merged, and separated again, at ${width} px`, async ({
    page,
    person,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const id = crypto.randomUUID().slice(0, 8);
    const email = `ana@twice-${id}.example`;
    const [first, second] = [`Twice ${id}`, `Twice ${id} LLC`];
    await logIn(page, person("administrator-ready"));
    await enter(page, { company: first, contact: "Ana Ruiz", email });
    await enter(page, { company: second, contact: "Ana R.", email });

    await page.getByRole("link", { name: second }).click();
    await expect(page.getByText("This may be a duplicate")).toBeVisible();
    await expect(page.getByText(`Same email: ${email}`)).toBeVisible();
    await waitForReact(page);
    await expectGoodScreen(page);
    await page.goto(`/office/prospects?words=${encodeURIComponent(`Twice ${id}`)}`);
    await waitForReact(page);
    await expect(page.getByRole("link", { name: first, exact: true })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole("link", { name: "Possible duplicates" }).click();
    await expect(heading(page)).toHaveText("Possible duplicates");
    await expectGoodScreen(page);
    await page.getByRole("link", { name: `Compare ${first} and ${second}` }).click();
    await expect(heading(page)).toHaveText(`Merge ${first} and ${second}`);
    await waitForReact(page);
    await expectGoodScreen(page);
    await page.getByText(second, { exact: true }).last().click();
    await page.getByRole("button", { name: "Merge", exact: true }).click();
    await expect(page.getByText("Merged. You can undo this below.")).toBeVisible();
    await expect(heading(page)).toHaveText(second);
    await expect(page.getByText("Ana Ruiz").first()).toBeVisible();
    await expect(page.getByText("Ana R.", { exact: true }).first()).toBeVisible();

    await page.getByRole("button", { name: /^Undo merging / }).click();
    await expect(page.getByText("Merge undone.").first()).toBeVisible();
    await page.goto(`/office/prospects?words=${encodeURIComponent(`Twice ${id}`)}`);
    await expect(page.getByRole("link", { name: first, exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: second, exact: true })).toBeVisible();
  });
}

test("times of a walk-through are offered, and one is picked on a phone without scripts", async ({
  page,
  browser,
  server,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const company = `Dock ${crypto.randomUUID().slice(0, 8)}`;
  const email = `${crypto.randomUUID()}@example.com`;
  await logIn(page, person("administrator-ready"));
  await enter(page, { company, contact: "Ida Moss", email });
  await page.getByRole("link", { name: "Plan the walk-through" }).click();
  await expect(heading(page)).toHaveText(`Walk-through for ${company}`);
  await waitForReact(page);
  await page.getByText("Offer times", { exact: true }).click();
  await page.getByRole("button", { name: "Send the times" }).click();
  await expect(page.getByText("Please say where")).toBeVisible();
  await expectGoodScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectGoodScreen(page);
  await page.getByLabel("Where").first().fill("12 Dock Street");
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  for (const [number, time] of [
    [1, "09:00"],
    [2, "13:30"],
  ] as const) {
    await page.getByLabel(`Day ${number}`, { exact: true }).fill(day);
    await page.getByLabel(`Time ${number}`, { exact: true }).fill(time);
  }
  await page.getByRole("button", { name: "Send the times" }).click();
  await expect(page.getByText("The times are on their way.")).toBeVisible();
  await expect(page.getByText("Waiting for Ida Moss to choose a time")).toBeVisible();

  const [mail] = await storedEmails(server.dataDirectory, email, 1);
  const [, link = ""] = /https?:\/\/\S+?(\/appointment\/\S+)/.exec(mail?.text ?? "") ?? [];
  const options = { baseURL: server.url, viewport: { width: 390, height: 844 } };
  const phone = await browser.newContext({ ...options, javaScriptEnabled: false });
  const prospect = await phone.newPage();
  await prospect.goto(link);
  await expect(heading(prospect)).toHaveText(/^Walk-through of your building with /);
  await expectToFit(prospect);
  await prospect.getByRole("button", { name: "Book this time" }).click();
  await expect(prospect.getByText("Please choose a time").last()).toBeVisible();
  await prospect.getByLabel("1:30 PM to 2:30 PM").check();
  await prospect.getByRole("button", { name: "Book this time" }).click();
  await expect(prospect.getByText("Thank you. Your time is booked.")).toBeVisible();
  await expectToFit(prospect);
  await phone.close();

  // With scripts, the page also says when that is where its reader is.
  const abroad = await browser.newContext({ ...options, timezoneId: "America/New_York" });
  const desk = await abroad.newPage();
  await desk.goto(link);
  await expect(desk.getByText("2:30 PM to 3:30 PM where you are")).toBeVisible();
  await expectGoodScreen(desk);
  await desk.getByText("Cancel the appointment").click();
  await desk.getByLabel("Anything we should know?").fill("Mornings are better.");
  await desk.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(desk.getByText("This appointment is canceled")).toBeVisible();
  await abroad.close();

  await page.reload();
  await expect(page.getByText("Mornings are better.").first()).toBeVisible();
  await page.goto("/office/appointments");
  await expect(heading(page)).toHaveText("Appointments");
  await expectGoodScreen(page);
});

for (const width of [390, 1280])
  test(`all of a list are ticked at once and planned, at ${width} px`, async ({ page, person }) => {
    await page.setViewportSize({ width, height: 900 });
    const name = `Fleet${crypto.randomUUID().slice(0, 8)}`;
    await logIn(page, person("administrator-ready"));
    for (const part of ["North", "South", "West"])
      await enter(page, {
        company: `${name} ${part}`,
        contact: `Kim ${part}`,
        email: `kim@${name}-${part}.example`.toLowerCase(),
      });
    await page.goto(`/office/pipeline/list?tab=all&words=${name}`);
    await waitForReact(page);
    const all = page.getByLabel("Select all on this page");
    await page.getByLabel(`Select ${name} South`).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await expect(all).toHaveJSProperty("indeterminate", true);
    await all.check();
    await expect(page.getByText("3 selected")).toBeVisible();
    await expectGoodScreen(page);
    await all.uncheck();
    await expect(page.getByRole("button", { name: "Plan" })).toBeHidden();
    await all.check();
    const several = page.getByRole("form", { name: "Change the selected opportunities" });
    await several.getByLabel("Next step").fill("Invite to the open house");
    await several.getByRole("button", { name: "Plan" }).click();
    await expect(page.getByText("3 opportunities changed.")).toBeVisible();
    await expect(page.getByText("Invite to the open house")).toHaveCount(3);
  });
