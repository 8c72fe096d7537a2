/** A document from our staff to the client and back, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";
import { pdf } from "../support/sample-files.ts";

const site = openSite();

it("a certificate is added, read, acknowledged and withdrawn", async () => {
  const { id: clientId } = await addClient(site, 2);
  const client = await addPerson(site, { role: "client-administrator", clientId });
  const portal = await site.signedIn(client);
  const clientName = portal.heading;
  expect(clientName).toMatch(/^Client [0-9a-f]{6}$/);
  await portal.open("/client-portal/documents");
  expect(portal.text).toContain("No documents yet");

  const staff = await site.signedIn(await addPerson(site, { role: "administrator" }));
  await staff.open("/office/documents/new");
  staff.fill("Title", "Certificate 2026");
  await staff.press("Add the document");
  expect(staff.text).toContain("Please choose a document type");
  expect(staff.value("Title")).toBe("Certificate 2026");
  staff.choose("Type", "certificate-of-insurance");
  staff.choose("Client", clientName);
  staff.fill("Valid until (optional)", "2031-12-31");
  staff.check(/must acknowledge/);
  const file = new File([new Uint8Array(pdf())], "policy.pdf", { type: "application/pdf" });
  staff.named("The file", "fieldset").attach(undefined, [file]);
  await staff.press("Add the document");
  expect(staff.text).toContain("Added. The client’s people are being notified.");
  expect(staff.text).toContain("Not yet");

  await portal.open("/client-portal");
  await portal.follow("1 document to acknowledge");
  await portal.follow("Certificate 2026");
  expect(portal.heading).toBe("Certificate 2026");
  expect(portal.text).toContain("Valid");
  expect(portal.all("iframe")).toHaveLength(1);
  const [address = ""] = portal.links("Download");
  const answer = await portal.fetch(address);
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf())).toBe(true);
  await portal.press("Acknowledge that I’ve read it");
  expect(portal.text).toContain("Thank you.");
  expect(portal.hasButton("Acknowledge that I’ve read it")).toBe(false);
  await portal.open("/client-portal/documents?words=nothing");
  expect(portal.text).toContain("No document matches");

  await staff.reload();
  expect(staff.text).not.toContain("Not yet");
  expect(staff.text).toContain("downloaded version 1");
  const withdraw = () => staff.part("form", "Withdraw");
  await withdraw().press("Withdraw");
  expect(staff.text).toContain("Please say why, in a few words");
  withdraw().fill("Why?", "Another client's");
  await withdraw().press("Withdraw");
  expect(staff.text).toContain("Withdrawn: ");

  await portal.open(address.replace(/\/file.*/, ""));
  expect(portal.status).toBe(404);
  expect((await portal.fetch(address)).status).toBe(404);
});
