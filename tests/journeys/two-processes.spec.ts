/** Two processes on one PostgreSQL: what happens in one is seen in the other. */
import { randomUUID } from "node:crypto";
import type { Page, Request } from "@playwright/test";
import { heading, logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { row, uniqueCompany } from "../support/office-journey.ts";
import { addPerson, password } from "../support/people.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { fillIn, goodRequest, submitButton } from "../support/quote-visitor.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const addStaff = (databaseUrl: string) =>
  preparePostgres(databaseUrl, async (context) => {
    const manager = await addPerson(context, { role: "account-manager" });
    const administrator = await addPerson(context, { role: "administrator" });
    return { manager: { ...manager, password }, administrator: { ...administrator, password } };
  });

/** Signs in, opens the list, and waits for its stream. */
async function openList(page: Page, { url }: RunningServer, person: Parameters<typeof logIn>[1]) {
  const streaming = page.waitForRequest("**/api/events");
  await logIn(page, person, { path: `${url}/client-portal?next=%2Foffice%2Fleads` });
  await expect(heading(page)).toHaveText("Quote requests");
  await (await streaming).response();
  return streaming;
}

/** @returns what waits for its end, by whichever side */
function endOf(page: Page, stream: Request): () => Promise<void> {
  let hasEnded = false;
  const watch = (request: Request) => {
    hasEnded ||= request === stream;
  };
  page.on("requestfinished", watch).on("requestfailed", watch);
  return () => expect.poll(() => hasEnded, { timeout: 5_000 }).toBe(true);
}

test("a request typed at one is on the list at the other at once; a session that ends at one ends at the other", async ({
  page,
  browser,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const people = await addStaff(databaseUrl);
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
  const a = await startServer({ env });
  const b = await startServer({ env });
  const elsewhere = await browser.newContext();
  try {
    let stream = await openList(page, b, people.manager);

    const visitor = await elsewhere.newPage();
    await visitor.goto(a.url);
    const company = uniqueCompany();
    await fillIn(visitor, { ...goodRequest, company });
    const accepted = visitor.waitForResponse("**/api/quote");
    await submitButton(visitor).click();
    expect((await accepted).status()).toBe(201);
    const show = page.getByRole("button", { name: "1 new, show" });
    await expect(show).toBeVisible();
    await show.click();
    await expect(row(page, company)).toBeVisible();

    // Cookies know no ports: the same session, at the other process.
    let end = endOf(page, stream);
    const second = await page.context().newPage();
    await second.goto(`${a.url}/account/profile`);
    await second.getByRole("button", { name: "Sign out" }).click();
    await end();
    await expect(page).toHaveURL(/\/client-portal\?next=%2Foffice%2Fleads/);
    await second.close();

    stream = await openList(page, b, people.manager);
    end = endOf(page, stream);
    const administrator = await elsewhere.newPage();
    await logIn(administrator, people.administrator, { path: `${a.url}/client-portal` });
    await expect(heading(administrator)).toHaveText("Today");
    await administrator.goto(`${a.url}/office/people/${people.manager.id}`);
    await administrator.getByRole("button", { name: "Suspend" }).click();
    await end();
    await expect(page).toHaveURL(/\/client-portal\?next=%2Foffice%2Fleads/);
    expect((await page.request.get(`${b.url}/api/events`)).status()).toBe(401);
  } finally {
    await elsewhere.close();
    await a.discard();
    await b.discard();
  }
});
