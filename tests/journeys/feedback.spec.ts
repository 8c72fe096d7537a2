/** Feedback by the link of a mail and in the portal, supplies by one tap, and what staff see of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { newFeedbackToken } from "#domain/feedback/feedback-link.ts";
import { addSupply } from "#domain/supplies/change-supplies.ts";
import { expectToFit, heading, logIn } from "../support/account-journey.ts";
import { expectNoViolation } from "../support/axe.ts";
import { addQuestion } from "../support/feedback.ts";
import { expect, test } from "../support/journey.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { type RunningServer, startServer } from "../support/server.ts";

test.describe.configure({ timeout: 180_000 });

/** A client with one facility, a question by mail, one in the portal, and a list of supplies. */
async function prepare(dataDirectory: string) {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const { id: clientId, facilityIds } = await addClient(context, 1);
  const [facilityId = ""] = facilityIds;
  const client = await addPerson(context, { role: "client-administrator", clientId });
  const manager = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
  const place = { clientId, facilityId, accountId: client.id };
  const byMail = await addQuestion(context, place, { quarter: "2026-Q2" });
  const token = await newFeedbackToken(db, byMail);
  await addQuestion(context, place, { quarter: "2026-Q3" });
  const actor = { ...manager, accountId: manager.id, sessionId: "", needsSecondFactor: false };
  await addSupply({ db }, actor, facilityId, "Paper towels");
  await opened.database.close();
  return { client: { ...client, password }, manager: { ...manager, password }, token };
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
      dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-feedback-"));
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
      expectedOnConsole: /Failed to load resource.*4(04|09|22)/,
    });

    test("a client answers and asks, and the account manager sees what is red", async ({
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
      const press = (name: string | RegExp, of = page) =>
        of.getByRole("button", { name, exact: true }).click();
      const at = (path: string) => server.url + path;

      // From the mail, signed out.
      await page.goto(at(`/feedback?token=${prepared.token}&score=9`));
      await expect(heading(page)).toHaveText("How well did we do?");
      await expect(page.getByRole("radio", { name: "9" })).toBeChecked();
      await look();
      await page.getByRole("radio", { name: "9" }).press("ArrowRight");
      if (javaScriptEnabled) await expect(page.getByRole("radio", { name: "10" })).toBeChecked();
      await page.getByLabel(/^Why/).fill("On time");
      await press("Send your answer");
      await expect(heading(page)).toHaveText("Thank you");
      await expect(page.getByText("10 of 10")).toBeVisible();
      await look();

      // In the portal, with a low one.
      await logIn(page, prepared.client, { path: at("/client-portal") });
      await expect(heading(page)).toHaveText(/^Client \w{6}$/);
      await page.goto(at("/client-portal/feedback"));
      await expect(page.getByText("On time")).toBeVisible();
      await look();
      await page.getByRole("link", { name: "Answer", exact: true }).click();
      await page.getByLabel(/^Why/).fill("Bins were full twice");
      await press("Send your answer");
      await expect(page.getByText("Please choose a number from 0 to 10")).toBeVisible();
      await expect(page.getByLabel(/^Why/)).toHaveValue("Bins were full twice");
      await look();
      await page.getByText("3", { exact: true }).click();
      await press("Send your answer");
      await expect(page.getByRole("status").first()).toContainText("3 of 10 is stored");
      await look();

      // Supplies: one tap, undone, asked for again.
      await page.goto(at("/client-portal/supplies"));
      await press("Ask for it: Paper towels");
      await expect(page.getByText("Asked for: Paper towels")).toBeVisible();
      await look();
      await press("Undo");
      await expect(page.getByText("Taken back: Paper towels")).toBeVisible();
      await press("Ask for it: Paper towels");
      await expect(page.getByRole("link", { name: /^Asked for, WO-/ })).toBeVisible();

      const office = await browser.newContext({
        viewport: { width, height: 844 },
        javaScriptEnabled,
      });
      const staff = await office.newPage();
      await logIn(staff, prepared.manager, { path: at("/client-portal") });
      await expect(heading(staff)).not.toHaveText("Client Login");
      await staff.goto(at("/office/client-health"));
      await expect(staff.getByRole("link", { name: "1 low answer in 90 days" })).toBeVisible();
      await look(staff);
      await staff.getByRole("link", { name: "1 low answer in 90 days" }).click();
      await expect(staff.getByText("Bins were full twice")).toBeVisible();
      await expect(staff.getByText("On time")).toHaveCount(0);
      await look(staff);
      await staff.getByRole("link", { name: "Messages about it" }).click();
      await expect(heading(staff)).toContainText("Feedback 3 of 10");
      await office.close();
    });
  });
}
