/** Journeys of the office share these. */
import { expect, type Locator, type Page } from "@playwright/test";
import { quoteFields } from "./quote-request.ts";

/** Sends what the form of the public site sends. */
export async function askForQuote(
  page: Page,
  fields: Partial<typeof quoteFields> = {},
): Promise<void> {
  const response = await page.request.post("/api/quote", { data: { ...quoteFields, ...fields } });
  expect(response.status()).toBe(201);
}

export const row = (page: Page, name: string): Locator =>
  page.locator("[data-row]", { hasText: name });

export const uniqueCompany = (): string => `Harbor ${Math.random().toString(36).slice(2, 8)}`;
