import { useId, useState } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { accountMessages } from "./messages.ts";
import { canUsePasskeys, type PasskeyUse, proveByPasskey } from "./passkey-request.ts";

interface PasskeyButtonProps {
  use: PasskeyUse;
  label: string;
  next?: string | undefined;
  /** Offers to stay signed in on this device. */
  canRemember?: boolean;
  /** Shows a field for the name of a new passkey. */
  asksName?: boolean;
}

/** Needs a script: only the browser can reach an authenticator. */
export function PasskeyButton({ use, label, next, canRemember, asksName }: PasskeyButtonProps) {
  const id = useId();
  const messages = useMessages(accountMessages).passkeyButton;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function begin(details: FormData) {
    if (!canUsePasskeys()) return setProblem(messages.unknownToBrowser);
    setBusy(true);
    setProblem(undefined);
    const name = details.get("name");
    const outcome = await proveByPasskey(
      use,
      {
        ...(canRemember && { rememberMe: details.get("rememberMe") === "on" }),
        ...(typeof name === "string" && { name }),
      },
      next,
      messages,
    );
    if (outcome.ok) return location.assign(outcome.location);
    setBusy(false);
    setProblem(outcome.problem);
  }

  return (
    <>
      <form
        className="flex flex-col items-start gap-4 scriptless:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          void begin(new FormData(event.currentTarget));
        }}
      >
        {asksName ? (
          <div className="w-full">
            <label htmlFor={`${id}-name`} className="block text-sm font-semibold">
              {messages.name}
            </label>
            <input
              id={`${id}-name`}
              name="name"
              maxLength={60}
              autoComplete="off"
              aria-describedby={`${id}-help`}
              className="mt-2 block min-h-13 w-full rounded-md border border-field bg-white px-4 py-3 text-base text-ink transition-colors hover:border-ink focus:border-teal"
            />
            <p id={`${id}-help`} className="mt-1 text-sm text-slate">
              {messages.nameHelp}
            </p>
          </div>
        ) : null}
        {canRemember ? (
          <div className="flex items-center gap-3">
            <input id={`${id}-remember`} name="rememberMe" type="checkbox" className="size-6" />
            <label htmlFor={`${id}-remember`} className="flex min-h-11 items-center text-sm">
              {messages.remember}
            </label>
          </div>
        ) : null}
        <button
          type="submit"
          disabled={isBusy}
          className={buttonClass("primary", "w-full sm:w-auto")}
        >
          {isBusy ? messages.waiting : label}
        </button>
      </form>
      <div role="alert">
        {problem ? (
          <p className="mt-4 rounded-md bg-error-tint p-4 text-sm font-medium text-error">
            {problem}
          </p>
        ) : null}
      </div>
      <noscript>
        <p className="text-slate">{messages.needsScript}</p>
      </noscript>
    </>
  );
}
