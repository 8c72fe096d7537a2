/** Feedback by the link of a mail and in the portal, and supplies by one press, without JavaScript. */
import { expect, it } from "vitest";
import { newFeedbackToken } from "#features/feedback/feedback-link.server.ts";
import { addSupply } from "#features/supplies/change-supplies.server.ts";
import { actorOf } from "../support/accounts.ts";
import { addQuestion } from "../support/feedback.ts";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";

const site = openSite();

it("a client answers and asks, and the account manager sees what is red", async () => {
  const { id: clientId, facilityIds } = await addClient(site, 1);
  const [facilityId = ""] = facilityIds;
  const client = await addPerson(site, { role: "client-administrator", clientId });
  const manager = await addPerson(site, { role: "account-manager", clientIds: [clientId] });
  const place = { clientId, facilityId, accountId: client.id };
  const token = await newFeedbackToken(
    site.db,
    await addQuestion(site, place, { quarter: "2026-Q2" }),
  );
  await addQuestion(site, place, { quarter: "2026-Q3" });
  await addSupply(site, actorOf(manager), facilityId, "Paper towels");

  // From the mail, signed out.
  const guest = await site.browser().open(`/feedback?token=${token}&score=9`);
  expect(guest.heading).toBe("How well did we do?");
  expect(guest.isChecked("9")).toBe(true);
  guest.check("10");
  guest.fill("Why", "On time");
  await guest.press("Send your answer");
  expect(guest.heading).toBe("Thank you");
  expect(guest.text).toContain("10 of 10");

  const portal = await site.signedIn(client);
  await portal.open("/client-portal/feedback");
  expect(portal.text).toContain("On time");
  await portal.follow("Answer");
  portal.fill("Why", "Bins were full twice");
  await portal.press("Send your answer");
  expect(portal.status).toBe(422);
  expect(portal.text).toContain("Please choose a number from 0 to 10");
  expect(portal.value("Why")).toBe("Bins were full twice");
  portal.check("3");
  await portal.press("Send your answer");
  expect(portal.text).toContain("Your answer, 3 of 10, has been saved");

  // Supplies: one press, undone, asked for again.
  await portal.open("/client-portal/supplies");
  await portal.press("Request it: Paper towels");
  expect(portal.text).toContain("Requested: Paper towels");
  await portal.press("Undo");
  expect(portal.text).toContain("Canceled: Paper towels");
  await portal.press("Request it: Paper towels");
  expect(portal.links(/^Requested, WO-/)).toHaveLength(1);

  const office = await site.signedIn(manager);
  await office.open("/office/client-health");
  await office.follow("1 low answer in 90 days");
  expect(office.text).toContain("Bins were full twice");
  expect(office.text).not.toContain("On time");
  await office.follow("Messages about it");
  expect(office.heading).toContain("Feedback 3 of 10");
});
