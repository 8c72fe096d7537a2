/** A message that nobody read comes by email, whose link leads through the sign-in to the thread. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { accounts } from "#database/schema.ts";
import { findActorOf } from "#domain/accounts/find-actor.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { heading, logIn } from "../support/account-journey.ts";
import { expect, test } from "../support/journey.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { addThread, age } from "../support/threads.ts";

test("is read by the link of its email, and answered live", async ({ browser }) => {
  test.setTimeout(240_000);
  const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-message-mail-"));
  const { client, manager } = await prepare(dataDirectory);
  const server = await startServer({ dataDirectory });
  try {
    // The job looks once a minute.
    await expect(async () => {
      const mails = await storedEmails(dataDirectory, client.email, 1);
      expect(mails).toHaveLength(1);
    }).toPass({ timeout: 120_000 });
    const [mail] = await storedEmails(dataDirectory, client.email, 1);
    expect(mail?.text).toContain("Where are the keys?");
    const path = /\/client-portal\/messages\/[\da-f-]{36}/.exec(mail?.text ?? "")?.[0] ?? "";

    const [reader, office] = await Promise.all([browser.newPage(), browser.newPage()]);
    await reader.goto(server.url + path);
    await logIn(reader, { ...client, password }, { path: reader.url() });
    await expect(heading(reader), "the sign-in leads on to the thread").toHaveText("Keys");
    await expect(reader.locator("html[data-hydrated]")).toBeAttached();
    await logIn(office, { ...manager, password }, { path: `${server.url}/client-portal` });
    await expect(heading(office)).toHaveText("Quote requests");
    await office.goto(server.url + path.replace("client-portal", "office"));
    await expect(office.locator("html[data-hydrated]")).toBeAttached();

    await reader.getByLabel("Your message").fill("With the guard at the back door");
    await reader.getByRole("button", { name: "Send", exact: true }).click();
    // Without a look of its own: how fast, other journeys measure.
    await expect(office.getByText("With the guard at the back door")).toBeVisible();
    // It was read: there is no second mail about it.
    expect(await storedEmails(dataDirectory, client.email, 1)).toHaveLength(1);
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

/** A manager has written to a client eleven minutes ago. */
async function prepare(dataDirectory: string) {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const { id: clientId, facilityIds } = await addClient(context, 1);
  const client = await addPerson(context, { role: "client-administrator", clientId });
  const manager = await addPerson(context, { clientIds: [clientId] });
  // Nobody is told of what was written before the own account.
  await db.update(accounts).set({ createdAt: new Date(Date.now() - 86_400_000) });
  const actor = await findActorOf(db, manager.id);
  if (actor === undefined) throw new Error("nobody");
  await age(context, await addThread(context, actor, facilityIds[0] ?? ""), 11);
  await opened.database.close();
  return { client, manager };
}
