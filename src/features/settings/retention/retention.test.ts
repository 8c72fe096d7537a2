/** How long things are kept: what is allowed, what is asked before it deletes, and that all follow. */
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changeCompanyFacts, changedFacts, company, shippedFacts } from "#content/company.ts";
import { privacyPolicyContent } from "#content/legal/privacy-policy.ts";
import { shippedRetention } from "#content/retention.ts";
import {
  companySettings,
  contactMessages,
  jobApplications,
  leads,
  opportunities,
} from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { useCast } from "#tests/support/roles.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import * as page from "./retention-page.tsx";
import { retentionForm, retentionTexts } from "./retention-section.server.ts";

const path = "/office/settings/retention";
const shipped = retentionTexts(shippedRetention);

afterEach(() => changeCompanyFacts(shippedFacts));

describe("the form", () => {
  it.each([
    ["traces", "6"],
    ["traces", "366"],
    ["quarantined", "13"],
    ["contactMessages", "89"],
    ["contactMessages", "3651"],
    ["applications", "364"],
    ["applications", "12.5"],
    ["applications", "1e3"],
    ["emails", "-30"],
    ["emails", ""],
    ["notifications", "99999999999999999999"],
  ])("refuses %s: %j", (name, value) => {
    const parsed = z.safeParse(retentionForm("en"), { ...shipped, [name]: value });
    expect(parsed.error?.issues).toMatchObject([
      { path: [name], message: expect.stringMatching(/^Please enter a whole number of days/) },
    ]);
  });

  it("takes what was shipped", () => {
    expect(z.parse(retentionForm("en"), shipped)).toEqual(shippedRetention);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(async () => {
    await context.db.delete(companySettings);
    for (const table of [leads, contactMessages, jobApplications]) await context.db.delete(table);
  });

  const save = (typed: Record<string, string>) =>
    cast.ask("administrator", path, page.action, { ...shipped, ...typed });
  const restore = (fields: Record<string, string> = {}) =>
    cast.ask("administrator", `${path}?restore`, page.action, { restored: "now", ...fields });
  const apply = () => applyStoredSettings(database().background);

  it("going back to the original asks as well, and counts what came of requests", async () => {
    expect((await save({ contactMessages: "3650" })).status).toBe(303);
    await addSubmission(context.db, "contact-message", {
      receivedAt: new Date(Date.now() - 2_000 * dayMs),
    });
    const opened = await addOpportunity(context.db);
    const openedAt = new Date(Date.now() - 2_000 * dayMs);
    await context.db.update(opportunities).set({ openedAt }).where(eq(opportunities.id, opened));
    const asked = await restore();
    expect(asked).toMatchObject({
      status: 409,
      body: {
        form: "restore",
        errors: { confirmed: "This deletes 2 records within the hour, for good." },
      },
    });
    const { confirmed = "" } = (asked.body as { values: Record<string, string> }).values;
    expect((await restore({ confirmed: `${confirmed} 1` })).status).toBe(409);
    expect((await restore({ confirmed })).location).toMatch(/done=restored/);
  });

  it("the privacy policy says it in both languages, with the day of the change", async () => {
    expect(changedFacts()).toEqual({});
    expect((await save({ contactMessages: "1825", traces: "45" })).status).toBe(303);
    expect(await apply()).toBe(true);
    const english = JSON.stringify(privacyPolicyContent("en"));
    expect(english).toContain("5 years");
    expect(english).toContain("keyed hash of your network address for 45 days");
    expect(english).not.toContain("{company.");
    expect(JSON.stringify(privacyPolicyContent("es"))).toContain("5 años");
    expect(company.policyChangedOn).toBe(todayIn(company.timeZone, new Date()));
    // Other documents carry what differs, and nothing else.
    expect(Object.keys(changedFacts())).toEqual(["retention", "policyChangedOn"]);
    expect(await apply()).toBe(false);
  });

  it("what a shorter period deletes within the hour is asked first, for these periods alone", async () => {
    const receivedAt = new Date(Date.now() - 200 * dayMs);
    for (const kind of ["lead", "contact-message", "application"] as const)
      await addSubmission(context.db, kind, { receivedAt });
    const quarantined = { receivedAt, screening: "quarantined" } as const;
    await addSubmission(context.db, "lead", quarantined);
    const asked = await save({ contactMessages: "180" });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        errors: { confirmed: "This deletes 2 records within the hour, for good." },
        values: { contactMessages: "180", confirmed: expect.any(String) },
      },
    });
    const { confirmed } = (asked.body as { values: { confirmed: string } }).values;
    expect((await save({ contactMessages: "150", confirmed })).status).toBe(409);
    expect((await save({ contactMessages: "180", confirmed })).status).toBe(303);
    expect(await restore()).toMatchObject({ status: 303 });
    // Longer ones ask nothing.
    expect((await save({ contactMessages: "900" })).status).toBe(303);
    await apply();
    expect(company.retention.contactMessages).toBe(900);
  });
});
