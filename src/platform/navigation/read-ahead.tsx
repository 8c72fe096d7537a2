// A section is read while the pointer or the focus rests on a link to it. The browser's own prefetch would
// need an answer that it may keep, and answers to signed-in people are `no-store`.
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type DataStrategyResult, type MiddlewareFunction, useFetcher } from "react-router";
import { listenLive } from "#platform/changes/live-connection.ts";
import { connection } from "#ui/connection.ts";
import { currentScreenData, isCodeMissing } from "./current-screen.ts";

type Results = Record<string, DataStrategyResult>;

/** No longer than a session that ended is let in elsewhere. */
const freshMs = 5_000;
const intents = ["pointerover", "pointerdown", "focusin"];

let ahead: { address: string; until: number; results?: Promise<Results> } | undefined;

const aheadOf = (address: string) =>
  ahead?.address === address && ahead.until > Date.now() ? ahead : undefined;

/** Answers the way to a section with what was read ahead, and lets everything else pass. */
export const answerAhead: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET") ahead = undefined;
  const prefetched = aheadOf(pathname + search);
  if (prefetched === undefined) return next();
  if (prefetched.results === undefined) {
    prefetched.results = next();
    return harmless(await prefetched.results);
  }
  ahead = undefined;
  // The router ends a read when the screen is read again, and begins another one.
  const results = await prefetched.results.catch(() => undefined);
  if (results === undefined || !areData(results)) return harmless(await next());
  // The frame around the sections keeps what it shows: change events read it again by themselves.
  return { ...currentScreenData(), ...results };
};

/** The router leaves a hole where a read was ended while its route's code was still on its way. */
const areData = (results: Record<string, DataStrategyResult | undefined>): boolean =>
  Object.values(results).every(
    (result) => result?.type === "data" && !(result.result instanceof Response),
  );

/** Pointing at a link leads nowhere, whatever the server said: only the click is followed. */
function harmless(results: Results): Results {
  const isOfPage = Object.keys(results).length > 1;
  if (isOfPage || areData(results)) return results;
  return Object.fromEntries(
    Object.keys(results).map((id) => [id, { type: "data", result: undefined }]),
  );
}

export function ReadAhead() {
  const [address, setAddress] = useState<string>();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  useEffect(() => {
    const point = ({ target }: Event) => {
      // The router would answer a page that it does not know yet with an error, in place of the screen.
      if (document.documentElement.dataset.routes === "some" || isCodeMissing()) return;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || !leadsToAnotherSection(link)) return;
      if (aheadOf(link.pathname + link.search) === undefined)
        setAddress(link.pathname + link.search);
    };
    for (const intent of intents) addEventListener(intent, point, { passive: true });
    const stop = listenLive(() => {
      ahead = undefined;
    });
    return () => {
      for (const intent of intents) removeEventListener(intent, point);
      stop();
    };
  }, []);
  const end = useCallback(() => setAddress(undefined), []);
  useEffect(() => {
    if (isLost) end();
  }, [isLost, end]);
  // A read never ends without a connection, and every later navigation would wait for it.
  return address === undefined || isLost ? null : (
    <Reading key={address} address={address} onEnd={end} />
  );
}

const sectionLinks = "nav[data-sections] a";

/** The router knows no page of another area, such as the account's, whose links stand there as well. */
const isInThisArea = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname.split("/")[1] === location.pathname.split("/")[1];

/**
 * Includes links of the navigation and of the screen itself. Records are not read ahead: that marks some as
 * seen.
 */
function leadsToAnotherSection(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || !isInThisArea(link)) return false;
  if (link.matches(sectionLinks))
    return link.pathname + link.search !== location.pathname + location.search;
  if (link.pathname === location.pathname) return false;
  const paths = [...document.querySelectorAll<HTMLAnchorElement>(sectionLinks)].map(
    (link) => link.pathname,
  );
  return paths.includes(link.pathname);
}

/** Leaves when it is done: the router would read it again with every change. */
function Reading({ address, onEnd }: { address: string; onEnd: () => void }) {
  const { load, state } = useFetcher();
  const hasBegun = useRef(false);
  const begin = useEffectEvent(() => {
    ahead = { address, until: Date.now() + freshMs };
    void load(address);
  });
  useEffect(() => {
    begin();
    // The read of a page whose code did not come never ends either.
    const limit = setTimeout(onEnd, freshMs);
    return () => clearTimeout(limit);
  }, [onEnd]);
  useEffect(() => {
    if (state !== "idle") hasBegun.current = true;
    else if (hasBegun.current) onEnd();
  }, [state, onEnd]);
  return null;
}
