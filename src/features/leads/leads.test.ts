import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { emails, leads, type NewLeadRow } from "#features/schema.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { quoteFields } from "#tests/support/quote-request.ts";
import { findLead, findLeads } from "./leads.server.ts";

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

describeDatabase((database) => {
  const first = leadOf(1);
  const second = leadOf(2, { screening: "quarantined" });
  beforeAll(async () => {
    await database().db.insert(leads).values([second, first]);
  });
  it("finds those that are named and still there", async () => {
    const leads = await findLeads(database().db, [first.id, randomUUID()]);
    expect(leads.map(({ reference }) => reference)).toEqual(["Q-222-2221"]);
    expect(await findLeads(database().db, [])).toEqual([]);
  });

  it("shows neither hashed addresses nor retry keys", async () => {
    const [lead] = await findLeads(database().db, [first.id]);
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
        ...about,
        ...key("quote-received-visitor"),
        recipient: email,
        state: "failed",
        lastAnswer: "550 no such user",
      },
    ]);
    expect(await findLead(db, id)).toMatchObject({
      officeEmail: "sent",
      visitorEmail: "failed",
      emailError: "550 no such user",
    });
    const [other] = await findLeads(db, [second.id]);
    expect(other).toMatchObject(unknown);
  });
});
