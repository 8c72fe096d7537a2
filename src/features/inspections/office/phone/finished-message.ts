import type { Language } from "#platform/language/language.ts";
import type { OfflineState } from "#platform/offline/offline-state.ts";
import { inspectionMessages } from "../../messages.ts";

/** @param waits whether anything of the inspection is on this phone alone */
export function finishedMessage(
  waits: boolean,
  state: OfflineState<unknown>["state"],
  language: Language,
): string {
  const { phone } = inspectionMessages(language);
  if (!waits) return phone.finished;
  if (state === "sending") return phone.sending;
  if (state === "signed-out") return phone.signedOut;
  if (state === "failed" || state === "busy") return phone.failed;
  return phone.waiting;
}
