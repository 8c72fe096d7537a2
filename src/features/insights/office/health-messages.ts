import { countOf } from "#platform/format/plural.ts";
import {
  feedbackDays,
  missedDays,
  type Signal,
  signals,
  signalWeights,
} from "../client-health/client-health-types.ts";
import type { FacilityHealth } from "../client-health/read-client-health.server.ts";

export interface HealthMessage {
  text: string;
  /** The list of exactly these rows. */
  to: string;
  isWorst: boolean;
}

const messages: Record<Signal, (count: number) => string> = {
  late: (count) => countOf(count, "late work order", "late work orders"),
  missed: (count) => `${countOf(count, "missed visit", "missed visits")} in ${missedDays} days`,
  low: (count) => `${countOf(count, "low answer", "low answers")} in ${feedbackDays} days`,
  breached: (count) => `${countOf(count, "open with a missed target", "open with missed targets")}`,
  unanswered: (count) => countOf(count, "thread without our answer", "threads without our answer"),
};

/** What is red at a facility, with a link each; the rest is left out. */
export function healthMessages({ id, counts, lastMissed }: FacilityHealth): HealthMessage[] {
  const addresses: Record<Signal, string> = {
    late: `/office/work-orders?tab=late&facilityId=${id}`,
    missed: `/office/schedule?view=month&state=missed&facilityId=${id}&on=${lastMissed ?? ""}`,
    low: `/office/feedback?facilityId=${id}&scores=low&days=${feedbackDays}`,
    breached: `/office/work-orders?missed=yes&facilityId=${id}`,
    unanswered: `/office/messages?unread=unanswered&facilityId=${id}`,
  };
  return signals
    .filter((signal) => counts[signal] > 0)
    .map((signal) => ({
      text: messages[signal](counts[signal]),
      to: addresses[signal],
      isWorst: signalWeights[signal] > 1,
    }));
}
