import { expect, it } from "vitest";
import { newId } from "#platform/database/new-id.ts";
import { readScheduleFilter } from "./schedule-address.ts";

it("ignores what is no id", () => {
  const read = (facilityId: string) =>
    readScheduleFilter(new URLSearchParams({ facilityId })).facilityId;
  const id = newId();
  expect(read(id)).toBe(id);
  for (const no of ["", "-".repeat(36), "a".repeat(36), `${id}0`]) expect(read(no)).toBeUndefined();
});
