/**
 * A client of the built product, from the first proposal to the first invoice, reads nothing of what the
 * sale has cost: in no page as it is sent, in no data of it, in no file and no email. The handlers alone are
 * asked in `tests/roles/secrets-of-selling.test.ts`.
 */
import { expect, it } from "vitest";
import { monthOf } from "#features/invoices/billing-days.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { moneyText } from "#platform/format/money.ts";
import { clientRoles } from "#platform/identity/roles.ts";
import { eightAtOnce } from "../support/eight-at-once.ts";
import type { PlainBrowser } from "../support/http/plain-browser.ts";
import { openSite } from "../support/http/site.ts";
import { addDraft } from "../support/invoices.ts";
import { pdfTexts } from "../support/pdf-texts.ts";
import { actorOf, addPerson } from "../support/people.ts";
import {
  clientAddresses,
  clientAddressOf,
  plantSale,
  readStartedClient,
  secretFigures,
  secretWords,
} from "../support/secrets-of-selling.ts";
import { storedEmails } from "../support/stored-emails.ts";
import { waysToWrite } from "../support/ways-to-write.ts";

const site = openSite();
const today = todayIn("America/Chicago", new Date());
const firstDay = addDays(today, 3);

/** Styles and drawings have margins, and figures of their own. */
const withoutLooks = (html: string): string =>
  html.replaceAll(/<style.*?<\/style>|<svg.*?<\/svg>| style="[^"]*"/gs, "");

async function read(browser: PlainBrowser, address: string) {
  const answer = await browser.fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get("content-type") === "application/pdf";
  const text = isPdf ? pdfTexts(bytes).join("\n") : new TextDecoder().decode(bytes);
  return { status: answer.status, text: withoutLooks(text) };
}

it("a client reads nothing of costs, margins, notes and other offers", async () => {
  const person = await addPerson(site, { role: "administrator" });
  const boss = actorOf(person);
  const office = await site.signedIn(person);
  const sale = await plantSale(site.db, boss, firstDay, async (path, fields) => {
    const answer = await office.fetch(path, {
      method: "POST",
      headers: { Origin: site.url },
      body: new URLSearchParams(fields),
    });
    expect(answer.status, `${path} ${await answer.text()}`).toBe(303);
  });
  const { expectNothingOf } = sale;

  // The prospect, by the links in the emails.
  const guest = site.browser();
  const proposal = `/proposal/${sale.proposalToken}`;
  for (const address of [
    proposal,
    `${proposal}/sign`,
    `${proposal}/proposal.pdf`,
    `/own-page/${sale.ownPageToken}`,
    `/appointment/${sale.appointmentToken}`,
  ]) {
    const { status, text } = await read(guest, address);
    expect(status, address).toBe(200);
    expectNothingOf(address, text);
    if (address.endsWith("pdf")) expect(text).toContain(moneyText(sale.priced.price));
  }

  // The client that it becomes, and its first invoice.
  await office.open(`${sale.path}/start`);
  office.fill("Budgeted minutes per visit", String(secretFigures.budget));
  office.fill("Address", "12 Main Street\nChicago, IL 60606");
  await office.press("Start the client");
  expect(office.status, office.text).toBe(200);
  const started = await readStartedClient(site.db, boss, sale.id);
  const invoiceId = await addDraft(site, started.clientId, monthOf(firstDay));
  await office.open(`/office/invoices/${invoiceId}`);
  await office.press("Issue the invoice");

  const shown = new Set<string>();
  for (const role of clientRoles) {
    const { clientId, facilityId } = started;
    const reader = await addPerson(site, { role, clientId, facilityIds: [facilityId] });
    const browser = await site.signedIn(reader);
    await eightAtOnce(clientAddresses, async ([pattern]) => {
      const address = clientAddressOf(pattern, { ...started, invoiceId });
      if (address === undefined) return;
      const query = pattern.endsWith("schedule") ? `?on=${firstDay}&view=list` : "";
      const page = await read(browser, address + query);
      expectNothingOf(`${role}, ${address}`, page.text);
      if (page.status === 200 && [facilityId, invoiceId].some((id) => page.text.includes(id)))
        shown.add(pattern);
      const routerData = await read(browser, `${address}.data${query}`);
      expectNothingOf(`${role}, ${address}.data`, routerData.text);
    });
    const paper = await read(browser, `/client-portal/invoices/${invoiceId}/invoice.pdf`);
    if (role === "client-administrator") expect(paper.text).toContain("$");
  }
  expect([...shown]).toEqual(
    expect.arrayContaining([
      "client-portal",
      "client-portal/facilities/:id",
      "client-portal/schedule",
      "client-portal/documents",
      "client-portal/invoices/:id",
      "api/portal/home",
      "api/portal/visits/:id",
    ]),
  );

  // The same hunt finds it where it may stand.
  const inOffice: string[] = [];
  for (const part of ["", "/bid", "/survey", `/floor-plan/${sale.planId}`, "/emails"])
    inOffice.push((await read(office, sale.path + part)).text);
  for (const address of [`pipeline/${sale.rivalId}`, `applications/${sale.applicationId}`])
    inOffice.push((await read(office, `/office/${address}`)).text);
  const all = inOffice.join("\n");
  for (const secret of Object.values(secretWords)) expect(all).toContain(secret);
  for (const figure of [secretFigures.value, secretFigures.wage, secretFigures.workCost])
    expect(
      waysToWrite(figure).some((way) => way.test(all)),
      String(figure),
    ).toBe(true);

  // As a mail server was given them.
  for (const { subject, text, html } of await storedEmails(site.dataDirectory, sale.prospect, 1))
    expectNothingOf(`email ${subject}`, withoutLooks([subject, text, html].join("\n")), [
      secretWords.letter,
    ]);
});
