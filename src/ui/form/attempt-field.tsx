import { createContext, type ReactNode, useContext, useState } from "react";
import { Link, useActionData } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { formPartMessages } from "./messages.ts";
import { useAnswer, usePlace } from "./use-answer.ts";

const AttemptContext = createContext<string | undefined>(undefined);

interface AttemptProviderProps {
  /** The server makes a key with each reading of the area's data. */
  attempt: string | undefined;
  children: ReactNode;
}

/**
 * Holds the key of the page until another page is shown. What is read again meanwhile, after a change event for
 * instance, brings another key, by which a form that was sent once would count as a second one.
 */
export function AttemptProvider({ attempt, children }: AttemptProviderProps) {
  const place = usePlace();
  const [held, setHeld] = useState({ place, attempt });
  if (held.place !== place || held.attempt === undefined)
    if (held.place !== place || attempt !== undefined) setHeld({ place, attempt });
  return <AttemptContext value={held.attempt}>{children}</AttemptContext>;
}

/** Every form that changes records has this key, by which the same form sent twice is one change. */
export function AttemptField() {
  const attempt = useContext(AttemptContext);
  // Pages that open without a connection have entries with ids of their own, and no router.
  return attempt === undefined ? null : <HiddenAttempt ofPage={attempt} />;
}

function HiddenAttempt({ ofPage }: { ofPage: string }) {
  const attempt = useLastAnswer(sentAttempt) ?? ofPage;
  return <input type="hidden" name="attempt" value={attempt} />;
}

/** Links to the result of the earlier copy, if the page has answered a form with a question about it. */
export function EarlierCopyLink() {
  const isOfPage = useContext(AttemptContext) !== undefined;
  return isOfPage ? <LinkToEarlier /> : null;
}

function LinkToEarlier() {
  const { seeEarlier } = useMessages(formPartMessages);
  const earlier = useLastAnswer(earlierAddress);
  return earlier === undefined ? null : (
    <>
      {" "}
      <Link to={earlier} className="underline">
        {seeEarlier}
      </Link>
    </>
  );
}

/** Opens beside the form, which stays as it is typed. */
export function ConfirmationLink() {
  const isOfPage = useContext(AttemptContext) !== undefined;
  return isOfPage ? <LinkToConfirmation /> : null;
}

function LinkToConfirmation() {
  const { confirmIdentity } = useMessages(formPartMessages);
  const confirmation = useLastAnswer(confirmationAddress);
  return confirmation === undefined ? null : (
    <>
      {" "}
      <a href={confirmation} target="_blank" rel="noreferrer" className="underline">
        {confirmIdentity}
      </a>
    </>
  );
}

/** Reads the part of the page's answer to its form that is needed. */
export const useLastAnswer = <Part,>(
  read: (answer: unknown) => Part | undefined,
): Part | undefined => read(useAnswer<unknown>(useActionData()));

/** A form that came back may have been taken all the same, by a server that was too slow to say so. */
const sentAttempt = (answer: unknown): string | undefined =>
  textIn(fieldIn(answer, "values"), "attempt");

const earlierAddress = (answer: unknown): string | undefined => textIn(answer, "earlier");

const confirmationAddress = (answer: unknown): string | undefined => textIn(answer, "confirmation");

const fieldIn = (answer: unknown, name: string): unknown =>
  typeof answer === "object" && answer !== null
    ? Object.getOwnPropertyDescriptor(answer, name)?.value
    : undefined;

function textIn(answer: unknown, name: string): string | undefined {
  const text = fieldIn(answer, name);
  return typeof text === "string" ? text : undefined;
}
