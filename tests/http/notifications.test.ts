/** What was done is told by bell and mail, and mails can be stopped, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const site = openSite();

it("the bell counts, leads to the work order, and is empty again; its mails are chosen", async () => {
  const { id: clientId } = await addClient(site, 2);
  const client = await addPerson(site, { role: "client-administrator", clientId });
  const administrator = await addPerson(site, { role: "administrator" });
  const text = `The lobby smells of drains ${crypto.randomUUID()}`;
  const portal = await site.signedIn(client);
  const bell = () => portal.attribute("[data-bell]", "aria-label");
  const openBell = () => portal.open(portal.attribute("[data-bell]", "href"));
  expect(portal.heading).toMatch(/^Client [0-9a-f]{6}$/);
  expect(bell()).toBe("Notifications");
  await openBell();
  expect(portal.text).toContain("No notifications yet");
  await portal.open("/client-portal/work-orders/new");
  portal.fill("What is needed?", text);
  portal.choose(/^Facility/, 1);
  portal.choose("What is it about?", "Odor");
  await portal.press("Send the work order");
  expect(portal.heading).toBe("Odor");
  const number = /WO-\w{6}/.exec(portal.text)?.[0] ?? "";
  await portal.open("/client-portal");

  const office = await site.signedIn(administrator);
  await office.open(`/office/work-orders?words=${number}`);
  await office.part("[data-row]", text).followFirst();
  expect(office.heading).toBe("Odor");
  const done = office.part("form", "What was done");
  done.fill(/^What was done/, "Trap filled, drain flushed");
  await done.press();
  expect(office.text).toContain("Waiting for the client to accept it.");

  await portal.reload();
  expect(bell()).toBe("Notifications, 1 unread");
  await openBell();
  expect(portal.heading).toBe("Notifications");
  expect(portal.texts("h2")).toContain("Today");
  const row = () => portal.part("[data-row]", number);
  expect(row().text).toContain("Done, please take a look: Odor");
  expect(row().text).toContain("Trap filled, drain flushed");
  expect(row().text).toContain("unread");
  await row().followFirst();
  expect(portal.heading).toBe("Odor");
  expect(bell()).toBe("Notifications");
  await openBell();
  expect(row().text).not.toContain("unread");
  await portal.follow(/^Unread/);
  expect(portal.text).toContain("Nothing unread");

  office.fill("Write a comment", "Anything else?");
  await office.press("Comment");
  expect(office.text).toContain("Anything else?");
  await portal.reload();
  expect(portal.all("[data-row]")).toHaveLength(1);
  await portal.press("Mark all as read");
  expect(bell()).toBe("Notifications");

  const mails = await storedEmails(site.dataDirectory, client.email, 2);
  const mail = mails.find(({ subject }) => subject?.includes("Done"));
  if (mail === undefined) throw new Error("no mail");
  await portal.open(linkIn(mail, "/unsubscribe"));
  expect(portal.heading).toBe("Stop these emails?");
  await portal.press("Unsubscribe");
  expect(portal.heading).toBe("You’re unsubscribed");
  await portal.follow("Choose your emails");
  const group = (name: RegExp) => portal.named(name);
  expect(group(/^Your work orders/).isChecked("Off")).toBe(true);
  expect(group(/^Comments/).isChecked("Instantly")).toBe(true);
  group(/^Your work orders/).check("Daily");
  group(/^Morning report/).check("Off");
  await portal.press("Save");
  expect(portal.text).toContain("Your choice is saved.");
  expect(group(/^Your work orders/).isChecked("Daily")).toBe(true);
  expect(group(/^Morning report/).isChecked("Off")).toBe(true);

  // A mail program's one click comes from elsewhere, without cookies (RFC 8058).
  const link = linkIn(mail, "/unsubscribe");
  const oneClick = async (address: string) =>
    (
      await site.browser().fetch(address, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
        headers: { Origin: "https://mail.example" },
      })
    ).status;
  expect(await oneClick(link)).toBe(200);
  expect(await oneClick(link.replace("work-order-progress", "message"))).toBe(404);
  await portal.reload();
  expect(group(/^Your work orders/).isChecked("Off")).toBe(true);
  expect(group(/^Messages/).isChecked("Instantly")).toBe(true);
});
