import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { isRouterAtRest } from "./current-screen.ts";

/**
 * Reads the open page again, once the router is at rest and the screen shows what it has. The router
 * forgets what a form was answered with each read: one that ends before the answer was rendered would
 * take the answer away unseen, and one that begins beside a form would begin its way again.
 * @returns fulfilled when the page has been read, or is left
 */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  // A navigation may end without another key, and this renders the hook again then.
  useNavigation();
  const shownKey = useRef(key);
  const waiting = useRef<PromiseWithResolvers<void>>(undefined);

  // This runs after each render, because only the router can tell which one has its current data.
  useEffect(() => {
    shownKey.current = key;
    if (waiting.current === undefined || !isRouterAtRest(key)) return;
    const { resolve } = waiting.current;
    waiting.current = undefined;
    void revalidate().then(resolve);
  });
  useEffect(() => () => waiting.current?.resolve(), []);

  return useCallback(() => {
    if (isRouterAtRest(shownKey.current)) return revalidate();
    waiting.current ??= Promise.withResolvers();
    return waiting.current.promise;
  }, [revalidate]);
}
