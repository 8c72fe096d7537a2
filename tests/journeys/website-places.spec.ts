/** An administrator adds a place and a person, renames a service and hides another: every page follows. */
import { expectGoodScreen, heading, logIn } from "../support/account-journey.ts";
import { expect, test, waitForAnswer } from "../support/journey.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { prepareAdministrator, publishDraft, saveDraft } from "../support/website-journey.ts";

const documentAt = (name: string) => `/office/website/document?name=${encodeURIComponent(name)}`;

const answer = async (server: RunningServer, path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, text: await response.text() };
};

test("places, people and services are those of the company", async ({ page, newDatabase }) => {
  // Three times all pages are made again.
  test.slow();
  const databaseUrl = await newDatabase();
  const chief = await prepareAdministrator(databaseUrl);
  const server = await startServer({ env: { DATABASE_URL: databaseUrl } });
  try {
    await logIn(page, chief, { path: `${server.url}/client-portal` });

    await page.goto(server.url + documentAt("locations"));
    await expect(heading(page)).toHaveText("Locations");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Add an entry: Places" }).click();
    await waitForAnswer(page, "save");
    await page.goto(server.url + documentAt("locations"));
    await page.getByLabel("Name, English").last().fill("St. Louis");
    await page.getByLabel("What it takes there, English").last().fill("A river city.");
    await page.getByLabel("State", { exact: true }).last().selectOption("MO");
    await saveDraft(page);
    await expect(page.getByLabel("Address of the page: /locations/…").last()).toHaveValue(
      "st-louis",
    );
    expect((await answer(server, "/locations/st-louis")).status).toBe(404);
    await publishDraft(page);
    await expect.poll(async () => (await answer(server, "/locations/st-louis")).status).toBe(200);
    expect((await answer(server, "/locations/st-louis")).text).toContain("A river city.");
    await expect
      .poll(async () => (await answer(server, "/sitemap.xml")).text)
      .toContain("/locations/st-louis<");
    await expect
      .poll(async () => (await answer(server, "/locations")).text)
      .toContain('href="/locations/st-louis"');
    // Every page names the places, and the new one is searched once all of them are made again.
    await expect
      .poll(async () => (await answer(server, "/search?q=river+city")).text, { timeout: 180_000 })
      .toContain("/locations/st-louis");

    await page.goto(server.url + documentAt("services"));
    // The pages that show them are linked above.
    const openEntry = (name: string) =>
      page.locator("main summary", { hasText: name }).first().click();
    await openEntry("Janitorial Services");
    await page.getByLabel("Title, English").nth(1).fill("Day Cleaning");
    await openEntry("Specialty Services");
    await page.getByLabel("Offered: on the site").nth(3).selectOption("false");
    await saveDraft(page);
    await publishDraft(page);
    await expect
      .poll(async () => (await answer(server, "/services/specialty-services")).status)
      .toBe(404);
    expect((await answer(server, "/es/services/specialty-services")).status).toBe(404);
    const home = async () => (await answer(server, "/")).text;
    await expect.poll(home, { timeout: 180_000 }).toContain("Day Cleaning");
    expect(await home()).not.toContain("/services/specialty-services");
    expect((await answer(server, "/sitemap.xml")).text).not.toContain("specialty-services");

    await page.goto(server.url + documentAt("about"));
    await page.getByRole("button", { name: "Add an entry: People" }).click();
    await waitForAnswer(page, "save");
    // Else the address would say of what is typed now, too, that it is saved.
    await page.goto(server.url + documentAt("about"));
    const people = page.getByRole("group", { name: "People", exact: true });
    await people.getByLabel("Name, English").last().fill("Ada Park 🧹");
    await people.getByLabel("Role, English").last().fill("<script>Owner</script>");
    await saveDraft(page);
    await publishDraft(page);
    await expect
      .poll(async () => (await answer(server, "/about")).text, { timeout: 180_000 })
      .toContain("Ada Park 🧹");
    expect((await answer(server, "/about")).text).toContain("&lt;script&gt;Owner");
    // Its stream would end with the server.
    await page.goto("about:blank");
  } finally {
    await server.discard();
  }
});
