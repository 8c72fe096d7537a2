/** Journeys of the website, which an administrator writes, share these. */
import type { Page } from "@playwright/test";
import { waitForAnswer } from "./journey.ts";
import { addPerson, password } from "./people.ts";
import { preparePostgres } from "./prepare-database.ts";
import type { RunningServer } from "./server.ts";

/** The one person of an installation that has just begun, by whom the site is changed. */
export const prepareAdministrator = (databaseUrl: string) =>
  preparePostgres(databaseUrl, async (context) => ({
    ...(await addPerson(context, { role: "administrator" })),
    password,
  }));

export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save draft" }).last().click();
  await waitForAnswer(page, "save");
}

export async function publishDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish now" }).click();
  await waitForAnswer(page, "publish");
}

/** @returns the HTML that a visitor without a browser gets */
export const readPublicPage = async (server: RunningServer, path: string): Promise<string> =>
  (await fetch(server.url + path)).text();
