/** The facts of the shipped openings that are the same in every language. */
import type { OpeningText } from "../en/careers/opening-texts.ts";

export const payPeriods = ["hour", "year"] as const;

export type PayPeriod = (typeof payPeriods)[number];

export interface Pay {
  from: number;
  to: number;
  per: PayPeriod;
  besides?: string | undefined;
}

export interface JobLocation {
  city: string;
  /** The state's two letters. */
  state: string;
}

export const departments = ["Operations", "Management", "Sales", "Customer Success"] as const;

export type Department = (typeof departments)[number];

interface OpeningFacts {
  /** The value of the application form's `position`. */
  id: string;
  department: Department;
  /** The list is empty for work from home. */
  sites: readonly JobLocation[];
  /** States from which one may work; only for work from home. */
  remoteFrom?: readonly string[];
  type: "Full-time";
  pay: Omit<Pay, "besides">;
  /** Days, `2026-11-02`; the last one included. */
  posted: string;
  validThrough: string;
  /** Invented for the demo; `npm run launch-check` refuses to go live with it. */
  demo: boolean;
}

const openingFacts = [
  {
    id: "cleaning-technician",
    department: "Operations",
    sites: [
      { city: "Chicago", state: "IL" },
      { city: "Columbus", state: "OH" },
      { city: "Nashville", state: "TN" },
      { city: "Dallas", state: "TX" },
    ],
    type: "Full-time",
    pay: { from: 17.5, to: 21, per: "hour" },
    posted: "2026-11-02",
    validThrough: "2027-10-31",
    demo: true,
  },
  {
    id: "facility-manager",
    department: "Management",
    sites: [{ city: "Chicago", state: "IL" }],
    type: "Full-time",
    pay: { from: 72_000, to: 90_000, per: "year" },
    posted: "2026-10-19",
    validThrough: "2027-08-31",
    demo: true,
  },
  {
    id: "account-executive",
    department: "Sales",
    sites: [{ city: "New York", state: "NY" }],
    type: "Full-time",
    pay: { from: 70_000, to: 88_000, per: "year" },
    posted: "2026-11-09",
    validThrough: "2027-09-30",
    demo: true,
  },
  {
    id: "customer-service-representative",
    department: "Customer Success",
    sites: [],
    remoteFrom: ["GA", "IL", "IN", "MI", "NC", "OH", "TN", "TX", "WI"],
    type: "Full-time",
    pay: { from: 20, to: 25, per: "hour" },
    posted: "2026-11-16",
    validThrough: "2027-10-31",
    demo: true,
  },
  {
    id: "operations-coordinator",
    department: "Operations",
    sites: [{ city: "Atlanta", state: "GA" }],
    type: "Full-time",
    pay: { from: 52_000, to: 64_000, per: "year" },
    posted: "2026-10-26",
    validThrough: "2027-08-31",
    demo: true,
  },
  {
    id: "night-supervisor",
    department: "Operations",
    sites: [
      { city: "Chicago", state: "IL" },
      { city: "Atlanta", state: "GA" },
      { city: "Philadelphia", state: "PA" },
    ],
    type: "Full-time",
    pay: { from: 23, to: 28, per: "hour" },
    posted: "2026-11-12",
    validThrough: "2027-10-31",
    demo: true,
  },
] as const satisfies readonly OpeningFacts[];

/** An opening in one language, with its parts in the order in which the office asks for them. */
export interface WrittenOpening extends Omit<OpeningText, "payBesides"> {
  id: string;
  pay: { least: number; most: number; per: PayPeriod };
  payBesides: string;
  department: Department;
  /** One site a line, such as `Chicago, IL`; empty for work from home. */
  sites: string;
  /** States for work from home, such as `IL, OH`. */
  remoteFrom: string;
  type: OpeningFacts["type"];
  posted: string;
  validThrough: string;
  demo: boolean;
}

type OpeningTexts = Readonly<Record<(typeof openingFacts)[number]["id"], OpeningText>>;

export const openingsSaying = (texts: OpeningTexts): readonly WrittenOpening[] =>
  openingFacts.map(({ id, ...shipped }) => {
    const { payBesides = "", ...words } = texts[id];
    const {
      department,
      type,
      pay,
      posted,
      validThrough,
      demo,
      sites,
      ...facts
    }: Omit<OpeningFacts, "id"> = shipped;
    return {
      id,
      ...words,
      pay: { least: pay.from, most: pay.to, per: pay.per },
      payBesides,
      department,
      sites: sites.map(({ city, state }) => `${city}, ${state}`).join("\n"),
      remoteFrom: (facts.remoteFrom ?? []).join(", "),
      type,
      posted,
      validThrough,
      demo,
    };
  });
