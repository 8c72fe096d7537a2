import { useMessages } from "#platform/language/use-messages.ts";
import type { EmailChoice } from "#platform/notifications/notification-kinds.ts";
import { accountMessages } from "../messages.ts";

interface KindChoiceProps {
  /** Name of the field. */
  kind: string;
  label: string;
  choice: string;
  choices: readonly EmailChoice[];
  error?: string | undefined;
}

/** Chooses how one kind of notification comes by email. */
export function KindChoice({ kind, label, choice, choices, error }: KindChoiceProps) {
  const isOnOff = choices.length === 2;
  const { choices: labels, on } = useMessages(accountMessages).notifications;
  return (
    <fieldset
      id={`notifications-${kind}`}
      aria-describedby={error ? `notifications-${kind}-note` : undefined}
      data-faulty={error ? "" : undefined}
      className="flow-root border-t border-line py-3"
    >
      <legend className="float-left w-full pb-1 font-medium sm:w-[24rem] sm:max-w-[calc(100%-17rem)] sm:py-2.5">
        {label}
      </legend>
      <div className="flex flex-wrap gap-x-7 max-sm:clear-both sm:float-right">
        {choices.map((kindChoice) => (
          <label key={kindChoice} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="radio"
              name={kind}
              value={kindChoice}
              defaultChecked={kindChoice === choice}
              className="size-5 shrink-0 accent-teal"
            />
            {kindChoice === "at-once" && isOnOff ? on : labels[kindChoice]}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`notifications-${kind}-note`} className="clear-both text-sm font-medium text-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
