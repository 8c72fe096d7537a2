/** Staff enter a building, its areas and its scope, and the client reads them, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";

const site = openSite();

const areas = `Area\tFloor\tType\tSquare feet\tFloor covering
Lobby\t1\tLobby or entrance\t1,200\tTile
Offices\t2\tOpen office\tmany\tCarpet`;

it("a facility is entered, its scope set in effect, and read by the client", async () => {
  const { id: clientId } = await addClient(site, 2);
  const client = await addPerson(site, { role: "client-administrator", clientId });
  const page = await site.signedIn(await addPerson(site, { role: "administrator" }));
  await page.open(`/office/clients/${clientId}`);
  expect(page.texts("h2")).toContain("Facilities");
  const [link] = page.all("[data-row-link]");
  const name = page.texts("[data-row-link]")[0] ?? "";
  await page.open(link?.attribs.href ?? "");
  expect(page.heading).toBe(name);
  const home = new URL(page.address, site.url).pathname;

  await page.follow("Edit: Facts");
  page.fill("Street", "12 Harbor Road");
  page.fill("State", "O");
  await page.press("Save the facts");
  expect(page.text).toContain("Please use two letters, e.g., IL");
  expect(page.value("Street")).toBe("12 Harbor Road");
  page.fill("State", "IL");
  page.fill("City", "Chicago");
  await page.press("Save the facts");
  expect(page.text).toContain("12 Harbor Road");

  await page.follow("Edit: Opening hours and holidays");
  page.fill("Monday, second from", "20:00");
  page.fill("Monday, second to", "19:00");
  await page.press("Save the hours");
  expect(page.text).toContain("The end must be after the start");
  expect(page.value("Monday, second from")).toBe("20:00");
  page.fill("Monday, second to", "00:00");
  await page.press("Save the hours");
  expect(page.text).toContain("Opening hours saved.");
  const year = Temporal.Now.plainDateISO("America/Chicago").year + 1;
  await page.press(`Add the holidays of ${year}`);
  expect(page.text).toContain("Thanksgiving Day");

  await page.open(`${home}/areas/paste`);
  const pasted = page.part("form:has(textarea)");
  const paste = (text: string) => page.part("form:has(textarea)").fill(/(?:)/, text);
  expect(pasted.all("textarea")).toHaveLength(1);
  paste(areas);
  await page.press("Preview");
  expect(page.text).toContain("Lines that need correcting: 1 of 2.");
  expect(page.text).toContain("Please enter square feet as a whole number");
  paste(areas.replace("many", "3,400"));
  await page.press("Preview again");
  await page.press("Add these 2 areas");
  expect(page.text).toContain("2 areas, 4,600 sq ft");

  await page.follow("Scope of work");
  await page.press("Start the scope");
  const addLine = async (area: string, task: string, price: string) => {
    page.choose("Area", area);
    page.fill("Task", task);
    page.fill("Monthly price, in dollars", price);
    await page.enter("Monthly price, in dollars");
  };
  await addLine("Lobby, Floor 1", "Damp mop", "ten");
  expect(page.text).toContain("Please enter dollars per month");
  await addLine("Lobby, Floor 1", "Damp mop", "240");
  expect(page.text).toContain("1 line, $240.00 a month.");
  await addLine("Offices, Floor 2", "Vacuum carpet", "1,060.50");
  expect(page.text).toContain("2 lines, $1,300.50 a month.");
  await page.follow("Review the changes");
  const today = Temporal.Now.plainDateISO("America/Chicago");
  page.fill("First day", today.toString());
  await page.press("Put version 1 into effect");
  expect(page.text).toContain("In effect");

  const portal = await site.signedIn(client);
  await portal.follow(name);
  expect(portal.heading).toBe(name);
  expect(portal.text).toContain("8:00 AM to 6:00 PM, 8:00 PM to midnight");
  expect(portal.text).toContain("4,600 sq ft");
  await portal.follow("Scope of work");
  expect(portal.texts("h2")).toContain("Version 1");
  expect(portal.text).toContain("Vacuum carpet");

  await page.open(`${home}/scope`);
  await page.press("Draft version 2");
  await page.follow("Edit Damp mop");
  const price = page.part("form:has(#edit-price)");
  price.fill(/^Monthly price/, "260");
  await price.press("Save the line");
  expect(page.text).toContain("2 lines, $1,320.50 a month.");
  await page.follow("Review the changes");
  expect(page.text).toContain("5 times a week, $240.00");
  page.fill("First day", today.toString());
  await page.press("Put version 2 into effect");
  expect(page.text).toContain("The earliest possible day is");
  page.fill("First day", today.add({ days: 1 }).toString());
  await page.press("Put version 2 into effect");
  expect(page.links("Version 2")).toHaveLength(1);

  await portal.reload();
  await portal.follow("Version 2");
  expect(portal.texts("h2")).toContain("Version 2");
  await portal.press("Show changes");
  expect(portal.text).toContain("Version 2 compared with version 1");
  expect(portal.text).toContain("5 times a week, $260.00");
  await portal.follow("Print");
  expect(portal.heading).toBe("Scope of work");
});
