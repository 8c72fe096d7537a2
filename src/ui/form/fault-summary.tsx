import { createContext, useContext, useEffect, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { useLastAnswer } from "./attempt-field.tsx";
import { faultId } from "./fault-id.ts";
import { formPartMessages } from "./messages.ts";

/** True in areas whose pages name the faults of a form beneath their title. */
export const PagesNameFaults = createContext(false);

/** The page is read from its top, and the form that came back may be far below. */
export const PageFaults = () => (useContext(PagesNameFaults) ? <FaultsOfAnswer /> : null);

const FaultsOfAnswer = () => <FaultSummary errors={useLastAnswer(errorsIn)} />;

interface FaultSummaryProps {
  errors: Readonly<Record<string, string>> | undefined;
}

/** This alone leads to the faults without scripts; with them, the focus goes to the first one. */
export function FaultSummary({ errors = {} }: FaultSummaryProps) {
  const { faults: text } = useMessages(formPartMessages);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const faults = Object.entries(errors);
  if (hasScripts || faults.length === 0) return null;
  return (
    <div
      role="alert"
      className="order-last mt-4 hidden w-full rounded-md bg-error-tint p-4 text-sm text-error scriptless:block"
    >
      <p className="font-medium">{text({ count: faults.length })}</p>
      <ul className="mt-1">
        {faults.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${faultId(name)}`}
              className="inline-flex min-h-8 items-center py-1 underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function errorsIn(answer: unknown): Record<string, string> | undefined {
  if (typeof answer !== "object" || answer === null || !("errors" in answer)) return undefined;
  const { errors } = answer;
  if (typeof errors !== "object" || errors === null) return undefined;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      typeof message === "string" ? [[name, message]] : [],
    ),
  );
}
