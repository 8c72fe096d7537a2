/** Opportunities that somebody of the office enters by hand. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  notifications,
  opportunities,
  opportunityNotes,
  prospectCompanies,
  prospectContacts,
} from "#features/schema.ts";
import type { Role } from "#platform/identity/roles.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { kindsInHistory } from "#tests/support/history.ts";
import { addOpportunity, enteredOpportunity } from "#tests/support/opportunities.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import * as newPage from "./office/new-page.tsx";

const sellers: readonly Role[] = ["administrator", "account-manager"];
const path = "/office/pipeline/new";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const enter = (fields: Record<string, string>, role: Role | undefined = "account-manager") =>
    cast.ask(role, path, newPage.action, { ...enteredOpportunity, ...fields });
  /** @returns the opportunity that the answer leads to */
  async function entered(fields: Record<string, string>) {
    const answer = await enter(fields);
    expect(answer.status, JSON.stringify(answer.body)).toBe(303);
    const id = /pipeline\/([^?]+)\?done=added$/.exec(answer.location ?? "")?.[1] ?? "";
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    if (row === undefined) throw new Error("nothing was entered");
    return row;
  }
  const countCompanies = () => context.db.$count(prospectCompanies);
  const eventsOf = (id: string) => kindsInHistory(context.db, id);

  it("has company, contact, plan, note and history, and its owner is told", async () => {
    const ownerId = cast.ids.administrator;
    const row = await entered({
      companyName: "Whole Foods Bank",
      source: "Referral",
      campaignName: "Spring",
      value: "$1,240.50",
      nextStep: "Call back",
      nextStepOn: "2027-01-04",
      ownerId,
      note: "=1+1 <script>alert(1)</script> 🧽",
    });
    expect(row).toMatchObject({
      reference: expect.stringMatching(/^S-/),
      leadId: null,
      origin: "entered",
      facilityType: "healthcare",
      source: "referral",
      campaign: "spring",
      stage: "contacted",
      valueCents: 124_050,
      valueBasis: "entered",
      nextStep: "Call back",
      nextStepOn: "2027-01-04",
      ownerId,
      answerDueAt: null,
      answeredBy: cast.ids["account-manager"],
    });
    const [contact] = await context.db
      .select()
      .from(prospectContacts)
      .where(eq(prospectContacts.id, row.contactId));
    expect(contact).toMatchObject({
      companyId: row.companyId,
      name: enteredOpportunity.contactName,
      email: enteredOpportunity.email,
    });
    const notes = await context.db
      .select()
      .from(opportunityNotes)
      .where(eq(opportunityNotes.opportunityId, row.id));
    expect(notes).toMatchObject([{ text: "=1+1 <script>alert(1)</script> 🧽" }]);
    expect(await eventsOf(row.id)).toEqual(["added", "noted"]);
    expect(await eventsOf(row.companyId)).toEqual(["added", "contact-added"]);
    const told = await context.db
      .select()
      .from(notifications)
      .where(eq(notifications.recordId, row.id));
    expect(told).toMatchObject([{ accountId: ownerId, kind: "opportunity-owned" }]);
  });

  it("has a contact who gets emails in the language that was chosen", async () => {
    const row = await entered({ companyName: "Limpieza Ltd", language: "es" });
    const [contact] = await context.db
      .select()
      .from(prospectContacts)
      .where(eq(prospectContacts.id, row.contactId));
    expect(contact?.language).toBe("es");
  });

  it("that is new waits for nobody's promise, and was not answered", async () => {
    const row = await entered({ companyName: "Unspoken Ltd", stage: "new" });
    expect(row).toMatchObject({ answerDueAt: null, answeredAt: null, answeredBy: null });
  });

  it("of a company that is there joins it, with its contact or another one", async () => {
    const first = await entered({ companyName: "Twice Asked Inc" });
    const before = await countCompanies();
    const company = { companyId: first.companyId, companyName: "" };
    const same = await entered({ ...company, contactId: first.contactId, contactName: "" });
    expect(same).toMatchObject({ companyId: first.companyId, contactId: first.contactId });
    const again = await entered(company);
    expect(again.contactId).toBe(first.contactId);
    const other = await entered({ ...company, contactName: "Otto Ellis" });
    expect(other.companyId).toBe(first.companyId);
    expect(other.contactId).not.toBe(first.contactId);
    expect(await countCompanies()).toBe(before);
  });

  it("under the name of another company asks which one is meant", async () => {
    const first = await entered({ companyName: "First Baptist Church" });
    const asked = await enter({ companyName: "FIRST BAPTIST CHURCH", note: "Keep me" });
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      errors: { companyId: expect.any(String) },
      values: { note: "Keep me" },
      sameNames: [{ id: first.companyId }],
    });
    const another = await entered({ companyName: "First Baptist Church", companyId: "another" });
    expect(another.companyId).not.toBe(first.companyId);
    const joined = await entered({
      companyName: "First Baptist Church",
      companyId: first.companyId,
    });
    expect(joined.companyId).toBe(first.companyId);
  });

  it("finds a company by contact and telephone, and shows its contacts", async () => {
    const row = await entered({ companyName: "Findable & Sons", phone: "312.555.0191" });
    for (const words of ["findable", "wanda entered-dental", "(312) 555-0191"]) {
      const page = await cast.ask(
        "administrator",
        `${path}?words=${encodeURIComponent(words)}`,
        newPage.loader,
      );
      expect(JSON.stringify(page.body), words).toContain(row.companyId);
    }
    const page = await cast.ask(
      "administrator",
      `${path}?companyId=${row.companyId}`,
      newPage.loader,
    );
    expect(page.body).toMatchObject({ company: { contacts: [{ id: row.contactId }] } });
  });

  it("of a quote request has the kind of building that the visitor has said", async () => {
    const id = await addOpportunity(context.db);
    const [row] = await context.db.select().from(opportunities).where(eq(opportunities.id, id));
    expect(row?.facilityType).not.toBeNull();
  });

  describe("refuses, and writes nothing:", () => {
    const bad: readonly (readonly [string, Record<string, string>])[] = [
      ["no company", { companyName: " " }],
      ["another company without a name", { companyName: "", companyId: "another" }],
      ["a name of 5,000 characters", { companyName: "x".repeat(5_000) }],
      ["no contact", { contactName: "" }],
      ["an address that is none", { email: "wanda" }],
      ["a language that is none of ours", { language: "fr" }],
      ["a telephone number of three digits", { phone: "911" }],
      ["no kind of building", { facilityType: "" }],
      ["an unknown kind of building", { facilityType: "moon" }],
      ["a stage that ends it", { stage: "won" }],
      ["a value that is no amount", { value: "=1+1" }],
      ["a day that does not exist", { nextStepOn: "2027-02-30" }],
      ["an owner who does not exist", { ownerId: randomUUID() }],
      ["a company that does not exist", { companyId: randomUUID() }],
      ["a contact who does not exist", { contactId: randomUUID() }],
      ["a note of 5,001 characters", { note: "x".repeat(5_001) }],
    ];
    it.each(bad)("%s", async (_, fields) => {
      const before = [await countCompanies(), await context.db.$count(opportunities)];
      const answer = await enter({ companyName: `Refused ${randomUUID()}`, ...fields });
      expect(answer.status).toBe(422);
      expect([await countCompanies(), await context.db.$count(opportunities)]).toEqual(before);
    });

    it("all that is missing at once", async () => {
      const answer = await enter({ companyName: "", contactName: "", facilityType: "" });
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.body as { errors: object }).errors).toSorted()).toEqual([
        "companyName",
        "contactName",
        "facilityType",
      ]);
    });

    it("a contact of another company", async () => {
      const one = await entered({ companyName: `One ${randomUUID()}` });
      const other = await entered({ companyName: `Other ${randomUUID()}` });
      const fields = { companyId: one.companyId, contactId: other.contactId };
      expect((await enter(fields)).status).toBe(422);
    });
  });

  it.each(["a\u0000b company", "=cmd|calc", "<b>bold</b> & co", "🧹🧹 Ltd"])(
    "keeps a name such as %j as a text",
    async (companyName) => {
      const row = await entered({ companyName });
      const page = await cast.ask(
        "administrator",
        `${path}?companyId=${row.companyId}`,
        newPage.loader,
      );
      expect(page.status).toBe(200);
    },
  );

  it("a guest is led to the sign-in, and for other roles nothing of it exists", async () => {
    const before = await context.db.$count(opportunities);
    for (const role of [undefined, ...roles.filter((one) => !sellers.includes(one))]) {
      const asked = [
        await cast.ask(role, path, newPage.loader),
        await cast.ask(role, path, newPage.action, enteredOpportunity),
      ];
      for (const answer of asked)
        if (role === undefined) expect(answer.location).toMatch(/^\/client-portal\?next=/);
        else expect(answer.status, role).toBe(404);
    }
    expect(await context.db.$count(opportunities)).toBe(before);
  });
});
