import { randomUUID } from "node:crypto";
import { like, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { emails, leads, type NewLeadRow } from "#database/schema.ts";
import type { RecordFilter } from "#domain/submissions/record-filter.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { findLead, listLeads } from "./leads.ts";

const leadOf = (day: number, changed: Partial<NewLeadRow> = {}): NewLeadRow => ({
  ...quoteFields,
  id: randomUUID(),
  reference: `Q-222-222${day}`,
  idempotencyKey: `key-${day}`,
  fingerprint: "f",
  addressHash: "secret",
  receivedAt: new Date(`2026-11-0${day}T12:00:00Z`),
  ...changed,
});

describeEachDatabase((database) => {
  const first = leadOf(1);
  beforeAll(async () => {
    const second = leadOf(2, { screening: "quarantined" });
    await database()
      .db.insert(leads)
      .values([second, first, leadOf(3)]);
  });
  const references = async (filter?: RecordFilter) =>
    (await listLeads(database().db, filter)).map(({ reference }) => reference);

  it("lists leads, the newest first", async () => {
    expect(await references()).toEqual(["Q-222-2223", "Q-222-2222", "Q-222-2221"]);
    expect(await references({ limit: 1 })).toEqual(["Q-222-2223"]);
  });

  it("lists leads since a time, and quarantined ones", async () => {
    const since = new Date("2026-11-02T12:00:00Z");
    expect(await references({ since })).toEqual(["Q-222-2223", "Q-222-2222"]);
    expect(await references({ screening: "quarantined" })).toEqual(["Q-222-2222"]);
    expect(await references({ screening: "accepted", since })).toEqual(["Q-222-2223"]);
  });

  it("lists page by page, each record once, even with equal times", async () => {
    const { db } = database();
    const moment = new Date("2026-10-01T12:00:00Z");
    const many = Array.from({ length: 30 }, (_, n) => ({
      ...leadOf(1, { receivedAt: moment, screening: "quarantined" }),
      reference: `Q-page-${n}`,
      idempotencyKey: `page-${n}`,
    }));
    await db.insert(leads).values(many);
    await db.execute(sql`update leads set received_at = received_at + interval '3 microseconds'
      where reference like 'Q-page-1%'`);
    const all = await references();
    const paged: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await listLeads(db, { limit: 7, ...(after !== undefined && { after }) });
      paged.push(...page.map(({ reference }) => reference));
      after = page.at(-1)?.id;
      if (page.length < 7) break;
    }
    expect(paged).toEqual(all);
    expect(paged).toHaveLength(33);
    await db.delete(leads).where(like(leads.reference, "Q-page-%"));
  });

  it("shows neither hashed addresses nor retry keys", async () => {
    const [lead] = await listLeads(database().db);
    for (const inner of ["addressHash", "idempotencyKey", "fingerprint"])
      expect(lead).not.toHaveProperty(inner);
  });

  it("tells how its emails fare, and what the mail server said of one that failed", async () => {
    const { db } = database();
    const { id, email } = first;
    const unknown = { officeEmail: null, visitorEmail: null, emailError: null };
    expect(await findLead(db, id)).toMatchObject(unknown);
    const about = { aboutKind: "lead", aboutId: id };
    const key = (message: string) => ({ message, key: `${message}.${id}`, id: randomUUID() });
    await db.insert(emails).values([
      { ...about, ...key("quote-received-office"), state: "sent", lastAnswer: "451 later" },
      {
        ...{ ...about, ...key("quote-received-visitor"), recipient: email },
        ...{ state: "failed", lastAnswer: "550 no such user" },
      },
    ]);
    expect(await findLead(db, id)).toMatchObject({
      officeEmail: "sent",
      visitorEmail: "failed",
      emailError: "550 no such user",
    });
    const others = (await listLeads(db)).filter((lead) => lead.id !== id);
    for (const other of others) expect(other).toMatchObject(unknown);
  });
});
