import { type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { listenLive } from "#platform/changes/live-connection.ts";
import { ChangedFieldRows } from "#platform/forms/changed-field-rows.tsx";
import { withdrawGoneFields } from "#platform/forms/changed-fields.ts";
import { focusFirstFault } from "#platform/forms/first-fault.ts";
import {
  consumeRefusedForm,
  dropGoneForms,
  type HeldForm,
  heldForms,
  noForms,
  releaseHeldForms,
  sendAgain,
  sendNext,
  subscribeToHeldForms,
  watchForms,
} from "#platform/forms/held-form.ts";
import { isFilledIn, keepDrafts } from "#platform/forms/keep-drafts.ts";
import { withdrawGoneRestoredFields } from "#platform/forms/restored-fields.ts";
import { RestoredNote } from "#platform/forms/restored-note.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { connection } from "#ui/connection.ts";
import { isAnswerToForm } from "./current-screen.ts";
import { keepDocument, type OnThePhone } from "./keep-document.ts";
import { navigationMessages } from "./messages.ts";
import {
  type RefusedNavigation,
  screenStatus,
  statusBeforeHydration,
  subscribeToScreenStatus,
} from "./screen-status.ts";
import { timeOf } from "./time-of.ts";
import { useReadAgain } from "./use-read-again.ts";

interface ConnectionStatusProps {
  /** Pages that are opened without a sign-in have no stream of events. */
  isSignedIn?: boolean;
  /** Defined once and for all, as the document is kept by it. */
  isOnThePhone?: OnThePhone;
  /** Classes that widen it beyond what stands above and beside it. */
  className?: string;
}

const never = () => false;

/** Reports above every page that the connection is lost, and what waits for it; otherwise empty. */
export function ConnectionStatus({
  isSignedIn = true,
  isOnThePhone = never,
  className = "",
}: ConnectionStatusProps) {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, () => false);
  const held = useSyncExternalStore(subscribeToHeldForms, heldForms, () => noForms);
  useEffect(watchForms, []);
  useEffect(keepDrafts, []);
  useEffect(() => keepDocument(isOnThePhone), [isOnThePhone]);
  useConnectionWatch(isSignedIn);
  useReadWhenBack(isLost);
  useSendingOneByOne(isLost, held);
  useFocus(held);
  return (
    <>
      <div
        role="status"
        className={`sticky top-0 z-20 border-b border-line bg-sand text-sm empty:hidden print:hidden ${className}`}
      >
        {held.length > 0 ? <Held held={held} isLost={isLost} /> : <ScreenAge isLost={isLost} />}
      </div>
      <RestoredNote className={className} />
      <ChangedFieldRows className={className} />
    </>
  );
}

function ScreenAge({ isLost }: { isLost: boolean }) {
  const { readAt, refusedNavigation } = useSyncExternalStore(
    subscribeToScreenStatus,
    screenStatus,
    () => statusBeforeHydration,
  );
  const navigate = useNavigate();
  const language = useLanguage();
  const messages = navigationMessages(language);
  const isBusy = refusedNavigation?.isBusy ?? false;
  useNavigateAgain(isLost ? undefined : refusedNavigation);
  if (!isLost && !isBusy) return null;
  const seen = refusedNavigation ? messages.stillSeenAsOf : messages.seenAsOf;
  const details = (
    <>
      {refusedNavigation ? ` ${messages.notOpened}` : null}
      {readAt === undefined ? null : ` ${seen({ time: timeOf(new Date(readAt), language) })}`}
    </>
  );
  if (isLost)
    return (
      <p className="py-2.5 tabular-nums">
        <strong className="font-semibold">{messages.noConnection}</strong>
        {details}
      </p>
    );
  const to = refusedNavigation?.to;
  return (
    <Row
      buttons={
        to === undefined ? null : (
          <Button look="outline" onClick={() => void navigate(to)}>
            {messages.tryAgain}
          </Button>
        )
      }
    >
      <strong className="font-semibold">{messages.busy}</strong>
      {details}
    </Row>
  );
}

const navigateAgainAfterMs = [2_000, 5_000, 10_000, 20_000] as const;

