import { expect, it } from "vitest";
import { telephoneLink } from "./telephone-link.ts";

it.each([
  ["(312) 555-0187", "tel:3125550187"],
  ["+1 312 555 0187", "tel:+13125550187"],
  ["312.555.0187 ext. 12", "tel:3125550187,12"],
  ["312-555-0187x7", "tel:3125550187,7"],
  ["３１２５５５０１８７", "tel:3125550187"],
  ["call my office", undefined],
  ["12345", undefined],
])("dials %j as %j", (phone, link) => expect(telephoneLink(phone)).toBe(link));
