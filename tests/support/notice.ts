import { expect, type Locator, type Page } from "@playwright/test";

export const noticeArea = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Notices|Avisos)/ });

export const notices = (page: Page): Locator => noticeArea(page).getByRole("listitem");

export async function expectNotice(page: Page, title: string, description: string): Promise<void> {
  await expect(notices(page)).toHaveCount(1);
  await expect(notices(page).getByText(title, { exact: true })).toBeVisible();
  await expect(notices(page).getByText(description, { exact: true })).toBeVisible();
}

export const quoteSent = [
  "Quote request submitted!",
  "We'll be in touch with you shortly.",
] as const;
export const quoteFailed = [
  "Submission failed",
  "There was an error submitting your request. Please try again.",
] as const;
