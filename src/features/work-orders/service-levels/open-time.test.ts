import { expect, it } from "vitest";
import {
  businessTimeAsFigure,
  clockTimeAsFigure,
  formatOpenTime,
  openTimeAsFigure,
} from "./working-time.ts";

it.each<[number, string]>([
  [1, "1 minute"],
  [45, "45 minutes"],
  [90, "1.5 hours"],
  [599, "10 hours"],
  [600, "one business day"],
  [1_800, "3 business days"],
  [3_000, "about a week"],
  [6_000, "about two weeks"],
  [9_000, "about 3 weeks"],
])("%i minutes of opening hours are promised as %s", (minutes, words) => {
  expect(formatOpenTime(minutes, "en")).toBe(words);
});

it.each<[number, string]>([
  [45, "45 min"],
  [200, "3 h 20 min"],
  [600, "1 business day"],
  [1_000, "1.7 business days"],
  [6_000, "10 business days"],
])("%i minutes of opening hours are compared as %s", (minutes, words) => {
  expect(openTimeAsFigure(minutes, "en")).toBe(words);
});

it.each<[number, string]>([
  [1, "1 business minute"],
  [42, "42 business minutes"],
  [60, "1 business hour"],
  [150, "2.5 business hours"],
  [600, "1 business day"],
])(
  "%i minutes of opening hours are %s where nothing else says which hours count",
  (minutes, words) => {
    expect(businessTimeAsFigure(minutes, "en")).toBe(words);
  },
);

it.each<[number, string]>([
  [200, "3 h 20 min"],
  [2_879, "47 h 59 min"],
  [3_600, "2.5 days"],
  [4_320, "3 days"],
])("%i minutes round the clock are compared as %s", (minutes, words) => {
  expect(clockTimeAsFigure(minutes, "en")).toBe(words);
});
