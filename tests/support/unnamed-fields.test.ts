/** What the setup of every test with a database asks of the history. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { auditEvents, historyEvents } from "#features/schema.ts";
import { describeDatabase } from "./databases.ts";
import { unnamedFields } from "./unnamed-fields.ts";

class TakenBack extends Error {}

describeDatabase((database) => {
  it("lists what a command has recorded without a name in the audit, each once", async () => {
    const listed: string[][] = [];
    const written = database().db.transaction(async (tx) => {
      const visit = { recordKind: "visit", recordId: randomUUID(), kind: "changed" };
      await tx.insert(historyEvents).values([
        { ...visit, id: randomUUID(), details: { before: { mood: "" }, after: { mood: "good" } } },
        { ...visit, id: randomUUID(), details: { mood: "bad", crewSize: 2 } },
        {
          ...visit,
          id: randomUUID(),
          details: { before: { state: "scheduled" }, after: { state: "lost" } },
        },
      ]);
      await tx
        .insert(auditEvents)
        .values({ id: randomUUID(), kind: "signed-in", details: { shoes: "red", by: "password" } });
      listed.push(await unnamedFields(tx));
      throw new TakenBack();
    });
    await expect(written).rejects.toThrow(TakenBack);
    expect(listed.flat().toSorted()).toEqual([
      "account: shoes",
      "visit: mood",
      "visit: state lost",
    ]);
  });
});
