/** The reports of a client's months: from Insights to the PDF, each person's own. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { addMonthlyReport, facilityFigures } from "../support/monthly-reports.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { type RunningServer, startServer } from "../support/server.ts";

test.describe.configure({ timeout: 180_000 });

/** A client with two facilities and the reports of two months; a member of one facility; a manager. */
async function prepare(dataDirectory: string) {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const { id: clientId, facilityIds } = await addClient(context, 2);
  const [clinic = "", store = ""] = facilityIds;
  const client = await addPerson(context, { role: "client-administrator", clientId });
  const member = await addPerson(context, {
    ...{ role: "client-member", clientId, facilityIds: [store] },
  });
  const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
  const figures = [
    facilityFigures({ id: clinic, name: "Zebra clinic" }),
    facilityFigures({ id: store, name: "Quail store" }),
  ];
  const report = await addMonthlyReport(context, clientId, figures);
  await addMonthlyReport(context, clientId, figures);
  await opened.database.close();
  return {
    ...{ client: { ...client, password }, member: { ...member, password } },
    ...{ manager: { ...manager, password }, clientId, report },
  };
}

for (const [width, javaScriptEnabled] of [
  [390, false],
  [1280, true],
] as const) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript,`, () => {
    let server: RunningServer;
    let prepared: Awaited<ReturnType<typeof prepare>>;
    let dataDirectory: string;
    test.beforeAll(async () => {
      dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-monthly-report-"));
      prepared = await prepare(dataDirectory);
      server = await startServer({ dataDirectory });
    });
    test.afterAll(async () => {
      await server?.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    });
    test.use({
      viewport: { width, height: 844 },
      javaScriptEnabled,
      actionTimeout: 10_000,
      expectedOnConsole: /Failed to load resource.*404/,
    });

    test("a client reads a month, saves it, and sees no facility of others", async ({
      page,
      browser,
    }) => {
      const look = async (of = page) => {
        await expectToFit(of);
        if (!javaScriptEnabled) return;
        for (const colorScheme of ["light", "dark"] as const) {
          await of.emulateMedia({ colorScheme });
          await expectNoViolation(of);
        }
      };
      const at = (path: string) => server.url + path;

      await logIn(page, prepared.client, { path: at("/client-portal") });
      await expect(heading(page)).toHaveText(/^Client \w{6}$/);
      await page.goto(at("/client-portal/insights"));
      await page.getByRole("link", { name: "Monthly reports" }).click();
      await expect(heading(page)).toHaveText("Monthly reports");
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(2);
      await look();
      const month = page.getByRole("link", { name: "October 2026", exact: true });
      await month.focus();
      await page.keyboard.press("Enter");
      await expect(heading(page)).toHaveText("October 2026");
      await expect(page.getByText("All 2 facilities")).toBeVisible();
      await expect(page.getByText("Best: Lobby (Quail store) and 1 more, 98.0%.")).toBeVisible();
      await expect(page.getByRole("rowheader", { name: "Zebra clinic" })).toBeVisible();
      await look();
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: "Save as PDF" }).click();
      expect((await coming).suggestedFilename()).toMatch(/^monthly-report-2026-10-.*\.pdf$/);

      const of = async (person: typeof prepared.client, path: string) => {
        const other = await (
          await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled })
        ).newPage();
        await logIn(other, person, { path: at(path) });
        await other.waitForURL((url) => url.pathname === path);
        return other;
      };
      const theirs = await of(
        prepared.member,
        `/client-portal/insights/reports/${prepared.report}`,
      );
      await expect(heading(theirs)).toHaveText("October 2026");
      await expect(theirs.getByText("Counted for the facilities that you see.")).toBeVisible();
      await expect(theirs.getByText("Best: Lobby, 98.0%.")).toBeVisible();
      expect(await theirs.content()).not.toContain("Zebra");
      await look(theirs);
      await theirs.context().close();

      const ours = await of(prepared.manager, `/office/clients/${prepared.clientId}/insights`);
      await ours.getByRole("link", { name: "Monthly reports" }).click();
      await ours.getByRole("link", { name: "September 2026", exact: true }).click();
      await expect(heading(ours)).toHaveText("September 2026");
      await look(ours);
      await ours.context().close();
    });
  });
}
