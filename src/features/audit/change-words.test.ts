/** Whatever a command writes into history or audit has words. */
import { describe, expect, it } from "vitest";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { NewHistoryEvent } from "#platform/history/history.ts";
import { type HistoryRecordKind, historyWords } from "#platform/history/history-words.ts";
import { auditWords } from "#platform/identity/audit/audit-words.ts";
import { productFiles, readProductFile } from "#tests/support/architecture/source-files.ts";
import { changeInWords, nounChoices, nounInWords, wordsFromName } from "./change-words.ts";

const event = <Noun extends HistoryRecordKind>(written: NewHistoryEvent<Noun>) => written.kind;
const record = { recordId: "", actorId: null, change: nothingChanged };

describe("a kind of change", () => {
  it("that has no words cannot be written: it does not compile", () => {
    expect(event({ ...record, recordKind: "invoice", kind: "voided" })).toBe("voided");
    // @ts-expect-error: there are no such words
    event({ ...record, recordKind: "invoice", kind: "burned" });
    // @ts-expect-error: these are the words of another noun
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
      "demo/add-demo-inspections.ts",
      "demo/add-demo-year.ts",
      "src/platform/history/history.ts",
      "src/platform/identity/audit/record-audit.ts",
    ]);
  });

  it("can be chosen by other words than the rest of its noun", () => {
    const nouns = nounChoices.map(({ noun }) => noun);
    expect(nouns.toSorted()).toEqual(["account", ...Object.keys(historyWords)].toSorted());
    for (const { noun, kinds } of nounChoices) {
      const labels = kinds.map(({ label }) => label);
      expect(new Set(labels).size, noun).toBe(labels.length);
      expect(
        labels.every((label) => /^[A-Z]/.test(label)),
        noun,
      ).toBe(true);
    }
    expect(new Set(nounChoices.map(({ label }) => label)).size).toBe(nounChoices.length);
    expect(Object.keys(auditWords).length).toBe(
      nounChoices.find(({ noun }) => noun === "account")?.kinds.length,
    );
  });

  it("of an older version of the product is written as words as well", () => {
    expect(changeInWords("invoice", "line-added")).toBe("Line added");
    expect(changeInWords("invoice", "sent-by-fax")).toBe("Sent by fax");
    expect(changeInWords("invoice", "constructor")).toBe("Constructor");
    expect(changeInWords("key-ring", "lost")).toBe("Lost");
    expect(nounInWords("key-ring")).toBe("Key ring");
    expect(wordsFromName("billToName")).toBe("Bill to name");
  });
});
