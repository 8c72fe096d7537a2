import { useEffect, useRef, useState } from "react";
import { useLive } from "../live/use-live.ts";

type Waiting = Readonly<Record<string, number>>;

/** Several hints of one moment cause one read. */
const gatherMs = 150;

/** The counts of the rail. @param served undefined where nobody is signed in */
export function useWaiting(served: Waiting | undefined): Waiting {
  const [found, setFound] = useState<{ since: Waiting | undefined; waiting: Waiting }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(["lead", "contact-message", "application", "work-order"], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const response = await fetch("/office/waiting.json").catch(() => undefined);
      const isJson = response?.headers.get("content-type")?.startsWith("application/json");
      if (response?.ok && isJson) setFound({ since: served, waiting: await response.json() });
    }, gatherMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return found !== undefined && found.since === served ? found.waiting : (served ?? {});
}
