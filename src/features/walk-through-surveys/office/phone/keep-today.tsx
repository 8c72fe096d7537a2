import { useWorker } from "#features/tonight/phone/use-worker.ts";
import type { PhoneData } from "../phone.server.ts";
import { useSurveyData } from "./use-survey.ts";

/** Opening the opportunity on the day of the walk-through is enough to have its survey on the phone. */
export function KeepToday({ phone }: { phone: PhoneData }) {
  useSurveyData(phone);
  useWorker(phone.isKept, "/office/pipeline");
  return null;
}
