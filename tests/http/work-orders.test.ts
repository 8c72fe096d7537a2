/** Work is asked for, done and accepted without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";

const site = openSite();

it("a work order goes from the request to its acceptance", async () => {
  const { id: clientId } = await addClient(site, 2);
  const text = `The lobby smells of drains ${crypto.randomUUID()}`;
  const portal = await site.signedIn(
    await addPerson(site, { role: "client-administrator", clientId }),
  );
  expect(portal.heading).toMatch(/^Client [0-9a-f]{6}$/);
  await portal.open("/client-portal/work-orders");
  expect(portal.text).toContain("No work orders yet");
  await portal.follow("New work order");
  expect(portal.heading).toBe("New work order");
  portal.fill("What is needed?", text);
  await portal.press("Send the work order");
  expect(portal.status).toBe(422);
  expect(portal.text).toContain("Please choose the facility");
  expect(portal.value("What is needed?")).toBe(text);
  portal.choose(/^Facility/, 1);
  portal.choose("What is it about?", "Odor");
  portal.check(/^Emergency/);
  await portal.press("Send the work order");
  expect(portal.heading).toBe("Odor");
  const number = /WO-\w{6}/.exec(portal.text)?.[0];
  expect(portal.text).toMatch(/Response (59 min|1 h) left/);

  const office = await site.signedIn(await addPerson(site, { role: "administrator" }));
  await office.open(`/office/work-orders?words=${number}`);
  expect(office.part("[data-row]", text).text).toContain("New");
  await office.part("[data-row]", text).followFirst();
  expect(office.heading).toBe("Odor");
  await office.press("Acknowledge");
  expect(office.hasButton("Start work")).toBe(true);
  await portal.reload();
  expect(portal.text).toContain("Acknowledged");

  office.fill("Write a comment", "The trap is dry, says the caretaker");
  office.check(/Internal/);
  await office.press("Comment");
  expect(office.text).toContain("The trap is dry");
  const hold = office.part("form", /waiting for/);
  hold.fill(/What we’re waiting for/, "The caretaker has the key");
  await hold.press();
  expect(office.text).toContain("On hold:");
  await portal.reload();
  expect(portal.text).toContain("The caretaker has the key");
  expect(portal.html).not.toContain("The trap is dry");
  await office.press("Resume work");
  const done = office.part("form", "What was done");
  done.fill(/^What was done/, "Trap filled, drain flushed");
  await done.press();
  expect(office.text).toContain("Waiting for the client to accept it.");

  await portal.open("/client-portal/work-orders?tab=to-accept");
  expect(portal.part("[data-row]", text).text).toContain("Done");
  await portal.part("[data-row]", text).followFirst();
  await portal.part("form", "What’s missing").press();
  expect(portal.text).toContain("Please say why, in a few words");
  office.fill("Write a comment", "Have a look, please");
  await office.press("Comment");
  await portal.press("Accept the work");
  expect(portal.text).toContain("Accepted. There’s nothing left to do.");
  expect(portal.text).toContain("Have a look, please");
});
