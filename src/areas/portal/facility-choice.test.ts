import { expect, it } from "vitest";
import { addressFor, facilityIn, sectionAddress } from "./facility-choice.ts";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "http://localhost");
  return { pathname, search };
};

it.each([
  ["/client-portal", undefined],
  ["/client-portal/schedule?facilityId=a&view=week", "a"],
  ["/client-portal/work-orders?facilityId=a", "a"],
  ["/client-portal/messages?facilityId=a", "a"],
  ["/client-portal/facilities/a", "a"],
  ["/client-portal/facilities/a/scope", "a"],
  // Another filter's name, and a form that only begins with the facility.
  ["/client-portal/work-orders?facility=a", undefined],
  ["/client-portal/work-orders/new?facility=a", undefined],
  ["/client-portal/schedule?facilityId=", undefined],
])("reads the choice in %s: %s", (address, id) => {
  expect(facilityIn(at(address))).toBe(id);
});

it.each([
  // The other filters stay, and the list starts at its first page.
  ["/client-portal/schedule?view=week", "b", "/client-portal/schedule?view=week&facilityId=b"],
  [
    "/client-portal/work-orders?tab=late&facilityId=a&after=x",
    "b",
    "/client-portal/work-orders?tab=late&facilityId=b",
  ],
  ["/client-portal/messages?facilityId=a&before=x", undefined, "/client-portal/messages"],
  [
    "/client-portal/schedule?view=week&facilityId=a",
    undefined,
    "/client-portal/schedule?view=week",
  ],
  // From a record to the list that it is in.
  ["/client-portal/work-orders/x", "b", "/client-portal/work-orders?facilityId=b"],
  ["/client-portal/work-orders/x", undefined, "/client-portal/work-orders"],
  // Pages without such a filter.
  ["/client-portal", "b", "/client-portal/facilities/b"],
  ["/client-portal", undefined, "/client-portal"],
  ["/client-portal/people?words=x", "b", "/client-portal/facilities/b"],
  ["/client-portal/people?words=x", undefined, "/client-portal/people?words=x"],
  ["/client-portal/facilities/a/scope", "b", "/client-portal/facilities/b"],
  ["/client-portal/facilities/a", undefined, "/client-portal"],
])("leads from %s with %s to %s", (address, id, expected) => {
  expect(addressFor(at(address), id)).toBe(expected);
});

it.each([
  ["/client-portal", "a", "/client-portal"],
  ["/client-portal/schedule", "a", "/client-portal/schedule?facilityId=a"],
  ["/client-portal/schedule", undefined, "/client-portal/schedule"],
  ["/client-portal/work-orders", "a", "/client-portal/work-orders?facilityId=a"],
  ["/client-portal/people", "a", "/client-portal/people"],
])("carries the choice into %s: %s", (path, id, expected) => {
  expect(sectionAddress(path, id)).toBe(expected);
});
