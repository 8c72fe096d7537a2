import type { IconName } from "../icons.ts";

export interface Statistic {
  id: string;
  value: string;
  label: string;
  /** Explains the number in the reader's terms. */
  meaning: string;
  icon: IconName;
  /** True of the invented company only, until an administrator says otherwise. */
  demo: boolean;
}

export const statistics = [
  {
    id: "client-facilities",
    value: "500+",
    label: "client facilities",
    meaning: "Offices, clinics, schools, stores, plants and hotels.",
    icon: "building",
    demo: true,
  },
  {
    id: "states-serviced",
    value: "{company.stateCount}",
    label: "{company.stateNoun} serviced",
    meaning: "{company.statesNamed}.",
    icon: "map",
    // It follows the states that the company says it serves.
    demo: false,
  },
  {
    id: "square-feet",
    value: "25M+",
    label: "square feet maintained",
    meaning: "As much floor as 430 football fields.",
    icon: "ruler",
    demo: true,
  },
  {
    id: "years-in-business",
    value: "50+",
    label: "years in business",
    meaning: "In the trade since 1975.",
    icon: "history",
    demo: true,
  },
] as const satisfies readonly Statistic[];
