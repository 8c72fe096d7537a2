import { expect, it } from "vitest";
import {
  changedFields,
  createdFields,
  readChanges,
  removedFields,
  storedChanges,
} from "./field-changes.ts";

it("keeps the fields that differ, with both values", () => {
  const row = { name: "Lobby", floor: "1", note: null, at: new Date("2026-11-02T10:00:00Z") };
  expect(changedFields(row, { name: "Hall", floor: "1", note: "" })).toEqual({
    before: { name: "Lobby" },
    after: { name: "Hall" },
  });
  expect(changedFields(row, { at: "2026-11-02T10:00:00.000Z", note: "Wet" })).toEqual({
    before: { note: null },
    after: { note: "Wet" },
  });
  expect(changedFields({ days: [["08:00", "12:00"]] }, { days: [["08:00", "12:00"]] })).toEqual({
    before: {},
    after: {},
  });
});

it("keeps what was emptied", () => {
  expect(changedFields({ phone: "555" }, { phone: "" })).toEqual({
    before: { phone: "555" },
    after: { phone: "" },
  });
});

it("has nothing before what was created, and nothing after what was removed", () => {
  const fields = { name: "Kim", phone: "", floor: 0, isDone: false };
  const kept = { name: "Kim", floor: 0, isDone: false };
  expect(createdFields(fields)).toEqual({ before: {}, after: kept });
  expect(removedFields(fields)).toEqual({ before: kept, after: {} });
});

it("says nothing of what changed nothing", () => {
  expect(storedChanges(changedFields({ name: "Kim" }, { name: "Kim" }))).toEqual({});
});

it("is read again field by field, also as the first edits have kept it", () => {
  expect(readChanges({ before: { name: "Lobby", phone: null }, after: { name: "Hall" } })).toEqual([
    { name: "name", from: "Lobby", to: "Hall" },
    { name: "phone", from: null, to: null },
  ]);
  const earlier = { before: [[]], changes: { "day.0": { from: "", to: "08:00 to 12:00" } } };
  expect(readChanges(earlier)).toEqual([{ name: "day.0", from: "", to: "08:00 to 12:00" }]);
  expect(readChanges({ name: "Kim" })).toEqual([]);
});
