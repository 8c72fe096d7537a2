/** What an offer says: those that were sent long ago as they were, and new ones without a gap. */
import { describe, expect, it } from "vitest";
import { contractLastDay } from "./contract-term.ts";
import { digestOf } from "./evidence.server.ts";
import { describeOffer, lastDayToSign } from "./offer-sentences.ts";
import type { Offer, OfferedAlternative } from "./offer-types.ts";

const alternative: OfferedAlternative = {
  name: "a",
  label: "Five nights",
  pricePerMonth: 476_525,
  pricePerVisit: 21_990,
  visitsAMonth: 2_167,
  areas: [
    {
      name: "Open office",
      floor: "2",
      type: "open-office",
      squareFeet: 16_000,
      frequency: { per: "week", times: 5 },
    },
  ],
  porter: { minutesADay: 240, daysAWeek: 5 },
  work: [{ name: "Windows", price: 90_000, timesAYear: 3, months: [3, 7, 7] }],
};

/** As offers were stored before format 2. */
const old: Offer = {
  format: 1,
  reference: "S-7KR-4M2W",
  number: 2,
  language: "en",
  company: "Harbor Light",
  contact: "Dana Whitfield",
  provider: "Cleardawn",
  seller: "Ann",
  offeredOn: "2026-11-20",
  expiresOn: "2026-12-20",
  startsOn: "2027-01-04",
  letter: "Dear Dana,\n\nthis is what we offer.",
  alternatives: [alternative],
  window: { from: "18:00", until: "22:00" },
  suppliesBy: "company",
  exclusions: "Snow",
  terms: "30 days",
  startUp: [{ day: -7, task: "Keys" }],
};

const offered = (more: Partial<Offer> = {}): Offer => ({ ...old, format: 2, ...more });
const withWork = (...work: OfferedAlternative["work"]) =>
  describeOffer(offered({ alternatives: [{ ...alternative, work }] }), "en").alternatives[0]?.work;

describe("an offer of before", () => {
  it("has the fingerprint that it was sent with", () => {
    expect(digestOf(old)).toBe("c65d84b557a124d7270c17491390342a4ee683305ddac0b01fbf3355128bbbfa");
  });

  it("says what it said, and nothing besides", () => {
    expect(describeOffer(old, "en")).toEqual({
      format: 1,
      company: "Harbor Light",
      contact: "Dana Whitfield",
      provider: "Cleardawn",
      reference: "S-7KR-4M2W",
      number: 2,
      textLanguage: "en",
      facts: [
        ["Proposal", "S-7KR-4M2W, version 2"],
        ["Offered", "Nov 20, 2026"],
        ["Can be signed through", "Dec 20, 2026"],
        ["Service starts", "Jan 4, 2027"],
      ],
      start: "Jan 4, 2027",
      term: "",
      letter: ["Dear Dana,", "this is what we offer."],
      alternatives: [
        {
          name: "a",
          title: "Alternative A: Five nights",
          price: "$4,765.25",
          lines: [
            "$4,765.25 a month",
            "$219.90 a visit",
            "21.67 visits a month on average",
            "Day porter: 4 hours a day, 5 days a week",
          ],
          areas: [["Open office", "2", "16,000", "5 times a week"]],
          work: {
            heads: ["Work", "Months", "Each time"],
            rows: [["Windows", "March and July", "$900.00"]],
            total: "",
          },
        },
      ],
      tasks: [],
      notes: [
        "Cleaning is done between 6:00 PM and 10:00 PM.",
        "Cleaning supplies are included in the price.",
      ],
      startUp: [["Keys", "7 days before service starts"]],
      certificates: [],
      quality: [],
      exclusions: ["Snow"],
      terms: ["30 days"],
    });
  });
});

it("what is done in each kind of area is said by how often, in the words of the offer", () => {
  const tasks = [
    {
      type: "restroom" as const,
      tasks: [{ task: "Clean toilets" }, { task: "Wash walls", per: "week" as const }],
    },
  ];
  const { tasks: rows } = describeOffer(offered({ format: 3, tasks }), "es");
  expect(rows).toEqual([["Baño", "Each visit: Clean toilets. Weekly: Wash walls."]]);
});

