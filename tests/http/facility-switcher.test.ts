/** One facility of forty is chosen, carried from section to section and left again, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addMenuStage, longName } from "../support/scenarios/menu.ts";

const site = openSite();

it("one of forty facilities is chosen, carried from section to section, and left again", async () => {
  const { people } = await addMenuStage(site);
  const portal = await site.signedIn(people.client);
  const chosen = () => new Set(portal.texts("[data-facility-switcher] summary"));
  const endsIn = (name: string) => expect([...chosen()].join()).toMatch(new RegExp(`${name}$`));
  const choose = (name: string) => portal.follow(name);
  const openSection = (name: string) => portal.followFirst(new RegExp(`^${name}`));
  endsIn("All facilities");
  await openSection("Schedule");
  expect(portal.heading).toBe("Schedule");
  const [switcher] = portal.all("[data-facility-switcher]");
  if (switcher === undefined) throw new Error("no switcher");
  expect(
    new Set(portal.all("[data-facility-switcher] a").map((link) => link.attribs.href)).size,
  ).toBe(41);
  expect(
    portal
      .texts("[data-facility-switcher] a[aria-current=true]")
      .every((it) => it === "All facilities"),
  ).toBe(true);
  await choose(longName);
  expect(portal.address).toMatch(/^\/client-portal\/schedule\?facilityId=[\da-f-]{36}$/);
  endsIn(longName);
  expect(portal.value("Facility")).toContain("-");

  await openSection("Work");
  expect(portal.heading).toBe("Work orders");
  expect(portal.address).toMatch(/\?facilityId=[\da-f-]{36}$/);
  expect(portal.all("[data-row]")).toHaveLength(1);
  await choose("Clinic 07");
  endsIn("Clinic 07");
  expect(portal.text).not.toContain("The revolving door squeaks");
  await choose("All facilities");
  expect(portal.address).toMatch(/\/work-orders$/);
  expect(portal.all("[data-row]")).toHaveLength(1);
  await openSection("Home");
  expect(portal.address).toBe("/client-portal");
  await choose(longName);
  expect(portal.heading).toBe(longName);
  await openSection("Messages");
  expect(portal.address).toMatch(/\/messages\?facilityId=/);
  // What is not the reader's is not taken for all of it.
  await portal.open("/client-portal/schedule?facilityId=00000000-0000-4000-8000-000000000000");
  endsIn("Another facility");
});
