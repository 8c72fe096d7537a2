import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { insertTogether } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { isOneOfMailboxes } from "#platform/email/is-one-of-mailboxes.server.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { joinProspects, type Prospect } from "./join-prospects.server.ts";
import { prospectContacts } from "./tables/prospects.ts";

describeDatabase((database) => {
  const prospect = (changes: Partial<Prospect> = {}): Prospect => ({
    fullName: "Zoë Ortiz",
    company: "Harbor Café",
    email: "Zoe.Ortiz@Harbor.example",
    phone: "(312) 555-0117",
    language: "en",
    receivedAt: new Date(),
    ...changes,
  });
  const join = (...prospects: Prospect[]) =>
    database().db.transaction(async (tx) => {
      const { ids, inserts } = await joinProspects(tx, prospects);
      await insertTogether(tx, inserts);
      return ids;
    });

  beforeAll(() =>
    database().db.execute(sql`
      with company as (insert into prospect_companies (id, name) values (${newId()}, 'Many')
        returning id)
      insert into prospect_contacts (id, company_id, name, email, phone)
      select gen_random_uuid(), company.id, 'Person ' || n, 'person' || n || '@many.example', ''
      from company, generate_series(1, 5000) as n`),
  );

  it("takes who writes again for the same person, in whatever capitals", async () => {
    const [first, copy] = await join(prospect(), prospect());
    const [again] = await join(
      prospect({ email: "ZOE.ORTIZ@HARBOR.EXAMPLE", company: "HARBOR CAFÉ" }),
    );
    const [other] = await join(prospect({ company: "Harbor Clinic" }));
    expect(copy).toEqual(first);
    expect(again).toEqual(first);
    expect(other?.contactId).not.toBe(first?.contactId);
  });

  it("finds who has asked before by an index, however many there are", async () => {
    await database().db.execute(sql`analyze prospect_contacts`);
    const { rows } = await database().db.execute(sql`explain select from ${prospectContacts}
      where ${isOneOfMailboxes(prospectContacts.email, ["person7@many.example", "A@b.example"])}`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain("prospect_contacts_email");
    expect(plan).not.toContain("Seq Scan");
  });
});
