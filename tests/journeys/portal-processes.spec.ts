/** Two processes behind one address: what happens at one is seen at the other, and one may die. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForReact } from "../support/journey.ts";
import { balance } from "../support/load-balancer.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { startServer } from "../support/server.ts";
import { addOrder } from "../support/work-orders.ts";

test.use({ expectedOnConsole: /net::ERR_/ });

const prepare = (databaseUrl: string) =>
  preparePostgres(databaseUrl, async (context) => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const order = await addOrder(context, facilityIds[0] ?? "");
    return { order, manager: { ...manager, password }, client: { ...client, password } };
  });

async function comment(page: Page, text: string): Promise<void> {
  await page.getByLabel("Write a comment").fill(text);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await saved;
}

test("a comment at one process is read at the other at once, and still after that was killed", async ({
  page,
  browser,
  newDatabase,
}) => {
  const databaseUrl = await newDatabase();
  const { order, manager, client } = await prepare(databaseUrl);
  const env = { DATABASE_URL: databaseUrl, SECRET_KEY: randomUUID() + randomUUID() };
  const first = await startServer({ env });
  const second = await startServer({ env });
  const portal = await balance([first.port, second.port]);
  const elsewhere = await browser.newContext();
  try {
    const streaming = page.waitForRequest("**/api/events");
    await logIn(page, client, { path: `${portal.url}/client-portal` });
    await expect(heading(page)).toHaveText(/^Client [0-9a-f]{6}$/);
    await (await streaming).response();
    await page.goto(`${portal.url}/client-portal/work-orders/${order.id}`);
    await waitForReact(page);

    const office = await elsewhere.newPage();
    await logIn(office, manager, { path: `${second.url}/client-portal` });
    await expect(heading(office)).toHaveText("Today");
    await office.goto(`${second.url}/office/work-orders/${order.id}`);
    await comment(office, "We are on our way");
    await expect(page.getByText("We are on our way")).toBeVisible();

    await first.kill();
    const died = Date.now();
    await comment(office, "We have arrived");
    const shown = page.getByText("We have arrived");
    await expect(shown).toBeVisible({ timeout: Math.max(1, died + 5_000 - Date.now()) });
    await page.goto(`${portal.url}/client-portal/work-orders`);
    await expect(page.getByText(order.number)).toBeVisible();
  } finally {
    await elsewhere.close();
    await portal.close();
    await first.discard();
    await second.discard();
  }
});
