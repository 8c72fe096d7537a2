import type { OfflineState } from "#platform/offline/offline-state.ts";

/** @param waits whether anything of the inspection is on this phone alone */
export function finishedMessage(waits: boolean, state: OfflineState<unknown>["state"]): string {
  if (!waits) return "Finished and sent.";
  if (state === "sending") return "Finished on this phone, and being sent now.";
  if (state === "signed-out")
    return "Finished on this phone. It will be sent once you sign in again.";
  if (state === "failed" || state === "busy")
    return "Finished on this phone. Our server couldn’t accept it yet; we’ll try again.";
  return "It is finished on this phone, and goes as soon as there is a connection.";
}
