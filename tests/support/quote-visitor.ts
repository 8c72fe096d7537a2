/** How journeys fill in the quote form: as a visitor does, by the labels. */
import type { Locator, Page } from "@playwright/test";

export const labels = {
  fullName: "Full name",
  company: "Company",
  email: "Email",
  phone: "Phone",
  facilityType: "Facility type",
  squareFootage: "Square footage",
  message: "What do you need?",
} as const;

export type AskedField = keyof typeof labels;
export type Answers = Record<AskedField, string>;

export const goodRequest: Answers = {
  fullName: "Jane Müller-O’Brien",
  company: "Harbor & Main <Offices>",
  email: "jane@harbor-main.test",
  phone: "(312) 555-0123",
  facilityType: "office",
  squareFootage: "12,000",
  message: "Two floors, five evenings a week, please start in January.",
};

export const quoteForm = (page: Page): Locator => page.locator("form[data-draft=quote]");

export const field = (page: Page, name: AskedField): Locator =>
  quoteForm(page).getByLabel(labels[name], { exact: true });

/** The line beneath a field: its help, or what is wrong with it. */
export async function noteOf(page: Page, name: AskedField): Promise<Locator> {
  const id = await field(page, name).getAttribute("id");
  return page.locator(`[id="${id}-note"]`);
}

export async function fillIn(page: Page, values: Partial<Answers> = goodRequest) {
  for (const [name, value] of Object.entries(values) as [AskedField, string][]) {
    if (name === "facilityType") await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

export const submitButton = (page: Page): Locator =>
  quoteForm(page).getByRole("button", { name: /Submit Request|Submitting\.\.\./ });

/** What was asked for; a frequency that nobody chose is none. */
/** What stands in the fields that are asked for. */
export const valuesIn = (page: Page): Promise<Record<string, string>> =>
  quoteForm(page).evaluate((form, names) => {
    const data = new FormData(form as HTMLFormElement);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))]));
  }, Object.keys(labels));
