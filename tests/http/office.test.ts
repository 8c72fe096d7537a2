/** The office's day without JavaScript: requests, clients, people, and lists that are narrowed. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addPerson } from "../support/people.ts";
import { quoteFields } from "../support/quote-request.ts";

const site = openSite();

const newCompany = () => `Harbor ${crypto.randomUUID().slice(0, 8)}`;

/** As the form of the public site sends it. */
async function askForQuote(fields: Partial<typeof quoteFields>): Promise<void> {
  const answer = await site.browser().fetch("/api/quote", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...quoteFields, ...fields }),
  });
  expect(answer.status).toBe(201);
}

it("a request is found, assigned, noted, answered, and that is undone", async () => {
  const company = newCompany();
  await askForQuote({ company, fullName: "Jane <b>Müller</b>", message: "x".repeat(400) });
  const page = await site.signedIn(await addPerson(site));
  expect(page.address).toMatch(/^\/office(#login)?$/);
  expect(page.heading).toBe("Today");
  await page.open("/office/leads");
  expect(page.heading).toBe("Quote requests");
  page.fill("Search quote requests", company);
  await page.press("Find");
  expect(page.all("[data-row]")).toHaveLength(1);
  await page.part("[data-row]", company).followFirst();
  expect(page.heading).toBe("Jane <b>Müller</b>");
  await page.press("Assign to me");
  expect(page.text).toContain("Assigned.");
  page.fill("Add a note", "Called back <script>alert(1)</script>");
  await page.press("Save the note");
  expect(page.text).toContain("Called back <script>alert(1)</script>");
  await page.press("Mark as answered");
  expect(page.text).toContain("Marked as answered.");
  expect(page.texts("main *")).toContain("Answered");
  await page.press("Undo");
  expect(page.text).toContain("Undone: marked as answered");
  expect(page.texts("main *")).toContain("Open");
  await page.open("/office/leads?words=nothinglikethis");
  expect(page.text).toContain("No quote request matches");
});

it("a second client of a name is added only by a tick, also from a page that was opened anew", async () => {
  const name = newCompany();
  const page = await site.signedIn(await addPerson(site, { role: "administrator" }));
  const add = async () => {
    await page.open("/office/clients");
    page.fill("New client", name);
    await page.press("Add the client");
  };
  const cards = () =>
    page.texts("main li:has(form) h2").filter((text) => text.includes(name)).length;
  await add();
  await add();
  expect(page.status).toBe(409);
  expect(page.text).toContain(`There’s already a client named ${name}`);
  expect(page.value("New client")).toBe(name);
  page.check("Add another client with this name");
  await page.press("Add the client");
  await page.open(`/office/clients?words=${encodeURIComponent(name)}`);
  expect(cards()).toBe(2);
});

it("an administrator adds a client with a facility and invites somebody", async () => {
  const client = newCompany();
  const page = await site.signedIn(await addPerson(site, { role: "administrator" }));
  await page.open("/office/clients");
  page.fill("New client", client);
  await page.press("Add the client");
  const card = () => page.part("main li:has(form)", client);
  card().fill("Name", "Surgery Center");
  await card().press("Add the facility");
  expect(card().text).toContain("Surgery Center");
  await page.open("/office/people/invite");
  await page.press("Send the invitation");
  expect(page.text).toContain("Name is required");
  page.fill("Name", "Kim Rivera");
  const email = `kim.${crypto.randomUUID()}@example.com`;
  page.fill("Email", email);
  page.choose("Role", "supervisor");
  await page.press("Send the invitation");
  expect(page.address).toBe("/office/people");
  page.fill("Search people", email);
  await page.press("Find");
  await page.part("[data-row]", email).followFirst();
  expect(page.heading).toBe("Kim Rivera");
  await page.press("Suspend");
  expect(page.text).toContain("Suspended. No one");
  await page.open("/office/audit");
  expect(page.text).toContain("Account suspended");
  await page.open("/office/subscribers");
  expect(page.status).toBe(200);
});

it("a list is narrowed by facility type and day; exported, taken back one by one or all at once", async () => {
  const company = newCompany();
  await askForQuote({ company, fullName: "Clinic", facilityType: "healthcare" });
  await askForQuote({ company, fullName: "Shop", facilityType: "retail" });
  const page = await site.signedIn(await addPerson(site));
  await page.open(`/office/leads?words=${company}`);
  expect(page.all("[data-row]")).toHaveLength(2);
  page.choose("Received", "today");
  page.choose("Facility type", "healthcare");
  await page.press("Apply");
  expect(page.all("[data-row]")).toHaveLength(1);
  expect(page.part("[data-row]").text).toContain("Clinic");
  const query = () => new URL(page.address, site.url).searchParams;
  expect(query().get("received")).toBe("today");
  expect(query().get("category")).toBe("healthcare");
  const filters = () => page.named("Filters");
  expect(filters().text).toContain("Received: today");
  expect(filters().text).toContain("Facility type: Healthcare Facility");
  expect(page.links(/^Open ?1$/)).toHaveLength(1);

  const [address = ""] = page.links("Export as CSV");
  const file = await (await page.fetch(address)).text();
  expect(file).toContain("Clinic");
  expect(file).not.toContain("Shop");
  expect(file.trim().split("\r\n")).toHaveLength(2);

  await page.part("[data-row]", "Clinic").followFirst();
  expect(page.heading).toBe("Clinic");
  await page.press("Mark as answered");
  await page.press("Undo");
  expect(page.hasButton("Mark as answered")).toBe(true);
  await page.part("main").follow("Quote requests");
  expect(page.all("[data-row]")).toHaveLength(1);
  expect(query().get("category")).toBe("healthcare");

  await filters().follow(/Remove the filter: Facility type/);
  expect(page.all("[data-row]")).toHaveLength(2);
  await page.open(`/office/leads?words=${company}&to=2026-01-01`);
  expect(page.text).toContain("No quote request matches");
  expect(page.attribute("input[name=to]", "value")).toBe("2026-01-01");
  await filters().follow("Clear filters");
  expect(page.address).toBe("/office/leads");
  expect(page.all("[aria-label=Filters]")).toEqual([]);
});
