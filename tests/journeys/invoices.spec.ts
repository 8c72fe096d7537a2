/** A month is billed: extra work and a credit on the draft, read by the client, paid in parts. */
import type { Page } from "@playwright/test";
import { expectGoodScreen, heading, logIn, pressButton } from "../support/account-journey.ts";
import { expect, journeyAt, waitForReact } from "../support/journey.ts";
import { password, type TestPerson } from "../support/people.ts";
import { storedEmails } from "../support/stored-emails.ts";

const test = journeyAt("invoices");

test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 10_000, expectedOnConsole: /Failed to load resource.*4(04|09|22)/ });

const step = (page: Page, label: string) =>
  page.locator("details[name=invoice-step]").filter({ hasText: label });
/** Opens a command where it is closed. */
const open = async (page: Page, label: string) => {
  await waitForReact(page);
  const panel = step(page, label);
  if ((await panel.getAttribute("open")) === null) await panel.locator("summary").click();
  return panel;
};
const amounts = (page: Page) => page.getByRole("table", { name: "Invoice lines" });

test("a draft with extra work and a credit is issued, read and paid", async ({
  page,
  stage,
  server,
  browser,
  baseURL,
}) => {
  const { people, clientId, facility } = stage;
  const comeIn = async (person: TestPerson) => {
    const clientPage = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
    await logIn(clientPage, { ...person, password });
    await expect(clientPage.getByRole("navigation", { name: "Sections" }).first()).toBeAttached();
    return clientPage;
  };
  const staff = await comeIn(people.manager);
  const member = await comeIn(people.member);
  let invoiceAddress = "";
  let paper = "";
  let title = "";

  await test.step("the client asks for extra work", async () => {
    await logIn(page, { ...people.administrator, password });
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    await page.goto("/client-portal/invoices");
    await expect(page.getByText("No invoices yet")).toBeVisible();
    await expectGoodScreen(page);
    await page.goto("/client-portal/work-orders/new");
    await waitForReact(page);
    await page.getByLabel("What is needed?").fill("Please clean the windows of the lobby");
    await page.getByLabel("What is it about?").selectOption({ label: "Extra service" });
    await pressButton(page, "Send the work order");
    await expect(heading(page)).toHaveText("Extra service");
  });
  const order = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await test.step("staff offer a price, which a member does not see", async () => {
    await staff.goto(`/office/work-orders/${order}`);
    await waitForReact(staff);
    await staff.getByText("Offer a price", { exact: true }).click();
    await staff.getByLabel("Dollars, before tax").fill("none");
    await staff.getByLabel("What’s included").fill("Lobby windows, both sides");
    await pressButton(staff, "Offer the price");
    await expect(staff.getByText("Please enter dollars, e.g., 240")).toBeVisible();
    await expect(staff.getByLabel("What’s included")).toHaveValue("Lobby windows, both sides");
    await expectGoodScreen(staff);
    await staff.getByLabel("Dollars, before tax").fill("240");
    await pressButton(staff, "Offer the price");
    await expect(staff.getByText("Not accepted yet, before tax")).toBeVisible();
    await member.goto(`/client-portal/work-orders/${order}`);
    await expect(heading(member)).toHaveText("Extra service");
    await expect(member.getByText("$240.00")).toHaveCount(0);
  });

  await test.step("the client accepts it, and it is done", async () => {
    await page.reload();
    await waitForReact(page);
    await expectGoodScreen(page);
    await pressButton(page, "Accept $240.00");
    await expect(page.getByText(/^Accepted by .*; billed once the work is done$/)).toBeVisible();
    await staff.reload();
    await waitForReact(staff);
    // Naming a price has taken it on.
    await pressButton(staff, "Start work");
    await staff.locator("summary", { hasText: "Mark as done" }).click();
    await staff.getByLabel(/What was done/).fill("Windows cleaned");
    await staff
      .locator("form", { hasText: "What was done" })
      .locator("button[type=submit]")
      .click();
    await expect(staff.getByText("Waiting for the client to accept it.")).toBeVisible();
  });

  await test.step("billing is set up", async () => {
    await staff.goto(`/office/clients/${clientId}`);
    await staff.getByRole("link", { name: "Billing" }).click();
    await expect(heading(staff)).toHaveText("Billing");
    await expect(staff.getByText("This client isn’t being billed yet.")).toBeVisible();
    await waitForReact(staff);
    await staff.getByLabel("Day of issue").fill("31");
    await pressButton(staff, "Save");
    await expect(staff.getByText("Please enter the address")).toBeVisible();
    await expect(staff.getByText("Please enter a day from 1 to 28")).toBeVisible();
    await expectGoodScreen(staff);
    await staff.getByLabel("Address", { exact: true }).fill("1 Main Street\nChicago, IL 60606");
    await staff.getByLabel("Day of issue").fill("5");
    await pressButton(staff, "Save");
    await expect(staff.getByText("Saved.")).toBeVisible();
  });

  await test.step("this month's draft is made, which the client does not see", async () => {
    const thisMonth = await staff.getByLabel("First month").inputValue();
    await staff.getByLabel("Month", { exact: true }).fill(thisMonth);
    await expectGoodScreen(staff);
    await pressButton(staff, "Create the draft");
    await expect(heading(staff)).toHaveText(/^Draft, /);
    await expect(amounts(staff)).toContainText("Lobby windows, both sides");
    await expect(amounts(staff)).toContainText("$1,480.50");
    invoiceAddress = new URL(staff.url()).pathname.replace("/office", "/client-portal");
    expect((await page.goto(invoiceAddress))?.status()).toBe(404);
  });

  await test.step("a credit is added, and the draft issued from the list", async () => {
    const credit = await open(staff, "Add a line or credit");
    await credit.getByLabel("Charge or credit").selectOption({ label: "A credit" });
    await credit.getByLabel("Dollars, before tax").fill("100.25");
    await credit.getByRole("button", { name: "Add a line or credit" }).click();
    await expect(staff.getByText("Please say what it’s for")).toBeVisible();
    await expect(credit.getByLabel("Dollars, before tax")).toHaveValue("100.25");
    await expectGoodScreen(staff);
    await credit.getByLabel("Description (the client sees it)").fill("One visit was missed");
    await credit.getByRole("button", { name: "Add a line or credit" }).click();
    await expect(amounts(staff)).toContainText("$1,380.25");
    await expectGoodScreen(staff);
    await staff.goto("/office/invoices?state=draft");
    await expect(staff.locator("[data-row]")).toHaveCount(1);
    await expectGoodScreen(staff);
    await staff.locator("[data-row]").getByRole("link").click();
    await waitForReact(staff);
    await pressButton(staff, "Issue the invoice");
    await expect(heading(staff)).toHaveText(/^Invoice \d{4}-\d{5}$/);
    title = (await heading(staff).textContent()) ?? "";
    await expectGoodScreen(staff);
  });

  await test.step("the client reads it: by mail, in the list, as paper", async () => {
    await expect
      .poll(async () => {
        const mails = await storedEmails(server.dataDirectory, people.administrator.email, 1);
        return mails.map(({ subject }) => subject);
      })
      .toContainEqual(expect.stringMatching(new RegExp(`^${title}, .*: \\$1,380\\.25$`)));
    await page.goto("/client-portal/invoices");
    await expect(page.locator("[data-row]")).toContainText("$1,380.25");
    await expectGoodScreen(page);
    await page.locator("[data-row]").getByRole("link").click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText("$1,380.25 open")).toBeVisible();
    await expect(amounts(page)).toContainText(facility);
    await expect(amounts(page)).toContainText("One visit was missed");
    await expect(page.getByText(/^Issued as /)).toBeVisible();
    await expect(page.getByText(/^Line added/)).toHaveCount(0);
    await expectGoodScreen(page);
    paper = (await page.getByRole("link", { name: "PDF" }).getAttribute("href")) ?? "";
    const file = await page.request.get(paper);
    expect(file.headers()["content-type"]).toBe("application/pdf");
    expect((await file.body()).toString("latin1")).toContain(`(${title}, `);
  });

  await test.step("it is paid in parts, by keys", async () => {
    const pay = await open(staff, "Record a payment");
    const dollars = pay.getByLabel("Dollars");
    await expect(dollars).toHaveValue("1380.25");
    await dollars.fill("2000");
    await pay.getByRole("button", { name: "Record a payment" }).click();
    await expect(staff.getByText("This is more than the open amount.")).toBeVisible();
    await expectGoodScreen(staff);
    await dollars.fill("380.25");
    await pay.getByLabel("Reference (optional)").fill("Check 1007");
    await staff.keyboard.press("Enter");
    await expect(staff.getByText("$1,000.00 open")).toBeVisible();
    await waitForReact(staff);
    await step(staff, "Record a payment").locator("summary").focus();
    await staff.keyboard.press("Enter");
    await staff.keyboard.press("Tab");
    await expect(dollars).toBeFocused();
    await expect(dollars).toHaveValue("1000.00");
    await staff.keyboard.press("Enter");
    await expect(staff.getByText("Paid", { exact: true }).first()).toBeVisible();
    await expect(step(staff, "Record a payment")).toHaveCount(0);
    await expectGoodScreen(staff);
  });

  await test.step("the statement says so, and no payment is the client's to take back", async () => {
    await page.reload();
    await expect(page.getByText("Check, Check 1007")).toBeVisible();
    await expect(page.getByRole("button", { name: /Reverse/ })).toHaveCount(0);
    await page.goto("/client-portal/invoices");
    await page.getByRole("link", { name: "Statement" }).click();
    await expect(heading(page)).toHaveText("Statement");
    const movements = page.getByRole("table", { name: "Transactions" });
    await expect(movements).toContainText(title);
    await expect(movements.getByRole("row").last()).toContainText("$0.00");
    await expectGoodScreen(page);
    await page.goto("/client-portal/invoices?words=nothing");
    await expect(page.getByText("No invoice matches")).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("a colleague who may not know prices finds nothing of it", async () => {
    await expect(member.getByRole("link", { name: "Invoices" })).toHaveCount(0);
    for (const path of [invoiceAddress, paper, "/client-portal/invoices/statement"])
      expect((await member.request.get(path)).status()).toBe(404);
    for (const page of [staff, member]) await page.context().close();
  });
});

test("billing, a draft and its faults fit a phone", async ({ page, stage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, { ...stage.people.manager, password });
  await page.goto(`/office/clients/${stage.clientId}/billing`);
  await waitForReact(page);
  await pressButton(page, "Save");
  await expect(page.getByText("Please enter the address")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel("Address", { exact: true }).fill("1 Main Street\nChicago, IL 60606");
  await page.getByLabel("Day of issue").fill("5");
  await pressButton(page, "Save");
  await expect(page.getByText("Saved.")).toBeVisible();
  const thisMonth = await page.getByLabel("First month").inputValue();
  await page.getByLabel("Month", { exact: true }).fill(thisMonth);
  await pressButton(page, "Create the draft");
  await expect(heading(page)).toHaveText(/^Draft, /);
  await open(page, "Add a line or credit");
  await expectGoodScreen(page);
});
