import { useEffect, useState } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { crewWorker } from "./crew-worker.ts";

/**
 * Lets this phone open pages without a connection.
 * @param scope of which pages; the file is the same for all
 * @param isKept true if phones may keep these pages; where they no longer may, the worker of a phone that kept
 * some forgets them
 * @returns whether a newer version took over while this page was open
 */
export function useWorker(
  isKept: boolean,
  scope: "/office/tonight" | "/office/inspections" | "/office/pipeline" = "/office/tonight",
): boolean {
  const language = useLanguage();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    // Known on secure origins only. The development server builds no worker.
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const { serviceWorker } = navigator;
    const hadOne = serviceWorker.controller !== null;
    const onChange = () => setNew(hadOne);
    serviceWorker.addEventListener("controllerchange", onChange);
    if (isKept)
      // Without a connection this fails, but then the worker is already there.
      void serviceWorker
        .register(crewWorker(language), { scope, updateViaCache: "none" })
        .catch(() => undefined);
    return () => serviceWorker.removeEventListener("controllerchange", onChange);
  }, [isKept, scope, language]);
  return isNew;
}