describe("periodic work", () => {
  it("says how many times a year, in which months how often, and what that costs", () => {
    expect(
      withWork(...alternative.work, { name: "Floors", price: 5_000, timesAYear: 1, months: [4] }),
    ).toEqual({
      heads: ["Work", "Months", "Times a year", "Each time", "A year"],
      rows: [
        ["Windows", "March and July (2 times)", "3", "$900.00", "$2,700.00"],
        ["Floors", "April", "1", "$50.00", "$50.00"],
      ],
      total: "Altogether, this periodic work costs $2,750.00 a year.",
    });
  });

  it("of every month is told apart from that of twice a month", () => {
    const year = Array.from({ length: 12 }, (_, at) => at + 1);
    const monthly = { name: "Windows", price: 100, timesAYear: 12, months: year };
    const twice = { ...monthly, timesAYear: 24, months: year.flatMap((one) => [one, one]) };
    expect(withWork(monthly)?.rows[0]?.slice(1, 3)).toEqual(["Every month", "12"]);
    expect(withWork(twice)?.rows[0]?.slice(1, 3)).toEqual(["Every month, 2 times each", "24"]);
  });

  it("says no sum where there is none", () => {
    expect(withWork()).toMatchObject({ rows: [], total: "" });
  });
});

it("one visit, one hour and one day are not many", () => {
  const few = { ...alternative, visitsAMonth: 100, porter: { minutesADay: 60, daysAWeek: 1 } };
  const lines = (language: "en" | "es") =>
    describeOffer(offered({ alternatives: [few] }), language).alternatives[0]?.lines.slice(2);
  expect(lines("en")).toEqual([
    "1 visit a month on average",
    "Day porter: 1 hour a day, 1 day a week",
  ]);
  expect(lines("es")).toEqual([
    "1 visita al mes en promedio",
    "Conserje de día: 1 hora al día, 1 día a la semana",
  ]);
});

it("the last day to sign ends by a clock that is named", () => {
  expect(lastDayToSign(old, "en")).toBe("Dec 20, 2026 (Central Time)");
  expect(describeOffer(offered(), "en").facts).toContainEqual([
    "Can be signed through",
    "Dec 20, 2026 (Central Time)",
  ]);
});

it("a yearly increase stands among the facts, and is no part of an offer without one", () => {
  const facts = describeOffer(offered({ format: 3, escalation: 250 }), "en").facts;
  expect(facts).toContainEqual(["Price increase", "2.5% after each year of service"]);
  expect(describeOffer(offered(), "en").facts.map(([label]) => label)).not.toContain(
    "Price increase",
  );
});

describe("the term of the contract", () => {
  it.each([
    ["2027-01-04", 12, "2028-01-03"],
    ["2027-01-01", 12, "2027-12-31"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-02-29", 12, "2029-02-28"],
  ])("from %s is %d months long through %s", (first, months, last) => {
    expect(contractLastDay({ months }, first)).toBe(last);
  });

  it("is said with its last day, where that is known", () => {
    const term = (more: Partial<Offer>) => describeOffer(offered(more), "en").term;
    expect(term({ term: { months: 12 } })).toBe("12 months, through Jan 3, 2028");
    expect(term({ term: { months: 1 }, startsOn: "" })).toBe(
      "1 month from the first day of service",
    );
    expect(term({ term: { lastDay: "2027-06-30" }, startsOn: "" })).toBe("Through Jun 30, 2027");
    expect(term({})).toBe("");
    expect(describeOffer(offered({ term: { months: 12 } }), "en").facts).toContainEqual([
      "Contract term",
      "12 months, through Jan 3, 2028",
    ]);
  });
});

it("insurance and measured quality are said in whole sentences", () => {
  const offer = offered({
    certificates: [
      { name: "Liability", issuer: "Prairie Mutual", validThrough: "2027-03-01", sha256: "a" },
      { name: "CIMS", issuer: "An assessor" },
    ],
    quality: {
      facilityType: "office",
      buildings: 14,
      from: "2025-11-20",
      through: "2026-11-19",
      scores: [{ method: "five-point", inspections: 96, tenths: 937 }],
      visits: { due: 3_412, onTimeTenths: 972, graceMinutes: 15 },
    },
  });
  const { certificates, quality } = describeOffer(offer, "en");
  expect(certificates).toEqual([
    {
      name: "Liability",
      text: "Issued by Prairie Mutual, valid through Mar 1, 2027",
      sha256: "a",
    },
    { name: "CIMS", text: "Issued by An assessor", sha256: "" },
  ]);
  expect(quality).toEqual([
    expect.stringMatching(
      /^We clean 14 buildings of this kind \(.+\)\. These figures are from Nov 20, 2025 through Nov 19, 2026\.$/,
    ),
    "Average inspection score on a five-point scale: 93.7% (96 inspections)",
    "Visits that began on time, within 15 minutes: 97.2% (3,412 visits)",
    expect.stringContaining("At least three clients"),
  ]);
});
