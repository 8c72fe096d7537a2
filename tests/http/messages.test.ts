/** Messages and their files between a client and the account team, without JavaScript. */
import { expect, it } from "vitest";
import type { PlainBrowser } from "../support/http/plain-browser.ts";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";
import { pdf, photoWithPlace } from "../support/sample-files.ts";

const site = openSite();

const door = async (name = "door.jpg") =>
  new File([new Uint8Array(await photoWithPlace())], name, { type: "image/jpeg" });
const plan = () => new File([new Uint8Array(pdf())], "plan.pdf", { type: "application/pdf" });

async function addClientPerson() {
  const { id: clientId } = await addClient(site, 2);
  return addPerson(site, { role: "client-administrator", clientId });
}
const list = (page: PlainBrowser) => page.named("Messages", "ol, ul");
const addAdministrator = () => addPerson(site, { role: "administrator" });

it("a client asks, and somebody of the office answers", async () => {
  // What was written before the own account is unread for nobody.
  const administrator = await addAdministrator();
  const me = await addClientPerson();
  const portal = await site.signedIn(me);
  await portal.followFirst(/^Messages/);
  expect(portal.heading).toBe("Messages");
  expect(portal.text).toContain("No messages yet");
  await portal.follow("New message");
  expect(portal.heading).toBe("New message");
  portal.fill("Message", "Where are the keys?");
  await portal.press("Send");
  expect(portal.status).toBe(422);
  expect(portal.text).toContain("Please choose a facility");
  expect(portal.text).toContain("Please say what it’s about");
  expect(portal.value("Message")).toBe("Where are the keys?");
  portal.choose("Facility", 1);
  portal.fill("Subject", "Keys of the back door");
  await portal.press("Send");
  expect(portal.heading).toBe("Keys of the back door");
  expect(list(portal).text).toContain("Where are the keys?");

  const office = await site.signedIn(administrator);
  await office.open("/office/messages?words=keys");
  const row = () => office.part("[data-row]", me.name);
  expect(row().text).toContain("unread");
  await row().followFirst();
  expect(office.heading).toBe("Keys of the back door");
  office.fill("Your message", "At the front desk");
  await office.press("Send");
  expect(list(office).text).toContain("At the front desk");

  await portal.reload();
  expect(list(portal).text).toContain("At the front desk");
  portal.fill("Your message", "Thank you");
  await portal.press("Send");
  expect(list(portal).text).toContain("Thank you");
  expect(portal.value("Your message")).toBe("");
  await office.open("/office/messages");
  expect(row().text).toContain("Thank you");
});

it("photos and PDFs go with messages, and open for who reads them alone", async () => {
  const me = await addClientPerson();
  const portal = await site.signedIn(me);
  await portal.open("/client-portal/messages/new");
  portal.choose("Facility", 1);
  portal.fill("Subject", "Back door");
  portal.fill("Message", "It does not close");
  portal.attach(undefined, [await door(), plan()]);
  await portal.press("Send");
  expect(portal.heading).toBe("Back door");
  expect(list(portal).all("img")).toHaveLength(1);
  expect(list(portal).links("plan.pdf")).toHaveLength(1);

  // A file alone is a message; nothing is none.
  await portal.press("Send");
  expect(portal.text).toContain("Please write a message.");
  portal.attach(undefined, [await door("hinge.jpg")]);
  await portal.press("Send");
  expect(list(portal).all("img")).toHaveLength(2);
  await portal.open("/client-portal/messages");
  expect(portal.part("[data-row]").text).toContain("You: 1 photo");

  const office = await site.signedIn(await addAdministrator());
  await office.open("/office/messages?words=back+door");
  await office.part("[data-row]", me.name).followFirst();
  expect(office.heading).toBe("Back door");
  const photos = list(office).all("a:has(img)");
  expect(photos).toHaveLength(2);
  const address = photos[0]?.attribs.href ?? "";
  expect((await office.fetch(address)).headers.get("content-type")).toBe("image/jpeg");
  const stranger = await site.signedIn(await addClientPerson());
  const portalAddress = address.replace("/office/", "/client-portal/");
  expect((await portal.fetch(portalAddress)).status).toBe(200);
  expect((await stranger.fetch(portalAddress)).status).toBe(404);
});

it("one who would write a message about a work order comments on it", async () => {
  const portal = await site.signedIn(await addClientPerson());
  await portal.open("/client-portal/work-orders/new");
  portal.choose(/^Facility/, 1);
  portal.choose("What is it about?", "spill");
  portal.fill("What is needed?", "Water comes through the ceiling");
  await portal.press("Send the work order");
  const order = new URL(portal.address, site.url).pathname;
  await portal.open(`/client-portal/messages/new?work-order=${order.split("/").at(-1)}`);
  expect(portal.address).toBe(`${order}#comment-text`);
  portal.fill("Write a comment", "It is getting worse");
  await portal.press("Comment");
  expect(portal.text).toContain("It is getting worse");
  await portal.open("/client-portal/messages");
  expect(portal.text).not.toContain("Water comes through");
});
