import type { Page } from "@playwright/test";
import { handsFor, type VisitedForm } from "./form-visitor.ts";

const labels = {
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

export const visitedQuoteForm: VisitedForm<AskedField> = {
  url: "/api/quote",
  selector: "form[data-draft=quote]",
  labels,
  button: /Submit Request|Submitting\.\.\./,
};

const hands = handsFor(visitedQuoteForm);
export const { form: quoteForm, field, noteOf, button: submitButton } = hands;

export const fillInBeforeReact = (
  page: Page,
  values: Partial<Answers> = goodRequest,
): Promise<void> => hands.fillInBeforeReact(page, values);

export const fillIn = (page: Page, values: Partial<Answers> = goodRequest): Promise<void> =>
  hands.fillIn(page, values);

export const valuesIn = (page: Page): Promise<Record<string, string>> =>
  quoteForm(page).evaluate((form, names) => {
    const data = new FormData(form as HTMLFormElement);
    return Object.fromEntries(names.map((name) => [name, String(data.get(name))]));
  }, Object.keys(labels));
