// A screen that is open is worth more than the news that it could not be read again, or that a form or
// a link did not reach the server: the router would put an error in its place, and what was typed there
// would be gone.
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";
import { pageReadBegins } from "#platform/changes/live-connection.ts";
import {
  type FormOutcome,
  formWasAnswered,
  holdSentForm,
  sendingHasEnded,
} from "#platform/forms/held-form.ts";
import { connection } from "#ui/connection.ts";
import {
  actionDataOf,
  consumeStayRequest,
  currentScreen,
  currentScreenData,
  isCodeMissing,
  stayHere,
  wayTo,
} from "./current-screen.ts";

type Results = Record<string, DataStrategyResult>;

/** A form on one bar may never be answered; sent again, it counts once. */
const answerWithinMs = 30_000;

/**
 * A request that does not get to the server changes nothing. The next change event, or the connection that is
 * back, causes another read of the open screen; a form is held until it is sent again; a link leads nowhere.
 * If the session has ended, the address is opened as a document: `/client-portal` is a public page then,
 * without any data of this area.
 */
export const keepScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET") return keepForm(request, pathname, next).finally(sendingHasEnded);
  const address = pathname + search;
  const current = currentScreen();
  const isOpen = current?.address === address;
  if (wayTo() === address) pageReadBegins();
  if (isOpen && consumeStayRequest()) return currentScreenData();
  if (isCodeMissing() && !isOpen && wayTo() === address) {
    const isThere = await connection.askAnew();
    if (request.signal.aborted) return forever();
    // A new document asks for the code again, whichever page lacks it; drafts outlive it.
    if (isThere) location.assign(address);
    else stayHere(address);
    return forever();
  }
  const results = await next();
  if (Object.values(results).some(isOfAnotherArea)) {
    location.assign(address);
    return forever();
  }
  if (request.signal.aborted) return results;
  if (current !== undefined && Object.values(results).some(isBusy)) {
    if (isOpen) return currentScreenData();
    stayHere(address, true);
    return forever();
  }
  if (!Object.values(results).some(isUnreached)) {
    connection.tryNow();
    return results;
  }
  connection.missed();
  if (current === undefined) return results;
  if (isOpen) return currentScreenData();
  stayHere(address);
  return forever();
};

async function keepForm(
  request: Request,
  pathname: string,
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await withinTime(next());
  if (request.signal.aborted) return results ?? {};
  const failed = results === undefined ? undefined : Object.entries(results).find(isFailure);
  if (results !== undefined && failed === undefined) {
    connection.heard();
    formWasAnswered(outcomeOf(results));
    return results;
  }
  const isReached = failed !== undefined && !isUnreached(failed[1]);
  if (!isReached) connection.missed();
  holdSentForm(isReached);
  const current = currentScreen();
  if (current === undefined) return results ?? {};
  if (new URL(current.address, location.origin).pathname !== pathname) {
    stayHere();
    return forever();
  }
  // The form comes back with its page's earlier answer, because loaders run after success only.
  const id = failed?.[0] ?? Object.keys(current.data).at(-1) ?? "";
  return { [id]: { type: "data", result: data(actionDataOf(id), { status: 503 }) } };
}

/**
 * A stored form leads on, or answers that it was made (201). If nobody is signed in any more, it leads to the
 * sign-in, and back to the form.
 */
function outcomeOf(results: Results): FormOutcome {
  const [result] = Object.values(results).map((outcome) => outcome.result);
  if (result instanceof Response) {
    const to = new URL(result.headers.get("Location") ?? "", location.href);
    return to.searchParams.has("next") ? "signed-out" : "sent";
  }
  const status = isWithStatus(result) ? (result.init?.status ?? 200) : 200;
  if (status >= 400) return "refused";
  return status === 201 ? "sent" : "shown";
}

const isWithStatus = (result: unknown): result is { init: { status?: number } | null } =>
  typeof result === "object" && result !== null && "init" in result;

const withinTime = (answer: Promise<Results>): Promise<Results | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), answerWithinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** The router has begun something else meanwhile. */
const forever = (): Promise<Results> => new Promise(() => {});

/** An action's error comes in the router's wrapping, a loader's as it is. */
const causeOf = ({ result }: DataStrategyResult): unknown =>
  typeof result === "object" && result !== null && "init" in result && "data" in result
    ? result.data
    : result;

/** `fetch` fails like this without an answer, or with one that is no answer of ours. */
function isUnreached(result: DataStrategyResult): boolean {
  const cause = causeOf(result);
  if (result.type !== "error" || !(cause instanceof Error)) return false;
  return cause instanceof TypeError || cause.message === "Unable to decode turbo-stream response";
}

/** The server restarts, or has no room: what is open stays. */
function isBusy(result: DataStrategyResult): boolean {
  const cause = causeOf(result);
  return isRouteErrorResponse(cause) && [502, 503, 504].includes(cause.status);
}

/** A form that failed; what was refused for good, or leads elsewhere, is an answer. */
function isFailure([, result]: [string, DataStrategyResult]): boolean {
  const cause = causeOf(result);
  if (result.type !== "error" || cause instanceof Response) return false;
  return !(isRouteErrorResponse(cause) && cause.status < 500);
}

/** The router exports no class for it. */
function isOfAnotherArea(result: DataStrategyResult): boolean {
  const cause = causeOf(result);
  return (
    result.type === "error" &&
    cause instanceof Error &&
    cause.message.startsWith("No result found for")
  );
}
