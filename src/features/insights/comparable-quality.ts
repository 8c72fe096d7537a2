/** The company's quality in buildings of one kind, without a name. This module is safe for browsers. */
import type { FacilityType } from "#features/facilities/facility-types.ts";
import type { ScoringMethod } from "#features/inspections/scoring.ts";

/** With fewer clients behind a figure, somebody could recognize one of them. */
export const minClients = 3;

export interface ComparableQuality {
  facilityType: FacilityType;
  /** Buildings in service, of all clients. */
  buildings: number;
  /** ISO days, both included. */
  from: string;
  through: string;
  /** Tenths of a percent for each method, because scores of different methods cannot be compared. */
  scores: readonly { method: ScoringMethod; inspections: number; tenths: number }[];
  /** Visits that were due, and the share that began on time, in tenths of a percent. */
  visits?: { due: number; onTimeTenths: number; graceMinutes: number };
}
