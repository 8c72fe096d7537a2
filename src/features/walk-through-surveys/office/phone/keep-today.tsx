import { useWorker } from "#features/tonight/phone/use-worker.ts";
import type { PhoneData } from "../phone.server.ts";
import { useSurveyData } from "./use-survey.ts";

/** Whoever opens the opportunity on the day of the walk-through need not open the survey as well. */
export function KeepToday({ phone }: { phone: PhoneData }) {
  useSurveyData(phone);
  useWorker(phone.isKept, "/office/pipeline");
  return null;
}
