/** A client's administrator invites a colleague, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addClient, addPerson } from "../support/people.ts";
import { linkIn, storedEmails } from "../support/stored-emails.ts";

const site = openSite();

it("a colleague is invited, comes in, and is suspended", async () => {
  const { id: clientId } = await addClient(site, 2);
  const page = await site.signedIn(
    await addPerson(site, { role: "client-administrator", clientId }),
  );
  const facilities = page.texts('main li a[href^="/client-portal/facilities/"]');
  expect(facilities).toHaveLength(2);
  const [assigned = "", other = ""] = facilities;
  await page.follow("People");
  expect(page.heading).toBe("People");
  expect(page.all("[data-row]")).toHaveLength(1);
  expect(page.part("[data-row]").text).toContain("All facilities");

  await page.follow("Invite a colleague");
  expect(page.heading).toBe("Invite a colleague");
  page.check(assigned);
  await page.press("Send the invitation");
  expect(page.text).toContain("Name is required");
  expect(page.isChecked(assigned)).toBe(true);
  const email = `kim.${crypto.randomUUID()}@example.com`;
  page.fill("Name", "Kim Rivera");
  page.fill("Email", email);
  await page.press("Send the invitation");
  const row = () => page.part("[data-row]", email);
  expect(row().text).toContain("Invited");
  expect(row().text).toContain(assigned);

  const [mail] = await storedEmails(site.dataDirectory, email, 1);
  if (mail === undefined) throw new Error("no mail");
  const colleague = await site.browser().open(linkIn(mail, "/invitation"));
  const form = colleague.part("form:has(#invitation-password)");
  form.fill(/assword/, "quiet lamps along the pier");
  await form.enter(/assword/);
  expect(colleague.address).toBe("/client-portal");
  expect(colleague.text).toContain(assigned);
  expect(colleague.html).not.toContain(other);
  expect(colleague.links("People")).toEqual([]);
  await colleague.open("/client-portal/people");
  expect(colleague.status).toBe(404);

  await page.open("/client-portal/people");
  await row().followFirst();
  expect(page.heading).toBe("Kim Rivera");
  expect(page.text).toContain("last seen");
  await page.press("Suspend");
  expect(page.text).toContain("Suspended. No one can sign in with this account.");
  await colleague.open("/client-portal");
  expect(colleague.heading).toBe("Client Login");
  await page.press("Restore");
  expect(page.text).toContain("Restored.");
  page.check("Remove it for good");
  await page.press("Remove");
  expect(page.heading).toBe("People");
  expect(page.html).not.toContain(email);
});
