/** From a request to a proposal, and from an application to an answer, without a pointer. */
import type { Locator, Page } from "@playwright/test";
import { heading, logIn } from "../support/account-journey.ts";
import { goodApplication } from "../support/application-visitor.ts";
import { expect, test, waitForAnswer, waitForReact } from "../support/journey.ts";
import { askForQuote, uniqueCompany } from "../support/office-journey.ts";
import { isFocusInSight } from "../support/tab-to.ts";

test.use({ actionTimeout: 10_000 });

/** More than anybody presses to get anywhere on one page. */
const maxTabs = 120;

/** By Tab alone, from where the focus is; what has it can be seen. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      await expect.poll(() => page.evaluate(isFocusInSight), String(target)).toBe(true);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} is not reached by ${maxTabs} tabs`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** By the command menu, as somebody who knows the name. */
async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name: new RegExp(name) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(name);
  await waitForReact(page);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("a request is answered, priced and offered by keys alone", async ({ page, person }) => {
  const company = uniqueCompany();
  await askForQuote(page, { company });
  await logIn(page, person("administrator-ready"));
  await expect(heading(page)).toHaveText("Today");
  await waitForReact(page);
  await find(page, company);
  const opportunity = new URL(page.url()).pathname;

  await type(page, page.getByLabel("Note", { exact: true }), "Prefers Tuesdays");
  await press(page, button(page, "Add a note"));
  await expect(page.getByText("Prefers Tuesdays").last()).toBeVisible();
  await press(page, link(page, "Write an email"));
  await expect(heading(page)).toHaveText(`Emails with ${company}`);
  await waitForReact(page);
  await press(page, link(page, "First answer"));
  await expect(page.getByLabel("Subject")).not.toHaveValue("");
  await press(page, button(page, "Send"));
  await expect(heading(page)).toHaveText(company);
  await expect(page.getByText(/^Your quote request \(/)).toBeVisible();

  await page.goto(`/office/pipeline?words=${company}`);
  await waitForReact(page);
  const column = (stage: string) => page.getByRole("region", { name: new RegExp(`^${stage}, `) });
  await reach(page, column("Contacted").getByRole("link", { name: company }));
  await page.keyboard.press("Shift+ArrowRight");
  const moved = column("Walk-through booked").getByRole("link", { name: company });
  await expect(moved).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(company);
  expect(new URL(page.url()).pathname).toBe(opportunity);
  await waitForReact(page);

  await press(page, link(page, "Work out a bid"));
  await expect(heading(page)).toHaveText(`Bid for ${company}`);
  await waitForReact(page);
  await press(page, button(page, "Add an area"));
  await type(page, page.getByRole("textbox", { name: "Area", exact: true }).last(), "Open office");
  await type(page, page.getByLabel("Square feet").last(), "16000");
  await expect(page.getByRole("region", { name: "Price", exact: true })).toContainText("$");
  // Enter in a field saves the sheet, and adds no row.
  await page.keyboard.press("Enter");
  await waitForAnswer(page, "saved");
  await waitForReact(page);
  await press(page, button(page, "Save as a version"));
  await waitForAnswer(page, "version");
  await press(page, link(page, company));
  await expect(heading(page)).toHaveText(company);

  await press(page, link(page, "Write a proposal"));
  await expect(heading(page)).toHaveText(`Proposal for ${company}`);
  await waitForReact(page);
  await type(page, page.getByLabel("Cover letter"), "Dear Dana, this is what we offer you.");
  await press(page, button(page, "Save the draft"));
  await waitForAnswer(page, "saved");
  await waitForReact(page);
  await press(page, button(page, /^Send to /));
  await waitForAnswer(page, "send");
  await expect(page.getByText("The proposal is on its way.")).toBeVisible();
});

test("an applicant is moved on and answered by keys alone", async ({ page, person }) => {
  const word = crypto.randomUUID().slice(0, 8);
  const fullName = `Noor ${word}`;
  const data = { ...goodApplication, fullName, email: `${word}@adeyemi.test` };
  expect((await page.request.post("/api/job-application", { data })).status()).toBe(201);
  await logIn(page, person("administrator-ready"));
  await page.goto(`/office/applications?words=${word}`);
  await waitForReact(page);
  await page.keyboard.press("j");
  await page.keyboard.press("o");
  await expect(heading(page)).toHaveText(fullName);
  await waitForReact(page);
  await reach(page, page.getByLabel("Move to"));
  await page.keyboard.type("Inter");
  await press(page, button(page, "Move"));
  await expect(page.getByText("Interview", { exact: true }).first()).toBeVisible();
  await press(page, link(page, "Invite to an interview"));
  await waitForReact(page);
  await type(page, page.getByLabel("Text"), "Can you work nights?");
  await press(page, button(page, "Send the answer"));
  await expect(page.getByText("The answer is on its way.")).toBeVisible();
});
