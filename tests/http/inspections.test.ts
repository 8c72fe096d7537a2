/** A failed item goes from the inspector to the client and back, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addSmallInspectionStage } from "../support/scenarios/inspections.ts";

const site = openSite();

it("an inspection is rated, disputed, signed, and shown by a link that ends", async () => {
  const stage = await addSmallInspectionStage(site, "Small 100");
  const page = await site.signedIn(stage.people.supervisor);
  await page.open("/office/inspections");
  await page.follow(stage.facility);
  expect(page.heading).toBe(stage.facility);
  const item = (task: string) => page.part("fieldset:has(> legend)", new RegExp(`^${task}\\b`));
  item("Task 1").check(/^Tidy/);
  item("Task 2").check(/^Neglected/);
  await page.press("Save Lobby");
  expect(page.text).toContain("2 of 2 items rated");
  await page.press("Finish and sign");
  // (90 + 60) / 2
  expect(page.text).toContain("75.0%");
  await page.press("Create a work order");
  expect(page.links(/^WO-/)).toHaveLength(1);

  const client = await site.signedIn(stage.people.client);
  await client.open("/client-portal/inspections");
  await client.follow(stage.facility);
  const failed = () => client.part("li:has(form)", "Task 2");
  await failed().press("Dispute the rating");
  expect(failed().text).toContain("Please write what you think of it");
  failed().fill("What do you think of it?", "It was clean at noon");
  await failed().press("Dispute the rating");
  expect(client.text).toContain("It was clean at noon");
  await client.press("Sign the inspection");
  expect(client.text).toMatch(/signed/i);

  await client.press("Create a link");
  const address = new URL(client.value("The new link"));
  const guest = await site.browser().open(address.pathname + address.search);
  expect(guest.heading).toBe(stage.facility);
  await client.open("/client-portal/inspections");
  await client.follow(stage.facility);
  expect(client.text).toContain("Opened once");
  await client.press(/^Revoke the link/);
  expect(client.text).toContain("revoked");
  await guest.reload();
  expect(guest.heading).toBe("This link doesn’t open a report");
  await page.reload();
  expect(page.text).toContain("It was clean at noon");
});
