/** A series is changed a few nights before clocks go back: hours stay what they are on the wall. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { makeAllVisits } from "#features/visits/series/make-visits.server.ts";
import { heading, logIn } from "../support/account-journey.ts";
import { addFacility } from "../support/facilities.ts";
import { expect, test } from "../support/journey.ts";
import { addPerson, password } from "../support/people.ts";
import { prepareDatabase } from "../support/prepare-database.ts";
import { startServer } from "../support/server.ts";
import { addSeries } from "../support/visits.ts";

/** A Monday; in Chicago clocks go back on the Sunday after it. */
const now = "2026-10-26T15:00:00Z";

const prepare = (dataDirectory: string) =>
  prepareDatabase(dataDirectory, async (context) => {
    const { db } = context;
    const { id: facilityId, clientId } = await addFacility(context);
    await addSeries(context, { facilityId, clientId }, { startsOn: "2026-10-01" });
    await makeAllVisits(db, new Date(now));
    const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const client = await addPerson(context, { role: "client-administrator", clientId });
    return { manager: { ...manager, password }, client: { ...client, password } };
  });

// The server ends while a page of it is open.
test.use({ expectedOnConsole: /net::ERR_/ });

interface Visit {
  id: string;
  date: string;
  beginsAt: string;
  endsAt: string;
}

async function visitsOf(request: APIRequestContext, url: string): Promise<Visit[]> {
  const answer = await request.get(`${url}/api/portal/visits?from=2026-10-29&to=2026-11-02`);
  return ((await answer.json()) as { visits: Visit[] }).visits;
}

test("from one visit on, over the night when clocks go back", async ({ page, browser }) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-clocks-"));
  const { manager, client } = await prepare(dataDirectory);
  const server = await startServer({ dataDirectory, clockFrom: now });
  const elsewhere = await browser.newContext();
  try {
    const portal = await elsewhere.newPage();
    await logIn(portal, client, { path: `${server.url}/client-portal` });
    await expect(heading(portal)).toHaveText(/^Client [0-9a-f]{6}$/);
    const moments = async () =>
      (await visitsOf(elsewhere.request, server.url)).map(({ date, beginsAt, endsAt }) => [
        date,
        beginsAt.slice(5, 16),
        endsAt.slice(5, 16),
      ]);
    // From 10 PM to 2 AM: the night of Saturday has an hour more.
    expect(await moments()).toEqual([
      ["2026-10-29", "10-30T03:00", "10-30T07:00"],
      ["2026-10-30", "10-31T03:00", "10-31T07:00"],
      ["2026-10-31", "11-01T03:00", "11-01T08:00"],
      ["2026-11-01", "11-02T04:00", "11-02T08:00"],
      ["2026-11-02", "11-03T04:00", "11-03T08:00"],
    ]);

    const friday = (await visitsOf(elsewhere.request, server.url))[1];
    await logIn(page, manager, { path: `${server.url}/client-portal` });
    await expect(heading(page)).toHaveText("Today");
    await page.goto(`${server.url}/office/schedule/${friday?.id}/edit`);
    await page.getByLabel("This and all following visits").check();
    await page.getByLabel("From", { exact: true }).fill("23:00");
    await page.getByRole("button", { name: "Preview changes", exact: true }).click();
    await expect(page.getByText(/^\d+ visits change$/)).toBeVisible();
    await page.getByRole("button", { name: "Save these changes", exact: true }).click();
    await expect(page.getByText(/^Saved\. .*The client sees it in the portal\.$/)).toBeVisible();

    expect(await moments()).toEqual([
      ["2026-10-29", "10-30T03:00", "10-30T07:00"],
      ["2026-10-30", "10-31T04:00", "10-31T07:00"],
      ["2026-10-31", "11-01T04:00", "11-01T08:00"],
      ["2026-11-01", "11-02T05:00", "11-02T08:00"],
      ["2026-11-02", "11-03T05:00", "11-03T08:00"],
    ]);
    await portal.goto(`${server.url}/client-portal/schedule/${friday?.id}`);
    await expect(portal.getByText(/11 PM–2 AM/).first()).toBeVisible();
  } finally {
    await elsewhere.close();
    await server.stop();
    await rm(dataDirectory, { recursive: true });
  }
});
