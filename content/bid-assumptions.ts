/** A bid uses these wages, burdens, overheads and margins until the company enters its own. */
export const burdenParts = [
  "socialSecurity",
  "federalUnemployment",
  "stateUnemployment",
  "workersCompensation",
  "liability",
  "paidTimeOff",
  "health",
] as const;

export type BurdenPart = (typeof burdenParts)[number];

/** Roles that are paid by the hour in a building. */
export const wageRoles = ["cleaner", "lead", "supervisor", "porter"] as const;

export type WageRole = (typeof wageRoles)[number];

/** Shares are hundredths of a percent: 765 is 7.65 %. */
export interface BidAssumptions {
  /** A cleaner's wage; all wages are in cents an hour. */
  wage: number;
  /** The wage of a lead who cleans as well. Bids from before there was one use a cleaner's. */
  leadWage?: number;
  supervisorWage: number;
  /** A day porter's wage; a cleaner's is used where it is missing. */
  porterWage?: number | null;
  /** The lowest wage that the company pays or the law allows where it works; cents an hour. */
  wageFloor: number;
  /** Shares of the wages. */
  burden: Readonly<Record<BurdenPart, number>>;
  /** Some roles have a burden of their own, which replaces the sum of the parts. */
  roleBurden?: Readonly<Partial<Record<WageRole, number>>>;
  /** The source of the wages, as whoever entered them wrote it. */
  wagesSource?: string;
  /** A share of the wages, where the company brings the supplies. */
  supplies: number;
  /** A share of wages and burden together. */
  overhead: number;
  /** A share of the wages, for what was measured or counted wrong. */
  allowance: number;
  /** The share of the price that is left after all costs. */
  margin: number;
  /** A bid with less needs an administrator's approval. */
  marginFloor: number;
}

export const shippedBidAssumptions: BidAssumptions = {
  /** Janitors in the United States, median of May 2023: bls.gov, 37-2011. */
  wage: 16_84,
  /** Halfway between the median and the 75th percentile of the same: an estimate. */
  leadWage: 17_95,
  /** The 75th percentile of the same. */
  supervisorWage: 19_05,
  /** Federal minimum, Fair Labor Standards Act; states and cities have higher ones. */
  wageFloor: 7_25,
  /** 30 % altogether, each part within what AltaPricing itemizes. */
  burden: {
    socialSecurity: 765,
    federalUnemployment: 60,
    stateUnemployment: 325,
    workersCompensation: 500,
    liability: 0,
    paidTimeOff: 450,
    health: 900,
  },
  /** Cleaning & Maintenance Management: 5 % of wages, 12 % with paper and soap. */
  supplies: 500,
  /** Cleaning & Maintenance Management: 15 % of burdened labor if unknown. */
  overhead: 1_500,
  allowance: 500,
  margin: 2_000,
  marginFloor: 1_000,
};
