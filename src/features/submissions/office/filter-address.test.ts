import { expect, it } from "vitest";
import type { AnsweredKind } from "../handling/submission-kinds.ts";
import { filterAddress, type ListFilter, readFilter } from "./read-filter.ts";
import { submissionFilterOf } from "./submission-filter.server.ts";

const read = (query: string, kind: AnsweredKind = "lead") =>
  readFilter(new URLSearchParams(query), kind);

it("reads what it wrote", () => {
  const filter: ListFilter = {
    state: "answered" as const,
    assigned: "me",
    words: "a & b",
    sort: "oldest" as const,
    received: "7-days",
    from: "2026-11-01",
    to: "2026-11-20",
    category: "healthcare",
    after: "1764000000000000-01a201f9-002a-7fa4-a518-a1a9d65a2ffe",
  };
  expect(read(filterAddress(filter))).toEqual(filter);
  expect(filterAddress(read(""))).toBe("");
});

it("takes what it does not understand for nothing", () => {
  const hostile =
    "state=gone&assigned=%27or%201&words=%20&sort=%3Cb%3E&received=ever&from=2026-02-30&to=soon&category=castle&after=1&other=2";
  expect(read(hostile)).toEqual({ ...read("") });
  expect(read("")).toEqual({ state: "open", sort: "newest" });
});

it("takes a category of the kind that it belongs to alone", () => {
  expect(read("category=healthcare", "lead").category).toBe("healthcare");
  expect(read("category=site-supervisor", "lead").category).toBeUndefined();
  expect(read("category=healthcare", "contact-message").category).toBeUndefined();
});

it("begins and ends days where the company's clocks do, also when these change", () => {
  const periodOf = (query: string, now = "2026-11-02T03:00:00Z") => {
    const { receivedFrom, receivedBefore } = submissionFilterOf(read(query), new Date(now));
    return [receivedFrom?.toISOString(), receivedBefore?.toISOString()];
  };
  expect(periodOf("received=today"), "still November 1 in Chicago").toEqual([
    "2026-11-01T05:00:00.000Z",
    undefined,
  ]);
  expect(periodOf("received=7-days")[0]).toBe("2026-10-26T05:00:00.000Z");
  expect(periodOf("from=2026-11-01&to=2026-11-01")).toEqual([
    "2026-11-01T05:00:00.000Z",
    "2026-11-02T06:00:00.000Z",
  ]);
  expect(periodOf("received=30-days&from=2026-10-30")[0]).toBe("2026-10-30T05:00:00.000Z");
  expect(periodOf("")).toEqual([undefined, undefined]);
});
