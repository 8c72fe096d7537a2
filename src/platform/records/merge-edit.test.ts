import { describe, expect, it } from "vitest";
import { mergeEdit } from "./merge-edit.ts";

const seen = { name: "Annex", street: "1 Main St", city: "Joliet" };

describe("an edit", () => {
  it("writes what was changed in the form alone", () => {
    const stored = { ...seen, street: "2 Oak Ave" };
    expect(mergeEdit({ stored, seen, sent: { ...seen, city: "Elgin" } })).toEqual({
      ok: true,
      change: { before: { city: "Joliet" }, after: { city: "Elgin" } },
    });
  });

  it("is refused where both have changed a field to something else", () => {
    const stored = { ...seen, street: "2 Oak Ave", name: "Hall" };
    const sent = { ...seen, street: "3 Elm St", city: "Elgin" };
    expect(mergeEdit({ stored, seen, sent })).toEqual({
      ok: false,
      stored,
      touched: ["street", "city"],
      both: ["street"],
    });
    expect(mergeEdit({ stored, seen, sent: { ...seen, street: "2 Oak Ave" } })).toMatchObject({
      ok: true,
      change: { after: {} },
    });
  });

  it("of a form that does not say what it showed is taken as a whole", () => {
    const stored = { ...seen, street: "2 Oak Ave" };
    expect(mergeEdit({ stored, seen: {}, sent: seen })).toMatchObject({
      ok: true,
      change: { before: { street: "2 Oak Ave" }, after: { street: "1 Main St" } },
    });
  });

  it("leaves what the form does not have", () => {
    const sent = { name: "Hall" };
    expect(mergeEdit({ stored: seen, seen, sent })).toMatchObject({
      ok: true,
      change: { after: { name: "Hall" } },
    });
  });

  it("does not take line breaks and spaces around a text for a change", () => {
    const stored = { note: "Key\nAlarm", name: "Annex" };
    const sent = { note: " Key\r\nAlarm ", name: "Annex " };
    expect(mergeEdit({ stored, seen: stored, sent })).toMatchObject({
      ok: true,
      change: { after: {} },
    });
  });
});

describe("fields that make sense together", () => {
  const shown = { from: "2026-01-01", until: "2026-12-31", title: "Insurance" };
  const together = [["from", "until"]];

  it("are refused where somebody else has changed one and this person another", () => {
    const stored = { ...shown, from: "2026-06-01" };
    const sent = { ...shown, until: "2027-12-31" };
    expect(mergeEdit({ stored, seen: shown, sent, together })).toEqual({
      ok: false,
      stored,
      touched: ["until"],
      both: ["from"],
    });
  });

  it("are not refused for a change of something else", () => {
    const stored = { ...shown, from: "2026-06-01" };
    const sent = { ...shown, title: "Certificate" };
    expect(mergeEdit({ stored, seen: shown, sent, together })).toMatchObject({
      ok: true,
      change: { after: { title: "Certificate" } },
    });
  });
});
