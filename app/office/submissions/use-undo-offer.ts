import { useState } from "react";
import type { DetailData } from "./detail.server.ts";

type Offer = NonNullable<DetailData["undo"]>;

/**
 * The offer of the last command. The page is read again whenever something changes, also when the ten
 * seconds are over for the server: the notice itself knows whether they waited.
 */
export function useUndoOffer({ undo, history }: Pick<DetailData, "undo" | "history">) {
  const [kept, setKept] = useState<Offer | undefined>(undo);
  const [ended, setEnded] = useState<string>();
  if (undo !== undefined && undo.eventId !== kept?.eventId) setKept(undo);
  const isLast = kept !== undefined && kept.eventId === history[0]?.id;
  return {
    offer: isLast && kept.eventId !== ended ? kept : undefined,
    end: () => setEnded(kept?.eventId),
  };
}
