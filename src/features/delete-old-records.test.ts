import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { shippedRetention } from "#content/retention.ts";
import { deleteOldRecords } from "#features/delete-old-records.server.ts";
import { contactMessages, jobApplications, leads } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";

const now = new Date("2026-11-21T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

const submission = (days: number, screening: "accepted" | "quarantined" = "accepted") => ({
  id: randomUUID(),
  reference: randomUUID(),
  idempotencyKey: randomUUID(),
  fingerprint: randomUUID(),
  receivedAt: daysAgo(days),
  userAgent: "Mozilla/5.0 (test)",
  addressHash: "c0ffee",
  screening,
});

const lead = {
  fullName: "Dana Whitfield",
  company: "Lakeside Dental Group",
  email: "dana@lakeside-dental.example",
  phone: "(312) 555-0187",
  facilityType: "healthcare" as const,
  squareFootage: "12500",
  message: "Four surgeries and a waiting room.",
};

describeEachDatabase("batches", (database) => {
  const deleteOld = () => deleteOldRecords(database().db, shippedRetention, now);
  const findLead = async (id: string) =>
    (await database().db.select().from(leads).where(eq(leads.id, id)))[0];
  const keepLead = async (...when: Parameters<typeof submission>) => {
    const row = { ...submission(...when), ...lead };
    await database().db.insert(leads).values(row);
    return row.id;
  };

  describe("a record past its retention period", () => {
    it("is deleted on the day after its period, not before", async () => {
      const old = await keepLead(shippedRetention.contactMessages + 1);
      const young = await keepLead(shippedRetention.contactMessages - 1);
      await deleteOld();
      expect(await findLead(old)).toBeUndefined();
      expect(await findLead(young)).toBeDefined();
    });

    it("is deleted earlier when it looked like spam", async () => {
      const spam = await keepLead(shippedRetention.quarantined + 1, "quarantined");
      const accepted = await keepLead(shippedRetention.quarantined + 1);
      await deleteOld();
      expect(await findLead(spam)).toBeUndefined();
      expect(await findLead(accepted)).toBeDefined();
    });

    it("is deleted from every table, each by its own period", async () => {
      const { db } = database();
      const message = {
        name: "Dana",
        email: "d@example.com",
        subject: "Hello",
        message: "A message.",
        newsletter: false,
      };
      const application = {
        fullName: "Dana",
        email: "d@example.com",
        phone: "3125550187",
        position: "cleaning-technician",
        positionTitle: "Cleaning Technician",
        experience: "3-5",
        resume: "https://example.com/cv",
        coverLetter: "A letter.",
      };
      const days = shippedRetention.applications + 1;
      await db.insert(contactMessages).values({ ...submission(days), ...message });
      await db.insert(jobApplications).values({ ...submission(days), ...application });
      await deleteOld();
      expect(await db.select().from(contactMessages)).toHaveLength(1);
      expect(await db.select().from(jobApplications)).toHaveLength(0);
    });
  });

  it("deletes any number of records in several statements", async () => {
    const { db } = database();
    const rows = Array.from({ length: 2_001 }, () => ({
      ...submission(shippedRetention.contactMessages + 1),
      ...lead,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(leads).values(rows.slice(from, from + 500));
    const young = await keepLead(1);
    expect((await deleteOld()).records).toBe(2_001);
    expect(await findLead(young)).toBeDefined();
  });

  it("deletes the sender's traces from what stays, and then has nothing left to do", async () => {
    const old = await keepLead(shippedRetention.traces + 1);
    const young = await keepLead(shippedRetention.traces - 1);
    expect((await deleteOld()).traces).toBeGreaterThan(0);
    expect(await findLead(old)).toMatchObject({
      userAgent: null,
      addressHash: null,
      fullName: lead.fullName,
    });
    expect((await findLead(young))?.addressHash).toBe("c0ffee");
    expect(await deleteOld()).toEqual({ records: 0, traces: 0 });
  });
});
