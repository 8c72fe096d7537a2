import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { leads, type NewLeadRow } from "#database/schema.ts";
import { markMailFailed, markMailSent } from "#domain/outbox/mail-states.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { findLead, type LeadFilter, listLeads } from "./leads.ts";

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
    const second = leadOf(2, { screening: "quarantined", officeMail: "held", visitorMail: "held" });
    await database()
      .db.insert(leads)
      .values([second, first, leadOf(3)]);
  });
  const references = async (filter?: LeadFilter) =>
    (await listLeads(database().db, filter)).map(({ reference }) => reference);

  it("lists leads, the newest first", async () => {
    expect(await references()).toEqual(["Q-222-2223", "Q-222-2222", "Q-222-2221"]);
    expect(await references({ limit: 1 })).toEqual(["Q-222-2223"]);
  });

  it("lists those since a moment, and those held back", async () => {
    const since = new Date("2026-11-02T12:00:00Z");
    expect(await references({ since })).toEqual(["Q-222-2223", "Q-222-2222"]);
    expect(await references({ screening: "quarantined" })).toEqual(["Q-222-2222"]);
    expect(await references({ screening: "accepted", since })).toEqual(["Q-222-2223"]);
  });

  it("shows neither addresses nor what only serves retries", async () => {
    const [lead] = await listLeads(database().db);
    for (const inner of ["addressHash", "idempotencyKey", "fingerprint"])
      expect(lead).not.toHaveProperty(inner);
  });

  it("keeps the fault until the mail that failed has left, and never calls a sent mail failed", async () => {
    const { db } = database();
    const { id } = first;
    await markMailFailed(db, leads, id, "visitorMail", "550 no such user");
    await markMailSent(db, leads, id, "officeMail");
    expect(await findLead(db, id)).toMatchObject({
      officeMail: "sent",
      visitorMail: "failed",
      mailFault: "550 no such user",
    });
    await markMailFailed(db, leads, id, "officeMail", "too late");
    expect(await findLead(db, id)).toMatchObject({ officeMail: "sent" });
    await markMailSent(db, leads, id, "visitorMail");
    expect(await findLead(db, id)).toMatchObject({ visitorMail: "sent", mailFault: null });
  });
});
