/** Whatever a command writes into history or audit has a label. */
import { describe, expect, it } from "vitest";
import { historyNouns } from "#features/history-nouns.server.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { NewHistoryEvent } from "#platform/history/history.server.ts";
import type { HistoryRecordKind } from "#platform/history/history-messages.ts";
import { auditMessages } from "#platform/identity/audit/audit-messages.server.ts";
import { productFiles, readProductFile } from "#tests/support/architecture/source-files.ts";
import {
  formatEvent,
  formatRecordKind,
  labelFromName,
  nounChoices,
} from "./change-labels.server.ts";

const event = <Noun extends HistoryRecordKind>(written: NewHistoryEvent<Noun>) => written.kind;
const record = { recordId: "", actorId: null, change: nothingChanged };

describe("a kind of change", () => {
  it("that has no words cannot be written: it does not compile", () => {
    expect(event({ ...record, recordKind: "invoice", kind: "voided" })).toBe("voided");
    // @ts-expect-error: there is no such message
    event({ ...record, recordKind: "invoice", kind: "burned" });
    // @ts-expect-error: this is a message of another noun
    event({ ...record, recordKind: "invoice", kind: "checked-in" });
    // @ts-expect-error: there is no such noun
    event({ ...record, recordKind: "bicycle", kind: "created" });
  });

  it("is written by the one function that knows its words", () => {
    const writes = /\b(?:insert|insertRows)\(\s*(?:historyEvents|auditEvents)\b/;
    const writers = productFiles()
      .filter((path) => /^(?:demo|src|server|scripts)\/.*(?<!\.test)\.tsx?$/.test(path))
      .filter((path) => writes.test(readProductFile(path)));
    expect(writers.toSorted()).toEqual([
      // Many at once, of kinds that are checked where they are written.
      "src/features/inspections/demonstration/add-inspections.server.ts",
      "src/features/work-orders/demonstration/add-past-year.server.ts",
      "src/platform/history/history.server.ts",
      "src/platform/identity/audit/record-audit.server.ts",
    ]);
  });

  it("can be chosen by other words than the rest of its noun", () => {
    const nouns = nounChoices("en").map(({ noun }) => noun);
    expect(nouns.toSorted()).toEqual(["account", ...Object.keys(historyNouns)].toSorted());
    for (const { noun, kinds } of nounChoices("en")) {
      const labels = kinds.map(({ label }) => label);
      expect(new Set(labels).size, noun).toBe(labels.length);
      expect(
        labels.every((label) => /^[A-Z]/.test(label)),
        noun,
      ).toBe(true);
    }
    expect(new Set(nounChoices("en").map(({ label }) => label)).size).toBe(
      nounChoices("en").length,
    );
    expect(Object.keys(auditMessages("en")).length).toBe(
      nounChoices("en").find(({ noun }) => noun === "account")?.kinds.length,
    );
  });

  it("of an older version of the product is written as words as well", () => {
    expect(formatEvent("invoice", "line-added", "en")).toBe("Line added");
    expect(formatEvent("invoice", "sent-by-fax", "en")).toBe("Sent by fax");
    expect(formatEvent("invoice", "constructor", "en")).toBe("Constructor");
    expect(formatEvent("key-ring", "lost", "en")).toBe("Lost");
    expect(formatRecordKind("key-ring", "en")).toBe("Key ring");
    expect(labelFromName("billToName")).toBe("Bill to name");
  });
});
