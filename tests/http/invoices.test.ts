/** A month is billed, read by the client and paid in parts, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addInvoiceStage } from "../support/scenarios/invoices.ts";
import { storedEmails } from "../support/stored-emails.ts";

const site = openSite();

it("a draft with extra work and a credit is issued, read and paid", async () => {
  const { people, clientId, facility } = await addInvoiceStage(site, "Lakeside Clinic 100");
  const staff = await site.signedIn(people.manager);
  const member = await site.signedIn(people.member);
  const portal = await site.signedIn(people.administrator);
  const table = "table:has(caption), table[aria-label], table[aria-labelledby]";
  const linesOf = (page: typeof portal) => page.part(table, /Lakeside Clinic 100|windows/);
  expect(portal.heading).toMatch(/^Client [0-9a-f]{6}$/);
  await portal.open("/client-portal/invoices");
  expect(portal.text).toContain("No invoices yet");

  // Extra work: asked for, offered, agreed to, done.
  await portal.open("/client-portal/work-orders/new");
  portal.fill("What is needed?", "Please clean the windows of the lobby");
  portal.choose("What is it about?", "Extra service");
  await portal.press("Send the work order");
  expect(portal.heading).toBe("Extra service");
  const order = new URL(portal.address, site.url).pathname.split("/").at(-1) ?? "";
  await staff.open(`/office/work-orders/${order}`);
  staff.fill("Dollars, before tax", "none");
  staff.fill("What’s included", "Lobby windows, both sides");
  await staff.press("Offer the price");
  expect(staff.text).toContain("Please enter dollars, e.g., 240");
  expect(staff.value("What’s included")).toBe("Lobby windows, both sides");
  staff.fill("Dollars, before tax", "240");
  await staff.press("Offer the price");
  expect(staff.text).toContain("Not accepted yet, before tax");
  await member.open(`/client-portal/work-orders/${order}`);
  expect(member.heading).toBe("Extra service");
  expect(member.html).not.toContain("$240.00");
  await portal.reload();
  await portal.press("Accept $240.00");
  expect(portal.text).toMatch(/Accepted by .*; billed once the work is done/);
  await staff.reload();
  // Naming a price has taken it on.
  await staff.press("Start work");
  const done = staff.part("form", "What was done");
  done.fill(/^What was done/, "Windows cleaned");
  await done.press();
  expect(staff.text).toContain("Waiting for the client to accept it.");

  // Billing is set up, and this month's draft made.
  await staff.open(`/office/clients/${clientId}`);
  await staff.follow("Billing");
  expect(staff.heading).toBe("Billing");
  expect(staff.text).toContain("This client isn’t being billed yet.");
  staff.fill("Day of issue", "31");
  await staff.press("Save");
  expect(staff.text).toContain("Please enter the address");
  expect(staff.text).toContain("Please enter a day from 1 to 28");
  staff.fill("Address", "1 Main Street\nChicago, IL 60606");
  staff.fill("Day of issue", "5");
  await staff.press("Save");
  expect(staff.text).toContain("Saved.");
  staff.fill("Month", staff.value("First month"));
  await staff.press("Create the draft");
  expect(staff.heading).toMatch(/^Draft, /);
  expect(linesOf(staff).text).toContain("Lobby windows, both sides");
  expect(linesOf(staff).text).toContain("$1,480.50");
  const portalAddress = new URL(staff.address, site.url).pathname.replace(
    "/office",
    "/client-portal",
  );
  await portal.open(portalAddress);
  expect(portal.status).toBe(404);

  const step = (label: string) => staff.part("details[name=invoice-step]", label);
  const credit = () => step("Add a line or credit");
  credit().choose("Charge or credit", "A credit");
  credit().fill("Dollars, before tax", "100.25");
  await credit().press("Add a line or credit");
  expect(staff.text).toContain("Please say what it’s for");
  expect(credit().value("Dollars, before tax")).toBe("100.25");
  credit().fill("Description (the client sees it)", "One visit was missed");
  await credit().press("Add a line or credit");
  expect(linesOf(staff).text).toContain("$1,380.25");
  await staff.open(`/office/invoices?state=draft&clientId=${clientId}`);
  expect(staff.all("[data-row]")).toHaveLength(1);
  await staff.part("[data-row]").followFirst();
  await staff.press("Issue the invoice");
  expect(staff.heading).toMatch(/^Invoice \d{4}-\d{5}$/);
  const title = staff.heading;

  // Read by the client: by mail, in the list, as paper.
  await expect
    .poll(async () => {
      const mails = await storedEmails(site.dataDirectory, people.administrator.email, 1);
      return mails.map(({ subject }) => subject);
    })
    .toContainEqual(expect.stringMatching(new RegExp(`^${title}, .*: \\$1,380\\.25$`)));
  await portal.open("/client-portal/invoices");
  expect(portal.part("[data-row]").text).toContain("$1,380.25");
  await portal.part("[data-row]").followFirst();
  expect(portal.heading).toBe(title);
  expect(portal.text).toContain("$1,380.25 open");
  expect(linesOf(portal).text).toContain(facility);
  expect(linesOf(portal).text).toContain("One visit was missed");
  expect(portal.text).toContain("Issued as ");
  expect(portal.text).not.toContain("Line added");
  const [paper = ""] = portal.links("PDF");
  const file = await portal.fetch(paper);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(Buffer.from(await file.arrayBuffer()).toString("latin1")).toContain(`(${title}, `);

  const pay = () => step("Record a payment");
  expect(pay().value("Dollars")).toBe("1380.25");
  pay().fill("Dollars", "2000");
  await pay().press("Record a payment");
  expect(staff.text).toContain("This is more than the open amount.");
  pay().fill("Dollars", "380.25");
  pay().fill("Reference (optional)", "Check 1007");
  await pay().enter("Dollars");
  expect(staff.text).toContain("$1,000.00 open");
  expect(pay().value("Dollars")).toBe("1000.00");
  await pay().enter("Dollars");
  expect(staff.text).toContain("Paid");
  expect(staff.texts("details[name=invoice-step]").join()).not.toContain("Record a payment");

  await portal.reload();
  expect(portal.text).toContain("Check, Check 1007");
  expect(portal.hasButton(/Reverse/)).toBe(false);
  await portal.open("/client-portal/invoices");
  await portal.follow("Statement");
  expect(portal.heading).toBe("Statement");
  const movements = portal.part("table", title);
  expect(movements.texts("tr").at(-1)).toContain("$0.00");
  await portal.open("/client-portal/invoices?words=nothing");
  expect(portal.text).toContain("No invoice matches");

  // A colleague who may not know prices finds nothing of it.
  expect(member.links("Invoices")).toEqual([]);
  for (const path of [portalAddress, paper, "/client-portal/invoices/statement"])
    expect((await member.fetch(path)).status).toBe(404);
});
