/** From the proposal that both have signed to the client's portal, and to the first visit on Tonight. */
import { addDays } from "#platform/format/local-date.ts";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expect, journeyAt, waitForReact } from "../support/journey.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const test = journeyAt("won");

test.use({ expectedOnConsole: /Failed to load resource.*(409|422)/ });

for (const hasScripts of [true, false])
  test(`a client is started ${hasScripts ? "with" : "without"} scripts`, async ({
    page,
    browser,
    server,
    person,
    stage,
  }) => {
    const width = hasScripts ? 1280 : 390;
    const { opportunityId, company, email } = stage;
    const office = hasScripts
      ? page
      : await (
          await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
        ).newPage();
    await office.setViewportSize({ width, height: 900 });
    await logIn(office, person("administrator-ready"));

    await office.goto(`/office/pipeline/${opportunityId}/proposal`);
    await office.getByRole("link", { name: "Start the client" }).click();
    await expect(heading(office)).toHaveText(`Start ${company}`);
    if (hasScripts) await waitForReact(office);
    await expectToFit(office);
    await expect(office.getByText("The building’s address is incomplete")).toBeVisible();
    const budget = await office.getByLabel("Budgeted minutes per visit").inputValue();
    expect(Number(budget)).toBeGreaterThan(60);

    // What is missing is said beside its field, and what was typed stays.
    await office.getByLabel("State", { exact: true }).fill("Illinois");
    await office.getByLabel("Address", { exact: true }).fill("12 Main Street");
    await office.getByRole("button", { name: "Start the client" }).click();
    await expect(office.getByLabel("State", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(office.getByLabel("Budgeted minutes per visit")).toHaveValue(budget);
    // The form is long: without scripts, its page says at the top what is wrong below.
    const check = office.getByText("Check 1 field:");
    if (hasScripts) await expect(check).toHaveCount(0);
    else {
      await expect(check).toBeInViewport();
      await office.getByRole("alert").filter({ has: check }).getByRole("link").click();
      await expect(office.getByLabel("State", { exact: true })).toBeInViewport();
    }
    await expectToFit(office);
    await office.getByLabel("State", { exact: true }).fill("IL");
    await office.getByLabel("Step 2", { exact: true }).fill("First deep clean of the floors");
    // Another price than the signed one is billed only where somebody says so.
    const price = office.getByLabel("Price per month").first();
    const signedPrice = await price.inputValue();
    await price.fill("1.00");
    if (hasScripts) await expect(office.getByText(/come to \$1\.00 a month/)).toBeVisible();
    await office.getByRole("button", { name: "Start the client" }).click();
    await expect(office.getByText(/confirm the other total/).last()).toBeVisible();
    await expect(office.getByLabel(/^Bill \$1\.00 a month instead/)).toBeVisible();
    await expectToFit(office);
    const share = office.getByRole("button", { name: /^Share .+ among the areas you keep$/ });
    if (hasScripts) await price.fill(signedPrice);
    else await share.click();
    await expect(price).toHaveValue(signedPrice);
    await office.getByRole("button", { name: "Start the client" }).click();
    await office.waitForURL(/\/office\/clients\/[0-9a-f-]+$/);
    await expect(heading(office)).toHaveText(company);
    await expect(office.getByRole("heading", { name: "Where it came from" })).toBeVisible();
    await expectToFit(office);

    await office.goto("/office/tonight");
    const visit = office.locator("li", { hasText: company }).first();
    await expect(visit).toContainText(
      `Budget: ${Number(budget).toLocaleString("en-US")} labor minutes`,
    );
    await office.goto(`/office/pipeline/${opportunityId}/start`);
    await expect(office.getByText(/started this client on/)).toBeVisible();

    await office.goto("/office/clients/start-up-tasks");
    const task = office.getByRole("row").filter({ hasText: company }).filter({ hasText: "floors" });
    await task.getByRole("link").click();
    await expect(heading(office)).toHaveText("Start-up plan");
    await office.getByRole("button", { name: "Done: Handover of keys" }).click();
    await expect(office.getByText("1 of 2 done")).toBeVisible();
    await expectToFit(office);

    const [mail] = await storedEmails(server.dataDirectory, email, 1);
    if (mail === undefined) throw new Error("no invitation");
    const client = await (await browser.newContext({ baseURL: server.url })).newPage();
    await client.goto(linkIn(mail, "/invitation"));
    await client.locator("#invitation-password").fill("quiet lamps along the pier");
    await client.keyboard.press("Enter");
    await expect(client).toHaveURL(/\/client-portal$/);
    await expect(heading(client)).toHaveText(company);
    const greeting = client.getByRole("region", { name: "Your first 90 days" });
    await expect(greeting).toContainText("1 of 2 done");
    await expect(greeting).toContainText("Next: First deep clean of the floors");
    await greeting.getByRole("link", { name: /^See the whole plan/ }).click();
    await expect(client.getByText(/^Done /).first()).toBeVisible();
    await expectToFit(client);
    await client.goto("/client-portal/documents");
    await expect(client.getByText(/^Cleaning contract/).first()).toBeVisible();
    await client.goto("/client-portal/schedule?view=list");
    await expect(client.getByText("Evening cleaning").first()).toBeVisible();
    expect(await client.content()).not.toContain("labor minutes");
    // Service starts a week later: the office sees what moves before it does.
    const firstDay = office.getByLabel("New first day");
    await firstDay.fill(addDays(await firstDay.inputValue(), 7));
    await office.getByRole("button", { name: "See what would move" }).click();
    await expectToFit(office);
    await office.getByRole("button", { name: "Move 1 open task: 7 days later" }).click();
    await expect(office.getByText("First day of service moved, with 1 task")).toBeVisible();
    await client.context().close();
    if (!hasScripts) await office.context().close();
  });
