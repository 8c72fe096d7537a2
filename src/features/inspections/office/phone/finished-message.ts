import type { OfflineState } from "#platform/offline/offline-state.ts";

/** @param waits whether anything of the inspection is on this phone alone */
export function finishedMessage(waits: boolean, state: OfflineState<unknown>["state"]): string {
  if (!waits) return "It is finished and sent.";
  if (state === "sending") return "It is finished on this phone, and is being sent.";
  if (state === "signed-out")
    return "It is finished on this phone, and goes once you have signed in again.";
  if (state === "failed" || state === "busy")
    return "It is finished on this phone. Our server could not take it yet, and is asked again.";
  return "It is finished on this phone, and goes as soon as there is a connection.";
}
