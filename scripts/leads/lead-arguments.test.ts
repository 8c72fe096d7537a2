import { expect, it } from "vitest";
import { readLeadArguments } from "./lead-arguments.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("lists everything by default", () => {
  expect(readLeadArguments([], now)).toEqual({ ok: true, asCsv: false, filter: {} });
});

it("takes its flags in any order", () => {
  expect(readLeadArguments(["--since", "7d", "--csv", "--quarantined"], now)).toEqual({
    ok: true,
    asCsv: true,
    filter: { screening: "quarantined", since: new Date("2026-11-14T12:00:00Z") },
  });
});

it.each([
  ["24h", new Date("2026-11-20T12:00:00Z")],
  ["2026-11-02", new Date("2026-11-02T00:00")],
  ["2026-11-02T08:00Z", new Date("2026-11-02T08:00:00Z")],
])("reads %s as a moment", (text, since) => {
  expect(readLeadArguments(["--since", text], now)).toMatchObject({ filter: { since } });
});

it.each([["--since", "soon"], ["--since"], ["--all"], ["everything"], ["--since", "2026-13-40"]])(
  "refuses what it does not know: %s %s",
  (...given) => {
    expect(
      readLeadArguments(
        given.filter((part) => part !== undefined),
        now,
      ),
    ).toMatchObject({ ok: false });
  },
);
