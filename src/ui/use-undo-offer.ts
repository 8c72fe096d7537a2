import { useState } from "react";

export interface UndoOffer {
  /** Id of the history event that can be undone. */
  eventId: string;
  /** The code of the command, e.g. `assigned`. */
  done: string;
}

/**
 * The offer of the last command. The page is read again whenever something changes, also when the ten
 * seconds are over for the server: the notice itself knows whether they waited.
 * @param lastEventId of the record; an offer of an earlier event is over
 */
export function useUndoOffer(offer: UndoOffer | undefined, lastEventId: string | undefined) {
  const [keptOffer, setKept] = useState<UndoOffer | undefined>(offer);
  const [ended, setEnded] = useState<string>();
  if (offer !== undefined && offer.eventId !== keptOffer?.eventId) setKept(offer);
  const isLast = keptOffer !== undefined && keptOffer.eventId === lastEventId;
  return {
    offer: isLast && keptOffer.eventId !== ended ? keptOffer : undefined,
    end: () => setEnded(keptOffer?.eventId),
  };
}
