/** Facts that the law and careful clients ask of a company; an empty one is printed nowhere. */
export interface LegalFacts {
  /** The registered name; empty where the company's name is the same. */
  name: string;
  /** The state whose law applies to the website's terms. */
  lawState: string;
  /** Each with its kind and state, as the authority prints it. */
  licenses: readonly string[];
  insurance: Insurance;
}

/** Whole dollars; null where there is none. */
export interface Insurance {
  perOccurrence: number | null;
  aggregate: number | null;
  umbrella: number | null;
  bond: number | null;
  workersCompensation: boolean;
}

export const amountNames = ["perOccurrence", "aggregate", "umbrella", "bond"] as const;

export const shippedLegalFacts: LegalFacts = {
  name: "",
  lawState: "Illinois",
  licenses: [],
  insurance: {
    perOccurrence: null,
    aggregate: null,
    umbrella: null,
    bond: null,
    workersCompensation: false,
  },
};
