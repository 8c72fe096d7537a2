/** Holds the data of the open screen, and the way back to it. */
import { useEffect } from "react";
import {
  type DataStrategyResult,
  type NavigateFunction,
  useLocation,
  useMatches,
  useNavigate,
} from "react-router";
import { type ReturnedState, usePlace } from "#ui/form/use-answer.ts";
import { refuseNavigation, screenWasRead } from "./screen-status.ts";

interface CurrentScreen {
  address: string;
  hash: string;
  data: Record<string, unknown>;
  place: string;
  /** Index of its entry in the browser's history, as the router counts them. */
  entry: number | undefined;
  navigate: NavigateFunction;
}

let current: CurrentScreen | undefined;
/** The next read of the open screen asks nobody. */
let stays = false;

/** The framework keeps more in the window than its types say. */
interface FrameworkWindow {
  __reactRouterDataRouter?: {
    state: {
      actionData: Record<string, unknown> | null;
      location: { key: string };
      navigation: { state: string; location?: { pathname: string; search: string } };
    };
  };
}

/** Remembers what the screen shows, for `keepScreen`. */
export function useCurrentScreen(): void {
  const { pathname, search, hash, key } = useLocation();
  const place = usePlace();
  const matches = useMatches();
  const navigate = useNavigate();
  useEffect(() => {
    const now = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]));
    const isRead = matches.some(({ id, loaderData }) => current?.data[id] !== loaderData);
    const address = pathname + search;
    if (isRead) screenWasRead(current?.address === address);
    current = { address, hash, data: now, place, entry: entryInHistory(), navigate };
  }, [pathname, search, hash, matches, place, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way ends here, also to the same place
  useEffect(() => {
    stays = false;
  }, [key]);
}

export const currentScreen = (): Pick<CurrentScreen, "address" | "data"> | undefined => current;

export function consumeStayRequest(): boolean {
  const wasRequested = stays;
  stays = false;
  return wasRequested;
}

const routerState = () => (window as FrameworkWindow).__reactRouterDataRouter?.state;

/** The address to which a form or a link is on its way. */
export function wayTo(): string | undefined {
  const to = routerState()?.navigation.location;
  return to && to.pathname + to.search;
}

/** @param shownKey key of the location that the screen shows */
export function isRouterAtRest(shownKey: string): boolean {
  const state = routerState();
  return state?.navigation.state === "idle" && state.location.key === shownKey;
}

let lacksCode = false;

/** The router waits forever for code that did not come, at each later way to its page too. */
export function codeDidNotCome(): void {
  lacksCode = true;
}

export const isCodeMissing = (): boolean => lacksCode;

/** @returns the page's answer to its last form */
export const actionDataOf = (id: string): unknown => routerState()?.actionData?.[id];

/** True if the document itself came as the answer to a form. */
export const isAnswerToForm = (): boolean => Boolean(routerState()?.actionData);

function entryInHistory(): number | undefined {
  const state: unknown = history.state;
  const isCounted = typeof state === "object" && state !== null && "idx" in state;
  return isCounted && typeof state.idx === "number" ? state.idx : undefined;
}

/**
 * Ends what the router is at by a way to where it is; after "back" the browser goes forward again.
 * @param to where the way would have led
 */
export function stayHere(to?: string, isBusy = false): void {
  refuseNavigation({ to, isBusy });
  if (current === undefined || wayTo() === undefined) return;
  stays = true;
  const { address, hash, place, entry, navigate } = current;
  const now = entryInHistory();
  if (entry !== undefined && now !== undefined && entry !== now) {
    history.go(entry - now);
    return;
  }
  const state: ReturnedState = { returnedTo: place };
  void navigate(address + hash, { replace: true, preventScrollReset: true, state });
}

/** @returns the data that the routes of the screen have read */
export const currentScreenData = (): Record<string, DataStrategyResult> =>
  Object.fromEntries(
    Object.entries(current?.data ?? {}).map(([id, result]) => [id, { type: "data", result }]),
  );
