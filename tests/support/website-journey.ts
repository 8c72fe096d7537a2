/** What journeys of the website have in common, which an administrator writes. */
import type { Page } from "@playwright/test";
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
  await page.waitForURL(/done=save/);
}

export async function publishDraft(page: Page): Promise<void> {
  // The page follows its address a moment later, and publishes what it shows alone.
  await page.reload();
  await page.getByRole("button", { name: "Publish now" }).click();
  await page.waitForURL(/done=publish/);
}

/** What a visitor without a browser is sent. */
export const readPublicPage = async (server: RunningServer, path: string): Promise<string> =>
  (await fetch(server.url + path)).text();
