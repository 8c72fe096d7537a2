import { expect, it } from "vitest";
import { historyNouns } from "#features/history-nouns.server.ts";
import { importableNouns } from "#features/importable-nouns.server.ts";
import { languages } from "#platform/language/language.ts";

/** By their names in the history; what has none there is named by its own. */
const importedAs: Readonly<Record<string, string>> = {
  client: "clients",
  facility: "facilities",
  scope: "scopes",
  "work-order": "work-orders",
  invoice: "invoices",
  lead: "leads",
  "production-rate": "production-rates",
  subscriber: "subscribers",
};

/** Nouns that no file brings, and why. */
const notImported: Readonly<Record<string, string>> = {
  application: "applicants agree to our rules by applying here",
  appointment: "agreed here with the guest",
  bid: "worked out here",
  "company-certificate": "few, and each has its file",
  "company-settings": "said once, on their own pages",
  "contact-message": "answered where they arrived",
  "data-export": "made here",
  document: "each needs its file",
  "email-template": "few, and written here",
  feedback: "asked by us",
  "floor-plan": "each needs its picture",
  import: "the import itself",
  inspection: "rated by rules that other programs do not have",
  key: "each has a holder who signs for it",
  newsletter: "written and sent here",
  opportunity: "brought as the quote request that it came from",
  "prospect-company": "brought with the quote request that it came from",
  "privacy-request": "answered where it arrived",
  proposal: "written and signed here",
  "start-up-plan": "follows from what was promised here",
  survey: "written down in the building itself",
  "unmatched-email": "came in by mail",
  visit: "planned by series",
  "visit-series": "planned from the scope",
  "work-order-price": "belongs to a work order",
  "website-picture": "brought along by the archive of the website's page",
  "website-document": "written here, and brought along by the file of its own page",
};

it("every noun with a history can be imported, or is named with the reason why not", () => {
  const named = Object.keys({ ...importedAs, ...notImported });
  expect(named.toSorted()).toEqual(Object.keys(historyNouns).toSorted());
  const names = importableNouns.map(({ name }) => name);
  expect(Object.values(importedAs).filter((name) => !names.includes(name))).toEqual([]);
});

it("no two nouns have the same name or place, and no two columns of one", () => {
  const unique = (values: readonly unknown[]) =>
    expect(new Set(values).size, String(values)).toBe(values.length);
  unique(importableNouns.map(({ name }) => name));
  unique(importableNouns.map(({ place }) => place));
  for (const { columns } of importableNouns) {
    unique(columns.map(({ name }) => name));
    for (const language of languages) unique(columns.map(({ label }) => label(language)));
  }
});

it("heads are words in lower case, as they are compared", () => {
  const wrong = importableNouns.flatMap(({ name, columns }) =>
    columns.flatMap(({ heads }) =>
      heads
        .filter((head) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(head))
        .map((head) => `${name}: ${head}`),
    ),
  );
  expect(wrong).toEqual([]);
});
