/** The reports of a client's months, from Insights to the PDF, without JavaScript. */
import { expect, it } from "vitest";
import { openSite } from "../support/http/site.ts";
import { addMonthlyReport, facilityFigures } from "../support/monthly-reports.ts";
import { addClient, addPerson } from "../support/people.ts";

const site = openSite();

it("a client reads a month, saves it, and sees no facility of others", async () => {
  const { id: clientId, facilityIds } = await addClient(site, 2);
  const [clinic = "", store = ""] = facilityIds;
  const client = await addPerson(site, { role: "client-administrator", clientId });
  const member = await addPerson(site, { role: "client-member", clientId, facilityIds: [store] });
  const manager = await addPerson(site, { role: "account-manager", clientIds: [clientId] });
  const figures = [
    facilityFigures({ id: clinic, name: "Zebra clinic" }),
    facilityFigures({ id: store, name: "Quail store" }),
  ];
  const report = await addMonthlyReport(site, clientId, figures);
  await addMonthlyReport(site, clientId, figures);

  const portal = await site.signedIn(client);
  expect(portal.heading).toMatch(/^Client \w{6}$/);
  await portal.open("/client-portal/insights");
  await portal.follow("Monthly reports");
  expect(portal.heading).toBe("Monthly reports");
  expect(portal.all("main li")).toHaveLength(2);
  await portal.follow("October 2026");
  expect(portal.heading).toBe("October 2026");
  expect(portal.text).toContain("All 2 facilities");
  expect(portal.text).toContain("Best: Lobby (Quail store) and 1 other area, 98.0%.");
  expect(portal.texts("th[scope=row]")).toContain("Zebra clinic");
  const [pdf = ""] = portal.links("Save as PDF");
  const file = await portal.fetch(pdf);
  expect(file.headers.get("content-type")).toBe("application/pdf");
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="monthly-report-2026-10-.*\.pdf"$/,
  );

  const theirs = await site.signedIn(member);
  await theirs.open(`/client-portal/insights/reports/${report}`);
  expect(theirs.heading).toBe("October 2026");
  expect(theirs.text).toContain("Covers the facilities you can see.");
  expect(theirs.text).toContain("Best: Lobby, 98.0%.");
  expect(theirs.html).not.toContain("Zebra");

  const office = await site.signedIn(manager);
  await office.open(`/office/clients/${clientId}/insights`);
  await office.follow("Monthly reports");
  await office.follow("September 2026");
  expect(office.heading).toBe("September 2026");
});
