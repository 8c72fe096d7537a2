import { expect, it } from "vitest";
import type { SubmissionFilter } from "#domain/submissions/handling/submission-filter-types.ts";
import { filterAddress } from "./filter-address.ts";
import { readFilter } from "./read-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

it("reads what it wrote", () => {
  const filter: SubmissionFilter = {
    ...{ state: "answered" as const, assigned: "me", words: "a & b", sort: "oldest" as const },
    after: "01a201f9-002a-7fa4-a518-a1a9d65a2ffe",
  };
  expect(read(filterAddress(filter))).toEqual(filter);
  expect(filterAddress(read(""))).toBe("");
});

it("takes what it does not understand for nothing", () => {
  const hostile = "state=gone&assigned=%27or%201&words=%00&sort=%3Cb%3E&after=1&other=2";
  expect(read(hostile)).toEqual({ ...read("") });
  expect(read("")).toEqual({ state: "open", sort: "newest" });
});
