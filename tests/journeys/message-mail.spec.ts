/** A message that nobody read comes by email, whose link leads through the sign-in to the thread. */
import { heading, logIn, logInByTyping } from "../support/account-journey.ts";
import { expect, journeyAt, waitForReact } from "../support/journey.ts";
import { password } from "../support/people.ts";
import { storedEmails } from "../support/stored-emails.ts";

const test = journeyAt("unreadMessages");

test("is read by the link of its email, and answered live", async ({ browser, server, stage }) => {
  const { client, manager } = stage.people;
  const mails = () => storedEmails(server.dataDirectory, client.email, 1);
  // The job looks once a minute.
  await expect(async () => expect(await mails()).toHaveLength(1)).toPass({ timeout: 120_000 });
  const [mail] = await mails();
  expect(mail?.text).toContain("Where are the keys?");
  const path = /\/client-portal\/messages\/[\da-f-]{36}/.exec(mail?.text ?? "")?.[0] ?? "";

  const [reader, office] = await Promise.all([browser.newPage(), browser.newPage()]);
  await reader.goto(server.url + path);
  await logInByTyping(reader, { ...client, password }, { path: reader.url() });
  await expect(heading(reader), "the sign-in leads on to the thread").toHaveText("Keys");
  await waitForReact(reader);
  await logIn(office, { ...manager, password }, { path: `${server.url}/client-portal` });
  await expect(heading(office)).toHaveText("Today");
  await office.goto(server.url + path.replace("client-portal", "office"));
  await waitForReact(office);

  await reader.getByLabel("Your message").fill("With the guard at the back door");
  await reader.getByRole("button", { name: "Send", exact: true }).click();
  // Without a look of its own: how fast, other journeys measure.
  await expect(office.getByText("With the guard at the back door")).toBeVisible();
  // It was read: there is no second mail about it.
  expect(await mails()).toHaveLength(1);
  await Promise.all([reader.close(), office.close()]);
});
