/** How well the company cleans buildings of a kind, without a name; safe for browsers. */
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { ScoringMethod } from "#features/inspections/scoring.ts";

/** With fewer clients behind a figure, one of them could be recognized. */
export const minClients = 3;

export interface ComparableQuality {
  facilityType: FacilityType;
  /** In service, of all clients. */
  buildings: number;
  /** ISO days, both included. */
  from: string;
  through: string;
  /** By method, as scores of different methods cannot be compared; in tenths of a percent. */
  scores: readonly { method: ScoringMethod; inspections: number; tenths: number }[];
  /** Those that were due, and the share of crews that came on time; in tenths of a percent. */
  visits?: { due: number; onTimeTenths: number; graceMinutes: number };
}
