/** Shipped locations of the company, in the order of lists: each place has a page. */
import type { StateCode } from "./states.ts";

export interface Place {
  id: string;
  name: string;
  /** The last part of the address of its page: `/locations/new-york`. */
  address: string;
  stateCode: StateCode;
}

export const places: readonly Place[] = [
  { id: "illinois", name: "Illinois", address: "illinois", stateCode: "IL" },
  { id: "indiana", name: "Indiana", address: "indiana", stateCode: "IN" },
  { id: "iowa", name: "Iowa", address: "iowa", stateCode: "IA" },
  { id: "michigan", name: "Michigan", address: "michigan", stateCode: "MI" },
  { id: "minnesota", name: "Minnesota", address: "minnesota", stateCode: "MN" },
  { id: "missouri", name: "Missouri", address: "missouri", stateCode: "MO" },
  { id: "ohio", name: "Ohio", address: "ohio", stateCode: "OH" },
  { id: "wisconsin", name: "Wisconsin", address: "wisconsin", stateCode: "WI" },
  { id: "new-jersey", name: "New Jersey", address: "new-jersey", stateCode: "NJ" },
  { id: "new-york", name: "New York", address: "new-york", stateCode: "NY" },
  { id: "pennsylvania", name: "Pennsylvania", address: "pennsylvania", stateCode: "PA" },
  { id: "florida", name: "Florida", address: "florida", stateCode: "FL" },
  { id: "georgia", name: "Georgia", address: "georgia", stateCode: "GA" },
  { id: "kentucky", name: "Kentucky", address: "kentucky", stateCode: "KY" },
  { id: "north-carolina", name: "North Carolina", address: "north-carolina", stateCode: "NC" },
  { id: "south-carolina", name: "South Carolina", address: "south-carolina", stateCode: "SC" },
  { id: "tennessee", name: "Tennessee", address: "tennessee", stateCode: "TN" },
  { id: "texas", name: "Texas", address: "texas", stateCode: "TX" },
  { id: "virginia", name: "Virginia", address: "virginia", stateCode: "VA" },
  { id: "colorado", name: "Colorado", address: "colorado", stateCode: "CO" },
];
