/** What a person gets to read: everything of theirs, nothing that runs, and no word of others. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { personalData } from "#features/personal-data.server.ts";
import { privacyFindings, submissionNotes, workOrderComments } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { readCopy } from "#platform/privacy/copy-of-person.server.ts";
import { addPerson, signInAs, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { readMarkup } from "#tests/support/markup.ts";
import { addPrivacyRequest, findingsOf, requestRow, searchFor } from "#tests/support/privacy.ts";
import { addSubmission } from "#tests/support/submissions.ts";
import { addOrder } from "#tests/support/work-orders.ts";
import { personFor, readChosen } from "../run-step.server.ts";
import { copyPage } from "./copy-page.server.ts";

const about = {
  company: "Cleardawn",
  person: "Lee",
  reference: "P-7KR-4M2W",
  madeOn: "Nov 26, 2026",
};

describeDatabase((database) => {
  const context = useAccounts(database);

  async function copyFor(over: Parameters<typeof addPrivacyRequest>[2]) {
    const { id: by } = await addPerson(context, { role: "administrator" });
    const request = await addPrivacyRequest(context, by, over);
    await searchFor(context, request);
    await context.db
      .update(privacyFindings)
      .set({ isTheirs: true })
      .where(eq(privacyFindings.requestId, request));
    expect((await findingsOf(context, request)).length).toBeGreaterThan(0);
    const row = await requestRow(context, request);
    const person = await personFor(context.db, personalData, row);
    return readCopy(context.db, personalData, await readChosen(context.db, request), person);
  }

  it("has the words of the person as they wrote them, with notes of the staff", async () => {
    const email = `lee.${randomUUID().slice(0, 8)}@example.com`;
    const { id: authorId } = await addPerson(context, { role: "administrator" });
    const lead = await addSubmission(context.db, "lead", {
      email,
      name: "Lee <script>alert(1)</script>",
      text: "Please call & write",
    });
    await context.db.insert(submissionNotes).values({
      id: newId(),
      recordKind: "lead",
      recordId: lead,
      authorId,
      text: "Sounds nice",
    });
    const copy = await copyFor({ name: "", email });
    const json = JSON.stringify(copy.tables);
    expect(json).toContain("Please call & write");
    expect(json).toContain("Sounds nice");
    // Neither ids nor hashes.
    expect(json).not.toContain(lead);
    expect(json).not.toContain("c0ffee");
    for (const language of ["en", "es"] as const) {
      const html = copyPage(copy, about, language);
      expect(html).toContain("Lee &lt;script&gt;alert(1)&lt;/script&gt;");
      expect(readMarkup(html).all("script")).toHaveLength(0);
      expect(html).toContain(`<html lang="${language}">`);
    }
    expect(copyPage(copy, about, "es")).toContain("Solicitudes de cotización");
  });

  it("has of what others wrote the words around the mention alone", async () => {
    const email = `mia.${randomUUID().slice(0, 8)}@example.com`;
    await addSubmission(context.db, "contact-message", {
      email: "other@example.com",
      text: `Secret of others.${" ".repeat(200)}Ask ${email}.${" ".repeat(200)}More of others.`,
    });
    const json = JSON.stringify((await copyFor({ name: "", email })).tables);
    expect(json).toContain(email);
    expect(json).not.toContain("Secret of others");
    expect(json).not.toContain("other@example.com");
  });

  describe("of an account", () => {
    it("has what it did and wrote, without secrets and without what is about others", async () => {
      const person = await addPerson(context, { role: "supervisor" });
      await signInAs(context, person);
      const facility = await addFacility(context);
      const order = await addOrder(context, facility.id);
      await context.db.insert(workOrderComments).values({
        id: newId(),
        clientId: facility.clientId,
        facilityId: facility.id,
        workOrderId: order.id,
        authorId: person.id,
        isInternal: false,
        text: "Mopped twice",
      });
      const copy = await copyFor({ name: "", email: person.email });
      const sources = copy.tables.map(({ source, role }) => `${source} ${role}`);
      expect(sources).toEqual(
        expect.arrayContaining([
          "accounts record",
          "sessions made",
          "audit_events made",
          "work_order_comments made",
        ]),
      );
      const json = JSON.stringify(copy.tables);
      expect(json).toContain("Mopped twice");
      expect(json).not.toMatch(/passwordHash|secretHash|addressHash|\$argon2/);
    });
  });
});
