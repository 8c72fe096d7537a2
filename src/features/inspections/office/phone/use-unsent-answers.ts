import { useEffect, useSyncExternalStore } from "react";
import { nothingYet, type RoomState } from "#platform/offline/room-state.ts";
import { listEntries } from "#platform/offline/unsent-store.ts";
import type { PhoneData } from "../phone.server.ts";
import { inspectionRoom } from "./inspection-room.ts";

/**
 * For pages on which nobody inspects anything: what this phone has not sent yet goes from there as well,
 * and what was refused is seen. A browser that holds nothing of this person asks the server for nothing.
 */
export function useUnsentAnswers(person: string): RoomState<PhoneData> {
  useEffect(() => {
    void startFor(person);
  }, [person]);
  return useSyncExternalStore(inspectionRoom.subscribe, inspectionRoom.read, () => nothingYet);
}

async function startFor(person: string): Promise<void> {
  const entries = await listEntries(person, "inspections").catch(() => []);
  if (entries.length === 0) return;
  const isStarted = inspectionRoom.read().data?.person === person;
  await inspectionRoom.start(isStarted ? undefined : { person, isKept: false, inspections: [] });
}
