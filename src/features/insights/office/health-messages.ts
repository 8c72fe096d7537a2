import { scheduleAddress } from "#features/visits/schedule-address.ts";
import type { Language } from "#platform/language/language.ts";
import {
  feedbackDays,
  missedDays,
  type Signal,
  signals,
  signalWeights,
} from "../client-health/client-health-types.ts";
import type { FacilityHealth } from "../client-health/read-client-health.server.ts";
import { insightMessages } from "../messages.ts";

export interface HealthMessage {
  text: string;
  /** The list of exactly these rows. */
  to: string;
  isWorst: boolean;
}

const daysOf: Record<Signal, number> = {
  late: 0,
  missed: missedDays,
  low: feedbackDays,
  breached: 0,
  unanswered: 0,
};

/** Only signals that are red are listed, each with a link. */
export function healthMessages(
  { id, counts, missedDates }: FacilityHealth,
  language: Language,
): HealthMessage[] {
  const messages = insightMessages(language).signals;
  const addresses: Record<Signal, string> = {
    late: `/office/work-orders?tab=late&facilityId=${id}`,
    missed: `/office/schedule${scheduleAddress({
      view: "list",
      state: "missed",
      facilityId: id,
      on: missedDates?.first,
      until: missedDates?.last,
    })}`,
    low: `/office/feedback?facilityId=${id}&scores=low&days=${feedbackDays}`,
    breached: `/office/work-orders?missed=yes&facilityId=${id}`,
    unanswered: `/office/messages?unread=unanswered&facilityId=${id}`,
  };
  return signals
    .filter((signal) => counts[signal] > 0)
    .map((signal) => ({
      text: messages[signal]({ count: counts[signal], days: daysOf[signal] }),
      to: addresses[signal],
      isWorst: signalWeights[signal] > 1,
    }));
}