/** Opens by itself what the server had no room for, unless somebody writes on the open page meanwhile. */
function useNavigateAgain(refusedNavigation: RefusedNavigation | undefined): void {
  const navigate = useNavigate();
  const tried = useRef({ to: "", times: 0 });
  useEffect(() => {
    if (refusedNavigation === undefined) tried.current = { to: "", times: 0 };
    if (!refusedNavigation?.isBusy || refusedNavigation.to === undefined) return;
    const { to } = refusedNavigation;
    const times = tried.current.to === to ? tried.current.times : 0;
    const afterMs = navigateAgainAfterMs[times];
    if (afterMs === undefined) return;
    const stop = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      tried.current = { to, times: times + 1 };
      void navigate(to);
    }, afterMs);
    document.addEventListener("input", stop);
    return () => {
      stop();
      document.removeEventListener("input", stop);
    };
  }, [refusedNavigation, navigate]);
}

function Held({ held, isLost }: { held: readonly HeldForm[]; isLost: boolean }) {
  const messages = useMessages(navigationMessages);
  const isOurFault = held.some((form) => form.isOurFault);
  const filledIn = held.filter(({ form }) => isFilledIn(form)).length;
  const isKept = filledIn > 0 ? messages.textIsHere({ count: filledIn }) : messages.nothingSent;
  const what = isLost
    ? messages.noConnection
    : isOurFault
      ? messages.ourFault
      : messages.connectionIsBack;
  const goesByItself = isLost && held.every((form) => !form.isChanged && !form.isOurFault);
  return (
    <Row
      buttons={
        <>
          <Button look="outline" onClick={sendAgain}>
            {messages.sendAgain}
          </Button>
          {goesByItself ? (
            <Button look="bare" onClick={releaseHeldForms}>
              {messages.doNotSend}
            </Button>
          ) : null}
        </>
      }
    >
      <strong className="font-semibold">{`${what} ${isKept}`}</strong>
      {goesByItself ? ` ${messages.sentOnceBack}` : null}
    </Row>
  );
}

const Row = ({ buttons, children }: { buttons: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 py-1">
    <p className="py-1.5 tabular-nums">{children}</p>
    <p className="flex gap-2">{buttons}</p>
  </div>
);

interface ButtonProps {
  look: "outline" | "bare";
  onClick: () => void;
  children: string;
}

const Button = ({ look, onClick, children }: ButtonProps) => (
  <button type="button" onClick={onClick} className={buttonClass(look, "", "compact")}>
    {children}
  </button>
);

/** The browser and the stream of events are the first to know that the connection may be lost, or is back. */
function useConnectionWatch(isSignedIn: boolean): void {
  useEffect(() => {
    const doubt = () => connection.doubt();
    const tryNow = () => connection.tryNow();
    window.addEventListener("offline", doubt);
    window.addEventListener("online", tryNow);
    document.addEventListener("visibilitychange", tryNow);
    if (!navigator.onLine) doubt();
    const stop = isSignedIn
      ? listenLive(({ kind }) => (kind === "broken" ? doubt() : tryNow()))
      : undefined;
    return () => {
      window.removeEventListener("offline", doubt);
      window.removeEventListener("online", tryNow);
      document.removeEventListener("visibilitychange", tryNow);
      stop?.();
    };
  }, [isSignedIn]);
}

/** Reads what happened meanwhile; a form that is sent by itself reads the page anyway. */
function useReadWhenBack(isLost: boolean): void {
  const readAgain = useReadAgain();
  const wasLost = useRef(false);
  const read = useEffectEvent(() => {
    if (wasLost.current && !isLost) void readAgain();
    wasLost.current = isLost;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of it
  useEffect(() => read(), [isLost]);
}

/** Waits until the router is at rest: something sent earlier would end what it is doing. */
function useSendingOneByOne(isLost: boolean, held: readonly HeldForm[]): void {
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of them
  useEffect(() => {
    if (state === "idle") sendNext();
  }, [state, isLost, held]);
}

/** A form that comes back takes the focus to its first fault, one that was not sent to its button. */
function useFocus(held: readonly HeldForm[]): void {
  const { state } = useNavigation();
  const { pathname, search, key } = useLocation();
  // Posted by the browser itself before our script was there.
  useEffect(() => {
    if (document.activeElement !== document.body || !isAnswerToForm()) return;
    const main = document.getElementById("main");
    if (main) focusFirstFault(main);
  }, []);
  // Each answer has a key of its own, which counts: one that comes at once leaves the state as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (state !== "idle") return;
    const refused = consumeRefusedForm();
    if (refused) focusFirstFault(refused.form);
    // A button that was disabled meanwhile has lost the focus.
    else if (document.activeElement === document.body)
      held.find(({ form }) => form.isConnected)?.submitter?.focus();
  }, [state, held, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the forms went with their page
  useEffect(() => {
    dropGoneForms();
    withdrawGoneFields();
    withdrawGoneRestoredFields();
  }, [pathname, search]);
}
